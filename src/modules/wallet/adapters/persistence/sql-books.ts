import type { Listed } from '#kernel/lists.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/db/database.ts';
import {
  boundedCount,
  countPlaces,
  oneOfEach,
  pageInOrder,
  refuseIfCut,
  type SearchPlace,
} from '#platform/db/lists.ts';
import { storedTime } from '#platform/db/stored-time.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type {
  Books,
  EntriesPart,
  RecordedEntry,
  References,
  StatementLine,
  StatementPart,
} from '../../application/ports.ts';
import { holderOf, isWallet, providerOf, walletOf } from '../../domain/account.ts';
import { collectionsOf, fineClaimOf, orderPartOf } from '../../domain/entries.ts';
import type { WalletTables } from './wallet.table.ts';

interface Wallet {
  readonly id: Parameters<typeof holderOf>[0];
  readonly balance: number;
}
interface StoredPosting {
  readonly account: string;
  readonly amount: number;
  readonly balance: number | null;
}

export class SqlBooks implements Books {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async balanceOf(userId: string): Promise<Money> {
    return (await this.balancesOf([userId])).get(userId) ?? Money.zero;
  }

  async lockBalanceOf(userId: string): Promise<Money> {
    const row = await this.#sql
      .selectFrom('LedgerAccountRow')
      .select('balance')
      .where('id', '=', walletOf(userId))
      .forUpdate()
      .executeTakeFirst();
    return Money.kurus(row?.balance ?? 0);
  }

  async balancesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Money>> {
    const rows = await this.#walletsOf(userIds);
    return new Map(rows.map(({ id, balance }) => [holderOf(id), Money.kurus(balance)]));
  }

  async shownBalancesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Money | null>> {
    const rows = await this.#walletsOf(userIds);
    const unread = rows.map(({ id }) => [holderOf(id), null] as const);
    const read = readableRows('balances', rows, ({ id, balance }) => [holderOf(id), Money.kurus(balance)] as const);
    return new Map<string, Money | null>([...unread, ...read]);
  }

