import type { AccessChange, SessionEnd } from '#kernel/access.ts';
import type { Money } from '#kernel/money.ts';
import type { NoticeSwitch } from '#kernel/notice-kinds.ts';
import type { Role, Scope } from '#kernel/vocabulary.ts';
import type { Rotations } from '../domain/refresh-family.ts';
import type { SecondFactor } from '../domain/second-factor.ts';
import type { Powers, User, UserStatus } from '../domain/user.ts';

export interface Users {
  /** @throws identity.username_taken, identity.email_taken, identity.phone_taken */
  add(user: User): Promise<void>;
  /** Writes all columns but `createdAt` and `lastSeenAt`. @throws identity.…_taken */
  save(user: User): Promise<void>;
  find(id: string): Promise<User | undefined>;
  /** Locked until the transaction ends. */
  lock(id: string): Promise<User | undefined>;
  /** Finds a user by e-mail address or username, in any spelling. */
  findByLogin(login: string): Promise<User | undefined>;
  /** Which of these is taken, in any spelling. If several are taken, the first in the order e-mail, phone, username. */
  taken(
    wanted: Partial<Pick<User, 'email' | 'phone' | 'username'>>,
  ): Promise<'email' | 'phone' | 'username' | undefined>;
}

/** Users as other modules and lists see them. Deleted accounts are included, anonymised. */
export interface UserDirectory {
  /** Returns users in no particular order. Unknown ids are left out. */
  findMany(ids: readonly string[]): Promise<readonly UserSummary[]>;
  /**
   * Ids of at most `most` users whom a search matches, newest first. A search is an e-mail address, a telephone number,
   * or words that all occur in names, e-mail and username. Digits that are not a telephone number find nobody.
   */
  called(search: string, most: number): Promise<readonly string[]>;
  /**
   * Current powers of a staff member or admin. Undefined for other roles, for inactive accounts, and for accounts that
   * must first change their password or set up a second factor.
   */
  powersOf(id: string): Promise<(UserSummary & { readonly scopes: readonly Scope[] }) | undefined>;
  /** Undefined if the account was deleted. Locks the account against deletion until the transaction ends. */
  lockRole(id: string): Promise<Role | undefined>;
  /** Whether the account is active. Locks the account against deletion and bans until the transaction ends. */
  lockActive(id: string): Promise<boolean>;
  /** Current powers of the active staff and admins among these users, locked until the transaction ends. */
  lockPowers(ids: readonly string[]): Promise<ReadonlyMap<string, Powers>>;
  /** Each user's last changes of access (kernel/access.ts). */
  accessChangesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly AccessChange[]>>;
  /** Whether these are two independent people: neither has given the other access (an account, a password, powers). */
  areApart(one: string, other: string): Promise<boolean>;
  /** When one of these users was last given access by another person; null if this never happened. */
  lastAccessGivenAt(ids: readonly string[]): Promise<Date | null>;
}

export interface UserSummary {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The first name and the initial of the last: all that other users see. */
  readonly displayName: string;
  readonly email: string;
  readonly phone: string;
  readonly username: string;
  readonly role: Role;
  readonly status: UserStatus;
  readonly mutedNotices: readonly NoticeSwitch[];
  readonly createdAt: Date;
}

export interface Session {
  readonly id: string;
  readonly userId: string;
  /** Browser and operating system; empty if they are not known. */
  readonly device: string;
  /** Network address at log-in. */
  readonly address: string;
  /** Hash of the valid refresh token. */
  readonly refreshHash: string;
  readonly rotations: Rotations;
  readonly expiresAt: Date;
  readonly revoked: boolean;
  /**
   * Null while the session lives, if it has only expired, if the user signed out in it, and if a copied token ended it.
   */
  readonly endedBecause: SessionEnd | null;
}

/** A session in its user's own list. */
export interface OwnSession {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly createdAt: Date;
  /** When the session's token was last renewed. A session in use renews it every quarter of an hour. */
  readonly lastUsedAt: Date;
}

