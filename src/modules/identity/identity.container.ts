import { note } from '#modules/note/index.ts';
import { token, type Bindings } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { accountRoutes, type AccountHandlers } from './adapters/http/account.routes.ts';
import { identityAdminRoutes } from './adapters/http/identity.admin.routes.ts';
import { secondFactorRoutes, type SecondFactorHandlers } from './adapters/http/second-factor.routes.ts';
import { sessionAdminRoutes } from './adapters/http/session.admin.routes.ts';
import { sessionRoutes, type SessionHandlers } from './adapters/http/session.routes.ts';
import { settingsRoutes, type SettingsHandlers } from './adapters/http/settings.routes.ts';
import { identityJobs } from './adapters/jobs/identity.jobs.ts';
import { type AnonymiseAccount, anonymiseAccount } from './application/anonymise-account.ts';
import { type AttemptLimits, attemptLimits } from './application/attempt-limits.ts';
import { type Authenticate, authenticate } from './application/authenticate.ts';
import { authentication } from './application/authentication.ts';
import { type BanUser, banUser } from './application/ban-user.ts';
import { type ChangeOwnPassword, changeOwnPassword } from './application/change-own-password.ts';
import { type ChangeEmail, changeEmail } from './application/change-email.ts';
import { type ChangePhone, changePhone } from './application/change-phone.ts';
import { type ChangePowers, changePowers } from './application/change-powers.ts';
import { type ChangeProfile, changeProfile } from './application/change-profile.ts';
import { createUser } from './application/create-user.ts';
import { type DeleteOwnAccount, deleteOwnAccount } from './application/delete-own-account.ts';
import { type EraseLatecomers, eraseLatecomers } from './application/erase-latecomers.ts';
import { type EndSessionOf, endSessionOf } from './application/end-session-of.ts';
import { type EndSession, endSession } from './application/end-session.ts';
import { type ExportOwnData, exportOwnData } from './application/export-own-data.ts';
import { mailAddresses } from './application/mail-addresses.ts';
import { makeAdmin } from './application/make-admin.ts';
import { type OpenAccount, openAccount } from './application/open-account.ts';
import { type OpenSession, openSession } from './application/open-session.ts';
import { type PurgeEnded, purgeEnded } from './application/purge-ended.ts';
import { type ReadCurrentUser, readCurrentUser } from './application/read-current-user.ts';
import { type RefreshSession, refreshSession } from './application/refresh-session.ts';
import { type Register, register } from './application/register.ts';
import { type RemoveUser, removeUser } from './application/remove-user.ts';
import { type ReplacePassword, replacePassword } from './application/replace-password.ts';
import { type RequestPasswordReset, requestPasswordReset } from './application/request-password-reset.ts';
import { type ResetPassword, resetPassword } from './application/reset-password.ts';
import { type RevokeAccess, revokeAccess } from './application/revoke-access.ts';
import { type SecondFactorProof, secondFactorProof } from './application/second-factor-proof.ts';
import { seedDemoUsers } from './application/seed-demo-users.ts';
import { type SendLinkTo, sendLinkTo } from './application/send-link-to.ts';
import { type SendPasswordLink, sendPasswordLink } from './application/send-password-link.ts';
import { type SendVerification, sendVerification } from './application/send-verification.ts';
import { type SetOneTimePassword, setOneTimePassword } from './application/set-one-time-password.ts';
import { type SetUpSecondFactor, setUpSecondFactor } from './application/set-up-second-factor.ts';
import { type SignOut, signOut } from './application/sign-out.ts';
import { turnNotice } from './application/turn-notice.ts';
import { type UnbanUser, unbanUser } from './application/unban-user.ts';
import { type VerifyEmail, verifyEmail } from './application/verify-email.ts';
import { type WriteToUser, writeToUser } from './application/write-to-user.ts';
import { identity } from './identity.tokens.ts';
import { adapters, port } from './identity-adapters.container.ts';

