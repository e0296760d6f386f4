import { defineEntity, p } from '@mikro-orm/core';
import { money, text, time } from '#platform/db/columns.ts';
import type { Selectable } from 'kysely';
import { entryKinds, fineClaimStates, payoutStates } from '#kernel/vocabulary.ts';
import type { TablesOf } from '#platform/db/orm.ts';

/** Stored accounts: wallets and escrows. The first posting of an account adds its row. */
export const LedgerAccountRow = defineEntity({
  name: 'LedgerAccountRow',
  tableName: 'ledger_account',
  properties: {
    id: text().primary(),
    balance: money('balance_kurus'),
    lastSeq: p.bigint('number'),
    movedAt: time().defaultRaw('now()'),
    /** Whether the account is a booster's wallet. The database writes this column. */
    ofBooster: p.boolean().default(false),
  },
  indexes: [
    {
      name: 'ledger_account_wallet_balance_index',
      expression: `create index "ledger_account_wallet_balance_index" on "ledger_account" ("balance_kurus", "id") where "id" like 'wallet:%'`,
    },
    {
      name: 'ledger_account_wallet_moved_index',
      expression: `create index "ledger_account_wallet_moved_index" on "ledger_account" ("moved_at", "id") where "id" like 'wallet:%'`,
    },
    {
      name: 'ledger_account_booster_balance_index',
      expression: `create index "ledger_account_booster_balance_index" on "ledger_account" ("balance_kurus", (substr("id", 8)::uuid)) include ("id") where "of_booster"`,
    },
  ],
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
    key: text().unique(),
    kind: p.enum(entryKinds),
    orderId: p.uuid().nullable().index(),
    orderNumber: text().nullable(),
    topUpId: p.uuid().nullable().index(),
    payoutId: p.uuid().nullable().index(),
    actorId: p.uuid().nullable(),
    reason: text().nullable(),
    createdAt: time(),
  },
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['kind', 'createdAt', 'id'] },
    { name: 'ledger_entry_actor_index', properties: ['actorId', 'createdAt', 'id'], where: '"actor_id" is not null' },
  ],
});

export const LedgerPostingRow = defineEntity({
  name: 'LedgerPostingRow',
  tableName: 'ledger_posting',
  properties: {
    entryId: p.uuid().primary(),
    account: text().primary(),
    amount: money('amount_kurus'),
    /** The posting's number on its account, and the balance after the posting. Set only for stored accounts. */
    seq: p.bigint('number').nullable(),
    balance: money('balance_kurus').nullable(),
  },
  uniques: [{ properties: ['account', 'seq'] }],
  checks: [
    { name: 'ledger_posting_amount_check', expression: 'amount_kurus <> 0' },
    { name: 'ledger_posting_balance_check', expression: 'balance_kurus >= 0' },
    {
      name: 'ledger_posting_stored_check',
      // written in the form in which PostgreSQL stores it, so that the drift test reports no difference
      expression:
        "(((seq IS NOT NULL) = ((account ~~ 'wallet:%'::text) OR (account ~~ 'escrow:%'::text))) AND ((seq IS NULL) = (balance_kurus IS NULL)))",
    },
  ],
});

/** Sums of postings per account, up to the moment in `LedgerProgressRow`. Wallets and escrows are one row each. */
export const LedgerSumRow = defineEntity({
  name: 'LedgerSumRow',
  tableName: 'ledger_sum',
  properties: {
    account: text().primary(),
    count: p.bigint('number'),
    balance: money('balance_kurus'),
  },
});

/** A single row: all entries before this moment are in the sums. */
export const LedgerProgressRow = defineEntity({
  name: 'LedgerProgressRow',
  tableName: 'ledger_progress',
  properties: {
    id: p.integer().autoincrement(false).primary(),
    countedUntil: time().nullable(),
  },
  checks: [{ name: 'ledger_progress_one_check', expression: 'id = 1' }],
});

export const PayoutRow = defineEntity({
  name: 'PayoutRow',
  tableName: 'payout',
  properties: {
    id: p.uuid().primary(),
    boosterId: p.uuid(),
    amount: money('amount_kurus'),
    iban: text(),
    state: p.enum(payoutStates),
    reason: text().nullable(),
    requestedBy: p.uuid(),
    createdAt: time(),
    decidedBy: p.uuid().nullable(),
    decidedAt: time().nullable(),
    ibanNew: p.boolean().default(false),
    confirmedAt: time().nullable(),
  },
  indexes: [
    { properties: ['boosterId', 'createdAt'] },
    { properties: ['state', 'createdAt'] },
    { properties: ['createdAt', 'id'] },
    { name: 'payout_amount_index', properties: ['amount', 'id'] },
  ],
  checks: [
    { name: 'payout_amount_check', expression: 'amount_kurus > 0' },
    { name: 'payout_decided_check', expression: "(state = 'requested') = (decided_at is null)" },
  ],
});

/** A fine above the balance (decision 0081). */
export const FineClaimRow = defineEntity({
  name: 'FineClaimRow',
  tableName: 'fine_claim',
  properties: {
    id: p.uuid().primary(),
    boosterId: p.uuid(),
    amount: money('amount_kurus'),
    settled: money('settled_kurus'),
    waived: money('waived_kurus'),
    state: p.enum(fineClaimStates),
    reason: text().nullable(),
    orderId: p.uuid().nullable(),
    createdBy: p.uuid(),
    createdAt: time(),
    waivedBy: p.uuid().nullable(),
    waivedAt: time().nullable(),
    waiverReason: text().nullable(),
  },
  indexes: [
    { properties: ['boosterId', 'createdAt', 'id'] },
    { properties: ['state', 'createdAt', 'id'] },
    { properties: ['createdAt', 'id'] },
    { name: 'fine_claim_amount_index', properties: ['amount', 'id'] },
  ],
  checks: [
    { name: 'fine_claim_amount_check', expression: 'amount_kurus > 0' },
    { name: 'fine_claim_settled_check', expression: 'settled_kurus >= 0' },
    { name: 'fine_claim_waived_check', expression: 'waived_kurus >= 0' },
    {
      name: 'fine_claim_open_check',
      expression:
        "(settled_kurus + waived_kurus) <= amount_kurus and (state = 'open') = ((settled_kurus + waived_kurus) < amount_kurus)",
    },
    {
      name: 'fine_claim_waiver_check',
      expression:
        "(state = 'waived') = (waived_at is not null) and (state = 'waived') = (waived_kurus > 0) and (state = 'waived') = (waiver_reason is not null)",
    },
  ],
});

export const walletRows = [
  LedgerAccountRow,
  LedgerEntryRow,
  LedgerPostingRow,
  LedgerSumRow,
  LedgerProgressRow,
  PayoutRow,
  FineClaimRow,
];
export type WalletTables = TablesOf<
  typeof LedgerAccountRow | typeof LedgerEntryRow | typeof LedgerPostingRow | typeof PayoutRow | typeof FineClaimRow
>;
export type PayoutRow = Selectable<WalletTables['PayoutRow']>;
export type FineClaimRow = Selectable<WalletTables['FineClaimRow']>;
