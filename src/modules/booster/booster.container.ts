import { identity } from '#modules/identity/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import { type Bindings, token } from '#platform/di.ts';
import { announcing, houseNews } from '#platform/live/announcing.ts';
import { platform } from '#platform/tokens.ts';
import { HmacAnswerLinks } from './adapters/crypto/hmac-answer-links.ts';
import { applicationRoutes } from './adapters/http/application.routes.ts';
import { boosterAdminRoutes } from './adapters/http/booster.admin.routes.ts';
import { boosterRoutes } from './adapters/http/booster.routes.ts';
import { boosterJobs } from './adapters/jobs/booster.jobs.ts';
import { MikroApplications } from './adapters/persistence/mikro-applications.ts';
import { MikroBoosterList } from './adapters/persistence/mikro-booster-list.ts';
import { MikroProfiles } from './adapters/persistence/mikro-profiles.ts';
import { BoosterPersonalData } from './adapters/persistence/booster-personal-data.ts';
import { AnswerQuestion } from './application/answer-question.ts';
import { BoosterProfiles } from './application/booster-profiles.ts';
import { BoosterRecords } from './application/booster-records.ts';
import { BoosterRoster } from './application/booster-roster.ts';
import { ForgetRefused } from './application/forget-refused.ts';
import { JudgeApplication } from './application/judge-application.ts';
import type { AnswerLinks, Applications, BoosterList, Profiles } from './application/ports.ts';
import { ReadPublicBooster } from './application/read-public-booster.ts';
import { ReadEarnings } from './application/read-earnings.ts';
import { ReceiveApplication } from './application/receive-application.ts';
import { SendQuestion } from './application/send-question.ts';
import { booster } from './booster.tokens.ts';

const inner = {
  list: token<BoosterList>('booster.list'),
  profiles: token<Profiles>('booster.profileStore'),
  records: token<BoosterRecords>('booster.records'),
  earnings: token<ReadEarnings>('booster.earnings'),
  applications: token<Applications>('booster.applications'),
  answerLinks: token<AnswerLinks>('booster.answerLinks'),
  receiveApplication: token<ReceiveApplication>('booster.receiveApplication'),
  answerQuestion: token<AnswerQuestion>('booster.answerQuestion'),
  judgeApplication: token<JudgeApplication>('booster.judgeApplication'),
  sendQuestion: token<SendQuestion>('booster.sendQuestion'),
  forgetRefused: token<ForgetRefused>('booster.forgetRefused'),
};

export const boosterBindings: Bindings = (registry) => {
  const { profiles, records, earnings } = inner;
  registry.type(booster.personalData, BoosterPersonalData, [platform.database]);
  registry.type(profiles, MikroProfiles, [platform.database]);
  registry.type(booster.profiles, BoosterProfiles, [profiles, platform.transactions]);
  registry.type(booster.roster, BoosterRoster, [profiles, identity.directory, inner.list]);
  registry.type(inner.list, MikroBoosterList, [platform.database]);
  registry.type(records, BoosterRecords, [inner.list, profiles, identity.directory, wallet.books, booster.orderCounts]);
  registry.type(earnings, ReadEarnings, [wallet.books, wallet.income, booster.orderCounts, platform.clock]);
  registry.type(booster.readPublic, ReadPublicBooster, [
    profiles,
    identity.directory,
    booster.orderCounts,
    booster.reviews,
  ]);
  registry.make(booster.http, boosterRoutes, [records, booster.profiles, earnings, booster.readPublic]);
  registry.make(booster.adminHttp, boosterAdminRoutes, [records, booster.profiles]);
  ofApplications(registry);
};

const ofApplications: Bindings = (registry) => {
  const { mails, rateLimits, transactions, ids, clock, jobs } = platform;
  const { applications, answerLinks, receiveApplication, answerQuestion, judgeApplication, sendQuestion } = inner;
  registry.make(
    applications,
    (rows, outgoing, running) => {
      const told = ({ id }: { readonly id: string }) => houseNews('booster-applications', 'boosters:read', id);
      return announcing(new MikroApplications(rows), { add: told, save: told }, outgoing, running);
    },
    [platform.database, platform.outbox, platform.transactions],
  );
  registry.type(answerLinks, HmacAnswerLinks, [booster.config]);
  registry.type(receiveApplication, ReceiveApplication, [
    applications,
    mails,
    rateLimits,
    transactions,
    ids,
    clock,
    booster.config,
  ]);
  registry.type(answerQuestion, AnswerQuestion, [
    applications,
    answerLinks,
    rateLimits,
    transactions,
    clock,
    booster.config,
  ]);
  registry.type(judgeApplication, JudgeApplication, [
    applications,
    identity.createUser,
    booster.profiles,
    mails,
    jobs,
    transactions,
    clock,
  ]);
  registry.type(sendQuestion, SendQuestion, [applications, answerLinks, mails, booster.config]);
  registry.make(booster.applicationHttp, applicationRoutes, [
    receiveApplication,
    answerQuestion,
    judgeApplication,
    applications,
  ]);
  registry.type(inner.forgetRefused, ForgetRefused, [applications, clock]);
  registry.make(booster.jobs, boosterJobs, [sendQuestion, inner.forgetRefused]);
};