const use = {
  limits: token<AttemptLimits>('identity.limits'),
  openAccount: token<OpenAccount>('identity.openAccount'),
  openSession: token<OpenSession>('identity.openSession'),
  revokeAccess: token<RevokeAccess>('identity.revokeAccess'),
  replacePassword: token<ReplacePassword>('identity.replacePassword'),
  register: token<Register>('identity.register'),
  authenticate: token<Authenticate>('identity.authenticate'),
  refreshSession: token<RefreshSession>('identity.refreshSession'),
  signOut: token<SignOut>('identity.signOut'),
  readCurrentUser: token<ReadCurrentUser>('identity.readCurrentUser'),
  changeProfile: token<ChangeProfile>('identity.changeProfile'),
  changeOwnPassword: token<ChangeOwnPassword>('identity.changeOwnPassword'),
  requestPasswordReset: token<RequestPasswordReset>('identity.requestPasswordReset'),
  sendPasswordLink: token<SendPasswordLink>('identity.sendPasswordLink'),
  resetPassword: token<ResetPassword>('identity.resetPassword'),
  banUser: token<BanUser>('identity.banUser'),
  unbanUser: token<UnbanUser>('identity.unbanUser'),
  sendLinkTo: token<SendLinkTo>('identity.sendLinkTo'),
  setOneTimePassword: token<SetOneTimePassword>('identity.setOneTimePassword'),
  purgeEnded: token<PurgeEnded>('identity.purgeEnded'),
  endSession: token<EndSession>('identity.endSession'),
  exportOwnData: token<ExportOwnData>('identity.exportOwnData'),
  anonymise: token<AnonymiseAccount>('identity.anonymise'),
  removeUser: token<RemoveUser>('identity.removeUser'),
  changeEmail: token<ChangeEmail>('identity.changeEmail'),
  changePhone: token<ChangePhone>('identity.changePhone'),
  changePowers: token<ChangePowers>('identity.changePowers'),
  endSessionOf: token<EndSessionOf>('identity.endSessionOf'),
  writeToUser: token<WriteToUser>('identity.writeToUser'),
  deleteAccount: token<DeleteOwnAccount>('identity.deleteAccount'),
  eraseLatecomers: token<EraseLatecomers>('identity.eraseLatecomers'),
  sendVerification: token<SendVerification>('identity.sendVerification'),
  verifyEmail: token<VerifyEmail>('identity.verifyEmail'),
  secondFactorProof: token<SecondFactorProof>('identity.secondFactorProof'),
  secondFactor: token<SetUpSecondFactor>('identity.secondFactor'),
};

export const identityBindings: Bindings = (bind) => {
  adapters(bind);
  useCases(bind);
  edges(bind);
};

const useCases: Bindings = (bind) => {
  const { clock, ids, jobs, mails, rateLimits, work } = platform;
  const { users, passwords, sessions, links, accessTokens, refreshTokens } = port;
  bind.use(use.limits, attemptLimits, { counts: rateLimits, config: identity.config });
  bind.use(use.openAccount, openAccount, { users, passwords, accounts: identity.newAccounts, work });
  bind.use(use.openSession, openSession, { sessions, accessTokens, refreshTokens, ids, clock });
  bind.use(use.revokeAccess, revokeAccess, { sessions, links, clock });
  bind.use(use.replacePassword, replacePassword, { users, revokeAccess: use.revokeAccess, mails, ids, clock });

  bind.use(identity.authentication, authentication, { accessTokens, sessions: port.liveSessions, clock });
  bind.use(use.register, register, {
    openAccount: use.openAccount,
    openSession: use.openSession,
    limits: use.limits,
    jobs,
    ids,
    clock,
    work,
  });
  bind.use(use.secondFactorProof, secondFactorProof, {
    factors: port.secondFactors,
    keys: identity.factorKeys,
    codes: port.oneTimeCodes,
    limits: use.limits,
    work,
  });
  bind.use(use.secondFactor, setUpSecondFactor, {
    users,
    factors: port.secondFactors,
    keys: identity.factorKeys,
    codes: port.oneTimeCodes,
    proof: use.secondFactorProof,
    passwords,
    limits: use.limits,
    revokeAccess: use.revokeAccess,
    mails,
    config: identity.config,
    work,
  });
  bind.use(use.authenticate, authenticate, {
    users,
    passwords,
    secondFactor: use.secondFactorProof,
    openSession: use.openSession,
    limits: use.limits,
  });
  bind.use(use.refreshSession, refreshSession, { sessions, accessTokens, refreshTokens, clock });
  bind.use(use.signOut, signOut, { sessions, clock });
  bind.use(use.purgeEnded, purgeEnded, { sessions, links, changes: port.emailChanges, clock });

  bind.use(use.readCurrentUser, readCurrentUser, {
    users,
    balances: identity.balances,
    unread: identity.unreadCounts,
    signatures: port.emailSignatures,
  });
  bind.use(use.changeProfile, changeProfile, { users, work });
  bind.use(identity.mailAddresses, mailAddresses, { users, work });
  bind.use(identity.turnNotice, turnNotice, { users, work });
  bind.use(use.changeOwnPassword, changeOwnPassword, {
    users,
    passwords,
    replacePassword: use.replacePassword,
    limits: use.limits,
    work,
  });
  bind.use(use.requestPasswordReset, requestPasswordReset, { limits: use.limits, jobs, ids, clock });
  bind.use(use.sendPasswordLink, sendPasswordLink, { users, links, mails, config: identity.config, work });
  bind.use(use.resetPassword, resetPassword, {
    users,
    passwords,
    links,
    replacePassword: use.replacePassword,
    work,
  });

  bind.use(use.endSession, endSession, { sessions, clock });
  bind.use(use.exportOwnData, exportOwnData, {
    users,
    sessions,
    changes: port.emailChanges,
    elsewhere: identity.personalData,
    limits: use.limits,
    clock,
  });
  bind.use(use.anonymise, anonymiseAccount, {
    users,
    sessions,
    revokeAccess: use.revokeAccess,
    secondFactor: use.secondFactor,
    changes: port.emailChanges,
    elsewhere: identity.personalData,
    jobs,
    clock,
  });
  bind.use(use.deleteAccount, deleteOwnAccount, {
    users,
    passwords,
    unsettled: identity.unsettled,
    anonymise: use.anonymise,
    limits: use.limits,
    work,
  });
  bind.use(use.removeUser, removeUser, { users, unsettled: identity.unsettled, anonymise: use.anonymise, work });
  bind.use(use.changeEmail, changeEmail, {
    users,
    changes: port.emailChanges,
    history: identity.emailHistory,
    revokeAccess: use.revokeAccess,
    limits: use.limits,
    mails,
    jobs,
    config: identity.config,
    work,
  });
  bind.use(use.changePhone, changePhone, { users, mails, work });
  bind.use(use.changePowers, changePowers, { users, news: port.sessionNews, work });
  bind.use(use.endSessionOf, endSessionOf, { users, sessions, work });
  bind.use(use.writeToUser, writeToUser, { users, mails, work });
  bind.use(use.eraseLatecomers, eraseLatecomers, { users, elsewhere: identity.personalData, work });
  bind.use(use.sendVerification, sendVerification, {
    users,
    tokens: port.verificationTokens,
    mails,
    clock,
    config: identity.config,
  });
  bind.use(use.verifyEmail, verifyEmail, {
    users,
    tokens: port.verificationTokens,
    limits: use.limits,
    jobs,
    ids,
    clock,
    work,
  });

  bind.use(identity.createUser, createUser, { openAccount: use.openAccount, jobs, work });
  bind.use(identity.makeAdmin, makeAdmin, {
    users,
    openAccount: use.openAccount,
    links,
    unsettled: identity.unsettled,
    revokeAccess: use.revokeAccess,
    secondFactor: use.secondFactor,
    config: identity.config,
    work,
  });
  bind.use(use.banUser, banUser, { users, revokeAccess: use.revokeAccess, work });
  bind.use(use.unbanUser, unbanUser, { users, work });
  bind.use(use.setOneTimePassword, setOneTimePassword, {
    users,
    passwords,
    revokeAccess: use.revokeAccess,
    mails,
    work,
  });
  bind.use(use.sendLinkTo, sendLinkTo, { users, revokeAccess: use.revokeAccess, limits: use.limits, jobs, work });
  bind.use(identity.seedDemoUsers, seedDemoUsers, { users, openAccount: use.openAccount, work });
};

