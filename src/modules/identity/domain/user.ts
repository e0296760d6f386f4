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
  /** Absent until an invited user has set one. */
  readonly passwordHash: string | null;
  /** The password is a one-time password; nothing but changing it is allowed. */
  readonly mustChangePassword: boolean;
  readonly role: Role;
  /** What was granted; {@link heldScopes} is what the user may do. */
  readonly scopes: readonly Scope[];
  readonly status: UserStatus;
  readonly banReason: string | null;
  readonly emailVerified: boolean;
  /** Why and since when mail does not reach the address. */
  readonly mailFailure: MailFailure | null;
  readonly mailFailedAt: Date | null;
  readonly marketingMail: boolean;
  /** Notices that the user has turned off. */
  readonly mutedNotices: readonly NoticeSwitch[];
  /** When somebody else of the house last gave them what they get in or decide with: the account, a password, powers. */
  readonly accessGivenAt: Date | null;
  /** The last change of what decides who gets in, by each hand. */
  readonly accessChanges: readonly AccessChange[];
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
}

type Named = Pick<User, 'firstName' | 'lastName'>;
/** Who acts or is acted on. */
export type Powers = Pick<User, 'id' | 'role' | 'scopes'>;

export const fullNameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`;

/** How others see a user: the first name and the initial of the last. */
export const displayNameOf = ({ firstName, lastName }: Named): string => {
  const [initial] = lastName;
  return initial === undefined ? firstName : `${firstName} ${initial}.`;
};

/** An admin holds every scope, staff what they were given, nobody else any (domain.md §6). */
export const heldScopes = ({ role, scopes }: Pick<User, 'role' | 'scopes'>): readonly Scope[] => {
  if (role === 'admin') return allScopes;
  return role === 'staff' ? scopes : [];
};

/** Nobody gives what they don't hold, and only staff are given scopes one by one. */
export const assertMayGrant = (actor: Powers, role: Role, scopes: readonly Scope[]): void => {
  if (role === 'admin' && actor.role !== 'admin') throw new DomainError('identity.role_not_allowed');
  if (role !== 'staff' && scopes.length > 0) throw new DomainError('identity.role_not_allowed');
  const held = heldScopes(actor);
  const missing = scopes.find((scope) => !held.includes(scope));
  if (missing !== undefined) throw new DomainError('identity.scope_not_held', { scope: missing });
};

/**
 * Who may ban someone or set their password: never oneself; staff not an admin, nor staff who hold more than they do,
 * for whoever sets a password can take the account over.
 */
export const assertMayManage = (actor: Powers, target: Powers): void => {
  if (actor.id === target.id) throw new DomainError('identity.role_not_allowed');
  if (actor.role === 'admin') return;
  const held = heldScopes(actor);
  if (target.role === 'admin' || !heldScopes(target).every((scope) => held.includes(scope))) {
    throw new DomainError('identity.role_not_allowed');
  }
};

/** Whoever knows the password of an account can log in to it: choosing one for somebody else takes a scope of its own. */
export const assertMayChoosePassword = (actor: Powers): void => {
  if (!heldScopes(actor).includes('access:write')) throw new DomainError('identity.access_scope_required');
};

/** What one of the house is given. */
export interface Granted {
  readonly role: 'staff' | 'admin';
  readonly scopes: readonly Scope[];
}

/** Only those of the house have powers to change: who buys or plays stays a customer or a booster. */
export const withPowers = (actor: Powers, target: User, { role, scopes }: Granted, at: Date): User => {
  if (target.role !== 'staff' && target.role !== 'admin') throw new DomainError('identity.role_not_allowed');
  assertMayGrant(actor, role, scopes);
  return {
    ...withAccessGiven(target, { matter: 'powers', by: actor.id, at }),
    role,
    scopes: allScopes.filter((scope) => scopes.includes(scope)),
  };
};

/** By the operator, who asks nobody: there may be no admin yet. The old password is void, because nobody has checked who chose it. */
export const withAdminPowers = (user: User, at: Date): User => ({
  ...withAccessGiven(user, { matter: 'powers', by: null, at }),
  role: 'admin',
  scopes: [],
  passwordHash: null,
  mustChangePassword: false,
});

/** By the hand of another, who could use it in their place: for a while it does not count as a second pair of eyes. */
export const withAccessGiven = (user: User, { matter, by, at }: AccessGiven): User => ({
  ...user,
  accessGivenAt: at,
  accessChanges: withAccessChange(user.accessChanges, { matter, hand: 'staff', by, at }),
});

interface AccessGiven {
  readonly matter: AccessMatter;
  /** Somebody of the staff; null: the operator. */
  readonly by: string | null;
  readonly at: Date;
}

/** By the owner, or by whoever reads their mail. */
export const withAccessChanged = (
  user: User,
  matter: AccessMatter,
  hand: Exclude<AccessHand, 'staff'>,
  at: Date,
): User => ({ ...user, accessChanges: withAccessChange(user.accessChanges, { matter, hand, by: null, at }) });

/** An address that somebody of the staff entered and its owner confirmed; mail has reached it. */
export const withEmailOfStaff = (user: User, email: string, by: string, at: Date): User => ({
  ...withAccessGiven(user, { matter: 'email', by, at }),
  // a thief of the mailbox may have set it
  passwordHash: null,
  email,
  emailVerified: true,
  mailFailure: null,
  mailFailedAt: null,
});

/** As much of an address as its owner knows it by: `e***@ornek.example`. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1***');

/** In whatever order the scopes stand. */
export const samePowers = (one: Pick<Powers, 'role' | 'scopes'>, other: Pick<Powers, 'role' | 'scopes'>): boolean =>
  one.role === other.role &&
  one.scopes.length === other.scopes.length &&
  one.scopes.every((scope) => other.scopes.includes(scope));

/** Mail has reached the address, and no mail has failed to since: there is nothing to verify. */
export const isProved = ({ emailVerified, mailFailure }: Pick<User, 'emailVerified' | 'mailFailure'>): boolean =>
  emailVerified && mailFailure === null;

export const banned = (user: User, reason: string): User => ({ ...user, status: 'banned', banReason: reason });

export const unbanned = (user: User): User =>
  user.status === 'banned' ? { ...user, status: 'active', banReason: null } : user;

/** A password that its owner chose, signed in or by the link of a mail. */
export const withOwnPassword = (user: User, passwordHash: string, hand: 'mail' | 'owner', at: Date): User => ({
  ...withAccessChanged(user, 'password', hand, at),
  passwordHash,
  mustChangePassword: false,
});

/** A password that somebody else chose: good for one log-in, which must change it. */
export const withOneTimePassword = (user: User, passwordHash: string, by: string, at: Date): User => ({
  ...withAccessGiven(user, { matter: 'password', by, at }),
  passwordHash,
  mustChangePassword: true,
});

/**
 * What is left of an account that its owner deleted (domain.md §6): an id for money's history, and names that nobody
 * else can take and no mail reaches.
 */
export const deleted = (user: User): User => ({
  ...user,
  firstName: 'Silinmiş',
  lastName: 'kullanıcı',
  email: `${user.id}@silinmis.invalid`,
  phone: '',
  username: `silinmis${user.id.replaceAll('-', '')}`,
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
