import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { locks } from '#platform/db/one-at-a-time.ts';
import { momentOf, monthsAfter, nameOfMonth } from '#platform/db/months.ts';
import {
  foldYears,
  keepPartitions,
  keepPartitionsIfFree,
  partitionStandingsSoon,
  partitionTroubles,
  tendPartitions,
} from '#platform/db/partitions.ts';
import { cancelled, lockTimedOut, sqlState } from '#platform/db/sql-state.ts';
import { waitFor } from '#test/support/calls.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

let database: TestDatabase;
let client: pg.Client;
/** The month of the migration, read from the partitions, because the clock may already be in the next month. */
let now: Date;
beforeEach(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ bound: string }>(
    `select pg_get_expr(relpartbound, oid) as bound from pg_class where relname = 'notification_first'`,
  );
  const end = /TO \('(.+)'\)$/.exec(rows[0]?.bound ?? '')?.[1] ?? '';
  now = monthsAfter(momentOf(end), -2);
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const inMonths = (months: number) => monthsAfter(now, months);
const idIn = (months: number) => v7({ msecs: inMonths(months).getTime() + 3600_000 });
const notify = (id: string) =>
  client.query(
    `insert into notification (id, user_id, kind, title, text, created_at) values ($1, $2, 'order-tip', 'Bahşiş', 'Geldi', now())`,
    [id, randomUUID()],
  );
const told = (orderId: string) =>
  client.query(
    `insert into order_event (order_id, at, kind, actor_role, actor_name) values ($1, now(), 'placed', 'customer', 'Ada B.')`,
    [orderId],
  );
const partitionOf = async (table: string, column: string, id: string) => {
  const { rows } = await client.query<{ name: string }>(
    `select tableoid::regclass::text as name from ${table} where ${column} = $1`,
    [id],
  );
  return rows.map(({ name }) => name);
};

describe('monthly partitions', () => {
  test('exist for three months ahead, made once by three processes; a row goes to the month of its order’s id', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => keepPartitions(database.url, inMonths(2))));
    const made = runs.flatMap((run) => run.made);
    expect(made.toSorted()).toEqual(
      ['message', 'notification', 'order_event']
        .flatMap((table) => [4, 5].map((ahead) => `${table}_${nameOfMonth(inMonths(ahead))}`))
        .toSorted(),
    );
    for (const [ahead, name] of [
      [0, 'order_event_first'],
      [1, 'order_event_first'],
      [2, `order_event_${nameOfMonth(inMonths(2))}`],
      [5, `order_event_${nameOfMonth(inMonths(5))}`],
    ] as const) {
      const order = idIn(ahead);
      await told(order);
      expect(await partitionOf('order_event', 'order_id', order)).toEqual([name]);
    }
    expect(await partitionTroubles(client, inMonths(4))).toEqual([]);
  });

  test('that are missing for a coming month are reported', async () => {
    expect(await partitionTroubles(client, now)).toEqual([]);
    expect(await partitionTroubles(client, inMonths(3))).toEqual(
      ['order_event', 'message', 'notification'].map((table) => ({ table, trouble: 'month-missing' })),
    );
  });

  test('keep a row whose month has no partition in the default one and report it; other months are still made', async () => {
    const stray = idIn(4);
    await notify(stray);
    expect(await partitionOf('notification', 'id', stray)).toEqual(['notification_default']);
    const tending = tendPartitions(database.url, inMonths(2));
    await expect(tending).rejects.toThrow('partitions: notification rows-beside');
    const next = idIn(5);
    await notify(next);
    expect(await partitionOf('notification', 'id', next)).toEqual([`notification_${nameOfMonth(inMonths(5))}`]);
  });

  test('of notifications are dropped a year after their month; those of timelines and messages stay', async () => {
    const [old, young] = [idIn(2), idIn(3)];
    for (const id of [old, young]) {
      await notify(id);
      await told(id);
    }
    expect((await keepPartitions(database.url, inMonths(14))).dropped).toEqual(['notification_first']);
    expect(await partitionOf('notification', 'id', old)).toHaveLength(1);
    expect((await keepPartitions(database.url, inMonths(15))).dropped).toEqual([
      `notification_${nameOfMonth(inMonths(2))}`,
    ]);
    expect(await partitionOf('notification', 'id', old)).toEqual([]);
    expect(await partitionOf('notification', 'id', young)).toHaveLength(1);
    expect(await partitionOf('order_event', 'order_id', old)).toHaveLength(1);
  });

  test('of a year are merged into one a year after its end, with their rows and triggers', async () => {
    await keepPartitions(database.url, inMonths(40));
    const year = inMonths(24).getUTCFullYear();
    const [first, last] = [new Date(Date.UTC(year, 0, 2)), new Date(Date.UTC(year, 11, 30))];
    const orders = [first, last].map((moment) => v7({ msecs: moment.getTime() }));
    for (const order of orders) await told(order);
    const before = await foldYears(database.url, new Date(Date.UTC(year + 1, 11, 31)));
    expect(before.filter((name) => name.endsWith(String(year)))).toEqual([]);
    const folded = await foldYears(database.url, new Date(Date.UTC(year + 2, 0, 1)));
    expect(folded.filter((name) => name.endsWith(String(year)))).toEqual([`order_event_${year}`, `message_${year}`]);
    for (const order of orders)
      expect(await partitionOf('order_event', 'order_id', order)).toEqual([`order_event_${year}`]);
    const { rows } = await client.query(
      `select relname from pg_class where relkind = 'r' and relname like 'order_event_${year}\\__%'`,
    );
    expect(rows).toEqual([]);
    await expect(client.query(`delete from order_event_${year}`)).rejects.toThrow('what was posted stays');
    await expect(client.query(`update order_event set kind = 'x'`)).rejects.toMatchObject({
      constraint: 'ledger_stays',
    });
    expect(await foldYears(database.url, new Date(Date.UTC(year + 2, 0, 1)))).toEqual([]);
  });

  test('are not changed while a transaction reads the table: the job does not wait for it', async () => {
    await client.query('begin');
    await client.query('select from notification');
    await expect(keepPartitions(database.url, inMonths(14))).rejects.toMatchObject({ code: '55P03' });
    await expect(keepPartitionsIfFree(database.url, inMonths(14))).resolves.toBeUndefined();
    await client.query('rollback');
    expect((await keepPartitions(database.url, inMonths(14))).dropped).toEqual(['notification_first']);
  });
});

