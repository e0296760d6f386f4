import type { UnitOfWork } from '#kernel/ports.ts';
import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { recordingWork } from '#platform/unit-of-work.ts';
import { noteRoutes } from './adapters/http/note.routes.ts';
import { MikroNotes } from './adapters/persistence/mikro-notes.ts';
import { notePersonalData } from './adapters/persistence/note-personal-data.ts';
import { OpenSuspicions } from './adapters/persistence/open-suspicions.ts';
import { liftSuspicion } from './application/lift-suspicion.ts';
import type { Notes } from './application/ports.ts';
import { noteProjections } from './application/projections.ts';
import { readNotes } from './application/read-notes.ts';
import { removeNote } from './application/remove-note.ts';
import { writeNote } from './application/write-note.ts';
import type { NoteEvent } from './domain/note-events.ts';
import { note } from './note.tokens.ts';

const inner = {
  work: token<UnitOfWork<NoteEvent>>('note.work'),
  notes: token<Notes>('note.notes'),
};

const useCases = { readNotes, writeNote, liftSuspicion, removeNote };

const scope = { ...useCases, ...note, ...inner };

export const noteBindings: Bindings = (bind) => {
  const { database } = platform;
  const { work, notes } = inner;
  bind.use(work, recordingWork(noteProjections), platform);
  bind.type(notes, MikroNotes, [database]);
  bind.type(note.suspicions, OpenSuspicions, [database]);
  bind.make(note.personalData, notePersonalData, [database]);
  bind.all(scope, useCases);
  bind.make(noteRoutes, [readNotes, writeNote, liftSuspicion, removeNote]);
};
