import type { NoteKind, NoteSubject } from '#kernel/platform-vocabulary.ts';
import { DomainError } from '#kernel/refusal.ts';

/** An internal note of the staff. A suspicion stays open until somebody lifts it with a reason. */
export interface Note {
  readonly id: string;
  readonly subject: NoteSubject;
  readonly recordId: string;
  readonly kind: NoteKind;
  readonly text: string;
  readonly author: Author;
  readonly createdAt: Date;
  readonly lifted: Lifted | null;
  /** The people whom the note could be about. The note is deleted when one of them deletes their account. */
  readonly people: readonly string[];
}

export interface Author {
  readonly id: string;
  readonly displayName: string;
}

interface Lifted {
  readonly by: Author;
  readonly at: Date;
  readonly because: string;
}

/** @throws note.nothing_to_lift if the note is not a suspicion, or was lifted before */
export function liftedBy(note: Note, by: Author, at: Date, because: string): Note {
  if (note.kind !== 'suspicion' || note.lifted) throw new DomainError('note.nothing_to_lift');
  return { ...note, lifted: { by, at, because } };
}

/** Only the author may delete a note. A suspicion can't be deleted, only lifted. @throws note.not_yours */
export function assertRemovable({ author, kind }: Note, by: Author): void {
  if (author.id !== by.id || kind !== 'note') throw new DomainError('note.not_yours');
}
