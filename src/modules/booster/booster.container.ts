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
import { MikroBoosterList } from './adapters/persistence/mikro-booster-list.ts';
import { MikroProfiles } from './adapters/persistence/mikro-profiles.ts';
import { BoosterPersonalData } from './adapters/persistence/booster-personal-data.ts';
import { type AnswerQuestion, answerQuestion } from './application/answer-question.ts';
import { boosterProfiles } from './application/booster-profiles.ts';
import { type BoosterRecords, boosterRecords } from './application/booster-records.ts';
import { boosterRoster } from './application/booster-roster.ts';
import { type ForgetRefused, forgetRefused } from './application/forget-refused.ts';
import { type JudgeApplication, judgeApplication } from './application/judge-application.ts';
import type { Applications, BoosterList, Profiles } from './application/ports.ts';
import { applicationProjections } from './application/projections.ts';
import { readPublicBooster } from './application/read-public-booster.ts';
import { type ReadEarnings, readEarnings } from './application/read-earnings.ts';
import { type ReceiveApplication, receiveApplication } from './application/receive-application.ts';
import { type SendQuestion, sendQuestion } from './application/send-question.ts';
import type { ApplicationEvent } from './domain/application-events.ts';
import { booster } from './booster.tokens.ts';

const inner = {
  work: token<UnitOfWork<ApplicationEvent>>('booster.work'),
  list: token<BoosterList>('booster.list'),
  profiles: token<Profiles>('booster.profileStore'),
  records: token<BoosterRecords>('booster.records'),
  earnings: token<ReadEarnings>('booster.earnings'),
  applications: token<Applications>('booster.applications'),
  answerLinks: token<SignedIds>('booster.answerLinks'),
  receiveApplication: token<ReceiveApplication>('booster.receiveApplication'),
  answerQuestion: token<AnswerQuestion>('booster.answerQuestion'),
  judgeApplication: token<JudgeApplication>('booster.judgeApplication'),
  sendQuestion: token<SendQuestion>('booster.sendQuestion'),
  forgetRefused: token<ForgetRefused>('booster.forgetRefused'),
};

export const boosterBindings: Bindings = (bind) => {
  const { profiles, records, earnings } = inner;
  bind.use(inner.work, recordingWork(applicationProjections), { work: platform.work, telling: platform.telling });
  bind.type(booster.personalData, BoosterPersonalData, [platform.database]);
  bind.type(profiles, MikroProfiles, [platform.database]);
  bind.use(booster.profiles, boosterProfiles, { profiles, work: inner.work });
  bind.use(booster.roster, boosterRoster, { profiles, users: identity.directory, list: inner.list });
  bind.type(inner.list, MikroBoosterList, [platform.database]);
  bind.use(records, boosterRecords, {
    list: inner.list,
    profiles,
    users: identity.directory,
    books: wallet.books,
    orders: booster.orderCounts,
  });
  bind.use(earnings, readEarnings, {
    books: wallet.books,
    income: wallet.income,
    orders: booster.orderCounts,
    clock: platform.clock,
  });
  bind.use(booster.readPublic, readPublicBooster, {
    profiles,
    users: identity.directory,
    orders: booster.orderCounts,
    reviews: booster.reviews,
  });
  bind.make(booster.http, boosterRoutes, [records, booster.profiles, earnings, booster.readPublic]);
  bind.make(booster.adminHttp, boosterAdminRoutes, [records, booster.profiles]);
  ofApplications(bind);
};

const ofApplications: Bindings = (bind) => {
  const { mails, rateLimits, clock, jobs } = platform;
  const { work, applications, answerLinks } = inner;
  bind.type(applications, MikroApplications, [platform.database]);
  bind.make(answerLinks, ({ tokenSecret }) => new HmacSignedIds(tokenSecret, 'application answer'), [booster.config]);
  bind.use(inner.receiveApplication, receiveApplication, {
    applications,
    mails,
    rateLimits,
    limits: booster.config,
    work,
  });
  bind.use(inner.answerQuestion, answerQuestion, {
    applications,
    links: answerLinks,
    rateLimits,
    config: booster.config,
    work,
  });
  bind.use(inner.judgeApplication, judgeApplication, {
    applications,
    createUser: identity.createUser,
    profiles: booster.profiles,
    mails,
    jobs,
    work,
  });
  bind.use(inner.sendQuestion, sendQuestion, { applications, links: answerLinks, mails, config: booster.config });
  bind.make(booster.applicationHttp, applicationRoutes, [
    inner.receiveApplication,
    inner.answerQuestion,
    inner.judgeApplication,
    applications,
  ]);
  bind.use(inner.forgetRefused, forgetRefused, { applications, clock });
  bind.make(booster.jobs, boosterJobs, [inner.sendQuestion, inner.forgetRefused]);
};
