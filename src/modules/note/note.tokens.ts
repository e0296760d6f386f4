import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { NoteSubjects, Suspicions } from './application/ports.ts';

export const note = {
  /** Implemented by identity and the order module. */
  subjects: token<NoteSubjects>('note.subjects'),
  suspicions: token<Suspicions>('note.suspicions'),
  personalData: token<PersonalData>('note.personalData'),
};
