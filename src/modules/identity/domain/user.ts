import { type AccessChange, type AccessHand, type AccessMatter, withAccessChange } from '#kernel/access.ts';
import type { MailFailure } from '#kernel/mail.ts';
import type { NoticeSwitch } from '#kernel/notice-kinds.ts';
import { DomainError } from '#kernel/refusal.ts';
import { scopes as allScopes, type Role, type Scope } from '#kernel/vocabulary.ts';

export const userStatuses = ['active', 'banned', 'deleted'] as const;
export type UserStatus = (typeof userStatuses)[number];

export interface User {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  readonly username: string;
  /** When the owner last changed the user name; null if never. */
  readonly usernameChangedAt: Date | null;
  /** Null as long as the user has no password, for example between an invitation and the use of its link. */
  readonly passwordHash: string | null;
  /** The password is a one-time password: until the user changes it, they may do nothing else. */
  readonly mustChangePassword: boolean;
  readonly role: Role;
  /** Granted scopes. {@link heldScopes} returns the scopes that the user really holds. */
  readonly scopes: readonly Scope[];
  readonly status: UserStatus;
  readonly banReason: string | null;
  readonly emailVerified: boolean;
  /** Why and since when mail to the address fails. */
  readonly mailFailure: MailFailure | null;
  readonly mailFailedAt: Date | null;
  readonly marketingMail: boolean;
  /** Notices that the user has turned off. */
  readonly mutedNotices: readonly NoticeSwitch[];
  /** When staff or the operator last gave the user access, for example the account, a password or powers. */
  readonly accessGivenAt: Date | null;
  /** The last changes of access (kernel/access.ts). */
  readonly accessChanges: readonly AccessChange[];
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
}

type Named = Pick<User, 'firstName' | 'lastName'>;
/** The identity and powers of an actor or a target. */
export type Powers = Pick<User, 'id' | 'role' | 'scopes'>;

