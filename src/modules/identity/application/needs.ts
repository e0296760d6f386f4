import type { Mails } from '#kernel/mail.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Clock, Ids, Jobs, RateLimits, SignedIds, UnitOfWork } from '#kernel/ports.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { EmailChanges, EmailHistory } from './email-change-ports.ts';
import type {
  AccessTokens,
  Balances,
  EmailSignatures,
  FactorKeys,
  OneTimeCodes,
  PasswordLinks,
  Passwords,
  RefreshTokens,
  SecondFactors,
  SessionNews,
  Sessions,
  UnreadCounts,
  Unsettled,
  UserDirectory,
  Users,
} from './ports.ts';
import type { RevokeAccess } from './revoke-access.ts';

/** What the use cases of this module need, by name. */
interface IdentityNeeds {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly changes: EmailChanges;
  readonly elsewhere: readonly PersonalData[];
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly rateLimits: RateLimits;
  readonly passwords: Passwords;
  readonly accessTokens: AccessTokens;
  readonly work: UnitOfWork;
  readonly history: EmailHistory;
  readonly mails: Mails;
  readonly news: SessionNews;
  readonly unsettled: Unsettled;
  readonly directory: Pick<UserDirectory, 'called'>;
  readonly links: PasswordLinks;
  readonly refreshTokens: RefreshTokens;
  readonly ids: Ids;
  readonly balances: Balances;
  readonly unread: UnreadCounts;
  readonly signatures: EmailSignatures;
  readonly factors: SecondFactors;
  readonly keys: FactorKeys;
  readonly codes: OneTimeCodes;
  /** Tokens of users whose address is to be verified. The address is the tokens' context. */
  readonly tokens: SignedIds;
  readonly limits: AttemptLimits;
  readonly revokeAccess: RevokeAccess;
}

export type Needs<K extends keyof IdentityNeeds> = Pick<IdentityNeeds, K>;
