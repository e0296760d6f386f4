import type { Note } from './note.ts';

/** What happens in this module that others are told of (`application/projections.ts`). */
export interface NoteEvent {
  readonly kind: 'note-written' | 'suspicion-lifted';
  readonly note: Note;
}
