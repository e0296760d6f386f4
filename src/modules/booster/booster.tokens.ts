import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { BoosterAdminHandlers } from './adapters/http/booster.admin.routes.ts';
import type { BoosterHandlers } from './adapters/http/booster.routes.ts';
import type { BoosterProfiles } from './application/booster-profiles.ts';
import type { BoosterRoster } from './application/booster-roster.ts';
import type { OrderCounts } from './application/ports.ts';

export const booster = {
  /** Bound by main, to the order module. */
  orderCounts: token<OrderCounts>('booster.orderCounts'),
  profiles: token<BoosterProfiles>('booster.profiles'),
  roster: token<BoosterRoster>('booster.roster'),
  http: token<BoosterHandlers>('booster.http'),
  adminHttp: token<BoosterAdminHandlers>('booster.adminHttp'),
  personalData: token<PersonalData>('booster.personalData'),
};
