import { sql } from 'kysely';
import { erasedName, type Person, type PersonalData, type PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { NoteTables } from './note.table.ts';

/** What the house noted about somebody is in their export, and goes with them; of those who wrote it only the name goes. */
export class NotePersonalData implements PersonalData {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async recordsOf({ id }: Person): Promise<PersonalRecords> {
    const notes = await this.#database
      .sql<NoteTables>()
      .selectFrom('HouseNoteRow')
      .select(['subject', 'recordId', 'kind', 'text', 'createdAt', 'liftedAt', 'liftedBecause'])
      .where(about(id))
      .orderBy('id')
      .execute();
    return { notes };
  }

  async erase({ id }: Person): Promise<void> {
    const query = this.#database.sql<NoteTables>();
    await query.deleteFrom('HouseNoteRow').where(about(id)).execute();
    await query.updateTable('HouseNoteRow').set({ authorName: erasedName }).where('authorId', '=', id).execute();
    await query.updateTable('HouseNoteRow').set({ liftedByName: erasedName }).where('liftedBy', '=', id).execute();
  }
}

const about = (person: string) => sql<boolean>`${sql.ref('people')} @> array[${person}]::uuid[]`;
