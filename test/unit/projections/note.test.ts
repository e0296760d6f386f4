import { expect, test } from '@jest/globals';
import { noteProjections } from '#modules/note/application/projections.ts';
import type { Note } from '#modules/note/domain/note.ts';
import type { NoteEvent } from '#modules/note/domain/note-events.ts';
import { linesOf, type Told, toldCases } from '#test/support/news.ts';

const aNote = (change: Partial<Note>): Note => ({
  id: 'n1',
  subject: 'user',
  recordId: 'u1',
  kind: 'suspicion',
  text: 'Başkasının hesabı',
  author: { id: 's1', displayName: 'Derya' },
  createdAt: new Date(),
  lifted: null,
  people: ['u1'],
  ...change,
});

const told: Told<NoteEvent> = {
  'note-written': [
    [{ note: aNote({}) }, 'live console to scope:users:read {"resource":"suspicions","id":"n1"}'],
    [{ note: aNote({ subject: 'order' }) }, 'live console to scope:orders:read {"resource":"suspicions","id":"n1"}'],
    [{ note: aNote({ kind: 'note' }) }],
  ],
  'suspicion-lifted': [[{ note: aNote({}) }, 'live console to scope:users:read {"resource":"suspicions","id":"n1"}']],
};

test.each(toldCases(noteProjections, told))(
  '%s sends exactly these live messages, notices and webhooks',
  (_, news, lines) => {
    expect(linesOf(news)).toEqual(lines);
  },
);
