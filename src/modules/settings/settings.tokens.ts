import type { Names } from '#kernel/ports.ts';
import type { HouseSettings } from '#kernel/settings.ts';
import { token } from '#platform/di.ts';
import type { KeptFresh } from '#platform/kept-fresh.ts';
import type { Promotions } from './application/ports.ts';
import type { SettingsOfNow } from './application/settings-of-now.ts';

export const settings = {
  /** Read from the environment: the initial values of a fresh database. */
  beginning: token<HouseSettings>('settings.beginning'),
  /** Read from the environment. */
  config: token<{ readonly settlesAfterHours: number }>('settings.config'),
  /** Implemented by pricing. */
  promotions: token<Promotions>('settings.promotions'),
  /** Implemented by identity. */
  names: token<Names>('settings.names'),
  now: token<SettingsOfNow>('settings.now'),
  /** Started before the API and stopped after it. */
  fresh: token<KeptFresh>('settings.fresh'),
};
