import { note } from '#modules/note/index.ts';
import type { Bindings } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { accountRoutes } from './adapters/http/account.routes.ts';
import { identityAdminRoutes } from './adapters/http/identity.admin.routes.ts';
import { secondFactorRoutes } from './adapters/http/second-factor.routes.ts';
import { sessionAdminRoutes } from './adapters/http/session.admin.routes.ts';
import { sessionRoutes } from './adapters/http/session.routes.ts';
import { settingsRoutes } from './adapters/http/settings.routes.ts';
import { identityJobs } from './adapters/jobs/identity.jobs.ts';
import { anonymiseAccount } from './application/anonymise-account.ts';
import { attemptLimits } from './application/attempt-limits.ts';
import { authenticate } from './application/authenticate.ts';
import { authentication } from './application/authentication.ts';
import { banUser } from './application/ban-user.ts';
import { changeOwnPassword } from './application/change-own-password.ts';
import { changeEmail } from './application/change-email.ts';
import { changePhone } from './application/change-phone.ts';
import { changePowers } from './application/change-powers.ts';
import { changeProfile } from './application/change-profile.ts';
import { createUser } from './application/create-user.ts';
import { deleteOwnAccount } from './application/delete-own-account.ts';
import { eraseLatecomers } from './application/erase-latecomers.ts';
import { endSessionOf } from './application/end-session-of.ts';
import { endSession } from './application/end-session.ts';
import { exportOwnData } from './application/export-own-data.ts';
import { mailAddresses } from './application/mail-addresses.ts';
import { makeAdmin } from './application/make-admin.ts';
import { openAccount } from './application/open-account.ts';
import { openSession } from './application/open-session.ts';
import { purgeEnded } from './application/purge-ended.ts';
import { readCurrentUser } from './application/read-current-user.ts';
import { refreshSession } from './application/refresh-session.ts';
import { register } from './application/register.ts';
import { removeUser } from './application/remove-user.ts';
import { replacePassword } from './application/replace-password.ts';
import { requestPasswordReset } from './application/request-password-reset.ts';
import { resetPassword } from './application/reset-password.ts';
import { revokeAccess } from './application/revoke-access.ts';
import { secondFactorProof } from './application/second-factor-proof.ts';
import { seedDemoUsers } from './application/seed-demo-users.ts';
import { sendLinkTo } from './application/send-link-to.ts';
import { sendPasswordLink } from './application/send-password-link.ts';
import { sendVerification } from './application/send-verification.ts';
import { setOneTimePassword } from './application/set-one-time-password.ts';
import { setUpSecondFactor } from './application/set-up-second-factor.ts';
import { signOut } from './application/sign-out.ts';
import { turnNotice } from './application/turn-notice.ts';
import { unbanUser } from './application/unban-user.ts';
import { verifyEmail } from './application/verify-email.ts';
import { writeToUser } from './application/write-to-user.ts';
import { identity } from './identity.tokens.ts';
import { adapters, port } from './identity-adapters.container.ts';

export const identityBindings: Bindings = (bind) => {
  adapters(bind);
  useCases(bind);
  edges(bind);
};

