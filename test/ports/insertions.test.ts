// Inserts and changes that are compiled once equal those that Kysely compiles each time.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { money, text, time } from '#platform/db/columns.ts';
import { Database } from '#platform/db/database.ts';
import type { NewRow } from '#platform/db/insertions.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const SampleRow = defineEntity({
  name: 'SampleRow',
  tableName: 'sample',
  properties: {
    rowNumber: p.bigint('number').autoincrement().columnType('bigint').$type<Opt<number>>().primary(),
    id: text(),
    words: text().nullable(),
    price: money('price_kurus'),
    tags: p.array().columnType('text[]'),
    data: p.json<unknown>().columnType('jsonb').nullable(),
    isOn: p.boolean(),
    createdAt: time().defaultRaw('now()').$type<Opt<Date>>(),
  },
});
type Sample = NewRow<typeof SampleRow>;

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await testDatabase();
  database = await Database.connect(server.url, [SampleRow], { max: 2 });
  await sql`
    create table sample (
      row_number bigserial primary key, id text not null, words text, price_kurus bigint not null, tags text[] not null, data jsonb,
      is_on boolean not null, created_at timestamptz(3) not null default now()
    )`.execute(database.sql());
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const tables = () => database.sql<TablesOf<typeof SampleRow>>();
const at = new Date('2026-11-28T10:00:00.123Z');
const sample: Sample = {
  id: 'bir',
  words: 'söz',
  price: 5,
  tags: ['a', 'b "c"'],
  data: { x: [1] },
  isOn: true,
  createdAt: at,
};
const others: readonly (readonly [what: string, row: Sample])[] = [
  ['nulls and an empty list', { ...sample, words: null, data: null, tags: [], price: -1, isOn: false }],
  ['a JSON list', { ...sample, data: [1, 'iki', { üç: null }], words: '' }],
  ['a JSON text and a large number', { ...sample, data: 'text', price: 9_007_199_254_740_991 }],
  ['JSON that looks like a part of a statement', { ...sample, data: { kind: 'ValueNode' } }],
];

test.each(others)('an insert with other values has the same text and parameters as by Kysely: %s', (_what, row) => {
  for (const rows of [[row], [sample, row]]) {
    database.insertion(
      SampleRow,
      rows.map(() => sample),
    );
    const { sql: said, parameters } = database.insertion(SampleRow, rows);
    expect({ said, parameters: parameters.map(sent) }).toEqual(byKysely(rows));
  }
});

test.each(others)('a change to other values has the same text and parameters as by Kysely: %s', (_what, row) => {
  database.change(SampleRow, 'iki', sample);
  const { sql: said, parameters } = database.change(SampleRow, 'iki', row);
  const anew = tables().updateTable('SampleRow').set(row).where('id', '=', 'iki').compile();
  const expected = { said: anew.sql, parameters: anew.parameters.map(sent) };
  expect({ said, parameters: parameters.map(sent) }).toEqual(expected);
});

test('a change leaves a value that is absent as it is', () => {
  database.change(SampleRow, 'iki', { words: 'söz', createdAt: at });
  expect(database.change(SampleRow, 'iki', { words: 'söz', createdAt: undefined })).toMatchObject({
    sql: 'update "sample" set "words" = $1 where "id" = $2',
    parameters: ['söz', 'iki'],
  });
});

test('a value that is absent or computed is left to Kysely', () => {
  const { createdAt: _, ...without } = sample;
  const rows: readonly (readonly Sample[])[] = [
    [{ ...sample, createdAt: undefined }],
    [sample, without],
    [{ ...sample, price: sql<number>`1 + ${1}` as never }],
  ];
  for (const some of rows) {
    database.insertion(SampleRow, [sample]);
    const { sql: said, parameters } = database.insertion(SampleRow, some);
    expect({ said, parameters: parameters.map(sent) }).toEqual(byKysely(some));
  }
});

test('rows are stored as given, and the returned column has its name and type', async () => {
  await tables().deleteFrom('SampleRow').execute();
  const numbers: unknown[] = [];
  for (const row of [sample, ...others.map(([, row]) => row)]) {
    const { rows } = await database.sql().executeQuery(database.insertion(SampleRow, [row], 'rowNumber'));
    numbers.push(...rows.map(({ rowNumber }) => rowNumber));
  }
  const stored = await tables().selectFrom('SampleRow').selectAll().orderBy('rowNumber').execute();
  expect(stored).toEqual(
    [sample, ...others.map(([, row]) => row)].map((row, index) => ({ ...row, rowNumber: numbers[index] })),
  );
});

const byKysely = (rows: readonly Sample[]) => {
  const { sql: said, parameters } = tables()
    .insertInto('SampleRow')
    .values([...rows])
    .compile();
  return { said, parameters: parameters.map(sent) };
};

/** The driver writes an object as JSON, whoever made the text of it. */
const sent = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;
