import type { NoteKind, NoteSubject } from '#kernel/platform-vocabulary.ts';
import type { Author, Note } from '../domain/note.ts';
import type { NoteSubjects } from './ports.ts';
import type { Needs } from './needs.ts';

/** @throws identity.user_not_found, order.not_found */
export const writeNote =
  ({ notes, subjects, work }: Needs<'notes' | 'work'> & { readonly subjects: NoteSubjects }) =>
  (
    subject: NoteSubject,
    said: { readonly recordId: string; readonly kind: NoteKind; readonly text: string },
    author: Author,
  ): Promise<Note> =>
    work.run(async () => {
      const people = await subjects.lock(subject, said.recordId);
      const note = {
        ...said,
        id: work.newId(),
        subject,
        author,
        createdAt: work.now(),
        lifted: null,
        people,
      };
      await notes.add(note);
      work.record({ kind: 'note-written', note });
      return note;
    });
export type WriteNote = ReturnType<typeof writeNote>;
