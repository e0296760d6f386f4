import type { NoteKind, NoteSubject } from '#kernel/house-vocabulary.ts';
import { DomainError } from '#kernel/refusal.ts';

/** What the house wrote for itself; a suspicion stands until somebody lifts it with a reason. */
export interface Note {
  readonly id: string;
  readonly subject: NoteSubject;
  readonly recordId: string;
  readonly kind: NoteKind;
  readonly text: string;
  readonly author: Author;
  readonly createdAt: Date;
  readonly lifted: Lifted | null;
  /** Whom it could be about: it goes when one of them leaves. */
  readonly people: readonly string[];
}

export interface Author {
  readonly id: string;
  readonly displayName: string;
}

export interface Lifted {
  readonly by: Author;
  readonly at: Date;
  readonly because: string;
}

/** @throws note.nothing_to_lift where it is no suspicion, or was lifted before */
export function liftedBy(note: Note, by: Author, at: Date, because: string): Note {
  if (note.kind !== 'suspicion' || note.lifted) throw new DomainError('note.nothing_to_lift');
  return { ...note, lifted: { by, at, because } };
}

/** A note is its author’s to take away; a suspicion is lifted, never taken away. @throws note.not_yours */
export function assertRemovable({ author, kind }: Note, by: Author): void {
  if (author.id !== by.id || kind !== 'note') throw new DomainError('note.not_yours');
}