test('the metrics give up on a locked table, and return their connection to the pool', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1, connectionTimeoutMillis: 2_000 });
  await client.query('begin; lock table message_default in access exclusive mode');
  await expect(partitionStandingsSoon(pool, now).catch((error: unknown) => sqlState(error))).resolves.toBe(cancelled);
  await client.query('rollback');
  expect((await partitionStandingsSoon(pool, now)).map(({ table }) => table)).toEqual([
    'order_event',
    'message',
    'notification',
  ]);
  await pool.end();
});

test('a start while another process changes partitions continues without changing them', async () => {
  await client.query('select pg_advisory_lock($1)', [locks.partitions]);
  await expect(keepPartitions(database.url, inMonths(2))).rejects.toMatchObject({ code: '55P03' });
  await expect(keepPartitionsIfFree(database.url, inMonths(2))).resolves.toBeUndefined();
});

test('a connection lost while it waits for the lock fails the job, not the process', async () => {
  await client.query('select pg_advisory_lock($1)', [locks.partitions]);
  const lost = waitFor(
    () =>
      keepPartitions(database.url, inMonths(2)).then(
        () => undefined,
        (error: unknown) => (sqlState(error) === lockTimedOut ? undefined : error),
      ),
    'the job loses its connection',
  );
  const ended = waitFor(async () => {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'basamak-partitions' and datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount || undefined;
  }, 'the job waits');
  await ended;
  expect(await lost).toMatchObject({ code: '57P01' });
});

describe('rows cannot be changed or deleted in any partition', () => {
  test.each([
    ['the whole table', () => 'order_event'],
    ['the first partition', () => 'order_event_first'],
    ['the partition of a month', () => `order_event_${nameOfMonth(inMonths(3))}`],
    ['the default partition', () => 'order_event_default'],
  ])('%s', async (_, named) => {
    const table = named();
    await told(idIn(0));
    await told(idIn(3));
    await told(idIn(9));
    const refused = { constraint: 'ledger_stays' };
    await expect(client.query(`delete from ${table}`)).rejects.toThrow('what was posted stays');
    await expect(client.query(`truncate ${table}`)).rejects.toThrow('what was posted stays');
    await expect(client.query(`update ${table} set kind = 'other'`)).rejects.toMatchObject(refused);
    await expect(client.query(`update ${table} set order_id = '${v7()}'`)).rejects.toMatchObject(refused);
  });

  test('a message’s position and client id are unique in its conversation, in every partition', async () => {
    const say = (orderId: string, seq: number, clientId: string) =>
      client.query(
        `insert into message (id, order_id, seq, client_id, sender_id, sender_role, sender_name, text, contacts, created_at)
         values ($1, $2, $3, $4, $5, 'customer', 'Ada B.', 'selam', '{}', now())`,
        [v7(), orderId, seq, clientId, sender],
      );
    const sender = randomUUID();
    for (const order of [idIn(0), idIn(3), idIn(9)]) {
      const key = randomUUID();
      await say(order, 1, key);
      await expect(say(order, 1, randomUUID())).rejects.toMatchObject({ code: '23505' });
      await expect(say(order, 2, key)).rejects.toMatchObject({ code: '23505' });
    }
  });
});