export const fullNameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`;

/** How other users see a user: the first name and the initial of the last name. */
export const displayNameOf = ({ firstName, lastName }: Named): string => {
  const [initial] = lastName;
  return initial === undefined ? firstName : `${firstName} ${initial}.`;
};

/** An admin holds every scope, staff hold the granted ones, and other users hold none (domain.md §6). */
export const heldScopes = ({ role, scopes }: Pick<User, 'role' | 'scopes'>): readonly Scope[] => {
  if (role === 'admin') return allScopes;
  return role === 'staff' ? scopes : [];
};

/**
 * An actor may grant only scopes that the actor holds. Single scopes are granted only to staff. Only an admin makes
 * another admin.
 */
export const assertMayGrant = (actor: Powers, role: Role, scopes: readonly Scope[]): void => {
  if (role === 'admin' && actor.role !== 'admin') throw new DomainError('identity.role_not_allowed');
  if (role !== 'staff' && scopes.length > 0) throw new DomainError('identity.role_not_allowed');
  const held = heldScopes(actor);
  const missing = scopes.find((scope) => !held.includes(scope));
  if (missing !== undefined) throw new DomainError('identity.scope_not_held', { scope: missing });
};

/**
 * Checks whether the actor may manage the target, for example ban them or set their password. Nobody may manage
 * themselves. Staff may manage neither admins nor staff with scopes that the actor lacks, because a person who
 * sets a password can use that account.
 */
export const assertMayManage = (actor: Powers, target: Powers): void => {
  if (actor.id === target.id) throw new DomainError('identity.role_not_allowed');
  if (actor.role === 'admin') return;
  const held = heldScopes(actor);
  if (target.role === 'admin' || !heldScopes(target).every((scope) => held.includes(scope))) {
    throw new DomainError('identity.role_not_allowed');
  }
};

/**
 * Choosing a password for somebody else needs a separate scope, because whoever knows the password can log in to the
 * account.
 */
export const assertMayChoosePassword = (actor: Powers): void => {
  if (!heldScopes(actor).includes('access:write')) throw new DomainError('identity.access_scope_required');
};

/** A role and scopes of a staff member or admin. */
export interface Granted {
  readonly role: 'staff' | 'admin';
  readonly scopes: readonly Scope[];
}

/** Only staff and admins have powers that can be changed. Customers and boosters keep their roles. */
export const withPowers = (actor: Powers, target: User, { role, scopes }: Granted, at: Date): User => {
  if (target.role !== 'staff' && target.role !== 'admin') throw new DomainError('identity.role_not_allowed');
  assertMayGrant(actor, role, scopes);
  return {
    ...withAccessGiven(target, { matter: 'powers', by: actor.id, at }),
    role,
    scopes: allScopes.filter((scope) => scopes.includes(scope)),
  };
};

/**
 * The operator gives admin powers without a check of an actor, because there may be no admin yet. The old password
 * becomes invalid, because nobody has checked who chose it.
 */
export const withAdminPowers = (user: User, at: Date): User => ({
  ...withAccessGiven(user, { matter: 'powers', by: null, at }),
  role: 'admin',
  scopes: [],
  passwordHash: null,
  mustChangePassword: false,
});

/**
 * Records that another person gave the user access. That person could use the account in the user's place, so for a
 * while the user does not count as a second person in approvals.
 */
export const withAccessGiven = (user: User, { matter, by, at }: AccessGiven): User => ({
  ...user,
  accessGivenAt: at,
  accessChanges: withAccessChange(user.accessChanges, { matter, hand: 'staff', by, at }),
});

interface AccessGiven {
  readonly matter: AccessMatter;
  /** A staff member's id; null for the operator. */
  readonly by: string | null;
  readonly at: Date;
}

/** Records a change by the account's owner, or by a person who can read the owner's mail. */
export const withAccessChanged = (
  user: User,
  matter: AccessMatter,
  hand: Exclude<AccessHand, 'staff'>,
  at: Date,
): User => ({ ...user, accessChanges: withAccessChange(user.accessChanges, { matter, hand, by: null, at }) });

/** An address that staff entered and its owner confirmed. The confirmation proves that mail reaches the address. */
export const withEmailOfStaff = (user: User, email: string, by: string, at: Date): User => ({
  ...withAccessGiven(user, { matter: 'email', by, at }),
  // a person who took over the old mailbox may have set the password
  passwordHash: null,
  email,
  emailVerified: true,
  mailFailure: null,
  mailFailedAt: null,
});

/** An address masked so that its owner recognises it: `e***@ornek.example`. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1***');

/** Compares regardless of the order of scopes. */
export const samePowers = (one: Pick<Powers, 'role' | 'scopes'>, other: Pick<Powers, 'role' | 'scopes'>): boolean =>
  one.role === other.role &&
  one.scopes.length === other.scopes.length &&
  one.scopes.every((scope) => other.scopes.includes(scope));

/** Whether the address is verified and no mail to it has failed since. */
export const isProved = ({ emailVerified, mailFailure }: Pick<User, 'emailVerified' | 'mailFailure'>): boolean =>
  emailVerified && mailFailure === null;

const DAY_MS = 24 * 3600_000;
/** Days between two changes of a user name, so that a name stays with one person for a while. */
const USERNAME_DAYS = 30;

/** Until when the owner can't change the user name again; null if it can be changed now. */
export const usernameLockedUntil = ({ usernameChangedAt }: Pick<User, 'usernameChangedAt'>, now: Date): Date | null => {
  if (usernameChangedAt === null) return null;
  const until = new Date(usernameChangedAt.getTime() + USERNAME_DAYS * DAY_MS);
  return until > now ? until : null;
};

/**
 * Customers choose their own user name. Boosters and staff are known to others by theirs, so it stays.
 * @throws identity.username_by_support, identity.username_just_changed
 */
export const withUsername = (user: User, username: string, at: Date): User => {
  if (username === user.username) return user;
  if (user.role !== 'customer') throw new DomainError('identity.username_by_support');
  const until = usernameLockedUntil(user, at);
  if (until) {
    const days = Math.ceil((until.getTime() - at.getTime()) / DAY_MS);
    throw new DomainError('identity.username_just_changed', { days });
  }
  return { ...user, username, usernameChangedAt: at };
};

export const banned = (user: User, reason: string): User => ({ ...user, status: 'banned', banReason: reason });

export const unbanned = (user: User): User =>
  user.status === 'banned' ? { ...user, status: 'active', banReason: null } : user;

/** A password that the owner chose, either signed in or by a mailed link. */
export const withOwnPassword = (user: User, passwordHash: string, hand: 'mail' | 'owner', at: Date): User => ({
  ...withAccessChanged(user, 'password', hand, at),
  passwordHash,
  mustChangePassword: false,
});

/** A password that somebody else chose. The user must change it at the next log-in. */
export const withOneTimePassword = (user: User, passwordHash: string, by: string, at: Date): User => ({
  ...withAccessGiven(user, { matter: 'password', by, at }),
  passwordHash,
  mustChangePassword: true,
});

/**
 * What is left of a deleted account (domain.md §6): an id for the history of money, and a username and address that
 * nobody else can take and no mail reaches.
 */
export const deleted = (user: User): User => ({
  ...user,
  firstName: 'Silinmiş',
  lastName: 'kullanıcı',
  email: `${user.id}@silinmis.invalid`,
  phone: '',
  username: `silinmis${user.id.replaceAll('-', '')}`,
  usernameChangedAt: null,
  passwordHash: null,
  mustChangePassword: false,
  scopes: [],
  status: 'deleted',
  banReason: null,
  emailVerified: false,
  mailFailure: null,
  mailFailedAt: null,
  marketingMail: false,
  mutedNotices: [],
  accessGivenAt: null,
  accessChanges: [],
});
