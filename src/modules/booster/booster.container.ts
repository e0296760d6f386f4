import type { SignedIds, UnitOfWork } from '#kernel/ports.ts';
import { identity } from '#modules/identity/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import { type Bindings, token } from '#platform/di.ts';
import { HmacSignedIds } from '#platform/signed-ids.ts';
import { platform } from '#platform/tokens.ts';
import { recordingWork } from '#platform/unit-of-work.ts';
import { applicationRoutes } from './adapters/http/application.routes.ts';
import { boosterAdminRoutes } from './adapters/http/booster.admin.routes.ts';
import { boosterRoutes } from './adapters/http/booster.routes.ts';
import { boosterJobs } from './adapters/jobs/booster.jobs.ts';
import { MikroApplications } from './adapters/persistence/mikro-applications.ts';
import { SqlBoosterList } from './adapters/persistence/sql-booster-list.ts';
import { SqlBoosterResults } from './adapters/persistence/sql-booster-results.ts';
import { SqlProfiles } from './adapters/persistence/sql-profiles.ts';
import { boosterPersonalData } from './adapters/persistence/booster-personal-data.ts';
import { answerQuestion } from './application/answer-question.ts';
import { boosterProfiles } from './application/booster-profiles.ts';
import { boosterRecords } from './application/booster-records.ts';
import { boosterRoster } from './application/booster-roster.ts';
import { forgetRefused } from './application/forget-refused.ts';
import { judgeApplication } from './application/judge-application.ts';
import type { Applications, BoosterList, BoosterResults, Profiles } from './application/ports.ts';
import { applicationProjections } from './application/projections.ts';
import { readPublicBooster } from './application/read-public-booster.ts';
import { readEarnings } from './application/read-earnings.ts';
import { receiveApplication } from './application/receive-application.ts';
import { sendQuestion } from './application/send-question.ts';
import type { ApplicationEvent } from './domain/application-events.ts';
import { booster } from './booster.tokens.ts';

const inner = {
  work: token<UnitOfWork<ApplicationEvent>>('booster.work'),
  list: token<BoosterList>('booster.list'),
  results: token<BoosterResults>('booster.results'),
  profiles: token<Profiles>('booster.profileStore'),
  applications: token<Applications>('booster.applications'),
  answerLinks: token<SignedIds>('booster.answerLinks'),
};

const useCases = {
  roster: boosterRoster,
  boosterRecords,
  readEarnings,
  readPublic: readPublicBooster,
  receiveApplication,
  answerQuestion,
  sendQuestion,
  forgetRefused,
};

const scope = {
  ...useCases,
  ...platform,
  ...booster,
  ...inner,
  users: identity.directory,
  books: wallet.books,
  orders: booster.orderCounts,
  income: wallet.income,
  limits: booster.config,
  links: inner.answerLinks,
  createUser: identity.createUser,
};

export const boosterBindings: Bindings = (bind) => {
  const { profiles } = inner;
  bind.use(inner.work, recordingWork(applicationProjections), platform);
  bind.make(booster.personalData, boosterPersonalData, [platform.database]);
  bind.type(profiles, SqlProfiles, [platform.database]);
  bind.all(scope, useCases);
  bind.use(booster.profiles, boosterProfiles, scope);
  bind.all({ ...scope, profiles: booster.profiles }, { judgeApplication });
  bind.type(inner.list, SqlBoosterList, [platform.database]);
  bind.type(inner.results, SqlBoosterResults, [platform.database]);
  bind.make(boosterRoutes, [boosterRecords, booster.profiles, readEarnings, booster.readPublic]);
  bind.make(boosterAdminRoutes, [boosterRecords, booster.profiles]);
  ofApplications(bind);
};

const ofApplications: Bindings = (bind) => {
  const { applications, answerLinks } = inner;
  bind.type(applications, MikroApplications, [platform.database]);
  bind.make(answerLinks, ({ tokenSecret }) => new HmacSignedIds(tokenSecret, 'application answer'), [booster.config]);
  bind.make(applicationRoutes, [receiveApplication, answerQuestion, judgeApplication, applications]);
  bind.make(boosterJobs, [sendQuestion, forgetRefused]);
};
