import { type Bindings, token } from '#platform/di.ts';
import { followed, houseNews } from '#platform/live/announcing.ts';
import { platform } from '#platform/tokens.ts';
import { noteRoutes } from './adapters/http/note.routes.ts';
import { MikroNotes } from './adapters/persistence/mikro-notes.ts';
import { NotePersonalData } from './adapters/persistence/note-personal-data.ts';
import { OpenSuspicions } from './adapters/persistence/open-suspicions.ts';
import { type LiftSuspicion, liftSuspicion } from './application/lift-suspicion.ts';
import type { Notes } from './application/ports.ts';
import { type ReadNotes, readableBy, readNotes } from './application/read-notes.ts';
import { type RemoveNote, removeNote } from './application/remove-note.ts';
import { type WriteNote, writeNote } from './application/write-note.ts';
import type { Note } from './domain/note.ts';
import { note } from './note.tokens.ts';

const inner = {
  notes: token<Notes>('note.notes'),
  read: token<ReadNotes>('note.read'),
  write: token<WriteNote>('note.write'),
  lift: token<LiftSuspicion>('note.lift'),
  remove: token<RemoveNote>('note.remove'),
};

export const noteBindings: Bindings = (registry) => {
  const { database, outbox, transactions, work } = platform;
  const { notes, read, write, lift, remove } = inner;
  registry.make(
    notes,
    (rows, outgoing, running) => {
      const tell = async ({ id, kind, subject }: Note) => {
        if (kind === 'suspicion') await outgoing.publish([houseNews('suspicions', readableBy[subject], id)]);
      };
      return followed<Notes>(new MikroNotes(rows), { add: tell, save: tell }, running);
    },
    [database, outbox, transactions],
  );
  registry.type(note.suspicions, OpenSuspicions, [database]);
  registry.type(note.personalData, NotePersonalData, [database]);
  registry.use(read, readNotes, { notes, subjects: note.subjects });
  registry.use(write, writeNote, { notes, subjects: note.subjects, work });
  registry.use(lift, liftSuspicion, { notes, work });
  registry.use(remove, removeNote, { notes, work });
  registry.make(note.http, noteRoutes, [read, write, lift, remove]);
};
