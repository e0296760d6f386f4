import type { Names } from '#kernel/ports.ts';
import type { HouseSettings } from '#kernel/settings.ts';
import { token } from '#platform/di.ts';
import type { KeptFresh } from '#platform/kept-fresh.ts';
import type { Promotions } from './application/ports.ts';
import type { SettingsOfNow } from './application/settings-of-now.ts';

export const settings = {
  /** From the environment: what a fresh database begins with. */
  beginning: token<HouseSettings>('settings.beginning'),
  /** From the environment. */
  config: token<{ readonly settlesAfterHours: number }>('settings.config'),
  /** Answered by pricing. */
  promotions: token<Promotions>('settings.promotions'),
  /** Answered by identity. */
  names: token<Names>('settings.names'),
  now: token<SettingsOfNow>('settings.now'),
  /** To be started before the API and stopped after it. */
  fresh: token<KeptFresh>('settings.fresh'),
};
