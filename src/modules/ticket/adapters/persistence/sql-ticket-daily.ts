import { sql } from 'kysely';
import type { Figure, FigureSource } from '#kernel/figures.ts';
import type { Database } from '#platform/db/database.ts';
import { type CountedRow, dayOf, earliestIn, figureOf } from '#platform/db/figures.ts';

/** For each day, the tickets that were opened, and the tickets that were answered for the first time. */
export class SqlTicketDaily implements FigureSource {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async between(from: Date, to: Date): Promise<readonly Figure[]> {
    const counted = (name: string, moment: string) => sql`
      select ${dayOf(sql.ref(moment))} as day, ${sql.lit(name)} as name, null as game, null::uuid as "boosterId", 0 as bucket,
        count(*)::text as count, '0' as amount
      from ticket where ${sql.ref(moment)} >= ${from} and ${sql.ref(moment)} < ${to} group by 1`;
    const { rows } = await sql<CountedRow>`
      ${counted('ticket-opened', 'created_at')} union all ${counted('ticket-answered', 'first_answered_at')}
    `.execute(this.#database.sql());
    return rows.map(figureOf);
  }

  earliest(): Promise<Date | undefined> {
    return earliestIn(this.#database.sql(), 'ticket', 'created_at');
  }
}
