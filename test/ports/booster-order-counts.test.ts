import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { activeStates, orderStates, type OrderState } from '#kernel/vocabulary.ts';
import { SqlBoosterCounts } from '#modules/order/adapters/persistence/sql-booster-counts.ts';
import { SqlOrders } from '#modules/order/adapters/persistence/sql-orders.ts';
import { orderRows } from '#modules/order/adapters/persistence/order.table.ts';
import { Database } from '#platform/db/database.ts';
import { waitFor } from '#test/support/calls.ts';
import { orderRow } from '#test/support/order-rows.ts';
import fc from '#test/support/property.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

let file: TestDatabase;
let database: Database;
/** A second pool, outside the transactions of `database`. */
let beside: Database;
let boosters: readonly [string, string];

beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, orderRows, { max: 12 });
  beside = await Database.connect(file.url, orderRows, { max: 2 });
});
beforeEach(() => {
  boosters = [randomUUID(), randomUUID()];
});
afterAll(async () => {
  await Promise.all([database.close(), beside.close()]);
  await file.drop();
});

const place = async (state: OrderState, boosterId: string | null): Promise<string> => {
  const id = randomUUID();
  await orderRow({ id, boosterId, state, at: new Date() }).execute(database.sql());
  return id;
};
const change = (id: string, state: OrderState, boosterId: string | null) =>
  sql`update orders set state = ${state}, booster_id = ${boosterId} where id = ${id}`.execute(database.sql());

/** Counts the confirmed orders of the two boosters; `kept` reads the stored counts. */
const counted = async () => {
  const { rows } = await sql<{ id: string; count: number }>`
    select booster_id as id, count(*)::int as count from orders
    where booster_id = any(${[...boosters]}::uuid[]) and state in ('closed', 'completed') group by 1
  `.execute(database.sql());
  return new Map(rows.map(({ id, count }) => [id, count]));
};
const kept = async () => {
  const counts = await new SqlOrders(database).confirmedCounts(boosters);
  return new Map([...counts].filter(([, count]) => count !== 0));
};
/** Counts the active orders of the two boosters; `keptLoads` reads the stored counts. */
const countedLoads = async () => {
  const active = sql.join(activeStates);
  const { rows } = await sql<{ id: string; count: number }>`
    select booster_id as id, count(*)::int as count from orders
    where booster_id = any(${[...boosters]}::uuid[]) and state in (${active}) group by 1
  `.execute(database.sql());
  return new Map(rows.map(({ id, count }) => [id, count]));
};
const keptLoads = async () => {
  const { rows } = await sql<{ id: string; count: number }>`
    select booster_id as id, count::int as count from booster_load
    where booster_id = any(${[...boosters]}::uuid[]) and count <> 0
  `.execute(database.sql());
  return new Map(rows.map(({ id, count }) => [id, count]));
};
const heldUp = async (): Promise<number> => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(beside.sql());
  return rows.length;
};
describe('the stored count of a booster’s confirmed orders', () => {
  test('equals the number of the orders after random changes of state and booster', async () => {
    const step = fc.record({
      which: fc.option(fc.nat(5)),
      state: fc.constantFrom(...orderStates),
      booster: fc.constantFrom(0, 1, null),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
        const ids: string[] = [];
        for (const { which, state, booster } of steps) {
          const boosterId = booster === null ? null : boosters[booster];
          const known = which === null ? undefined : ids[which];
          if (known === undefined) ids.push(await place(state, boosterId));
          else await change(known, state, boosterId);
        }
        expect(await kept()).toEqual(await counted());
      }),
      { numRuns: 15 },
    );
  });

  test('stays correct when ten orders close at once and one cancellation is rolled back', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => place('started', boosters[0])));
    await Promise.all(ids.map((id) => change(id, 'closed', boosters[0])));
    const undone = database.run(async () => {
      await change(ids[0]!, 'cancelled', boosters[0]);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await kept()).toEqual(new Map([[boosters[0], 10]]));
  });

  test('is corrected by a recount, which names the boosters with a wrong count', async () => {
    const counts = new SqlBoosterCounts(database);
    await counts.recount();
    await Promise.all([place('closed', boosters[0]), place('finished', boosters[1]), place('completed', boosters[1])]);
    expect(await counts.recount()).toEqual([]);
    await sql`update booster_order_count set count = count + 1 where booster_id = ${boosters[0]}`.execute(
      database.sql(),
    );
    await sql`delete from booster_order_count where booster_id = ${boosters[1]}`.execute(database.sql());
    expect(await counts.recount()).toEqual([...boosters].toSorted());
    expect(await kept()).toEqual(await counted());
    expect(await counts.recount()).toEqual([]);
  });
});

