import { defineEntity, p } from '@mikro-orm/core';
import { time, whole } from '#platform/db/columns.ts';
import type { AccessChange } from '#kernel/access.ts';
import { mailFailures } from '#kernel/mail.ts';
import type { NoticeSwitch } from '#kernel/notice-kinds.ts';
import { roles, type Scope } from '#kernel/vocabulary.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import { userStatuses } from '../../domain/user.ts';
import { foldedSql } from '#platform/db/search.ts';

/** The stored form: in JSON a time is a string. */
export type StoredAccessChange = Omit<AccessChange, 'at'> & { readonly at: string };

export const UserRow = defineEntity({
  name: 'UserRow',
  tableName: 'user_account',
  properties: {
    id: p.uuid().primary(),
    firstName: p.text(),
    lastName: p.text(),
    email: p.text(),
    emailCanonical: p.text().unique('user_account_email_unique'),
    /** Null if the account was deleted or was made by `npm run admin`. */
    phone: p.text().nullable().unique('user_account_phone_unique'),
    username: p.text(),
    usernameCanonical: p.text().unique('user_account_username_unique'),
    usernameChangedAt: time().nullable(),
    passwordHash: p.text().nullable(),
    mustChangePassword: p.boolean(),
    role: p.enum(roles),
    scopes: p.array().columnType('text[]').$type<Scope[]>(),
    status: p.enum(userStatuses),
    banReason: p.text().nullable(),
    emailVerified: p.boolean(),
    mailFailure: p.enum(mailFailures).nullable(),
    mailFailedAt: time().nullable(),
    marketingMail: p.boolean(),
    mutedNotices: p.array().columnType('text[]').$type<NoticeSwitch[]>(),
    accessGivenAt: time().nullable(),
    /** The last change of access for each `matter` and `hand` (kernel/access.ts). Times are strings. */
    accessChanges: p.json<readonly StoredAccessChange[]>().columnType('jsonb').default('[]'),
    /** Searched by `q`: names, e-mail and username without case and accents, each word after a space. */
    searchText: p.text(),
    createdAt: time(),
    lastSeenAt: time().nullable(),
  },
  indexes: [
    { name: 'user_account_created_index', properties: ['createdAt', 'id'] },
    { name: 'user_account_role_index', properties: ['role', 'createdAt', 'id'] },
    { name: 'user_account_status_index', properties: ['status', 'createdAt', 'id'] },
    {
      name: 'user_account_mail_failure_index',
      properties: ['mailFailedAt', 'id'],
      where: '"mail_failed_at" is not null',
    },
    { name: 'user_account_name_index', properties: ['lastName', 'firstName', 'id'] },
    {
      // replaces user_account_created_index, which is dropped one release later (0054)
      name: 'user_account_called_index',
      expression:
        'create index "user_account_called_index" on "user_account" ("created_at", "id") include ("search_text")',
    },
    {
      name: 'user_account_search_index',
      expression: 'create index "user_account_search_index" on "user_account" using gin ("search_text" gin_trgm_ops)',
    },
    {
      name: 'user_account_booster_called',
      expression: `create index "user_account_booster_called" on "user_account" ((${foldedSql('first_name')}), "id") where "role" = 'booster'`,
    },
    { name: 'user_account_booster_username', properties: ['usernameCanonical', 'id'], where: `"role" = 'booster'` },
    { name: 'user_account_booster_status', properties: ['status', 'id'], where: `"role" = 'booster'` },
    {
      name: 'user_account_booster_search',
      expression: `create index "user_account_booster_search" on "user_account" using gin ("search_text" gin_trgm_ops) where "role" = 'booster'`,
    },
  ],
  checks: [{ name: 'user_account_ban_check', expression: `("status" = 'banned') = ("ban_reason" is not null)` }],
});

/** A session is a family of refresh tokens, of which one is valid at a time. */
export const SessionRow = defineEntity({
  name: 'SessionRow',
  tableName: 'user_session',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    refreshHash: p.string().columnType('char(64)'),
    device: p.text(),
    /** Network address at log-in; empty for sessions older than this column. */
    address: p.text(),
    /** Milliseconds since 1970, newest first; see domain/refresh-family.ts. */
    rotations: p.json<number[]>().columnType('jsonb'),
    createdAt: time(),
    lastUsedAt: time(),
    expiresAt: time(),
    revokedAt: time().nullable(),
    endedBecause: p.text().nullable(),
  },
  indexes: [
    { name: 'user_session_user_index', properties: ['userId', 'lastUsedAt', 'id'] },
    { name: 'user_session_used_index', properties: ['lastUsedAt', 'id'] },
    { name: 'user_session_created_index', properties: ['createdAt', 'id'] },
    { name: 'user_session_living_index', properties: ['expiresAt', 'revokedAt'] },
  ],
});

/** Links of reset and invitation mails. Stores the hash of the token. A link can be used once. */
export const PasswordLinkRow = defineEntity({
  name: 'PasswordLinkRow',
  tableName: 'password_link',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    tokenHash: p.string().columnType('char(64)').unique('password_link_token_unique'),
    expiresAt: time(),
    usedAt: time().nullable(),
  },
  indexes: [
    { name: 'password_link_user_index', properties: ['userId'] },
    { name: 'password_link_expiry_index', properties: ['expiresAt'] },
  ],
});

/** A new address that its owner has not confirmed yet. Stores the hash of the link's token. */
export const EmailChangeRow = defineEntity({
  name: 'EmailChangeRow',
  tableName: 'email_change',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid().unique('email_change_user_unique'),
    email: p.text(),
    askedBy: p.uuid(),
    askedAt: time(),
    expiresAt: time(),
    tokenHash: p.string().columnType('char(64)').unique('email_change_token_unique'),
  },
  indexes: [{ name: 'email_change_expiry_index', properties: ['expiresAt'] }],
});

/** Verified former addresses of a user. Messages sent from one of them up to `until` are this user's. */
export const FormerEmailRow = defineEntity({
  name: 'FormerEmailRow',
  tableName: 'former_email',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    email: p.text(),
    until: time(),
  },
  indexes: [{ name: 'former_email_user_index', properties: ['userId'] }],
});

/** The second factor of a log-in. The vault keeps its key. */
export const SecondFactorRow = defineEntity({
  name: 'SecondFactorRow',
  tableName: 'second_factor',
  properties: {
    userId: p.uuid().primary(),
    confirmedAt: time().nullable(),
    lastStep: whole(),
    recoveryHashes: p.array().columnType('text[]').$type<string[]>(),
  },
});

export const identityRows = [
  UserRow,
  SessionRow,
  PasswordLinkRow,
  EmailChangeRow,
  FormerEmailRow,
  SecondFactorRow,
] as const;
export type IdentityTables = TablesOf<(typeof identityRows)[number]>;