  async #walletsOf(userIds: readonly string[]): Promise<readonly Wallet[]> {
    const rows = await this.#sql
      .selectFrom('LedgerAccountRow')
      .select(['id', 'balance'])
      .where('id', '=', (eb) => eb.fn.any(eb.val(userIds.map(walletOf))))
      .execute();
    return rows.flatMap(({ id, balance }) => (isWallet(id) ? { id, balance } : []));
  }

  /** Posting numbers have no gaps, so a page of the statement is a range of numbers. */
  async statement(userId: string, { from, limit, descending }: StatementPart): Promise<Listed<StatementLine>> {
    const account = walletOf(userId);
    const total = await this.#lastSeq(account);
    const first = descending ? total - from - limit + 1 : from + 1;
    const rows = await this.#sql
      .selectFrom('LedgerPostingRow')
      .innerJoin('LedgerEntryRow', 'LedgerEntryRow.id', 'LedgerPostingRow.entryId')
      .select(['LedgerPostingRow.entryId', 'LedgerPostingRow.seq', 'LedgerPostingRow.amount'])
      .select(['LedgerPostingRow.balance', 'LedgerEntryRow.kind', 'LedgerEntryRow.orderId'])
      .select([
        'LedgerEntryRow.orderNumber',
        'LedgerEntryRow.key',
        'LedgerEntryRow.topUpId',
        'LedgerEntryRow.reason',
        'LedgerEntryRow.createdAt',
      ])
      .where('LedgerPostingRow.account', '=', account)
      .where('LedgerPostingRow.seq', '>=', first)
      .where('LedgerPostingRow.seq', '<', first + limit)
      .orderBy('LedgerPostingRow.seq', descending ? 'desc' : 'asc')
      .execute();
    const payments = await this.#postingsOf(rows.flatMap(({ entryId, topUpId }) => (topUpId ? entryId : [])));
    return {
      rows: readableRows('postings', rows, (row) => ({
        ...row,
        orderPart: orderPartOf(row.key),
        fineClaimId: fineClaimOf(row.key),
        provider: wayOf(payments.get(row.entryId) ?? []),
        seq: row.seq ?? 0,
        amount: Money.kurus(row.amount),
        balance: Money.kurus(row.balance ?? 0),
        at: row.createdAt,
      })),
      total,
      atLeast: false,
    };
  }

  async entries({ from, limit, descending, where }: EntriesPart): Promise<Listed<RecordedEntry>> {
    const { account, wallet, fineClaimId, about, after, before, ...columns } = where;
    refuseIfCut(about);
    const places = about && placesOf(about);
    let found = this.#sql.selectFrom('LedgerEntryRow').where(oneOfEach(columns));
    if (after) found = found.where('createdAt', '>=', after);
    if (before) found = found.where('createdAt', '<', before);
    if (fineClaimId) found = found.where(isCollectionOf(fineClaimId));
    for (const one of [account, wallet]) {
      if (!one) continue;
      const touching = this.#sql
        .selectFrom('LedgerPostingRow')
        .select('entryId')
        .where(oneOfEach({ account: one }));
      found = found.where('id', 'in', touching);
    }
    const [rows, counted] = await Promise.all([
      pageInOrder(found.selectAll(), ['createdAt', 'id'], { from, limit, descending, places }),
      places ? countPlaces(this.#sql, found, places) : boundedCount(this.#sql, found),
    ]);
    const postings = await this.#postingsOf(rows.map(({ id }) => id));
    return {
      rows: readableRows('entries', rows, (row) => ({
        ...row,
        orderPart: orderPartOf(row.key),
        fineClaimId: fineClaimOf(row.key),
        at: storedTime(row.createdAt),
        postings: (postings.get(row.id) ?? []).map(postingOf),
      })),
      ...counted,
      atLeast: counted.atLeast || about?.all === false,
    };
  }

  async entry(id: string): Promise<RecordedEntry | undefined> {
    return (await this.entries({ ...single, where: { id: [id] } })).rows[0];
  }

  async entryByKey(key: string): Promise<RecordedEntry | undefined> {
    return (await this.entries({ ...single, where: { key: [key] } })).rows[0];
  }

  /** Postings by entry, not parsed yet: a posting that can't be parsed affects only its own entry. */
  async #postingsOf(entryIds: readonly string[]): Promise<ReadonlyMap<string, readonly StoredPosting[]>> {
    if (entryIds.length === 0) return new Map();
    const rows = await this.#sql
      .selectFrom('LedgerPostingRow')
      .select(['entryId', 'account', 'amount', 'balance'])
      .where('entryId', 'in', entryIds)
      .orderBy('account')
      .execute();
    return Map.groupBy(rows, ({ entryId }) => entryId);
  }

  async #lastSeq(account: string): Promise<number> {
    const row = await this.#sql
      .selectFrom('LedgerAccountRow')
      .select('lastSeq')
      .where('id', '=', account)
      .executeTakeFirst();
    return row?.lastSeq ?? 0;
  }

  get #sql() {
    return this.#database.sql<WalletTables>();
  }
}

/**
 * Filters by kind first: the index of kinds is in the list’s order, and there are few penalties. The index of keys
 * can't find a prefix, because it is sorted by a language's collation.
 */
const isCollectionOf = (claimIds: readonly string[]): RawBuilder<SqlBool> => {
  const begins = claimIds.map((id) => sql`starts_with(key, ${collectionsOf(id)})`);
  return begins.length === 0 ? sql`false` : sql`(kind = 'penalty' and (${sql.join(begins, sql` or `)}))`;
};

const placesOf = ({ orderIds, topUpIds }: References): SearchPlace[] => [
  { column: 'orderId', ids: orderIds },
  { column: 'topUpId', ids: topUpIds },
];

const postingOf = ({ account, amount, balance }: StoredPosting): RecordedEntry['postings'][number] => ({
  account,
  amount: Money.kurus(amount),
  balance: balance === null ? null : Money.kurus(balance),
});

/** The payment method of a payment's entry: the method that has the account of the entry's other posting. */
const wayOf = (postings: readonly StoredPosting[]): StatementLine['provider'] =>
  postings.map(({ account }) => providerOf(account)).find((provider) => provider !== undefined) ?? null;

const single = { from: 0, limit: 1, descending: true };
