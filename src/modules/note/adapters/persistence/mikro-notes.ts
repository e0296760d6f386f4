import type { Listed } from '#kernel/lists.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { NoteSubject } from '#kernel/platform-vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder, refuseIfCut } from '#platform/db/lists.ts';
import { forUpdate } from '#platform/db/orm.ts';
import { foldedSql, patternsOf } from '#platform/db/search.ts';
import { readableRows } from '#platform/readable-rows.ts';
import { notePeople } from '#platform/running-command.ts';
import type { Notes, NoteSearch, NotesPart } from '../../application/ports.ts';
import type { Note } from '../../domain/note.ts';
import { StaffNoteRow, type NoteTables } from './note.table.ts';

export class MikroNotes implements Notes {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<NoteTables> {
    return this.#database.sql<NoteTables>();
  }

  async add(note: Note): Promise<void> {
    notePeople(note.people);
    await this.#database.em.insert(StaffNoteRow, rowOf(note));
  }

  async lock(subject: NoteSubject, id: string): Promise<Note | undefined> {
    const row = await this.#database.em.findOne(StaffNoteRow, { id, subject }, forUpdate);
    if (!row) return undefined;
    notePeople(row.people);
    return noteOf(row);
  }

  async save(note: Note): Promise<void> {
    if (note.lifted) notePeople([note.lifted.by.id]); // the note shows only the name
    await this.#database.em.nativeUpdate(StaffNoteRow, { id: note.id }, rowOf(note));
  }

  async remove(id: string): Promise<void> {
    await this.#database.em.nativeDelete(StaffNoteRow, { id });
  }

  async list({ from, limit, descending, open, created, search, ...part }: NotesPart): Promise<Listed<Note>> {
    const { subjects: subject, ids: id, recordIds: recordId, kinds: kind, authorIds: authorId } = part;
    refuseIfCut(search?.people);
    const wanted = this.#sql
      .selectFrom('StaffNoteRow')
      .where(oneOfEach({ subject, id, recordId, kind, authorId }))
      .where(inRange('createdAt', created))
      .where(search ? isFoundBy(search) : sql<boolean>`true`)
      .$if(open === true, (query) => query.where('kind', '=', 'suspicion').where('liftedAt', 'is', null))
      .$if(open === false, (query) => query.where(sql<boolean>`(kind <> 'suspicion' or lifted_at is not null)`));
    const [rows, counted] = await Promise.all([
      pageInOrder(wanted.selectAll(), ['createdAt', 'id'], { from, limit, descending }),
      boundedCount(this.#sql, wanted),
    ]);
    return { rows: readableRows('notes', rows, noteOf), ...counted };
  }
}

/** Not indexed. Staff write suspicions by hand, so there are few of them, and a search reads them all. */
const searched = sql.raw(foldedSql(`"text" || ' ' || "author_name"`));

const isFoundBy = ({ text, people, orderIds }: NoteSearch) => {
  const patterns = patternsOf(text).map((pattern) => sql`${searched} like ${pattern}`);
  const isSaid = patterns.length > 0 ? sql`(${sql.join(patterns, sql` and `)})` : sql`true`;
  return sql<boolean>`(${isSaid} or people && ${people.ids}::uuid[] or record_id = any(${orderIds}::uuid[]))`;
};

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
}: Selectable<NoteTables['StaffNoteRow']>): Note => ({
  ...row,
  author: { id: authorId, displayName: authorName },
  lifted:
    liftedBy === null || liftedAt === null
      ? null
      : { by: { id: liftedBy, displayName: liftedByName ?? '' }, at: liftedAt, because: liftedBecause ?? '' },
});