/** A session in the console's list. */
export interface ListedSession extends OwnSession {
  readonly userId: string;
  readonly userName: string;
  readonly role: Role;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/** The present state of the session's user. */
export interface SessionOwner {
  readonly role: Role;
  readonly status: UserStatus;
  readonly banReason: string | null;
}

export interface Rotation {
  readonly fromHash: string;
  readonly toHash: string;
  readonly rotations: Rotations;
  readonly expiresAt: Date;
  readonly at: Date;
}

export interface Sessions {
  /**
   * Opens the session and updates `lastSeenAt`. False if the user was banned, or the password was changed, since
   * `passwordHash` was checked.
   */
  open(
    session: Omit<Session, 'rotations' | 'revoked' | 'endedBecause'>,
    passwordHash: string,
    at: Date,
  ): Promise<boolean>;
  find(id: string): Promise<{ readonly session: Session; readonly owner: SessionOwner } | undefined>;
  /**
   * If `fromHash` is still the hash of the valid token and the session lives, replaces the token and updates
   * `lastSeenAt`.
   */
  rotate(id: string, rotation: Rotation): Promise<boolean>;
  revoke(id: string, at: Date): Promise<void>;
  /** Ends the session if it lives and belongs to this user; false otherwise. */
  revokeOwn(id: string, userId: string, at: Date, because: SessionEnd): Promise<boolean>;
  revokeAllOf(userId: string, at: Date, because: SessionEnd, except?: string): Promise<void>;
  /** Live sessions, the last used first. */
  livingOf(userId: string, now: Date): Promise<readonly OwnSession[]>;
  /** Erases devices and addresses of the user's sessions. The sessions stay until they are purged. */
  forgetDevicesOf(userId: string): Promise<void>;
  /** Deletes sessions that expired before this time. */
  purge(before: Date): Promise<void>;
}

/** What each request needs to know about its session. */
export interface LiveSession {
  readonly id: string;
  readonly userId: string;
  readonly role: Role;
  readonly scopes: readonly Scope[];
  readonly displayName: string;
  readonly mustChangePassword: boolean;
  /** By configuration the user's role needs a second factor, and the user has none. */
  readonly mustSetSecondFactor: boolean;
}

export interface LiveSessions {
  /** The session, if neither it nor its user has ended. May be up to 800 ms old. */
  find(id: string): Promise<LiveSession | undefined>;
}

export interface SessionNews {
  /**
   * When the running transaction commits, notifies every process that the user's sessions have ended or changed. Each
   * process then checks its open streams.
   */
  changed(userId: string): Promise<void>;
}

/** Links of reset and invitation mails. */
export interface PasswordLinks {
  /**
   * Stores the link and returns its token. The same id gives the same token, so that a repeated mail is the same mail.
   */
  issue(link: PasswordLink): Promise<string>;
  /** The link's user, while the link is valid. */
  holderOf(token: string, now: Date): Promise<string | undefined>;
  /** Uses the link up; false if it was no longer valid. */
  redeem(token: string, now: Date): Promise<boolean>;
  revokeAllOf(userId: string, now: Date): Promise<void>;
  /** Deletes links that expired before this time. */
  purge(before: Date): Promise<void>;
}

export interface PasswordLink {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: Date;
}

export interface SecondFactors {
  find(userId: string): Promise<SecondFactor | undefined>;
  /** Locked until the transaction ends. */
  lock(userId: string): Promise<SecondFactor | undefined>;
  /** The users among these whose log-in asks for a second factor. */
  confirmedOf(userIds: readonly string[]): Promise<ReadonlySet<string>>;
  save(factor: SecondFactor): Promise<void>;
  remove(userId: string): Promise<void>;
}

/** Encrypted keys of authenticator apps; bound to the vault. */
export interface FactorKeys {
  keep(userId: string, key: string): Promise<void>;
  find(userId: string): Promise<string | undefined>;
  erase(userId: string): Promise<void>;
}

/** Codes of authenticator apps (RFC 6238), and recovery codes for a lost app. */
export interface OneTimeCodes {
  /** Random, base32. */
  newKey(): string;
  /** What an app reads from the QR code. */
  uri(key: string, account: string): string;
  /** The time step of this code, counted from 1970, if it is the present step or a neighbouring one. */
  stepOf(key: string, code: string, at: Date): number | undefined;
  newRecoveryCode(): string;
  /** Keyed with the user's key, so that the stored hash reveals nothing without the vault. */
  recoveryHash(key: string, code: string): string;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time if there is no hash to compare with. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** A random password that is easy to read out. */
  oneTime(): string;
}

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

export interface AccessTokens {
  issue(claims: AccessClaims & { readonly role: Role }, now: Date): string;
  /** The claims of a genuine token that has not expired. */
  read(token: string, now: Date): AccessClaims | undefined;
}

/** Refresh tokens. They are opaque to clients, and each has exactly one successor. */
export interface RefreshTokens {
  mint(sessionId: string): string;
  /** The session of a token that we issued, whether it is still valid or not. */
  sessionOf(token: string): string | undefined;
  hashOf(token: string): string;
  successorOf(token: string): string;
}

/** Proves to the chat widget that an address is its user's. */
export interface EmailSignatures {
  sign(email: string): string;
}

/** Implemented by the wallet. */
export interface Balances {
  balanceOf(userId: string): Promise<Money>;
  /** Users without a wallet may be missing; null if a balance can't be parsed. */
  shownBalancesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Money | null>>;
}

/** Unsettled matters, which keep an account from being deleted. Implemented by orders, payments and the wallet. */
export interface Unsettled {
  /** Locks the user until the transaction ends, so that nothing unsettled can be added. */
  lock(userId: string): Promise<{
    /** Orders of the user as customer or booster that have not ended. */
    readonly orders: number;
    /** Card payments and payouts that have not ended. */
    readonly payments: number;
    readonly balance: Money;
  }>;
}

/** Counts of unread items. */
export interface Unread {
  readonly notifications: number;
  readonly messages: number;
  readonly tickets: number;
}

/** Implemented by notifications, conversations and tickets. */
export interface UnreadCounts {
  unreadOf(userId: string): Promise<Unread>;
}

/** Called in the transaction of every new account, so that other modules can create something for the account. */
export interface NewAccounts {
  created(user: { readonly id: string; readonly role: Role }): Promise<void>;
}
