import type { Listed } from '#kernel/lists.ts';
import { type NoteSubject, noteSubjects } from '#kernel/platform-vocabulary.ts';
import { DomainError } from '#kernel/refusal.ts';
import { holds, type Scope } from '#kernel/vocabulary.ts';
import type { Note } from '../domain/note.ts';
import type { Notes, NotesPart, Reader } from './ports.ts';
import type { Needs } from './needs.ts';

/** The scope needed to read notes about each kind of record. */
export const readableBy = { user: 'users:read', order: 'orders:read' } as const satisfies Record<NoteSubject, Scope>;

/** Notes, and the names of the records that they are about. */
export interface NamedNotes extends Listed<Note> {
  readonly names: ReadonlyMap<string, string>;
}

/** Notes, for the console's lists. */
export const readNotes = ({ notes, subjects }: Needs<'subjects'> & { readonly notes: Pick<Notes, 'list'> }) => {
  const page = async (part: NotesPart, reader: Reader): Promise<NamedNotes> => {
    const { rows, ...counted } = await notes.list(part);
    return { ...(await named(rows, reader)), ...counted };
  };

  const named = async (rows: readonly Note[], reader: Reader): Promise<Pick<NamedNotes, 'rows' | 'names'>> => {
    const namesOfEach = await Promise.all(
      noteSubjects.map((subject) => {
        const ids = rows.flatMap((note) => (note.subject === subject ? [note.recordId] : []));
        return subjects.namesOf(subject, [...new Set(ids)], reader);
      }),
    );
    return { rows, names: new Map(namesOfEach.flatMap((names) => [...names])) };
  };

  return {
    page,
    /**
     * Suspicions about users and orders, as far as the reader's scopes allow.
     * @throws identity.forbidden if the scopes allow neither
     */
    suspicions: async (part: NotesPart, search: string | undefined, reader: Reader): Promise<NamedNotes> => {
      const readable = noteSubjects.filter((subject) => holds(reader, readableBy[subject]));
      if (readable.length === 0) throw new DomainError('identity.forbidden');
      const wanted = readable.filter((subject) => part.subjects?.includes(subject) ?? true);
      // for both subjects no filter is used, so that the index over all suspicions gives the order
      const about = wanted.length === noteSubjects.length ? undefined : wanted;
      const found = search === undefined ? {} : { search: { text: search, ...(await subjects.meant(search, reader)) } };
      return page({ ...part, kinds: ['suspicion'], subjects: about, ...found }, reader);
    },
    named,
  };
};
export type ReadNotes = ReturnType<typeof readNotes>;
