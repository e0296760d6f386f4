import { type NoteSubject, noteSubjects } from '#kernel/house-vocabulary.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Scope } from '#kernel/vocabulary.ts';
import type { Note } from '../domain/note.ts';
import type { ListedNotes, Notes, NotesPart, NoteSubjects, Reader } from './ports.ts';

/** The scope that notes about each kind of record take. */
export const readableBy = { user: 'users:read', order: 'orders:read' } as const satisfies Record<NoteSubject, Scope>;

/** Notes, and what the records are called that they are about. */
export interface NamedNotes extends ListedNotes {
  readonly names: ReadonlyMap<string, string>;
}

/** Notes as the console lists them. */
export class ReadNotes {
  readonly #notes: Pick<Notes, 'list'>;
  readonly #subjects: Pick<NoteSubjects, 'namesOf' | 'meant'>;

  constructor(notes: Pick<Notes, 'list'>, subjects: Pick<NoteSubjects, 'namesOf' | 'meant'>) {
    this.#notes = notes;
    this.#subjects = subjects;
  }

  async page(part: NotesPart, reader: Reader): Promise<NamedNotes> {
    const { rows, ...counted } = await this.#notes.list(part);
    return { ...(await this.named(rows, reader)), ...counted };
  }

  /** Suspicions about users and orders, as far as the reader may read them. @throws identity.forbidden */
  async suspicions(part: NotesPart, search: string | undefined, reader: Reader): Promise<NamedNotes> {
    const readable = noteSubjects.filter((subject) => mayRead(reader, readableBy[subject]));
    if (readable.length === 0) throw new DomainError('identity.forbidden');
    const wanted = part.subjects?.filter((subject) => readable.includes(subject)) ?? readable;
    // about both is about any: the list's own index has them in one order
    const subjects = wanted.length === noteSubjects.length ? undefined : wanted;
    const found =
      search === undefined ? {} : { search: { text: search, ...(await this.#subjects.meant(search, reader)) } };
    return this.page({ ...part, kinds: ['suspicion'], subjects, ...found }, reader);
  }

  async named(rows: readonly Note[], reader: Reader): Promise<Pick<NamedNotes, 'rows' | 'names'>> {
    const named = await Promise.all(
      noteSubjects.map((subject) => {
        const ids = rows.flatMap((note) => (note.subject === subject ? [note.recordId] : []));
        return this.#subjects.namesOf(subject, [...new Set(ids)], reader);
      }),
    );
    return { rows, names: new Map(named.flatMap((names) => [...names])) };
  }
}

const mayRead = ({ role, scopes }: Reader, scope: Scope): boolean =>
  role === 'admin' || (role === 'staff' && scopes.includes(scope));
