// Events recorded in a transaction are delivered once, before its commit, or not at all.
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { UnitOfWork } from '#kernel/ports.ts';
import { Database } from '#platform/db/database.ts';
import { telling } from '#platform/live/telling.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { recordingWork } from '#platform/unit-of-work.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

interface Happened {
  readonly kind: 'happened';
  readonly what: string;
}
const happened = (what: string): Happened => ({ kind: 'happened', what });

let file: TestDatabase;
let database: Database;
let work: UnitOfWork<Happened>;
/** The events of each call of the notifier. */
let told: string[][];
let fails: (whats: readonly string[]) => boolean;

beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, [], { max: 4 });
  await sql`create table told (what text)`.execute(database.sql());
  const notifier = {
    notify: async (notices: readonly object[]) => {
      if (notices.length === 0) return;
      const whats = notices.map((notice) => (notice as Happened).what);
      told.push(whats);
      for (const what of whats) await sql`insert into told values (${what})`.execute(database.sql());
      if (fails(whats)) throw new Error('nobody can be told');
    },
  };
  const news = telling({ database, outbox: { publish: async () => {} }, hooks: { tell: async () => {} }, notifier });
  const projections = { happened: (event: Happened) => ({ notices: [event as never] }) };
  const plain = unitOfWork({ transactions: database, clock: new SystemClock(), ids: new UuidV7() });
  work = recordingWork<Happened>(projections)({ work: plain, telling: news });
});
beforeEach(async () => {
  told = [];
  fails = () => false;
  await sql`truncate told`.execute(database.sql());
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

const kept = async () => {
  const { rows } = await sql<{ what: string }>`select what from told order by what`.execute(database.sql());
  return rows.map(({ what }) => what);
};

test('the events of a transaction are delivered together, in order, and commit with it', async () => {
  await work.run(async () => {
    work.record(happened('first'));
    await work.run(async () => work.record(happened('second')));
    expect(told).toEqual([]);
  });
  expect([told, await kept()]).toEqual([[['first', 'second']], ['first', 'second']]);
});

test('a transaction that rolls back delivers no event and leaves none for the next one', async () => {
  const failing = work.run(async () => {
    work.record(happened('undone'));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await work.run(async () => work.record(happened('done')));
  expect([told, await kept()]).toEqual([[['done']], ['done']]);
});

test('a transaction that is repeated after a serialization failure delivers its events once', async () => {
  let attempts = 0;
  await work.run(async () => {
    work.record(happened(`attempt ${++attempts}`));
    if (attempts === 1) throw Object.assign(new Error('again'), { code: '40001' });
  });
  expect([told, await kept()]).toEqual([[['attempt 2']], ['attempt 2']]);
});

test('a savepoint delivers its own events; if that fails, the rest of the transaction stays', async () => {
  fails = (whats) => whats.includes('order placed');
  await work.run(async () => {
    work.record(happened('credited'));
    const placing = database.savepoint(async () => work.record(happened('order placed')));
    await expect(placing).rejects.toThrow('nobody can be told');
  });
  expect(await kept()).toEqual(['credited']);
});

test('the events of a transaction and its savepoints are delivered in the order of recording', async () => {
  await work.run(async () => {
    work.record(happened('credited'));
    await database.savepoint(async () => {
      work.record(happened('order placed'));
      await database.savepoint(async () => work.record(happened('coupon redeemed')));
    });
    work.record(happened('top-up used'));
  });
  expect(told.flat()).toEqual(['credited', 'order placed', 'coupon redeemed', 'top-up used']);
});

test('a savepoint that fails delivers no event, and the rest of the transaction stays', async () => {
  await work.run(async () => {
    work.record(happened('outside'));
    const failing = database.savepoint(async () => {
      work.record(happened('inside'));
      await database.savepoint(async () => work.record(happened('further inside')));
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
  });
  expect(await kept()).toEqual(['outside']);
});

test('an effect after the commit is dropped if its savepoint fails, and called once otherwise', async () => {
  const called: string[] = [];
  const effect = (name: string) => () => void called.push(name);
  await database.run(async () => {
    database.afterCommit(effect('outside'));
    await database.savepoint(async () => database.afterCommit(effect('succeeded')));
    const failing = database.savepoint(async () => {
      database.afterCommit(effect('failed'));
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
  });
  await setImmediate();
  expect(called).toEqual(['outside', 'succeeded']);
});

test('events that were delivered before the transaction ended are not delivered again, and later events are', async () => {
  await work.run(async () => {
    work.record(happened('before'));
    await database.settle();
    expect(await kept()).toEqual(['before']);
    work.record(happened('after'));
  });
  expect(told).toEqual([['before'], ['after']]);
});

test('recording an event outside a transaction is an error', () => {
  expect(() => work.record(happened('nowhere'))).toThrow('only a transaction collects');
});
