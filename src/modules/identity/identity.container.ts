import type { SignedIds } from '#kernel/ports.ts';
import { note } from '#modules/note/index.ts';
import { token, type Bindings } from '#platform/di.ts';
import { HmacSignedIds } from '#platform/signed-ids.ts';
import { platform } from '#platform/tokens.ts';
import { Argon2Passwords } from './adapters/crypto/argon2-passwords.ts';
import { ChainedRefreshTokens } from './adapters/crypto/chained-refresh-tokens.ts';
import { HmacEmailSignatures } from './adapters/crypto/hmac-email-signatures.ts';
import { JwtAccessTokens } from './adapters/crypto/jwt-access-tokens.ts';
import { LinkTokens } from './adapters/crypto/link-tokens.ts';
import { TotpCodes } from './adapters/crypto/totp-codes.ts';
import { accountRoutes } from './adapters/http/account.routes.ts';
import { identityAdminRoutes } from './adapters/http/identity.admin.routes.ts';
import { secondFactorRoutes } from './adapters/http/second-factor.routes.ts';
import { sessionAdminRoutes } from './adapters/http/session.admin.routes.ts';
import { sessionRoutes } from './adapters/http/session.routes.ts';
import { settingsRoutes } from './adapters/http/settings.routes.ts';
import { identityJobs } from './adapters/jobs/identity.jobs.ts';
import { CachedLiveSessions } from './adapters/persistence/cached-live-sessions.ts';
import { SessionList } from './adapters/persistence/session-list.ts';
import { ChannelSessionNews } from './adapters/persistence/session-news.ts';
import { SqlEmailChanges } from './adapters/persistence/sql-email-changes.ts';
import { SqlPasswordLinks } from './adapters/persistence/sql-password-links.ts';
import { SqlSecondFactors } from './adapters/persistence/sql-second-factors.ts';
import { SqlSessions } from './adapters/persistence/sql-sessions.ts';
import { SqlUserDirectory } from './adapters/persistence/sql-user-directory.ts';
import { SqlUsers } from './adapters/persistence/sql-users.ts';
import { UserList } from './adapters/persistence/user-list.ts';
import { anonymiseAccount } from './application/anonymise-account.ts';
import { attemptLimits } from './application/attempt-limits.ts';
import { authenticate } from './application/authenticate.ts';
import { authentication } from './application/authentication.ts';
import { banUser } from './application/ban-user.ts';
import { changeEmail } from './application/change-email.ts';
import { changeOwnPassword } from './application/change-own-password.ts';
import { changePhone } from './application/change-phone.ts';
import { changePowers } from './application/change-powers.ts';
import { changeProfile } from './application/change-profile.ts';
import { createUser } from './application/create-user.ts';
import { deleteOwnAccount } from './application/delete-own-account.ts';
import { displayNamesOf } from './application/display-names.ts';
import type { EmailChanges } from './application/email-change-ports.ts';
import { endSessionOf } from './application/end-session-of.ts';
import { endSession } from './application/end-session.ts';
import { eraseLatecomers } from './application/erase-latecomers.ts';
import { exportOwnData } from './application/export-own-data.ts';
import { findPeople } from './application/find-people.ts';
import { mailAddresses } from './application/mail-addresses.ts';
import { makeAdmin } from './application/make-admin.ts';
import { namePeople } from './application/name-people.ts';
import { openAccount } from './application/open-account.ts';
import { openSession } from './application/open-session.ts';
import type {
  AccessTokens,
  EmailSignatures,
  OneTimeCodes,
  PasswordLinks,
  Passwords,
  RefreshTokens,
  SecondFactors,
  Sessions,
  Users,
} from './application/ports.ts';
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

const inner = {
  users: token<Users>('identity.users'),
  userList: token<UserList>('identity.userList'),
  sessionList: token<SessionList>('identity.sessionList'),
  sessions: token<Sessions>('identity.sessions'),
  liveSessions: token<CachedLiveSessions>('identity.liveSessions'),
  sessionNews: token<ChannelSessionNews>('identity.sessionNews'),
  emailChanges: token<EmailChanges>('identity.emailChanges'),
  links: token<PasswordLinks>('identity.links'),
  linkTokens: token<LinkTokens>('identity.linkTokens'),
  passwords: token<Passwords>('identity.passwords'),
  accessTokens: token<AccessTokens>('identity.accessTokens'),
  refreshTokens: token<RefreshTokens>('identity.refreshTokens'),
  emailSignatures: token<EmailSignatures>('identity.emailSignatures'),
  verificationTokens: token<SignedIds>('identity.verificationTokens'),
  secondFactors: token<SecondFactors>('identity.secondFactors'),
  oneTimeCodes: token<OneTimeCodes>('identity.oneTimeCodes'),
};

