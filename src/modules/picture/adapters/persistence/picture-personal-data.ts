import type { Kysely } from 'kysely';
import type { Person, PersonalData, PersonalRecords } from '#kernel/personal-data.ts';
import type { Clock, Jobs } from '#kernel/ports.ts';
import type { Database } from '#platform/db/database.ts';
import type { PictureLinks } from '../../application/ports.ts';
import { tidyQueue } from '../../application/tidy-picture.ts';
import type { PictureTables } from './picture.table.ts';

/** What somebody has shown is theirs: it is in their export by its address, and leaves with them wherever it was shown. */
export class PicturePersonalData implements PersonalData {
  readonly #database: Database;
  readonly #links: PictureLinks;
  readonly #jobs: Jobs;
  readonly #clock: Clock;

  constructor(database: Database, links: PictureLinks, jobs: Jobs, clock: Clock) {
    this.#database = database;
    this.#links = links;
    this.#jobs = jobs;
    this.#clock = clock;
  }

  async recordsOf({ id: ownerId }: Person): Promise<PersonalRecords> {
    const rows = await this.#sql
      .selectFrom('PictureRow')
      .select(['id', 'bytes', 'width', 'height', 'createdAt', 'subjectKind', 'subjectId'])
      .where('ownerId', '=', ownerId)
      .orderBy('id')
      .execute();
    const now = this.#clock.now();
    return { pictures: rows.map((row) => ({ ...row, url: this.#links.urlOf(row.id, now) })) };
  }

  async erase({ id: ownerId }: Person): Promise<void> {
    const gone = await this.#sql.deleteFrom('PictureRow').where('ownerId', '=', ownerId).returning('id').execute();
    for (const { id } of gone) await this.#jobs.send(tidyQueue, { id });
  }

  get #sql(): Kysely<PictureTables> {
    return this.#database.sql<PictureTables>();
  }
}
