import { defineEntity, p } from '@mikro-orm/core';
import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder, type Selectable } from 'kysely';
import { entryKinds, payoutStates } from '#kernel/vocabulary.ts';
import type { TablesOf } from '#platform/db/orm.ts';

/** Stored accounts: wallets and escrows. A row appears with the first posting. */
export const LedgerAccountRow = defineEntity({
  name: 'LedgerAccountRow',
  tableName: 'ledger_account',
  properties: {
    id: p.string().columnType('text').primary(),
    balance: p.bigint('number').fieldName('balance_kurus'),
    lastSeq: p.bigint('number'),
  },
  checks: [
    { name: 'ledger_account_balance_check', expression: 'balance_kurus >= 0' },
    { name: 'ledger_account_seq_check', expression: 'last_seq >= 1' },
  ],
});

export const LedgerEntryRow = defineEntity({
  name: 'LedgerEntryRow',
  tableName: 'ledger_entry',
  properties: {
    id: p.uuid().primary(),
    key: p.string().columnType('text').unique(),
    kind: p.enum(entryKinds),
    orderId: p.uuid().nullable().index(),
    orderNumber: p.string().columnType('text').nullable(),
    topUpId: p.uuid().nullable().index(),
    payoutId: p.uuid().nullable().index(),
    actorId: p.uuid().nullable(),
    reason: p.string().columnType('text').nullable(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
  },
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['kind', 'createdAt', 'id'] }],
});

export const LedgerPostingRow = defineEntity({
  name: 'LedgerPostingRow',
  tableName: 'ledger_posting',
  properties: {
    entryId: p.uuid().primary(),
    account: p.string().columnType('text').primary(),
    amount: p.bigint('number').fieldName('amount_kurus'),
    /** Number and running balance; stored accounts only. */
    seq: p.bigint('number').nullable(),
    balance: p.bigint('number').fieldName('balance_kurus').nullable(),
  },
  uniques: [{ properties: ['account', 'seq'] }],
  checks: [
    { name: 'ledger_posting_amount_check', expression: 'amount_kurus <> 0' },
    {
      name: 'ledger_posting_stored_check',
      expression:
        "(seq is not null) = (account like 'wallet:%' or account like 'escrow:%') and (seq is null) = (balance_kurus is null)",
    },
  ],
});

export const PayoutRow = defineEntity({
  name: 'PayoutRow',
  tableName: 'payout',
  properties: {
    id: p.uuid().primary(),
    boosterId: p.uuid(),
    amount: p.bigint('number').fieldName('amount_kurus'),
    iban: p.string().columnType('text'),
    state: p.enum(payoutStates),
    reason: p.string().columnType('text').nullable(),
    requestedBy: p.uuid(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
  indexes: [{ properties: ['boosterId', 'createdAt'] }, { properties: ['state', 'createdAt'] }],
  checks: [
    { name: 'payout_amount_check', expression: 'amount_kurus > 0' },
    { name: 'payout_decided_check', expression: "(state = 'requested') = (decided_at is null)" },
  ],
});

export const walletRows = [LedgerAccountRow, LedgerEntryRow, LedgerPostingRow, PayoutRow];
export type WalletTables = TablesOf<
  typeof LedgerAccountRow | typeof LedgerEntryRow | typeof LedgerPostingRow | typeof PayoutRow
>;
export type PayoutRow = Selectable<WalletTables['PayoutRow']>;

/** Counting a journal of millions for a page number is not worth it. */
const countedAtMost = 10_000;

/** How many rows the query finds; beyond ten thousand only that there are more. */
export const boundedCount = async (
  sql: Kysely<WalletTables>,
  query: SelectQueryBuilder<WalletTables, keyof WalletTables, { id: string }>,
): Promise<{ readonly total: number; readonly atLeast: boolean }> => {
  const { count } = await sql
    .selectFrom(query.limit(countedAtMost + 1).as('found'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(Number(count), countedAtMost), atLeast: Number(count) > countedAtMost };
};

/** The filter of a list: each of these columns has one of its values; a column without values is not asked. */
export const oneOfEach = (columns: Readonly<Record<string, readonly string[] | undefined>>): RawBuilder<boolean> => {
  const conditions = Object.entries(columns).flatMap(([column, values]) =>
    values ? [sql`${sql.ref(column)} = any(${values})`] : [],
  );
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;
};
