import type { Names } from '#kernel/ports.ts';
import type { PlatformSettings } from '#kernel/settings.ts';
import { token } from '#platform/di.ts';
import type { PollingCache } from '#platform/polling-cache.ts';
import type { Promotions } from './application/ports.ts';
import type { SettingsOfNow } from './application/settings-of-now.ts';

export const settings = {
  /** Read from the environment: the initial values of a fresh database. */
  beginning: token<PlatformSettings>('settings.beginning'),
  /** Read from the environment. */
  config: token<{ readonly settlesAfterHours: number }>('settings.config'),
  /** Implemented by pricing. */
  promotions: token<Promotions>('settings.promotions'),
  /** Implemented by identity. */
  names: token<Names>('settings.names'),
  now: token<SettingsOfNow>('settings.now'),
  /** Started before the API and stopped after it. */
  fresh: token<PollingCache>('settings.fresh'),
};
