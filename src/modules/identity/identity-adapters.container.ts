import type { SignedIds } from '#kernel/ports.ts';
import { token, type Bindings } from '#platform/di.ts';
import { HmacSignedIds } from '#platform/signed-ids.ts';
import { platform } from '#platform/tokens.ts';
import { Argon2Passwords } from './adapters/crypto/argon2-passwords.ts';
import { ChainedRefreshTokens } from './adapters/crypto/chained-refresh-tokens.ts';
import { HmacEmailSignatures } from './adapters/crypto/hmac-email-signatures.ts';
import { JwtAccessTokens } from './adapters/crypto/jwt-access-tokens.ts';
import { TotpCodes } from './adapters/crypto/totp-codes.ts';
import { LinkTokens } from './adapters/crypto/link-tokens.ts';
import { CachedLiveSessions } from './adapters/persistence/cached-live-sessions.ts';
import { SqlEmailChanges } from './adapters/persistence/sql-email-changes.ts';
import { SqlPasswordLinks } from './adapters/persistence/sql-password-links.ts';
import { SqlSecondFactors } from './adapters/persistence/sql-second-factors.ts';
import { SqlSessions } from './adapters/persistence/sql-sessions.ts';
import { ChannelSessionNews } from './adapters/persistence/session-news.ts';
import { SqlUserDirectory } from './adapters/persistence/sql-user-directory.ts';
import { SqlUsers } from './adapters/persistence/sql-users.ts';
import { SessionList } from './adapters/persistence/session-list.ts';
import { UserList } from './adapters/persistence/user-list.ts';
import type { EmailChanges } from './application/email-change-ports.ts';
import { displayNamesOf } from './application/display-names.ts';
import { findPeople } from './application/find-people.ts';
import { namePeople } from './application/name-people.ts';
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
import { identity } from './identity.tokens.ts';

/** Ports that only this file and identity's own container use. */
export const port = {
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

export const adapters: Bindings = (bind) => {
  const { database, clock, ids } = platform;
  bind.type(port.users, SqlUsers, [database]);
  bind.type(port.userList, UserList, [database]);
  bind.type(port.sessionList, SessionList, [database]);
  bind.type(identity.directory, SqlUserDirectory, [database, identity.config]);
  bind.make(identity.names, (directory) => ({ namesOf: displayNamesOf(directory) }), [identity.directory]);
  bind.use(identity.findPeople, findPeople, { directory: identity.directory });
  bind.use(identity.namePeople, namePeople, { directory: identity.directory });
  bind.type(port.liveSessions, CachedLiveSessions, [database, clock, identity.config]);
  bind.same(identity.livingSessions, port.liveSessions);
  bind.type(port.sessions, SqlSessions, [database, port.liveSessions]);
  bind.type(port.sessionNews, ChannelSessionNews, [database, port.liveSessions]);
  bind.type(port.linkTokens, LinkTokens, [identity.config]);
  bind.type(port.links, SqlPasswordLinks, [database, port.linkTokens]);
  bind.type(port.emailChanges, SqlEmailChanges, [database, port.linkTokens, ids]);
  bind.type(port.passwords, Argon2Passwords, []);
  bind.type(port.accessTokens, JwtAccessTokens, [identity.config]);
  bind.type(port.refreshTokens, ChainedRefreshTokens, [identity.config]);
  bind.make(port.verificationTokens, ({ tokenSecret }) => new HmacSignedIds(tokenSecret, 'verified address'), [
    identity.config,
  ]);
  bind.type(port.secondFactors, SqlSecondFactors, [database]);
  bind.type(port.oneTimeCodes, TotpCodes, []);
  bind.type(port.emailSignatures, HmacEmailSignatures, [identity.config]);
};
