import { sql } from 'kysely';
import { erasedName, type PersonalData } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { NoteTables } from './note.table.ts';

/**
 * Notes about a person are part of their export and are deleted with their account. If an author's account is deleted, only
 * the name is erased.
 */
export const notePersonalData = (database: Database): PersonalData => {
  const tables = () => database.sql<NoteTables>();
  return {
    recordsOf: async ({ id }) => {
      const notes = await tables()
        .selectFrom('StaffNoteRow')
        .select(['subject', 'recordId', 'kind', 'text', 'createdAt', 'liftedAt', 'liftedBecause'])
        .where(about(id))
        .orderBy('id')
        .execute();
      return { notes };
    },
    erase: async ({ id }) => {
      const query = tables();
      await query.deleteFrom('StaffNoteRow').where(about(id)).execute();
      await query.updateTable('StaffNoteRow').set({ authorName: erasedName }).where('authorId', '=', id).execute();
      await query.updateTable('StaffNoteRow').set({ liftedByName: erasedName }).where('liftedBy', '=', id).execute();
    },
  };
};

const about = (person: string) => sql<boolean>`${sql.ref('people')} @> array[${person}]::uuid[]`;