describe('the stored count of a booster’s active orders', () => {
  test('equals the number of the orders after transactions with random changes of state and booster', async () => {
    const step = fc.record({
      which: fc.option(fc.nat(3)),
      state: fc.constantFrom(...activeStates, 'processing' as const, 'finished' as const),
      booster: fc.constantFrom(0, 1, null),
    });
    const transaction = fc.array(step, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(transaction, { minLength: 3, maxLength: 8 }), async (transactions) => {
        const ids: string[] = [];
        for (const steps of transactions)
          await database.run(async () => {
            for (const { which, state, booster } of steps) {
              const boosterId = booster === null ? null : boosters[booster];
              const known = which === null ? undefined : ids[which];
              if (known === undefined) ids.push(await place(state, boosterId));
              else await change(known, state, boosterId);
            }
          });
        expect(await keptLoads()).toEqual(await countedLoads());
      }),
      { numRuns: 20 },
    );
  });

  test('stays correct when twelve orders begin and end at once and one cancellation is rolled back', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => place('processing', null)));
    await Promise.all(ids.map((id) => change(id, 'starting', boosters[0])));
    await Promise.all(ids.map((id, nth) => change(id, nth % 2 ? 'closed' : 'started', boosters[0])));
    const undone = database.run(async () => {
      await change(ids[0]!, 'cancelled', boosters[0]);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await keptLoads()).toEqual(new Map([[boosters[0], 6]]));
    expect(await kept()).toEqual(new Map([[boosters[0], 6]]));
  });

  test('two orders that change between the same boosters in opposite directions do not deadlock', async () => {
    const [first, second] = boosters.toSorted() as [string, string];
    const [ofFirst, ofSecond] = [await place('started', first), await place('started', second)];
    const exchange = (id: string, to: string) =>
      database.run(
        async () => {
          await change(id, 'processing', null);
          await change(id, 'starting', to);
        },
        { attempts: 1 },
      );
    const holder = new pg.Client({ connectionString: file.url });
    await holder.connect();
    // both exchanges wait for this lock; the second already holds its own locks
    await holder.query('begin');
    await holder.query('select from booster_load where booster_id = $1 for update', [first]);
    const there = exchange(ofFirst, second);
    await waitFor(async () => (await heldUp()) === 1 || undefined, 'the first exchange waiting');
    const back = exchange(ofSecond, first);
    await waitFor(async () => (await heldUp()) === 2 || undefined, 'the second exchange waiting');
    await holder.end();
    await Promise.all([there, back]);
    expect(await keptLoads()).toEqual(new Map(boosters.map((id) => [id, 1])));
  });

  test('is corrected by a recount, which names the boosters with a wrong load', async () => {
    const counts = new SqlBoosterCounts(database);
    await counts.recount();
    await Promise.all([place('started', boosters[0]), place('in-game', boosters[1]), place('starting', boosters[1])]);
    expect(await counts.recount()).toEqual([]);
    await sql`update booster_load set count = count + 1 where booster_id = ${boosters[0]}`.execute(database.sql());
    await sql`delete from booster_load where booster_id = ${boosters[1]}`.execute(database.sql());
    expect(await counts.recount()).toEqual([...boosters].toSorted());
    expect(await keptLoads()).toEqual(await countedLoads());
    expect(await counts.recount()).toEqual([]);
  });
});
