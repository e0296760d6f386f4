import type { Selectable } from 'kysely';
import type { AccessChange } from '#kernel/access.ts';
import { canonical, plain } from '../../domain/canonical.ts';
import type { User } from '../../domain/user.ts';
import type { IdentityTables, StoredAccessChange } from './identity.table.ts';

export type Row = Selectable<IdentityTables['UserRow']>;
type Changeable = Omit<Row, 'id' | 'createdAt' | 'lastSeenAt'>;

export const toUser = (row: Row): User => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone ?? '',
  username: row.username,
  usernameChangedAt: row.usernameChangedAt,
  passwordHash: row.passwordHash,
  mustChangePassword: row.mustChangePassword,
  role: row.role,
  scopes: row.scopes,
  status: row.status,
  banReason: row.banReason,
  emailVerified: row.emailVerified,
  mailFailure: row.mailFailure,
  mailFailedAt: row.mailFailedAt,
  marketingMail: row.marketingMail,
  mutedNotices: row.mutedNotices,
  accessGivenAt: row.accessGivenAt,
  accessChanges: toAccessChanges(row.accessChanges),
  createdAt: row.createdAt,
  lastSeenAt: row.lastSeenAt,
});

export const toAccessChanges = (stored: readonly StoredAccessChange[]): readonly AccessChange[] =>
  stored.map((change) => ({ ...change, at: new Date(change.at) }));

/** The columns that a change may write. `createdAt` never changes, and `lastSeenAt` has its own statements. */
export const toRow = (user: User): Changeable => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  emailCanonical: canonical(user.email),
  phone: user.phone === '' ? null : user.phone,
  username: user.username,
  usernameCanonical: canonical(user.username),
  usernameChangedAt: user.usernameChangedAt,
  passwordHash: user.passwordHash,
  mustChangePassword: user.mustChangePassword,
  role: user.role,
  scopes: [...user.scopes],
  status: user.status,
  banReason: user.banReason,
  emailVerified: user.emailVerified,
  mailFailure: user.mailFailure,
  mailFailedAt: user.mailFailedAt,
  marketingMail: user.marketingMail,
  mutedNotices: [...user.mutedNotices],
  accessGivenAt: user.accessGivenAt,
  accessChanges: user.accessChanges.map((change) => ({ ...change, at: change.at.toISOString() })),
  searchText: searchTextOf(user),
});

const searchTextOf = ({ firstName, lastName, email, username }: User): string =>
  plain(` ${firstName} ${lastName} ${email} ${username}`);
