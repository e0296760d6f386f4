import { sql } from 'kysely';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/db/database.ts';
import { millisecondsOf } from '#platform/db/figures.ts';
import { endlessStatements } from '#platform/db/deadline.ts';
import type { AccountSum, LedgerSums } from '../../application/ports.ts';
import { summedPostings } from './summed-postings.ts';

/** Entries per batch. A batch takes a fraction of a second, even if its postings are read from disk. */
const usualBatch = 5_000;

const countedUntil = sql`coalesce((select counted_until from ledger_progress), '-infinity')`;

interface SumRow {
  readonly account: string;
  readonly count: string;
  readonly balance: string;
}

/** Stored sums per account, up to a moment. Readers add the later entries. */
export class SqlLedgerSums implements LedgerSums {
  readonly #database: Database;
  readonly #batch: number;

  constructor(database: Database, batch = usualBatch) {
    this.#database = database;
    this.#batch = batch;
  }

  keep(end: Date): Promise<boolean> {
    return this.#database.run(async () => {
      const held = await this.#hold();
      if (!held) return false;
      const from = held.countedUntil ?? (await this.#first());
      if (!from || from >= end) return false;
      const to = await this.#endOfBatch(from, end);
      await sql`
        insert into ledger_sum (account, count, balance_kurus)
        ${sql.raw(summedPostings)} where entry.created_at >= ${from} and entry.created_at < ${to} group by 1
        on conflict (account) do update
        set count = ledger_sum.count + excluded.count, balance_kurus = ledger_sum.balance_kurus + excluded.balance_kurus
      `.execute(this.#sql);
      await sql`update ledger_progress set counted_until = ${to}`.execute(this.#sql);
      return to < end;
    });
  }

  /**
   * Reads the stored sums with their moment in one statement, and the later entries in a second one. The moment is
   * passed as a parameter: if PostgreSQL did not know the value, it would plan to read all postings. Two statements are
   * safe, because no entry from before that moment can be added any more.
   */
  async trialBalance(): Promise<readonly AccountSum[]> {
    const { rows: kept } = await sql<SumRow & { readonly until: string }>`
      select account, count::text, balance_kurus::text as balance, ${millisecondsOf(countedUntil)} as until from ledger_sum
    `.execute(this.#sql);
    const since = new Date(Number(kept[0]?.until ?? 0));
    const { rows: come } = await sql<SumRow>`
      ${sql.raw(summedPostings)} where entry.created_at >= ${since} group by 1
    `.execute(this.#sql);
    const byAccount = Map.groupBy([...kept, ...come], ({ account }) => account);
    return [...byAccount.keys()].toSorted().map((account) => {
      const parts = byAccount.get(account) ?? [];
      return {
        account,
        count: parts.reduce((sum, { count }) => sum + Number(count), 0),
        balance: Money.sum(parts.map(({ balance }) => Money.kurus(Number(balance)))),
      };
    });
  }

  recount(): Promise<readonly string[]> {
    return this.#database.run(async () => {
      // reads the whole history, which takes longer than the statement timeout of requests
      await sql.raw(endlessStatements).execute(this.#sql);
      await sql`select from ledger_progress for update`.execute(this.#sql);
      const { rows } = await sql<{ account: string }>`
        with counted as (${sql.raw(summedPostings)} where entry.created_at < ${countedUntil} group by 1),
        gone as (delete from ledger_sum where account not in (select account from counted) returning account),
        put as (
          insert into ledger_sum (account, count, balance_kurus) select account, count, balance from counted
          on conflict (account) do update set count = excluded.count, balance_kurus = excluded.balance_kurus
          where (ledger_sum.count, ledger_sum.balance_kurus) is distinct from (excluded.count, excluded.balance_kurus)
          returning account
        )
        select account from gone union all select account from put order by account
      `.execute(this.#sql);
      return rows.map(({ account }) => account);
    });
  }

  /**
   * Locks the progress row, so that only one process counts. Returns undefined if another process holds the row: the
   * job runs again a minute later.
   */
  async #hold(): Promise<{ readonly countedUntil: Date | undefined } | undefined> {
    const { rows } = await sql<Moment>`
      select ${millisecondsOf(sql`counted_until`)} as moment from ledger_progress for update skip locked
    `.execute(this.#sql);
    return rows[0] && { countedUntil: dateOf(rows[0]) };
  }

  #first(): Promise<Date | undefined> {
    return this.#moment(sql`select ${millisecondsOf(sql`min(created_at)`)} as moment from ledger_entry`);
  }

  /** The end of the batch. Entries of the same millisecond are never split. */
  async #endOfBatch(from: Date, end: Date): Promise<Date> {
    const next = await this.#moment(sql`
      select ${millisecondsOf(sql`created_at`)} as moment from ledger_entry
      where created_at >= ${from} and created_at < ${end} order by created_at, id offset ${this.#batch} limit 1
    `);
    if (!next) return end;
    return next > from ? next : new Date(from.getTime() + 1);
  }

  async #moment(query: ReturnType<typeof sql>): Promise<Date | undefined> {
    const { rows } = await sql<Moment>`${query}`.execute(this.#sql);
    return rows[0] && dateOf(rows[0]);
  }

  get #sql() {
    return this.#database.sql();
  }
}

interface Moment {
  readonly moment: string | null;
}
const dateOf = ({ moment }: Moment): Date | undefined => (moment === null ? undefined : new Date(Number(moment)));
