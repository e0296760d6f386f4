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
import { MikroEmailChanges } from './adapters/persistence/mikro-email-changes.ts';
import { MikroPasswordLinks } from './adapters/persistence/mikro-password-links.ts';
import { MikroSecondFactors } from './adapters/persistence/mikro-second-factors.ts';
import { MikroSessions } from './adapters/persistence/mikro-sessions.ts';
import { ChannelSessionNews } from './adapters/persistence/session-news.ts';
import { MikroUserDirectory } from './adapters/persistence/mikro-user-directory.ts';
import { MikroUsers } from './adapters/persistence/mikro-users.ts';
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

/** Identity's ports, which only its own container and this file know. */
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
  bind.type(port.users, MikroUsers, [database]);
  bind.type(port.userList, UserList, [database]);
  bind.type(port.sessionList, SessionList, [database]);
  bind.type(identity.directory, MikroUserDirectory, [database, identity.config]);
  bind.make(identity.names, (directory) => ({ namesOf: displayNamesOf(directory) }), [identity.directory]);
  bind.use(identity.findPeople, findPeople, { directory: identity.directory });
  bind.use(identity.namePeople, namePeople, { directory: identity.directory });
  bind.type(port.liveSessions, CachedLiveSessions, [database, clock, identity.config]);
  bind.same(identity.livingSessions, port.liveSessions);
  bind.type(port.sessions, MikroSessions, [database, port.liveSessions]);
  bind.type(port.sessionNews, ChannelSessionNews, [database, port.liveSessions]);
  bind.type(port.linkTokens, LinkTokens, [identity.config]);
  bind.type(port.links, MikroPasswordLinks, [database, port.linkTokens]);
  bind.type(port.emailChanges, MikroEmailChanges, [database, port.linkTokens, ids]);
  bind.type(port.passwords, Argon2Passwords, []);
  bind.type(port.accessTokens, JwtAccessTokens, [identity.config]);
  bind.type(port.refreshTokens, ChainedRefreshTokens, [identity.config]);
  bind.make(port.verificationTokens, ({ tokenSecret }) => new HmacSignedIds(tokenSecret, 'verified address'), [
    identity.config,
  ]);
  bind.type(port.secondFactors, MikroSecondFactors, [database]);
  bind.type(port.oneTimeCodes, TotpCodes, []);
  bind.type(port.emailSignatures, HmacEmailSignatures, [identity.config]);
};
