import { type Kysely, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { boundedCount } from '#platform/db/lists.ts';
import type { FirstAnswers, TicketFigures } from '../../application/ports.ts';
import type { TicketTables } from './ticket.table.ts';

/** How many of the last answered tickets are read. More would hardly change the figures. */
const lookedAt = 5_000;

export class SqlTicketFigures implements TicketFigures {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<TicketTables> {
    return this.#database.sql<TicketTables>();
  }

  async waiting() {
    const waiting = this.#sql.selectFrom('TicketRow').where('waitingSince', 'is not', null);
    const [{ total: count, atLeast }, first] = await Promise.all([
      boundedCount(this.#sql, waiting),
      waiting.select('waitingSince').orderBy('waitingSince').limit(1).executeTakeFirst(),
    ]);
    return { count, atLeast, oldest: first?.waitingSince ?? null };
  }

  async firstAnswers(since: Date): Promise<FirstAnswers | null> {
    const seconds = (share: number) =>
      sql<number>`percentile_cont(${sql.lit(share)}) within group (order by extract(epoch from "first_answered_at" - "created_at"))`;
    const answered = this.#sql
      .selectFrom('TicketRow')
      .select(['createdAt', 'firstAnsweredAt'])
      .where('firstAnsweredAt', '>=', since)
      .orderBy('firstAnsweredAt', 'desc')
      .limit(lookedAt);
    const { rows } = await sql<{ count: string; median: number | null; ninetieth: number | null }>`
      select count(*) as count, ${seconds(0.5)} as median, ${seconds(0.9)} as ninetieth from (${answered}) as answered
    `.execute(this.#sql);
    const { count = '0', median = null, ninetieth = null } = rows[0] ?? {};
    return median === null || ninetieth === null
      ? null
      : { count: Number(count), medianSeconds: Math.round(median), ninetiethSeconds: Math.round(ninetieth) };
  }
}
