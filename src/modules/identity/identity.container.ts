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
import { AnonymiseAccount } from './application/anonymise-account.ts';
import { AttemptLimits } from './application/attempt-limits.ts';
import { Authenticate } from './application/authenticate.ts';
import { Authentication } from './application/authentication.ts';
import { BanUser } from './application/ban-user.ts';
import { ChangeOwnPassword } from './application/change-own-password.ts';
import { ChangeEmail } from './application/change-email.ts';
import { ChangePhone } from './application/change-phone.ts';
import { ChangePowers } from './application/change-powers.ts';
import { ChangeProfile } from './application/change-profile.ts';
import { CreateUser } from './application/create-user.ts';
import { DeleteOwnAccount } from './application/delete-own-account.ts';
import { EraseLatecomers } from './application/erase-latecomers.ts';
import { EndSessionOf } from './application/end-session-of.ts';
import { EndSession } from './application/end-session.ts';
import { ExportOwnData } from './application/export-own-data.ts';
import { MailAddresses } from './application/mail-addresses.ts';
import { MakeAdmin } from './application/make-admin.ts';
import { OpenAccount } from './application/open-account.ts';
import { OpenSession } from './application/open-session.ts';
import { PurgeEnded } from './application/purge-ended.ts';
import { ReadCurrentUser } from './application/read-current-user.ts';
import { RefreshSession } from './application/refresh-session.ts';
import { Register } from './application/register.ts';
import { RemoveUser } from './application/remove-user.ts';
import { ReplacePassword } from './application/replace-password.ts';
import { RequestPasswordReset } from './application/request-password-reset.ts';
import { ResetPassword } from './application/reset-password.ts';
import { RevokeAccess } from './application/revoke-access.ts';
import { SecondFactorProof } from './application/second-factor-proof.ts';
import { SeedDemoUsers } from './application/seed-demo-users.ts';
import { SendLinkTo } from './application/send-link-to.ts';
import { SendPasswordLink } from './application/send-password-link.ts';
import { SendVerification } from './application/send-verification.ts';
import { SetOneTimePassword } from './application/set-one-time-password.ts';
import { SetUpSecondFactor } from './application/set-up-second-factor.ts';
import { SignOut } from './application/sign-out.ts';
import { TurnNotice } from './application/turn-notice.ts';
import { UnbanUser } from './application/unban-user.ts';
import { VerifyEmail } from './application/verify-email.ts';
import { WriteToUser } from './application/write-to-user.ts';
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
  const { clock, ids, jobs, mails, rateLimits, transactions } = platform;
  const { users, passwords, sessions, links, accessTokens, refreshTokens } = port;
  registry.type(use.limits, AttemptLimits, [rateLimits, identity.config]);
  registry.type(use.openAccount, OpenAccount, [users, passwords, identity.newAccounts, ids, clock]);
  registry.type(use.openSession, OpenSession, [sessions, accessTokens, refreshTokens, ids, clock]);
  registry.type(use.revokeAccess, RevokeAccess, [sessions, links, clock]);
  registry.type(use.replacePassword, ReplacePassword, [users, use.revokeAccess, mails, ids, clock]);

  registry.type(identity.authentication, Authentication, [accessTokens, port.liveSessions, clock]);
  registry.type(use.register, Register, [use.openAccount, use.openSession, use.limits, jobs, transactions, ids, clock]);
  registry.type(use.secondFactorProof, SecondFactorProof, [
    port.secondFactors,
    identity.factorKeys,
    port.oneTimeCodes,
    use.limits,
    clock,
    transactions,
  ]);
  registry.type(use.secondFactor, SetUpSecondFactor, [
    users,
    port.secondFactors,
    identity.factorKeys,
    port.oneTimeCodes,
    use.secondFactorProof,
    passwords,
    use.limits,
    use.revokeAccess,
    mails,
    ids,
    clock,
    transactions,
    identity.config,
  ]);
  registry.type(use.authenticate, Authenticate, [users, passwords, use.secondFactorProof, use.openSession, use.limits]);
  registry.type(use.refreshSession, RefreshSession, [sessions, accessTokens, refreshTokens, clock]);
  registry.type(use.signOut, SignOut, [sessions, clock]);
  registry.type(use.purgeEnded, PurgeEnded, [sessions, links, port.emailChanges, clock]);

  registry.type(use.readCurrentUser, ReadCurrentUser, [
    users,
    identity.balances,
    identity.unreadCounts,
    port.emailSignatures,
  ]);
  registry.type(use.changeProfile, ChangeProfile, [users, transactions]);
  registry.type(identity.mailAddresses, MailAddresses, [users, transactions, clock]);
  registry.type(identity.turnNotice, TurnNotice, [users, transactions]);
  registry.type(use.changeOwnPassword, ChangeOwnPassword, [
    users,
    passwords,
    use.replacePassword,
    use.limits,
    transactions,
  ]);
  registry.type(use.requestPasswordReset, RequestPasswordReset, [use.limits, jobs, ids, clock]);
  registry.type(use.sendPasswordLink, SendPasswordLink, [users, links, mails, clock, identity.config]);
  registry.type(use.resetPassword, ResetPassword, [users, passwords, links, use.replacePassword, transactions, clock]);

  registry.type(use.endSession, EndSession, [sessions, clock]);
  registry.type(use.exportOwnData, ExportOwnData, [
    users,
    sessions,
    port.emailChanges,
    identity.personalData,
    use.limits,
    clock,
  ]);
  registry.type(use.anonymise, AnonymiseAccount, [
    users,
    sessions,
    use.revokeAccess,
    use.secondFactor,
    port.emailChanges,
    identity.personalData,
    jobs,
    clock,
  ]);
  registry.type(use.deleteAccount, DeleteOwnAccount, [
    users,
    passwords,
    identity.unsettled,
    use.anonymise,
    use.limits,
    transactions,
  ]);
  registry.type(use.removeUser, RemoveUser, [users, identity.unsettled, use.anonymise, transactions]);
  registry.type(use.changeEmail, ChangeEmail, [
    users,
    port.emailChanges,
    identity.emailHistory,
    use.revokeAccess,
    use.limits,
    mails,
    jobs,
    transactions,
    ids,
    clock,
    identity.config,
  ]);
  registry.type(use.changePhone, ChangePhone, [users, mails, ids, transactions]);
  registry.type(use.changePowers, ChangePowers, [users, port.sessionNews, transactions, clock]);
  registry.type(use.endSessionOf, EndSessionOf, [users, sessions, transactions, clock]);
  registry.type(use.writeToUser, WriteToUser, [users, mails, ids, transactions]);
  registry.type(use.eraseLatecomers, EraseLatecomers, [users, identity.personalData, transactions]);
  registry.type(use.sendVerification, SendVerification, [
    users,
    port.verificationTokens,
    mails,
    clock,
    identity.config,
  ]);
  registry.type(use.verifyEmail, VerifyEmail, [
    users,
    port.verificationTokens,
    use.limits,
    jobs,
    transactions,
    ids,
    clock,
  ]);

  registry.type(identity.createUser, CreateUser, [use.openAccount, jobs, transactions, ids, clock]);
  registry.type(identity.makeAdmin, MakeAdmin, [
    users,
    use.openAccount,
    links,
    identity.unsettled,
    use.revokeAccess,
    use.secondFactor,
    transactions,
    ids,
    clock,
    identity.config,
  ]);
  registry.type(use.banUser, BanUser, [users, use.revokeAccess, transactions]);
  registry.type(use.unbanUser, UnbanUser, [users, transactions]);
  registry.type(use.setOneTimePassword, SetOneTimePassword, [
    users,
    passwords,
    use.revokeAccess,
    mails,
    transactions,
    ids,
    clock,
  ]);
  registry.type(use.sendLinkTo, SendLinkTo, [users, use.revokeAccess, use.limits, jobs, transactions, ids, clock]);
  registry.type(identity.seedDemoUsers, SeedDemoUsers, [users, use.openAccount, transactions]);
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
