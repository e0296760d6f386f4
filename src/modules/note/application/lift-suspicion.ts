import type { NoteSubject } from '#kernel/platform-vocabulary.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Author, liftedBy, type Note } from '../domain/note.ts';
import type { Needs } from './needs.ts';

/** @throws note.not_found, note.nothing_to_lift */
export const liftSuspicion =
  ({ notes, work }: Needs<'notes' | 'work'>) =>
  (subject: NoteSubject, id: string, by: Author, because: string): Promise<Note> =>
    work.run(async () => {
      const note = await notes.lock(subject, id);
      if (!note) throw new DomainError('note.not_found');
      const lifted = liftedBy(note, by, work.now(), because);
      await notes.save(lifted);
      work.record({ kind: 'suspicion-lifted', note: lifted });
      return lifted;
    });
export type LiftSuspicion = ReturnType<typeof liftSuspicion>;
