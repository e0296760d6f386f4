import type { NoteSubject } from '#kernel/platform-vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import type { Suspicions } from '../../application/ports.ts';
import type { NoteTables } from './note.table.ts';

export class OpenSuspicions implements Suspicions {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async among(subject: NoteSubject, recordIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (recordIds.length === 0) return new Set();
    const rows = await this.#database
      .sql<NoteTables>()
      .selectFrom('StaffNoteRow')
      .select('recordId')
      .where('subject', '=', subject)
      .where('recordId', 'in', recordIds)
      .where('kind', '=', 'suspicion')
      .where('liftedAt', 'is', null)
      .execute();
    return new Set(rows.map(({ recordId }) => recordId));
  }

  async open(subject: NoteSubject): Promise<readonly string[]> {
    const rows = await this.#database
      .sql<NoteTables>()
      .selectFrom('StaffNoteRow')
      .select('recordId')
      .distinct()
      .where('subject', '=', subject)
      .where('kind', '=', 'suspicion')
      .where('liftedAt', 'is', null)
      .execute();
    return rows.map(({ recordId }) => recordId);
  }
}
