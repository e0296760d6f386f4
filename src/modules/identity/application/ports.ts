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
  /** Writes everything but `lastSeenAt`. @throws identity.email_taken, identity.phone_taken */
  save(user: User): Promise<void>;
  find(id: string): Promise<User | undefined>;
  /** Locked until the transaction ends. */
  locked(id: string): Promise<User | undefined>;
  /** By e-mail address or by username, in any spelling. */
  findByLogin(login: string): Promise<User | undefined>;
  /** Which of these is taken, in any spelling; the first in the order e-mail, phone, username. */
  taken(
    wanted: Partial<Pick<User, 'email' | 'phone' | 'username'>>,
  ): Promise<'email' | 'phone' | 'username' | undefined>;
}

/** What other modules and lists show of users. Deleted accounts are in it, anonymised. */
export interface UserDirectory {
  /** In no particular order; unknown ids are left out. */
  findMany(ids: readonly string[]): Promise<readonly UserSummary[]>;
  /**
   * So many of them at most who are meant by a search, the newest where there are more: by e-mail address or telephone number, or by each of its words in names,
   * e-mail and username. A number that is no telephone's means nobody.
   */
  called(search: string, most: number): Promise<readonly string[]>;
  /** What somebody of the house holds now; undefined for others, and where the account is closed or has to be put in order first. */
  powersOf(id: string): Promise<(UserSummary & { readonly scopes: readonly Scope[] }) | undefined>;
  /** Nobody's where the account was deleted; until the running transaction ends it can't be. */
  holdRole(id: string): Promise<Role | undefined>;
  /** Whether the account is active; until the running transaction ends it can be neither deleted nor banned. */
  holdActive(id: string): Promise<boolean>;
  /** What those of them who are of the house and active hold now; until the running transaction ends it stays so. */
  holdPowers(ids: readonly string[]): Promise<ReadonlyMap<string, Powers>>;
  /** The last changes of what lets somebody in, of each of them. */
  accessChangesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly AccessChange[]>>;
  /** Whether two of the staff are two people: neither was given their access by the other. */
  areApart(one: string, other: string): Promise<boolean>;
  /** When any of them was last given by another what they get in or decide with; null: nobody was. */
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
  /** Browser and system in words; empty where they are not known. */
  readonly device: string;
  /** The network that it was begun from. */
  readonly address: string;
  /** Of the living refresh token. */
  readonly refreshHash: string;
  readonly rotations: Rotations;
  readonly expiresAt: Date;
  readonly revoked: boolean;
  /** Null where it lives, has only expired, or was signed out in itself. */
  readonly endedBecause: SessionEnd | null;
}

/** A session as its user sees it in their list. */
export interface OwnSession {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly createdAt: Date;
  /** To the quarter of an hour: when its token was last renewed. */
  readonly lastUsedAt: Date;
}

/** A session as the house sees it. */
export interface HouseSession extends OwnSession {
  readonly userId: string;
  readonly userName: string;
  readonly role: Role;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/** The session's user as they are now. */
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
   * Opens the session and notes that the user was seen, unless the user was banned or got another password since
   * `passwordHash` was checked: then false.
   */
  open(
    session: Omit<Session, 'rotations' | 'revoked' | 'endedBecause'>,
    passwordHash: string,
    at: Date,
  ): Promise<boolean>;
  find(id: string): Promise<{ readonly session: Session; readonly owner: SessionOwner } | undefined>;
  /** Replaces the living token, if it is still this one and the session lives; notes that the user was seen. */
  rotate(id: string, rotation: Rotation): Promise<boolean>;
  revoke(id: string, at: Date): Promise<void>;
  /** Ends it if it lives and is this user's; says whether it was. */
  revokeOwn(id: string, userId: string, at: Date, because: SessionEnd): Promise<boolean>;
  revokeAllOf(userId: string, at: Date, because: SessionEnd, except?: string): Promise<void>;
  /** Those that live, the one that was used last first. */
  livingOf(userId: string, now: Date): Promise<readonly OwnSession[]>;
  /** Forgets on which devices and from where the user was; that there were sessions stays until they are purged. */
  forgetDevicesOf(userId: string): Promise<void>;
  /** Forgets sessions that ended before this time. */
  purge(before: Date): Promise<void>;
}