const edges: Bindings = (bind) => {
  const sessionHandlers = token<SessionHandlers>('identity.sessionHandlers');
  const settingsHandlers = token<SettingsHandlers>('identity.settingsHandlers');
  const accountHandlers = token<AccountHandlers>('identity.accountHandlers');
  bind.make(sessionHandlers, sessionRoutes, [
    use.register,
    use.authenticate,
    use.refreshSession,
    use.signOut,
    port.users,
    use.limits,
    identity.config,
  ]);
  bind.make(accountHandlers, accountRoutes, [
    use.readCurrentUser,
    use.changeProfile,
    identity.turnNotice,
    use.changeOwnPassword,
    use.requestPasswordReset,
    use.resetPassword,
    use.limits,
  ]);
  bind.make(settingsHandlers, settingsRoutes, [
    port.sessions,
    use.endSession,
    use.exportOwnData,
    use.deleteAccount,
    use.verifyEmail,
    use.changeEmail,
    use.limits,
    platform.clock,
  ]);
  const secondFactorHandlers = token<SecondFactorHandlers>('identity.secondFactorHandlers');
  bind.make(secondFactorHandlers, secondFactorRoutes, [use.secondFactor]);
  bind.make(
    identity.http,
    (session, account, settings, secondFactor) => ({ ...session, ...account, ...settings, ...secondFactor }),
    [sessionHandlers, accountHandlers, settingsHandlers, secondFactorHandlers],
  );
  bind.make(identity.sessionAdminHttp, sessionAdminRoutes, [port.sessionList, use.endSessionOf, platform.clock]);
  bind.make(identity.adminHttp, identityAdminRoutes, [
    port.userList,
    port.users,
    identity.balances,
    note.suspicions,
    identity.createUser,
    use.banUser,
    use.unbanUser,
    use.setOneTimePassword,
    use.secondFactor,
    identity.mailAddresses,
    use.removeUser,
    use.writeToUser,
    use.changePowers,
    use.endSessionOf,
    use.sendLinkTo,
    use.changePhone,
    use.changeEmail,
    port.emailChanges,
    identity.directory,
    platform.clock,
  ]);
  bind.make(identity.jobs, identityJobs, [
    use.sendPasswordLink,
    use.sendVerification,
    use.changeEmail,
    use.eraseLatecomers,
    use.purgeEnded,
  ]);
};
