// Which orders are counted as climbing and as arrived (docs/decisions/0115).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { SqlShowpieces } from '#modules/order/adapters/persistence/sql-showpieces.ts';
import { orderRows } from '#modules/order/adapters/persistence/order.table.ts';
import { Database } from '#platform/db/database.ts';
import { aDraft } from '#test/support/drafts.ts';
import { orderRow } from '#test/support/order-rows.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const until = new Date('2026-11-28T15:00:00.000Z');
const time = { since: new Date('2026-11-21T15:00:00.000Z'), today: new Date('2026-11-27T21:00:00.000Z'), until };
const [ada, ece, can] = [randomUUID(), randomUUID(), randomUUID()];

let file: TestDatabase;
let database: Database;
let pieces: SqlShowpieces;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, orderRows, { max: 1 });
  pieces = new SqlShowpieces(database);
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

const climb = { service: 'league-of-legends/elo-boost', draft: JSON.stringify(aDraft()) };

/** Adds an order of a climb with other values in its columns. */
const add = async (customerId: string, state: 'started' | 'closed', columns: Record<string, unknown> = {}) => {
  const id = randomUUID();
  await orderRow({ id, customerId, state, at: until }).execute(database.sql());
  for (const [column, value] of Object.entries({ ...climb, ...columns }))
    await sql`update orders set ${sql.ref(column)} = ${value} where id = ${id}`.execute(database.sql());
};
const arrived = (at: string, columns: Record<string, unknown> = {}) => ({
  finished_at: at,
  closes_at: '2026-12-01T00:00:00.000Z',
  ...columns,
});

test('a climb is counted while it is played; one that is paused, and other work, is not', async () => {
  await add(ada, 'started');
  await add(ada, 'started', { state: 'in-game' });
  await add(ece, 'started', { game: 'tft', service: 'tft/duo-boost' });
  for (const state of ['waiting', 'processing', 'starting', 'finished', 'closed', 'completed', 'cancelled'])
    await add(ece, 'started', { state });
  await add(ece, 'started', { paused_at: '2026-11-28T12:00:00.000Z' });
  await add(ece, 'started', { service: 'league-of-legends/win-boost' });
  await add(ece, 'started', { service: 'kocluk', game: 'coaching' });
  expect(await pieces.climbing()).toEqual(
    new Map([
      ['league', { orders: 2, customers: 1 }],
      ['tft', { orders: 1, customers: 1 }],
    ]),
  );
});

test('a climb has arrived if its goal was proven in this week, and if it is neither disputed nor refunded', async () => {
  await add(ada, 'closed', arrived('2026-11-28T14:59:59.000Z'));
  await add(ada, 'closed', arrived('2026-11-27T21:00:00.000Z', { state: 'finished' }));
  await add(ece, 'closed', arrived('2026-11-27T20:59:59.000Z', { state: 'completed' }));
  await add(can, 'closed', arrived('2026-11-21T15:00:00.000Z', { game: 'tft', service: 'tft/duo-boost' }));
  // none of these is told
  await add(can, 'closed', arrived('2026-11-28T15:00:00.000Z'));
  await add(can, 'closed', arrived('2026-11-21T14:59:59.000Z'));
  await add(can, 'closed', arrived('2026-11-28T12:00:00.000Z', { closes_at: null }));
  await add(can, 'closed', arrived('2026-11-28T12:00:00.000Z', { disputed: true }));
  await add(can, 'closed', arrived('2026-11-28T12:00:00.000Z', { refunded_kurus: 1 }));
  await add(can, 'closed', arrived('2026-11-28T12:00:00.000Z', { state: 'started' }));
  await add(can, 'closed', arrived('2026-11-28T12:00:00.000Z', { state: 'cancelled' }));
  await add(can, 'closed', arrived('2026-11-28T12:00:00.000Z', { service: 'league-of-legends/win-boost' }));

  const { games, customers, newest } = await pieces.arrivals(time, 2);
  expect(games).toEqual(
    new Map([
      ['league', { orders: 3, customers: 2 }],
      ['tft', { orders: 1, customers: 1 }],
    ]),
  );
  expect(customers).toEqual(
    new Map([
      ['league-of-legends/elo-boost', { week: 2, today: 1, earlier: 1 }],
      ['tft/duo-boost', { week: 1, today: 0, earlier: 1 }],
    ]),
  );
  const times = newest.map(({ finishedAt }) => finishedAt.toISOString());
  expect(times.toSorted()).toEqual([
    '2026-11-21T15:00:00.000Z',
    '2026-11-27T21:00:00.000Z',
    '2026-11-28T14:59:59.000Z',
  ]);
});
