// Statements that are compiled once for their function equal those that Kysely compiles each time.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { defineEntity, p } from '@mikro-orm/core';
import { type Kysely, sql } from 'kysely';
import { money, text, time } from '#platform/db/columns.ts';
import type { Places } from '#platform/db/compiled.ts';
import { Database } from '#platform/db/database.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const SampleRow = defineEntity({
  name: 'SampleRow',
  tableName: 'sample',
  properties: {
    id: text().fieldName('row_id').primary(),
    price: money('price_kurus'),
    movedAt: time(),
    isOn: p.boolean(),
  },
});
type Tables = TablesOf<typeof SampleRow>;

interface Wanted {
  readonly ids: readonly string[];
  readonly since: Date;
  readonly atMost: number;
}

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await testDatabase();
  database = await Database.connect(server.url, [SampleRow], { max: 2 });
  await sql`create table sample (row_id text primary key, price_kurus bigint not null, moved_at timestamptz(3) not null,
    is_on boolean not null)`.execute(database.sql());
  const rows = ['a', 'b', 'c'].map((id, place) => ({ id, price: place, movedAt: at(place), isOn: id !== 'b' }));
  await database.sql<Tables>().insertInto('SampleRow').values(rows).execute();
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const at = (second: number) => new Date(Date.UTC(2026, 10, 28, 10, 0, second, 123));

let built = 0;
const wanted = (kysely: Kysely<Tables>, { ids, since, atMost }: Places<Wanted>) => {
  built++;
  return kysely
    .selectFrom('SampleRow')
    .selectAll()
    .where('id', '=', (row) => row.fn.any(ids))
    .where('movedAt', '>=', since)
    .where('isOn', '=', true)
    .orderBy('id')
    .limit(atMost)
    .compile();
};
const read = async (values: Wanted) => (await database.sql().executeQuery(database.compiled(wanted, values))).rows;

test('other values bring other rows, and the statement is built once', async () => {
  const before = built;
  expect(await read({ ids: ['a', 'c'], since: at(0), atMost: 5 })).toEqual([
    { id: 'a', price: 0, movedAt: at(0), isOn: true },
    { id: 'c', price: 2, movedAt: at(2), isOn: true },
  ]);
  expect(await read({ ids: ['a', 'b', 'c'], since: at(1), atMost: 5 })).toEqual([
    { id: 'c', price: 2, movedAt: at(2), isOn: true },
  ]);
  expect(await read({ ids: ['a', 'b', 'c'], since: at(0), atMost: 1 })).toHaveLength(1);
  expect(await read({ ids: [], since: at(0), atMost: 1 })).toEqual([]);
  expect(built - before).toBe(1);
});

test('a place stands for the same value wherever it is used, and fixed values stay', () => {
  const twice = (kysely: Kysely<Tables>, { id, price }: Places<{ id: string; price: number }>) =>
    kysely
      .updateTable('SampleRow')
      .set({ price, isOn: false })
      .where((row) => row.or([row('id', '=', id), row('price', '<', price)]))
      .where('id', '!=', id)
      .compile();
  for (const [id, price] of [
    ['a', 1],
    ['b', 2],
  ] as const) {
    const { sql: said, parameters } = database.compiled(twice, { id, price });
    expect({ said, parameters }).toEqual({
      said: 'update "sample" set "price_kurus" = $1, "is_on" = $2 where ("row_id" = $3 or "price_kurus" < $4) and "row_id" != $5',
      parameters: [price, false, id, price, id],
    });
  }
});

test('functions that build different statements are not mixed up', () => {
  const builds = [true, false].map(
    (fixed) => (kysely: Kysely<Tables>, values: Places<{ id: string }>) =>
      kysely.deleteFrom('SampleRow').where('isOn', '=', fixed).where('id', '=', values.id).compile(),
  );
  const parameters = builds.flatMap((build) => database.compiled(build, { id: 'a' }).parameters);
  expect(parameters).toEqual([true, 'a', false, 'a']);
});
