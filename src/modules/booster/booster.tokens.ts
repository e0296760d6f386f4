import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { BoosterProfiles } from './application/booster-profiles.ts';
import type { BoosterRoster } from './application/booster-roster.ts';
import type { ReadPublicBooster } from './application/read-public-booster.ts';
import type { BoosterReviews, OrderCounts } from './application/ports.ts';
import type { BoosterConfig } from './config.ts';

export const booster = {
  /** Implemented by the order module. */
  orderCounts: token<OrderCounts>('booster.orderCounts'),
  /** Implemented by the order module. */
  reviews: token<BoosterReviews>('booster.reviews'),
  /** From the environment. */
  config: token<BoosterConfig>('booster.config'),
  profiles: token<BoosterProfiles>('booster.profiles'),
  roster: token<BoosterRoster>('booster.roster'),
  readPublic: token<ReadPublicBooster>('booster.readPublic'),
  personalData: token<PersonalData>('booster.personalData'),
};
