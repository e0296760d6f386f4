import { sql } from 'kysely';
import type { Figure, FigureName, FigureSource } from '#kernel/figures.ts';
import type { Database } from '#platform/db/database.ts';
import { type CountedRow, dayOf, earliestIn, figureOf } from '#platform/db/figures.ts';

/**
 * Card payments of each day. A payment counts as paid on the day when it was paid, and as failed on the day when it
 * first failed, even if a later try was paid. Failed payments that the customer left count under `top-up-left` as well.
 */
export class SqlTopUpFigures implements FigureSource {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async between(from: Date, to: Date): Promise<readonly Figure[]> {
    const counted = (name: FigureName, moment: string, which = sql`true`) => sql`
      select ${dayOf(sql.ref(moment))} as day, ${sql.lit(name)} as name, null as game, null::uuid as "boosterId", 0 as bucket,
        count(*)::text as count, coalesce(sum(amount_kurus), 0)::text as amount
      from top_up where ${sql.ref(moment)} >= ${from} and ${sql.ref(moment)} < ${to} and ${which} group by 1`;
    const { rows } = await sql<CountedRow>`
      ${counted('top-up-paid', 'paid_at')} union all ${counted('top-up-failed', 'failed_at')}
      union all ${counted('top-up-left', 'failed_at', sql`failed_as = 'left'`)}
    `.execute(this.#database.sql());
    return rows.map(figureOf);
  }

  earliest(): Promise<Date | undefined> {
    return earliestIn(this.#database.sql(), 'top_up', 'created_at');
  }
}
