import { consoleNews, type News, type Projections } from '#kernel/news.ts';
import type { Note } from '../domain/note.ts';
import type { NoteEvent } from '../domain/note-events.ts';
import { readableBy } from './read-notes.ts';

/** Live events of note events. Only suspicions have a list in the console. */
export const noteProjections: Projections<NoteEvent> = {
  'note-written': ({ note }) => (note.kind === 'suspicion' ? suspicionInConsole(note) : {}),
  'suspicion-lifted': ({ note }) => suspicionInConsole(note),
};

const suspicionInConsole = ({ id, subject }: Note): News => ({
  live: [consoleNews('suspicions', readableBy[subject], id)],
});
