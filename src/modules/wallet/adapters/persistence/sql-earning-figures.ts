import { sql } from 'kysely';
import type { Figure, FigureSource } from '#kernel/figures.ts';
import type { Database } from '#platform/db/database.ts';
import { type CountedRow, dayOf, earliestIn, figureOf } from '#platform/db/figures.ts';

/** Boosters' earnings per day, from the ledger: their shares of orders, and tips. */
export class SqlEarningFigures implements FigureSource {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async between(from: Date, to: Date): Promise<readonly Figure[]> {
    const { rows } = await sql<CountedRow>`
      select ${dayOf(sql`entry.created_at`)} as day, 'booster-earned' as name, null as game,
        substr(posting.account, ${sql.lit('wallet:'.length + 1)}) as "boosterId", 0 as bucket,
        count(*)::text as count, sum(posting.amount_kurus)::text as amount
      from ledger_entry as entry join ledger_posting as posting on posting.entry_id = entry.id
      where entry.kind in ('settlement', 'tip') and entry.created_at >= ${from} and entry.created_at < ${to}
        and posting.account like 'wallet:%' and posting.amount_kurus > 0
      group by 1, posting.account
    `.execute(this.#database.sql());
    return rows.map(figureOf);
  }

  earliest(): Promise<Date | undefined> {
    return earliestIn(this.#database.sql(), 'ledger_entry', 'created_at');
  }
}
