import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { noteRoutes } from './adapters/http/note.routes.ts';
import { MikroNotes } from './adapters/persistence/mikro-notes.ts';
import { NotePersonalData } from './adapters/persistence/note-personal-data.ts';
import { OpenSuspicions } from './adapters/persistence/open-suspicions.ts';
import { LiftSuspicion } from './application/lift-suspicion.ts';
import type { Notes } from './application/ports.ts';
import { RemoveNote } from './application/remove-note.ts';
import { WriteNote } from './application/write-note.ts';
import { note } from './note.tokens.ts';

const inner = {
  notes: token<Notes>('note.notes'),
  write: token<WriteNote>('note.write'),
  lift: token<LiftSuspicion>('note.lift'),
  remove: token<RemoveNote>('note.remove'),
};

export const noteBindings: Bindings = (registry) => {
  const { database, transactions, ids, clock } = platform;
  const { notes, write, lift, remove } = inner;
  registry.type(notes, MikroNotes, [database]);
  registry.type(note.suspicions, OpenSuspicions, [database]);
  registry.type(note.personalData, NotePersonalData, [database]);
  registry.type(write, WriteNote, [notes, note.subjects, transactions, ids, clock]);
  registry.type(lift, LiftSuspicion, [notes, transactions, clock]);
  registry.type(remove, RemoveNote, [notes, transactions]);
  registry.make(note.http, noteRoutes, [notes, write, lift, remove]);
};