/** A session as every request needs it. */
export interface LiveSession {
  readonly id: string;
  readonly userId: string;
  readonly role: Role;
  readonly scopes: readonly Scope[];
  readonly displayName: string;
  readonly mustChangePassword: boolean;
  /** The configuration asks this role for a second factor, and there is none. */
  readonly mustSetSecondFactor: boolean;
}

export interface LiveSessions {
  /** The session, if neither it nor its user has ended. What it says may be up to 800 ms old. */
  find(id: string): Promise<LiveSession | undefined>;
}

export interface SessionNews {
  /** In the running transaction: the user's sessions have ended or say something else. Every process hears of it, for the streams that it holds open. */
  changed(userId: string): Promise<void>;
}

/** Links of reset and invitation mails. */
export interface PasswordLinks {
  /** Makes the link's token. The same id gives the same token, so that a repeated mail is the same mail. */
  issue(link: PasswordLink): Promise<string>;
  /** The user whose link this is, while it is good. */
  holderOf(token: string, now: Date): Promise<string | undefined>;
  /** Uses the link up; false if it was no longer good. */
  redeem(token: string, now: Date): Promise<boolean>;
  revokeAllOf(userId: string, now: Date): Promise<void>;
  /** Forgets links that ended before this time. */
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
  locked(userId: string): Promise<SecondFactor | undefined>;
  /** Of these, whose log-in asks for it. */
  confirmedOf(userIds: readonly string[]): Promise<ReadonlySet<string>>;
  save(factor: SecondFactor): Promise<void>;
  remove(userId: string): Promise<void>;
}

/** The keys of authenticator apps, sealed; bound to the vault. */
export interface FactorKeys {
  keep(userId: string, key: string): Promise<void>;
  find(userId: string): Promise<string | undefined>;
  erase(userId: string): Promise<void>;
}

/** Codes of authenticator apps (RFC 6238), and those on paper for the day that the app is gone. */
export interface OneTimeCodes {
  /** Random, base32. */
  newKey(): string;
  /** What an app reads from a picture. */
  uri(key: string, account: string): string;
  /** The step, counted from 1970, that this code stands for now or stood for just before or after. */
  stepOf(key: string, code: string, at: Date): number | undefined;
  newRecoveryCode(): string;
  /** Keyed by the user's key, so that the stored one tells nothing without the vault. */
  recoveryHash(key: string, code: string): string;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time when there is no hash to compare with. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** A password that nobody chose, easy to read out. */
  oneTime(): string;
}

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

export interface AccessTokens {
  issue(claims: AccessClaims & { readonly role: Role }, now: Date): string;
  /** What a genuine token that has not expired says. */
  read(token: string, now: Date): AccessClaims | undefined;
}

/** Refresh tokens: opaque to clients, each one leads to its one successor. */
export interface RefreshTokens {
  mint(sessionId: string): string;
  /** The session of a token that we issued once, whether it lives or not. */
  sessionOf(token: string): string | undefined;
  hashOf(token: string): string;
  successorOf(token: string): string;
}

/** Proofs to the chat widget that an address is its user's. */
export interface EmailSignatures {
  sign(email: string): string;
}

/** Answered by the wallet. */
export interface Balances {
  balanceOf(userId: string): Promise<Money>;
  /** Users without a wallet may be missing; null for a balance that can't be read. */
  shownBalancesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Money | null>>;
}

/** What keeps an account from being deleted. Answered by orders, payments and the wallet. */
export interface Unsettled {
  /** Until the running transaction ends, nothing is added to it. */
  hold(userId: string): Promise<{
    /** Orders that have not ended, on either side. */
    readonly orders: number;
    /** Card payments and payouts whose end is not known. */
    readonly payments: number;
    readonly balance: Money;
  }>;
}

/** What waits to be read. */
export interface Unread {
  readonly notifications: number;
  readonly messages: number;
  readonly tickets: number;
}

/** Answered by notifications, conversations and tickets. */
export interface UnreadCounts {
  unreadOf(userId: string): Promise<Unread>;
}

/** Told of every new account, in its transaction. For who opens something for it. */
export interface NewAccounts {
  created(user: { readonly id: string; readonly role: Role }): Promise<void>;
}