const useCases = {
  findPeople,
  namePeople,
  attemptLimits,
  openAccount,
  openSession,
  revokeAccess,
  replacePassword,
  register,
  secondFactorProof,
  setUpSecondFactor,
  refreshSession,
  signOut,
  purgeEnded,
  readCurrentUser,
  changeProfile,
  mailAddresses,
  turnNotice,
  changeOwnPassword,
  requestPasswordReset,
  sendPasswordLink,
  resetPassword,
  endSession,
  exportOwnData,
  anonymiseAccount,
  deleteOwnAccount,
  removeUser,
  changeEmail,
  changePhone,
  changePowers,
  endSessionOf,
  writeToUser,
  eraseLatecomers,
  sendVerification,
  verifyEmail,
  createUser,
  makeAdmin,
  banUser,
  unbanUser,
  setOneTimePassword,
  sendLinkTo,
  seedDemoUsers,
};

const scope = {
  ...useCases,
  ...platform,
  ...identity,
  ...inner,
  accounts: identity.newAccounts,
  limits: attemptLimits,
  factors: inner.secondFactors,
  keys: identity.factorKeys,
  codes: inner.oneTimeCodes,
  proof: secondFactorProof,
  secondFactor: setUpSecondFactor,
  changes: inner.emailChanges,
  unread: identity.unreadCounts,
  signatures: inner.emailSignatures,
  elsewhere: identity.personalData,
  anonymise: anonymiseAccount,
  history: identity.emailHistory,
  news: inner.sessionNews,
  tokens: inner.verificationTokens,
};

export const identityBindings: Bindings = (bind) => {
  bind.all(scope, useCases);
  bind.all({ ...scope, sessions: inner.liveSessions }, { authentication });
  bind.all({ ...scope, secondFactor: secondFactorProof }, { authenticate });
  adapters(bind);
  edges(bind);
};

const adapters: Bindings = (bind) => {
  const { database, clock, ids } = platform;
  bind.type(inner.users, SqlUsers, [database]);
  bind.type(inner.userList, UserList, [database]);
  bind.type(inner.sessionList, SessionList, [database]);
  bind.type(identity.directory, SqlUserDirectory, [database, identity.config]);
  bind.make(identity.names, (directory) => ({ namesOf: displayNamesOf(directory) }), [identity.directory]);
  bind.type(inner.liveSessions, CachedLiveSessions, [database, clock, identity.config]);
  bind.same(identity.livingSessions, inner.liveSessions);
  bind.type(inner.sessions, SqlSessions, [database, inner.liveSessions]);
  bind.type(inner.sessionNews, ChannelSessionNews, [database, inner.liveSessions]);
  bind.type(inner.linkTokens, LinkTokens, [identity.config]);
  bind.type(inner.links, SqlPasswordLinks, [database, inner.linkTokens]);
  bind.type(inner.emailChanges, SqlEmailChanges, [database, inner.linkTokens, ids]);
  bind.type(inner.passwords, Argon2Passwords, []);
  bind.type(inner.accessTokens, JwtAccessTokens, [identity.config]);
  bind.type(inner.refreshTokens, ChainedRefreshTokens, [identity.config]);
  bind.make(inner.verificationTokens, ({ tokenSecret }) => new HmacSignedIds(tokenSecret, 'verified address'), [
    identity.config,
  ]);
  bind.type(inner.secondFactors, SqlSecondFactors, [database]);
  bind.type(inner.oneTimeCodes, TotpCodes, []);
  bind.type(inner.emailSignatures, HmacEmailSignatures, [identity.config]);
};

const edges: Bindings = (bind) => {
  bind.make(sessionRoutes, [
    register,
    authenticate,
    refreshSession,
    signOut,
    inner.users,
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
    inner.sessions,
    endSession,
    exportOwnData,
    deleteOwnAccount,
    verifyEmail,
    changeEmail,
    attemptLimits,
    platform.clock,
  ]);
  bind.make(secondFactorRoutes, [setUpSecondFactor]);
  bind.make(sessionAdminRoutes, [inner.sessionList, endSessionOf, platform.clock]);
  bind.make(identityAdminRoutes, [
    inner.userList,
    inner.users,
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
    inner.emailChanges,
    identity.directory,
    platform.clock,
  ]);
  bind.make(identityJobs, [sendPasswordLink, sendVerification, changeEmail, eraseLatecomers, purgeEnded]);
};
