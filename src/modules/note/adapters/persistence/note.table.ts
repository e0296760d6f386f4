import { defineEntity, p } from '@mikro-orm/core';
import { text, time } from '#platform/db/columns.ts';
import { noteKinds, noteSubjects } from '#kernel/platform-vocabulary.ts';
import type { TablesOf } from '#platform/db/orm.ts';

export const StaffNoteRow = defineEntity({
  name: 'StaffNoteRow',
  tableName: 'house_note',
  properties: {
    id: p.uuid().primary(),
    subject: p.enum(noteSubjects),
    recordId: p.uuid(),
    kind: p.enum(noteKinds),
    text: text(),
    authorId: p.uuid(),
    authorName: text(),
    createdAt: time(),
    liftedBy: p.uuid().strictNullable(),
    liftedByName: text().strictNullable(),
    liftedAt: time().strictNullable(),
    liftedBecause: text().strictNullable(),
    people: p.array().columnType('uuid[]'),
  },
  indexes: [
    { name: 'house_note_record_index', properties: ['subject', 'recordId', 'createdAt'] },
    { name: 'house_note_latest_index', properties: ['subject', 'createdAt', 'id'] },
    {
      name: 'house_note_open_index',
      properties: ['subject', 'createdAt', 'id'],
      where: `"kind" = 'suspicion' and "lifted_at" is null`,
    },
    {
      name: 'house_note_suspicion_index',
      properties: ['createdAt', 'id'],
      where: `"kind" = 'suspicion'`,
    },
    {
      name: 'house_note_open_suspicion_index',
      properties: ['createdAt', 'id'],
      where: `"kind" = 'suspicion' and "lifted_at" is null`,
    },
    { name: 'house_note_people_index', properties: ['people'], type: 'gin' },
  ],
});

export const noteRows = [StaffNoteRow];
export type NoteTables = TablesOf<typeof StaffNoteRow>;
