import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { conversationRows } from '#modules/conversation/adapters/persistence/conversation.table.ts';
import { MikroReports } from '#modules/conversation/adapters/persistence/mikro-reports.ts';
import { MikroNotes } from '#modules/note/adapters/persistence/mikro-notes.ts';
import { noteRows } from '#modules/note/adapters/persistence/note.table.ts';
import { Database } from '#platform/db/database.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const many = 1_010;
const ofNobody = '00000000-0000-0000-0000-000000000000';

let file: TestDatabase;
let database: Database;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, [...noteRows, ...conversationRows], { max: 2 });
  // three rows share each time
  await sql`
    insert into house_note (id, subject, record_id, kind, text, author_id, author_name, created_at, people)
    select gen_random_uuid(), case when n <= ${many} then 'order' else 'user' end, ${ofNobody}, 'note', n, ${ofNobody}, 'Ada Y.',
      '2026-11-01'::timestamptz + n / 3 * interval '1 second', '{}'
    from generate_series(1, ${many + 20}) as n`.execute(database.sql());
  await sql`
    with told as (
      insert into message (id, order_id, seq, sender_id, sender_role, sender_name, text, contacts, created_at)
      select gen_random_uuid(), ${ofNobody}, n, ${ofNobody}, 'customer', 'Ada Y.', n, '{}', '2026-11-01'
      from generate_series(1, ${many}) as n returning *
    )
    insert into message_report (id, message_id, order_id, sender_id, sender_role, sender_name, reporter_id, reporter_role,
      reporter_name, reason, state, created_at)
    select gen_random_uuid(), id, order_id, sender_id, sender_role, sender_name, sender_id, 'booster', 'Can I.', 'Kaba.', 'open',
      created_at + seq / 3 * interval '1 second'
    from told`.execute(database.sql());
}, 60_000);
afterAll(async () => {
  await database.close();
  await file.drop();
});

const any = { ids: undefined, recordIds: undefined, kinds: undefined, open: undefined };
const notes = (part: { from: number; limit: number; descending: boolean }) =>
  new MikroNotes(database).list({ ...part, ...any, subjects: ['order'] });
const reports = (part: { from: number; limit: number; descending: boolean }) =>
  new MikroReports(database).list({ ...part, where: { state: ['open'] } });

test.each([
  ['a list', notes, true],
  ['a list, oldest first', notes, false],
  ['a list of two tables', reports, true],
  ['a list of two tables, oldest first', reports, false],
] as const)(
  'a page around the thousandth row of %s continues where the page before it ends',
  async (_, list, descending) => {
    const all = (await list({ from: 0, limit: many, descending })).rows;
    expect(new Set(all.map(({ id }) => id)).size).toBe(many);
    for (const from of [999, 1_000, 1_001, 1_005, 1_009])
      expect((await list({ from, limit: 4, descending })).rows).toEqual(all.slice(from, from + 4));
    expect((await list({ from: many, limit: 4, descending })).rows).toEqual([]);
  },
);
