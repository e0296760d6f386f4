import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { endStates, orderStates, type OrderState } from '#kernel/vocabulary.ts';
import { settledAfterMs } from '#kernel/settled.ts';
import { orderRows } from '#modules/order/adapters/persistence/order.table.ts';
import { SqlOrderStanding } from '#modules/order/adapters/persistence/sql-order-standing.ts';
import { keepStanding } from '#modules/order/application/keep-standing.ts';
import { Database } from '#platform/db/database.ts';
import { FixedClock, sharedOf } from '#test/support/fakes/kernel.ts';
import { orderRow } from '#test/support/order-rows.ts';
import fc from '#test/support/property.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

let file: TestDatabase;
let database: Database;
let standing: SqlOrderStanding;
/** Each test begins later than the one before it, because the stored counts stay. */
let now = Date.parse('2026-11-20T18:00:00.000Z');

beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, orderRows, { max: 8 });
  standing = new SqlOrderStanding(database, 3);
});
beforeEach(() => {
  now += 3_600_000;
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

const keeping = (time: number) => keepStanding({ standing, sharedClock: sharedOf(new FixedClock(new Date(time))) });
const walk = (id: string, at: number, from: OrderState | null, to: OrderState) =>
  sql`
    insert into order_event (order_id, at, kind, actor_role, actor_name, from_state, to_state)
    values (${id}, ${new Date(at)}, ${from === null ? 'placed' : 'transition'}, 'system', 'Basamak', ${from}, ${to})
  `.execute(database.sql());

const place = async (at: number, state: OrderState): Promise<string> => {
  const id = randomUUID();
  await database.run(async () => {
    await orderRow({ id, state, at: new Date(at) }).execute(database.sql());
    await walk(id, at, null, state);
  });
  return id;
};

const move = (id: string, at: number, from: OrderState, to: OrderState) =>
  database.run(async () => {
    await sql`update orders set state = ${to} where id = ${id}`.execute(database.sql());
    await walk(id, at, from, to);
  });

/** The counts taken from the orders themselves. */
const counted = async () => {
  const { rows } = await sql<{ state: OrderState; count: number }>`
    select state, count(*)::int as count from orders where not state = any(${[...endStates]}::text[]) group by 1 order by 1
  `.execute(database.sql());
  return rows;
};

describe('the stored count of orders per state', () => {
  test('equals the number of the orders after random transitions and runs of the job', async () => {
    const step = fc.record({
      kind: fc.constantFrom('place', 'move', 'move', 'keep'),
      minutes: fc.integer({ min: 0, max: 30 }),
      /** Minutes from the transition's time to its commit, as in a slow transaction. */
      lag: fc.integer({ min: 0, max: 9 }),
      to: fc.constantFrom(...orderStates),
      which: fc.nat(5),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
        const orders: { id: string; state: OrderState }[] = [];
        for (const { kind, minutes, lag, to, which } of steps) {
          now += minutes * 60_000;
          const at = now - lag * 60_000;
          const order = orders[which % Math.max(1, orders.length)];
          if (kind === 'keep') await keeping(now).run();
          else if (kind === 'place' || !order) orders.push({ id: await place(at, to), state: to });
          else {
            await move(order.id, at, order.state, to);
            order.state = to;
          }
        }
        expect(await standing.open()).toEqual(await counted());
        expect(await keeping(now).recount()).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  test('stays right while orders move and two processes run the job', async () => {
    const settled = now + settledAfterMs + 1;
    const some = Array.from({ length: 12 }, (_, n) => n);
    const placed = await Promise.all(some.map(() => place(now, 'waiting')));
    await Promise.all([
      ...placed.map((id) => move(id, settled, 'waiting', 'processing')),
      keeping(settled).run(),
      keeping(settled).run(),
    ]);
    expect(await standing.open()).toEqual(await counted());
    now = settled;
  });

  test('is left unchanged by the job, without waiting, while a recount holds the lock', async () => {
    await place(now, 'waiting');
    await database.run(async () => {
      await sql`select from order_standing_progress for update`.execute(database.sql());
      // on a connection outside this transaction
      const other = await Database.connect(file.url, orderRows, { max: 1 });
      await expect(new SqlOrderStanding(other).keep(new Date(now + settledAfterMs + 1))).resolves.toBe(false);
      await other.close();
    });
    expect(await standing.open()).toEqual(await counted());
  });

  test('is corrected by a recount, which names the states with a wrong count', async () => {
    await place(now, 'finished');
    await keeping(now + settledAfterMs + 1).run();
    now += settledAfterMs + 1;
    await sql`update order_standing set count = count + 1 where state = 'finished'`.execute(database.sql());
    expect(await standing.open()).not.toEqual(await counted());
    expect(await keeping(now).recount()).toEqual(['finished']);
    expect(await standing.open()).toEqual(await counted());
    expect(await keeping(now).recount()).toEqual([]);
  });
});
