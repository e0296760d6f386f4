import { identity } from '#modules/identity/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { applicationRoutes } from './adapters/http/application.routes.ts';
import { boosterAdminRoutes } from './adapters/http/booster.admin.routes.ts';
import { boosterRoutes } from './adapters/http/booster.routes.ts';
import { MikroApplications } from './adapters/persistence/mikro-applications.ts';
import { MikroProfiles } from './adapters/persistence/mikro-profiles.ts';
import { BoosterPersonalData } from './adapters/persistence/booster-personal-data.ts';
import { BoosterProfiles } from './application/booster-profiles.ts';
import { BoosterRecords } from './application/booster-records.ts';
import { BoosterRoster } from './application/booster-roster.ts';
import type { Applications, Profiles } from './application/ports.ts';
import { ReadEarnings } from './application/read-earnings.ts';
import { ReceiveApplication } from './application/receive-application.ts';
import { booster } from './booster.tokens.ts';

const inner = {
  profiles: token<Profiles>('booster.profileStore'),
  records: token<BoosterRecords>('booster.records'),
  earnings: token<ReadEarnings>('booster.earnings'),
  applications: token<Applications>('booster.applications'),
  receiveApplication: token<ReceiveApplication>('booster.receiveApplication'),
};

export const boosterBindings: Bindings = (registry) => {
  const { profiles, records, earnings, applications, receiveApplication } = inner;
  registry.type(booster.personalData, BoosterPersonalData, [platform.database]);
  registry.type(profiles, MikroProfiles, [platform.database]);
  registry.type(booster.profiles, BoosterProfiles, [profiles, platform.transactions]);
  registry.type(booster.roster, BoosterRoster, [profiles, identity.directory]);
  registry.type(records, BoosterRecords, [profiles, identity.directory, wallet.books, booster.orderCounts]);
  registry.type(earnings, ReadEarnings, [wallet.books, wallet.income, booster.orderCounts, platform.clock]);
  registry.type(applications, MikroApplications, [platform.database]);
  registry.type(receiveApplication, ReceiveApplication, [
    applications,
    platform.rateLimits,
    platform.ids,
    platform.clock,
    booster.applicationLimits,
  ]);

  registry.make(booster.http, boosterRoutes, [records, earnings]);
  registry.make(booster.adminHttp, boosterAdminRoutes, [records, booster.profiles]);
  registry.make(booster.applicationHttp, applicationRoutes, [receiveApplication, applications]);
};
