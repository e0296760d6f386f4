import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Suspicions } from '../../application/ports.ts';
import type { NoteSubject } from '../../domain/note.ts';
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
      .selectFrom('HouseNoteRow')
      .select('recordId')
      .where('subject', '=', subject)
      .where('recordId', 'in', recordIds)
      .where('kind', '=', 'suspicion')
      .where('liftedAt', 'is', null)
      .execute();
    return new Set(rows.map(({ recordId }) => recordId));
  }
}

/**
 * The filter of the list of users or of orders: records with an open suspicion, or all others. As an array, all are found in
 * one walk of the list's key; the partial index of open suspicions gives the array.
 */
export const suspectedIs = (subject: NoteSubject, is: boolean): RawBuilder<SqlBool> => {
  const open = sql`select record_id from house_note
    where subject = ${subject} and kind = 'suspicion' and lifted_at is null`;
  return is ? sql`id = any(array(${open}))` : sql`id not in (${open})`;
};
