import type { Database } from '#platform/db/database.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { Experiences, Learned } from '../../application/ports.ts';
import type { ExperienceRow } from './pricing.table.ts';

type Tables = TablesOf<typeof ExperienceRow>;

/** The id of the only row. Each computation overwrites this row, because the data is small and is read as a whole. */
const only = 1;

export class SqlExperiences implements Experiences {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async after(learnedAt: Date | undefined): Promise<Learned | undefined> {
    const row = await this.#database
      .sql<Tables>()
      .selectFrom('ExperienceRow')
      .select(['learnedAt', 'experiences'])
      .where('id', '=', only)
      .where('learnedAt', 'is distinct from', learnedAt ?? null)
      .executeTakeFirst();
    return row && { at: row.learnedAt, experiences: row.experiences };
  }

  async replace({ at, experiences }: Learned): Promise<void> {
    const learned = { learnedAt: at, experiences: [...experiences] };
    await this.#database
      .sql<Tables>()
      .insertInto('ExperienceRow')
      .values({ id: only, ...learned })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(learned))
      .execute();
  }
}
