import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { Notes, NotesPart } from '../../application/ports.ts';
import type { Note, NoteSubject } from '../../domain/note.ts';
import type { NoteTables } from './note.table.ts';

export class MikroNotes implements Notes {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<NoteTables> {
    return this.#database.sql<NoteTables>();
  }

  async add(note: Note): Promise<void> {
    await this.#sql.insertInto('HouseNoteRow').values(rowOf(note)).execute();
  }

  async locked(subject: NoteSubject, id: string): Promise<Note | undefined> {
    const note = this.#sql.selectFrom('HouseNoteRow').selectAll().where('id', '=', id).where('subject', '=', subject);
    const row = await note.forUpdate().executeTakeFirst();
    return row && noteOf(row);
  }

  async save(note: Note): Promise<void> {
    const { liftedBy, liftedByName, liftedAt, liftedBecause } = rowOf(note);
    await this.#sql
      .updateTable('HouseNoteRow')
      .set({ liftedBy, liftedByName, liftedAt, liftedBecause })
      .where('id', '=', note.id)
      .execute();
  }

  async remove(id: string): Promise<void> {
    await this.#sql.deleteFrom('HouseNoteRow').where('id', '=', id).execute();
  }

  async list({ subject, from, limit, descending, ids, recordIds, kinds, open }: NotesPart) {
    const wanted = this.#sql
      .selectFrom('HouseNoteRow')
      .where('subject', '=', subject)
      .where(oneOfEach({ id: ids, recordId: recordIds, kind: kinds }))
      .$if(open === true, (query) => query.where('kind', '=', 'suspicion').where('liftedAt', 'is', null))
      .$if(open === false, (query) => query.where(sql<boolean>`(kind <> 'suspicion' or lifted_at is not null)`));
    const [rows, counted] = await Promise.all([
      pageInOrder(wanted.selectAll(), ['createdAt', 'id'], { from, limit, descending }),
      boundedCount(this.#sql, wanted),
    ]);
    return { rows: readableRows('notes', rows, noteOf), ...counted };
  }
}

export const rowOf = ({ author, lifted, people, ...note }: Note) => ({
  ...note,
  authorId: author.id,
  authorName: author.displayName,
  liftedBy: lifted?.by.id ?? null,
  liftedByName: lifted?.by.displayName ?? null,
  liftedAt: lifted?.at ?? null,
  liftedBecause: lifted?.because ?? null,
  people: [...people],
});

export const noteOf = ({
  authorId,
  authorName,
  liftedBy,
  liftedByName,
  liftedAt,
  liftedBecause,
  ...row
}: Selectable<NoteTables['HouseNoteRow']>): Note => ({
  ...row,
  author: { id: authorId, displayName: authorName },
  lifted:
    liftedBy === null || liftedAt === null
      ? null
      : { by: { id: liftedBy, displayName: liftedByName ?? '' }, at: liftedAt, because: liftedBecause ?? '' },
});
