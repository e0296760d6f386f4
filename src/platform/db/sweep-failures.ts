import { sql } from 'kysely';
import type { Clock, SweepFailures } from '#kernel/ports.ts';
import { restsFor } from '#kernel/sweep.ts';
import type { Database } from './database.ts';
import type { TablesOf } from './orm.ts';
import type { SweepFailureRow } from './sweep-failure.table.ts';

type Tables = TablesOf<typeof SweepFailureRow>;
const day = 86_400_000;

/** Failures are stored in the database, so that all processes skip a record that failed in one of them. */
export class DatabaseSweepFailures implements SweepFailures {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async add(sweep: string, subjectId: string): Promise<void> {
    const now = this.#clock.now();
    const { attempts } = await this.#database
      .sql<Tables>()
      .insertInto('SweepFailureRow')
      .values({ sweep, subjectId, attempts: 1, triedAgainAt: new Date(now.getTime() + restsFor(1)) })
      .onConflict((conflict) =>
        conflict.columns(['sweep', 'subjectId']).doUpdateSet({ attempts: sql`sweep_failure.attempts + 1` }),
      )
      .returning('attempts')
      .executeTakeFirstOrThrow();
    if (attempts === 1) return;
    await this.#database
      .sql<Tables>()
      .updateTable('SweepFailureRow')
      .set({ triedAgainAt: new Date(now.getTime() + restsFor(attempts)) })
      .where('sweep', '=', sweep)
      .where('subjectId', '=', subjectId)
      .execute();
  }

  async resting(sweep: string): Promise<readonly string[]> {
    const rows = await this.#database
      .sql<Tables>()
      .selectFrom('SweepFailureRow')
      .select('subjectId')
      .where('sweep', '=', sweep)
      .where('triedAgainAt', '>', this.#clock.now())
      .execute();
    return rows.map(({ subjectId }) => subjectId);
  }

  /** Deletes failures whose retry was due a day ago. */
  async purge(): Promise<void> {
    await this.#database
      .sql<Tables>()
      .deleteFrom('SweepFailureRow')
      .where('triedAgainAt', '<', new Date(this.#clock.now().getTime() - day))
      .execute();
  }
}
