// The deadline up to which a request waits for its database (docs/decisions/0062).
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Database } from '#platform/db/database.ts';
import {
  endlessStatements,
  extendDeadline,
  Deadline,
  timeLeft,
  DeadlineExceeded,
  withinDeadline,
  withDeadline,
} from '#platform/db/deadline.ts';
import { Idempotency, IdempotencyKeyRow } from '#platform/http/idempotency.ts';
import { problemOf } from '#platform/http/problem-document.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await testDatabase();
  database = await Database.connect(server.url, [IdempotencyKeyRow], { max: 6 });
  await database.ping();
  // a row of this table makes the COMMIT slow
  await sql
    .raw(
      `create table slow (what text, seconds float8);
       create function slowly() returns trigger language plpgsql as 'begin perform pg_sleep(new.seconds); return null; end';
       create constraint trigger slowly after insert on slow deferrable initially deferred
         for each row execute function slowly()`,
    )
    .execute(database.sql());
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const sleeps = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(database.sql());
const isOver = () => withinDeadline(() => sleep(120));
const within = <T>(milliseconds: number, work: () => Promise<T>, isAnswering = () => false) =>
  withDeadline(new Deadline(milliseconds, isAnswering), work);

test('parallel queries use up the deadline only once', async () => {
  const left = await within(3_000, async () => {
    await Promise.all(Array.from({ length: 12 }, () => sleeps(0.2)));
    return timeLeft();
  });
  expect(left).toBeGreaterThan(1_500);
});

test('consecutive queries end at the deadline, and their connection can be used again', async () => {
  const asked = within(700, async () => {
    await sleeps(0.4);
    await sleeps(0.4);
  });
  await expect(asked).rejects.toThrow(DeadlineExceeded);
  await expect(Promise.all(Array.from({ length: 6 }, () => sleeps(0.01)))).resolves.toHaveLength(6);
});

test('a transaction that passes the deadline fails with this reason and is rolled back', async () => {
  await sql`create table if not exists done (what text)`.execute(database.sql());
  const asked = within(500, () =>
    database.run(async () => {
      await sql`insert into done values ('half')`.execute(database.sql());
      await sleeps(1);
    }),
  );
  await expect(asked).rejects.toThrow(DeadlineExceeded);
  const { rows } = await sql`select from done where what = 'half'`.execute(database.sql());
  expect(rows).toEqual([]);
});

/** A pool of one connection. `process` returns the server process of that connection. */
const poolOfOne = async () => {
  const one = await Database.connect(server.url, [], { max: 1 });
  const process = async () => (await sql`select pg_backend_pid()`.execute(one.sql())).rows[0];
  await one.run(process);
  return { one, process };
};

test('after the deadline no query is sent and no connection is closed, not even in a transaction', async () => {
  const { one, process } = await poolOfOne();
  await sql`create table asked (what text)`.execute(one.sql());
  const write = () => sql`insert into asked values ('late')`.execute(one.sql());
  const before = await process();
  await within(100, async () => {
    await isOver();
    await expect(write()).rejects.toThrow(DeadlineExceeded);
    await expect(one.run(write)).rejects.toThrow(DeadlineExceeded);
  });
  const held = sql`select pg_sleep(0.2)`.execute(one.sql());
  await sleep(50);
  await within(0, async () => {
    await expect(write()).rejects.toThrow(DeadlineExceeded);
    expect(one.connections.awaited).toBe(0);
  });
  await held;
  const halfDone = within(100, () =>
    one.run(async () => {
      await write();
      await isOver();
      await write();
    }),
  );
  await expect(halfDone).rejects.toThrow(DeadlineExceeded);
  expect(await process()).toEqual(before);
  expect((await sql`select from asked`.execute(one.sql())).rows).toEqual([]);
  await one.close();
});

test('a transaction whose deadline passes while it waits for its connection returns it to the pool', async () => {
  const { one, process } = await poolOfOne();
  const untilItHasOne = new Deadline(0, () => one.connections.busy === 0);
  await withDeadline(untilItHasOne, () => one.run(process)).catch(() => undefined);
  await expect(process()).resolves.toBeDefined();
  await one.close();
});