const useCases: Bindings = (bind) => {
  const { clock, ids, jobs, mails, rateLimits, work } = platform;
  const { users, passwords, sessions, links, accessTokens, refreshTokens } = port;
  bind.use(attemptLimits, { rateLimits, config: identity.config });
  bind.use(openAccount, { users, passwords, accounts: identity.newAccounts, work });
  bind.use(openSession, { sessions, accessTokens, refreshTokens, ids, clock });
  bind.use(revokeAccess, { sessions, links, clock });
  bind.use(replacePassword, { users, revokeAccess, mails, ids, clock });

  bind.use(identity.authentication, authentication, { accessTokens, sessions: port.liveSessions, clock });
  bind.use(register, {
    openAccount,
    openSession,
    limits: attemptLimits,
    jobs,
    ids,
    clock,
    work,
  });
  bind.use(secondFactorProof, {
    factors: port.secondFactors,
    keys: identity.factorKeys,
    codes: port.oneTimeCodes,
    limits: attemptLimits,
    work,
  });
  bind.use(setUpSecondFactor, {
    users,
    factors: port.secondFactors,
    keys: identity.factorKeys,
    codes: port.oneTimeCodes,
    proof: secondFactorProof,
    passwords,
    limits: attemptLimits,
    revokeAccess,
    mails,
    config: identity.config,
    work,
  });
  bind.use(authenticate, {
    users,
    passwords,
    secondFactor: secondFactorProof,
    openSession,
    limits: attemptLimits,
  });
  bind.use(refreshSession, { sessions, accessTokens, refreshTokens, clock });
  bind.use(signOut, { sessions, clock });
  bind.use(purgeEnded, { sessions, links, changes: port.emailChanges, clock });

  bind.use(readCurrentUser, {
    users,
    balances: identity.balances,
    unread: identity.unreadCounts,
    signatures: port.emailSignatures,
  });
  bind.use(changeProfile, { users, work });
  bind.use(identity.mailAddresses, mailAddresses, { users, work });
  bind.use(identity.turnNotice, turnNotice, { users, work });
  bind.use(changeOwnPassword, {
    users,
    passwords,
    replacePassword,
    limits: attemptLimits,
    work,
  });
  bind.use(requestPasswordReset, { limits: attemptLimits, jobs, ids, clock });
  bind.use(sendPasswordLink, { users, links, mails, config: identity.config, work });
  bind.use(resetPassword, {
    users,
    passwords,
    links,
    replacePassword,
    work,
  });

  bind.use(endSession, { sessions, clock });
  bind.use(exportOwnData, {
    users,
    sessions,
    changes: port.emailChanges,
    elsewhere: identity.personalData,
    limits: attemptLimits,
    clock,
  });
  bind.use(anonymiseAccount, {
    users,
    sessions,
    revokeAccess,
    secondFactor: setUpSecondFactor,
    changes: port.emailChanges,
    elsewhere: identity.personalData,
    jobs,
    clock,
  });
  bind.use(deleteOwnAccount, {
    users,
    passwords,
    unsettled: identity.unsettled,
    anonymise: anonymiseAccount,
    limits: attemptLimits,
    work,
  });
  bind.use(removeUser, { users, unsettled: identity.unsettled, anonymise: anonymiseAccount, work });
  bind.use(changeEmail, {
    users,
    changes: port.emailChanges,
    history: identity.emailHistory,
    revokeAccess,
    limits: attemptLimits,
    mails,
    jobs,
    config: identity.config,
    work,
  });
  bind.use(changePhone, { users, mails, work });
  bind.use(changePowers, { users, news: port.sessionNews, work });
  bind.use(endSessionOf, { users, sessions, work });
  bind.use(writeToUser, { users, mails, work });
  bind.use(eraseLatecomers, { users, elsewhere: identity.personalData, work });
  bind.use(sendVerification, {
    users,
    tokens: port.verificationTokens,
    mails,
    clock,
    config: identity.config,
  });
  bind.use(verifyEmail, {
    users,
    tokens: port.verificationTokens,
    limits: attemptLimits,
    jobs,
    ids,
    clock,
    work,
  });

  bind.use(identity.createUser, createUser, { openAccount, jobs, work });
  bind.use(identity.makeAdmin, makeAdmin, {
    users,
    openAccount,
    links,
    unsettled: identity.unsettled,
    revokeAccess,
    secondFactor: setUpSecondFactor,
    config: identity.config,
    work,
  });
  bind.use(banUser, { users, revokeAccess, work });
  bind.use(unbanUser, { users, work });
  bind.use(setOneTimePassword, {
    users,
    passwords,
    revokeAccess,
    mails,
    work,
  });
  bind.use(sendLinkTo, { users, revokeAccess, limits: attemptLimits, jobs, work });
  bind.use(identity.seedDemoUsers, seedDemoUsers, { users, openAccount, work });
};

const edges: Bindings = (bind) => {
  bind.make(sessionRoutes, [
    register,
    authenticate,
    refreshSession,
    signOut,
    port.users,
    attemptLimits,
    identity.config,
  ]);
  bind.make(accountRoutes, [
    readCurrentUser,
    changeProfile,
    identity.turnNotice,
    changeOwnPassword,
    requestPasswordReset,
    resetPassword,
    attemptLimits,
  ]);
  bind.make(settingsRoutes, [
    port.sessions,
    endSession,
    exportOwnData,
    deleteOwnAccount,
    verifyEmail,
    changeEmail,
    attemptLimits,
    platform.clock,
  ]);
  bind.make(secondFactorRoutes, [setUpSecondFactor]);
  bind.make(sessionAdminRoutes, [port.sessionList, endSessionOf, platform.clock]);
  bind.make(identityAdminRoutes, [
    port.userList,
    port.users,
    identity.balances,
    note.suspicions,
    identity.createUser,
    banUser,
    unbanUser,
    setOneTimePassword,
    setUpSecondFactor,
    identity.mailAddresses,
    removeUser,
    writeToUser,
    changePowers,
    endSessionOf,
    sendLinkTo,
    changePhone,
    changeEmail,
    port.emailChanges,
    identity.directory,
    platform.clock,
  ]);
  bind.make(identityJobs, [sendPasswordLink, sendVerification, changeEmail, eraseLatecomers, purgeEnded]);
};
