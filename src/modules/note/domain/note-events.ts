import type { Note } from './note.ts';

/** Note events that live events are made from (`application/projections.ts`). */
export interface NoteEvent {
  readonly kind: 'note-written' | 'suspicion-lifted';
  readonly note: Note;
}
