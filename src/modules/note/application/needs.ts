import type { UnitOfWork } from '#kernel/ports.ts';
import type { NoteEvent } from '../domain/note-events.ts';
import type { NoteSubjects, Notes } from './ports.ts';

/** What the use cases of this module need, by name. */
interface NoteNeeds {
  readonly notes: Notes;
  readonly work: UnitOfWork<NoteEvent>;
  readonly subjects: Pick<NoteSubjects, 'namesOf' | 'meant'>;
}

export type Needs<K extends keyof NoteNeeds> = Pick<NoteNeeds, K>;
