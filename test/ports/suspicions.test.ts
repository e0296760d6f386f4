// The filter of suspected records on PostgreSQL, and the indexes that it uses.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { MikroNotes } from '#modules/note/adapters/persistence/mikro-notes.ts';
import { noteRows } from '#modules/note/adapters/persistence/note.table.ts';
import { OpenSuspicions } from '#modules/note/adapters/persistence/open-suspicions.ts';
import { SqlOrderLists } from '#modules/order/adapters/persistence/sql-order-lists.ts';
import { orderRows } from '#modules/order/adapters/persistence/order.table.ts';
import { Database } from '#platform/db/database.ts';
import { orderRow } from '#test/support/order-rows.ts';
import { plansOf } from '#test/support/query-plans.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const [suspected, lifted, noted, ofUser, plain] = [v7(), v7(), v7(), v7(), v7()];
const orders = [suspected, lifted, noted, ofUser, plain];

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await testDatabase();
  database = await Database.connect(server.url, [...orderRows, ...noteRows], { max: 2 });
  for (const id of orders) await orderRow({ id, state: 'started', at: now }).execute(database.sql());
  const note = (recordId: string, kind: string, subject: string, liftedAt: Date | null = null) =>
    sql`insert into house_note (id, subject, record_id, kind, text, author_id, author_name, created_at, lifted_at, people)
      values (${v7()}, ${subject}, ${recordId}, ${kind}, 'Üç hesap', ${v7()}, 'Ece K.', ${now}, ${liftedAt}, '{}')`;
  for (const one of [
    note(suspected, 'suspicion', 'order'),
    note(suspected, 'suspicion', 'order', now),
    note(lifted, 'suspicion', 'order', now),
    note(noted, 'note', 'order'),
    note(ofUser, 'suspicion', 'user'),
  ])
    await one.execute(database.sql());
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const found = async (is: boolean) => {
  const sort = { field: 'createdAt', descending: true } as const;
  const suspects = { ids: await new OpenSuspicions(database).open('order'), is };
  const { rows, total } = await new SqlOrderLists(database).page({ from: 0, limit: 25, sort, suspects });
  return { ids: rows.map(({ id }) => id).toSorted(), total };
};

test('an order is suspected while one of its own suspicions is not lifted; notes and suspicions of users do not count', async () => {
  expect(await found(true)).toEqual({ ids: [suspected], total: 1 });
  expect(await found(false)).toEqual({ ids: [lifted, noted, ofUser, plain].toSorted(), total: 4 });
  const suspicions = new OpenSuspicions(database);
  expect(await suspicions.among('order', orders)).toEqual(new Set([suspected]));
  expect(await suspicions.among('user', orders)).toEqual(new Set([ofUser]));
  expect(await suspicions.among('user', [])).toEqual(new Set());
});

test('open suspicions among many notes are read by their index', async () => {
  await sql`
    insert into house_note (id, subject, record_id, kind, text, author_id, author_name, created_at, people)
    select gen_random_uuid(), 'order', gen_random_uuid(), 'note', 'Not', gen_random_uuid(), 'Ece K.', ${now}, '{}'
    from generate_series(1, 20000);
  `.execute(database.sql());
  await sql`analyze house_note`.execute(database.sql());
  const suspicions = new OpenSuspicions(database);
  const [plan] = await plansOf(database, () => suspicions.open('order'));
  expect(plan).toContain('house_note_open_index');
  expect(await suspicions.open('order')).toEqual([suspected]);
});

test('suspicions of users and orders together, open or all, are read in order by an index', async () => {
  await sql`
    insert into house_note (id, subject, record_id, kind, text, author_id, author_name, created_at, lifted_by, lifted_at, people)
    select gen_random_uuid(), case when n % 2 = 0 then 'order' else 'user' end, gen_random_uuid(), 'suspicion', 'Üç hesap',
      gen_random_uuid(), 'Ece K.', ${now}, gen_random_uuid(), case when n > 19000 then null else now() end, '{}'
    from generate_series(1, 20000) as n;
  `.execute(database.sql());
  await sql`analyze house_note`.execute(database.sql());
  const notes = new MikroNotes(database);
  const ofSuspicions = { subjects: undefined, ids: undefined, recordIds: undefined, kinds: ['suspicion'] } as const;
  const planOf = async (open: boolean | undefined, descending: boolean) => {
    const [page] = await plansOf(database, () => notes.list({ ...ofSuspicions, from: 0, limit: 25, open, descending }));
    return page;
  };
  const open = await planOf(true, false);
  expect(open).toContain('house_note_open_suspicion_index');
  expect(open).not.toContain('Sort');
  for (const which of [undefined, false]) {
    const plan = await planOf(which, true);
    expect(plan).toContain('house_note_suspicion_index');
    expect(plan).not.toContain('Sort');
  }
});
