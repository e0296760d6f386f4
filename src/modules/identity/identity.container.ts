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

export const identityBindings: Bindings = (registry) => {
  adapters(registry);
  useCases(registry);
  edges(registry);
};

const useCases: Bindings = (registry) => {
  const { clock, ids, jobs, mails, rateLimits, work } = platform;
  const { users, passwords, sessions, links, accessTokens, refreshTokens } = port;
  registry.use(use.limits, attemptLimits, { counts: rateLimits, config: identity.config });
  registry.use(use.openAccount, openAccount, { users, passwords, accounts: identity.newAccounts, work });
  registry.use(use.openSession, openSession, { sessions, accessTokens, refreshTokens, ids, clock });
  registry.use(use.revokeAccess, revokeAccess, { sessions, links, clock });
  registry.use(use.replacePassword, replacePassword, { users, revokeAccess: use.revokeAccess, mails, ids, clock });

  registry.use(identity.authentication, authentication, { accessTokens, sessions: port.liveSessions, clock });
  registry.use(use.register, register, {
    openAccount: use.openAccount,
    openSession: use.openSession,
    limits: use.limits,
    jobs,
    ids,
    clock,
    work,
  });
  registry.use(use.secondFactorProof, secondFactorProof, {
    factors: port.secondFactors,
    keys: identity.factorKeys,
    codes: port.oneTimeCodes,
    limits: use.limits,
    work,
  });
  registry.use(use.secondFactor, setUpSecondFactor, {
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
  registry.use(use.authenticate, authenticate, {
    users,
    passwords,
    secondFactor: use.secondFactorProof,
    openSession: use.openSession,
    limits: use.limits,
  });
  registry.use(use.refreshSession, refreshSession, { sessions, accessTokens, refreshTokens, clock });
  registry.use(use.signOut, signOut, { sessions, clock });
  registry.use(use.purgeEnded, purgeEnded, { sessions, links, changes: port.emailChanges, clock });

  registry.use(use.readCurrentUser, readCurrentUser, {
    users,
    balances: identity.balances,
    unread: identity.unreadCounts,
    signatures: port.emailSignatures,
  });
  registry.use(use.changeProfile, changeProfile, { users, work });
  registry.use(identity.mailAddresses, mailAddresses, { users, work });
  registry.use(identity.turnNotice, turnNotice, { users, work });
  registry.use(use.changeOwnPassword, changeOwnPassword, {
    users,
    passwords,
    replacePassword: use.replacePassword,
    limits: use.limits,
    work,
  });
  registry.use(use.requestPasswordReset, requestPasswordReset, { limits: use.limits, jobs, ids, clock });
  registry.use(use.sendPasswordLink, sendPasswordLink, { users, links, mails, config: identity.config, work });
  registry.use(use.resetPassword, resetPassword, {
    users,
    passwords,
    links,
    replacePassword: use.replacePassword,
    work,
  });

  registry.use(use.endSession, endSession, { sessions, clock });
  registry.use(use.exportOwnData, exportOwnData, {
    users,
    sessions,
    changes: port.emailChanges,
    elsewhere: identity.personalData,
    limits: use.limits,
    clock,
  });
  registry.use(use.anonymise, anonymiseAccount, {
    users,
    sessions,
    revokeAccess: use.revokeAccess,
    secondFactor: use.secondFactor,
    changes: port.emailChanges,
    elsewhere: identity.personalData,
    jobs,
    clock,
  });
  registry.use(use.deleteAccount, deleteOwnAccount, {
    users,
    passwords,
    unsettled: identity.unsettled,
    anonymise: use.anonymise,
    limits: use.limits,
    work,
  });
  registry.use(use.removeUser, removeUser, { users, unsettled: identity.unsettled, anonymise: use.anonymise, work });
  registry.use(use.changeEmail, changeEmail, {
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
  registry.use(use.changePhone, changePhone, { users, mails, work });
  registry.use(use.changePowers, changePowers, { users, news: port.sessionNews, work });
  registry.use(use.endSessionOf, endSessionOf, { users, sessions, work });
  registry.use(use.writeToUser, writeToUser, { users, mails, work });
  registry.use(use.eraseLatecomers, eraseLatecomers, { users, elsewhere: identity.personalData, work });
  registry.use(use.sendVerification, sendVerification, {
    users,
    tokens: port.verificationTokens,
    mails,
    clock,
    config: identity.config,
  });
  registry.use(use.verifyEmail, verifyEmail, {
    users,
    tokens: port.verificationTokens,
    limits: use.limits,
    jobs,
    ids,
    clock,
    work,
  });

  registry.use(identity.createUser, createUser, { openAccount: use.openAccount, jobs, work });
  registry.use(identity.makeAdmin, makeAdmin, {
    users,
    openAccount: use.openAccount,
    links,
    unsettled: identity.unsettled,
    revokeAccess: use.revokeAccess,
    secondFactor: use.secondFactor,
    config: identity.config,
    work,
  });
  registry.use(use.banUser, banUser, { users, revokeAccess: use.revokeAccess, work });
  registry.use(use.unbanUser, unbanUser, { users, work });
  registry.use(use.setOneTimePassword, setOneTimePassword, {
    users,
    passwords,
    revokeAccess: use.revokeAccess,
    mails,
    work,
  });
  registry.use(use.sendLinkTo, sendLinkTo, { users, revokeAccess: use.revokeAccess, limits: use.limits, jobs, work });
  registry.use(identity.seedDemoUsers, seedDemoUsers, { users, openAccount: use.openAccount, work });
};

const edges: Bindings = (registry) => {
  const sessionHandlers = token<SessionHandlers>('identity.sessionHandlers');
  const settingsHandlers = token<SettingsHandlers>('identity.settingsHandlers');
  const accountHandlers = token<AccountHandlers>('identity.accountHandlers');
  registry.make(sessionHandlers, sessionRoutes, [
    use.register,
    use.authenticate,
    use.refreshSession,
    use.signOut,
    port.users,
    use.limits,
    identity.config,
  ]);
  registry.make(accountHandlers, accountRoutes, [
    use.readCurrentUser,
    use.changeProfile,
    identity.turnNotice,
    use.changeOwnPassword,
    use.requestPasswordReset,
    use.resetPassword,
    use.limits,
  ]);
  registry.make(settingsHandlers, settingsRoutes, [
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
  registry.make(secondFactorHandlers, secondFactorRoutes, [use.secondFactor]);
  registry.make(
    identity.http,
    (session, account, settings, secondFactor) => ({ ...session, ...account, ...settings, ...secondFactor }),
    [sessionHandlers, accountHandlers, settingsHandlers, secondFactorHandlers],
  );
  registry.make(identity.sessionAdminHttp, sessionAdminRoutes, [port.sessionList, use.endSessionOf, platform.clock]);
  registry.make(identity.adminHttp, identityAdminRoutes, [
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
  registry.make(identity.jobs, identityJobs, [
    use.sendPasswordLink,
    use.sendVerification,
    use.changeEmail,
    use.eraseLatecomers,
    use.purgeEnded,
  ]);
};
