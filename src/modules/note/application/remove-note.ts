import type { NoteSubject } from '#kernel/platform-vocabulary.ts';
import { DomainError } from '#kernel/refusal.ts';
import { assertRemovable, type Author } from '../domain/note.ts';
import type { Needs } from './needs.ts';

/** @throws note.not_found, note.not_yours */
export const removeNote =
  ({ notes, work }: Needs<'notes' | 'work'>) =>
  (subject: NoteSubject, id: string, by: Author): Promise<void> =>
    work.run(async () => {
      const note = await notes.lock(subject, id);
      if (!note) throw new DomainError('note.not_found');
      assertRemovable(note, by);
      await notes.remove(id);
    });
export type RemoveNote = ReturnType<typeof removeNote>;
