import type { SelectQueryBuilder } from 'kysely';
import { Money } from '#kernel/money.ts';
import type { EntryKind } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import type { Books, EntriesPart, Part, RecordedEntry, StatementLine, StatementPart } from '../../application/ports.ts';
import { walletOf } from '../../domain/account.ts';
import type { WalletTables } from './wallet.table.ts';

/** Counting a journal of millions for a page number is not worth it. */
const countedAtMost = 10_000;

export class MikroBooks implements Books {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async balanceOf(userId: string): Promise<Money> {
    return (await this.balancesOf([userId])).get(userId) ?? Money.zero;
  }

  async balancesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Money>> {
    const users = new Map(userIds.map((id) => [walletOf(id) as string, id]));
    const rows = await this.#sql
      .selectFrom('LedgerAccountRow')
      .select(['id', 'balance'])
      .where('id', '=', (eb) => eb.fn.any(eb.val([...users.keys()])))
      .execute();
    return new Map(rows.map(({ id, balance }) => [users.get(id) ?? id, Money.kurus(balance)]));
  }

  async statement(userId: string, part: StatementPart): Promise<Part<StatementLine>> {
    const account = walletOf(userId);
    const lines = this.#sql
      .selectFrom('LedgerPostingRow')
      .innerJoin('LedgerEntryRow', 'LedgerEntryRow.id', 'LedgerPostingRow.entryId')
      .where('account', '=', account)
      .$if(part.kinds !== undefined, (q) => q.where('kind', 'in', part.kinds ?? []));
    const rows = await lines
      .select(['seq', 'kind', 'amount', 'balance', 'orderId', 'orderNumber', 'reason', 'createdAt'])
      .orderBy('seq', part.descending ? 'desc' : 'asc')
      .offset(part.from)
      .limit(part.limit)
      .execute();
    return {
      rows: rows.map((row) => ({
        ...row,
        seq: row.seq ?? 0,
        amount: Money.kurus(row.amount),
        balance: Money.kurus(row.balance ?? 0),
        at: row.createdAt,
      })),
      total: part.kinds ? await this.#count(lines.select('seq')) : await this.#lastSeq(account),
    };
  }

  async entries(part: EntriesPart): Promise<Part<RecordedEntry>> {
    const direction = part.descending ? 'desc' : 'asc';
    const found = this.#matching(part);
    const entries = await found
      .selectAll()
      .orderBy('createdAt', direction)
      .orderBy('id', direction)
      .offset(part.from)
      .limit(part.limit)
      .execute();
    const postings = await this.#postingsOf(entries.map(({ id }) => id));
    const count = await this.#count(found.select('id').limit(countedAtMost + 1));
    return {
      rows: entries.map((row) => ({ ...row, at: row.createdAt, postings: postings.get(row.id) ?? [] })),
      total: Math.min(count, countedAtMost),
      atLeast: count > countedAtMost,
    };
  }

  async entry(id: string): Promise<RecordedEntry | undefined> {
    return (await this.entries({ ids: [id], from: 0, limit: 1, descending: true })).rows[0];
  }

  #matching(part: EntriesPart) {
    return this.#sql
      .selectFrom('LedgerEntryRow')
      .$if(part.ids !== undefined, (q) => q.where('id', 'in', part.ids ?? []))
      .$if(part.kinds !== undefined, (q) => q.where('kind', 'in', (part.kinds ?? []) as EntryKind[]))
      .$if(part.orderIds !== undefined, (q) => q.where('orderId', 'in', part.orderIds ?? []))
      .$if(part.topUpIds !== undefined, (q) => q.where('topUpId', 'in', part.topUpIds ?? []))
      .$if(part.payoutIds !== undefined, (q) => q.where('payoutId', 'in', part.payoutIds ?? []))
      .$if(part.actorIds !== undefined, (q) => q.where('actorId', 'in', part.actorIds ?? []))
      .$if(part.after !== undefined, (q) => q.where('createdAt', '>=', part.after ?? new Date()))
      .$if(part.before !== undefined, (q) => q.where('createdAt', '<=', part.before ?? new Date()))
      .$if(part.accounts !== undefined, (q) =>
        q.where('id', 'in', (eb) =>
          eb
            .selectFrom('LedgerPostingRow')
            .select('entryId')
            .where('account', 'in', part.accounts ?? []),
        ),
      );
  }

  async #postingsOf(entryIds: readonly string[]): Promise<ReadonlyMap<string, RecordedEntry['postings']>> {
    if (entryIds.length === 0) return new Map();
    const rows = await this.#sql
      .selectFrom('LedgerPostingRow')
      .select(['entryId', 'account', 'amount', 'balance'])
      .where('entryId', 'in', entryIds)
      .orderBy('account')
      .execute();
    return new Map(
      Object.entries(Object.groupBy(rows, ({ entryId }) => entryId)).map(([entryId, postings = []]) => [
        entryId,
        postings.map(({ account, amount, balance }) => ({
          account,
          amount: Money.kurus(amount),
          balance: balance === null ? null : Money.kurus(balance),
        })),
      ]),
    );
  }

  async #lastSeq(account: string): Promise<number> {
    const row = await this.#sql
      .selectFrom('LedgerAccountRow')
      .select('lastSeq')
      .where('id', '=', account)
      .executeTakeFirst();
    return row?.lastSeq ?? 0;
  }

  async #count(query: SelectQueryBuilder<WalletTables, keyof WalletTables, object>): Promise<number> {
    const row = await this.#sql
      .selectFrom(query.as('found'))
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  get #sql() {
    return this.#database.sql<WalletTables>();
  }
}
