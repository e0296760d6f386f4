import { sql } from 'kysely';
import type { Clock, SharedClock } from '#kernel/ports.ts';
import type { Database } from './database.ts';
import { millisecondsOf } from './figures.ts';

export class EarlierClock implements SharedClock {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async now(): Promise<Date> {
    const { rows } = await sql<{ now: string }>`select ${millisecondsOf(sql`clock_timestamp()`)} as now`.execute(
      this.#database.sql(),
    );
    return new Date(Math.min(Number(rows[0]?.now), this.#clock.now().getTime()));
  }
}