test('a transaction whose deadline passes after its last query is still committed, even by a slow COMMIT', async () => {
  await within(500, () =>
    database.run(async () => {
      await sql`insert into slow values ('whole', 0.2)`.execute(database.sql());
      await withinDeadline(() => sleep(520));
      expect(timeLeft()).toBeLessThan(0);
    }),
  );
  expect((await sql`select from slow where what = 'whole'`.execute(database.sql())).rows).toHaveLength(1);
});

test('a COMMIT in flight at the deadline still gets its answer, even behind a slow write', async () => {
  const committed = within(700, () =>
    database.run(async () => {
      await database.write(sql`insert into slow values ('behind', 0)`.compile(database.sql()));
      await database.write(sql`select pg_sleep(1)`.compile(database.sql()));
    }),
  );
  await expect(committed).resolves.toBeUndefined();
  expect((await sql`select from slow where what = 'behind'`.execute(database.sql())).rows).toHaveLength(1);
});

test('a COMMIT without an answer is told as 503, and a repeat by its key gets the answer that it committed', async () => {
  const idempotency = new Idempotency(database, { now: () => new Date() }, 'secret');
  const request = { userId: '0199f000-0000-7000-8000-000000000001', key: 'unanswered', fingerprint: '' };
  let attempts = 0;
  const pay = async () => {
    attempts++;
    await database.write(sql`insert into slow values ('paid', 2)`.compile(database.sql()));
    return `paid by attempt ${attempts}`;
  };
  const error = await within(500, () => idempotency.once(request, pay)).catch((thrown: unknown) => thrown);
  expect(problemOf(error, 'r')).toMatchObject({ status: 503, code: 'service.unavailable' });
  expect(await idempotency.once(request, pay)).toBe('paid by attempt 1');
  expect((await sql`select from slow where what = 'paid'`.execute(database.sql())).rows).toHaveLength(1);
});

test('the deadline can be extended for follow-up work, and does not apply to an answer that has begun', async () => {
  const left = await within(100, async () => {
    await withinDeadline(() => sleep(150));
    extendDeadline(1_000);
    await sleeps(0.2);
    return timeLeft();
  });
  expect(left).toBeGreaterThan(400);
  await expect(
    within(
      100,
      () => sleeps(0.3),
      () => true,
    ),
  ).resolves.toBeDefined();
});

test('after the deadline an idempotency key still stores the result of an outside call, and a failed one is freed', async () => {
  const idempotency = new Idempotency(database, { now: () => new Date() }, 'secret');
  const request = (key: string) => ({ userId: '0199f000-0000-7000-8000-000000000001', key, fingerprint: '' });
  const once = (key: string, work: () => Promise<string>) => idempotency.onceOutside(request(key), work, () => false);
  const ending = (key: string, end: () => Promise<string>) =>
    within(1_000, () =>
      once(key, async () => {
        await withinDeadline(() => sleep(1_050));
        return end();
      }),
    );
  const nothing = () => Promise.reject(new Error('done twice'));
  expect(await ending('done', async () => 'done')).toBe('done');
  expect(await once('done', nothing)).toBe('done');
  await expect(ending('failed', () => Promise.reject(new Error('elsewhere')))).rejects.toThrow('elsewhere');
  expect(await once('failed', async () => 'tried again')).toBe('tried again');
});

test('a query past the deadline is answered with 503, by SQL and by the entity manager', async () => {
  const asking: readonly (() => Promise<unknown>)[] = [
    () => sleeps(1),
    () => database.em.execute('select pg_sleep(1)'),
  ];
  for (const work of asking) {
    const problem = within(300, work).catch((error: unknown) => problemOf(error, 'r'));
    expect(await problem).toMatchObject({ status: 503, code: 'service.unavailable' });
  }
});

test('a transaction without a statement limit runs for six seconds, and the next query has a deadline again', async () => {
  const one = await Database.connect(server.url, [], { max: 1 });
  const sleeping = one.run(async () => {
    await sql.raw(endlessStatements).execute(one.sql());
    await sql`select pg_sleep(6)`.execute(one.sql());
    return 'done';
  });
  await expect(sleeping).resolves.toBe('done');
  const next = withDeadline(new Deadline(300, () => false), () => sql`select pg_sleep(1)`.execute(one.sql()));
  await expect(next).rejects.toThrow(DeadlineExceeded);
  await one.close();
});
