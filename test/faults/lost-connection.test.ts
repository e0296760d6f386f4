import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Draft } from '#contract/pricing/schemas.ts';
import { key, outcomeOf } from '#test/support/calls.ts';
import { register } from '#test/support/clients.ts';
import { type Shop, startShop } from '#test/support/shop.ts';

jest.setTimeout(60_000);

let shop: Shop;
let beside: pg.Client;

beforeAll(async () => {
  shop = await startShop({ settings: { DATABASE_POOL: '2' } });
  beside = new pg.Client({ connectionString: shop.databaseUrl });
  await beside.connect();
});
afterAll(async () => {
  await beside.end();
  await shop.stop();
});

/** Terminates the connections that wait for the test's lock, once there are any. Returns their number. */
const terminateWaiting = async (application: string): Promise<number> => {
  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(50)) {
    const { rowCount } = await beside.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = $1 and wait_event_type = 'Lock'`,
      [application],
    );
    if (rowCount) return rowCount;
  }
  return 0;
};

test('a connection that is lost during the relay’s work does not end the process', async () => {
  await beside.query('select pg_advisory_lock(4242002)'); // the lock of the relay, which waits for it with an open connection
  await beside.query(`insert into outbox (type, audience, data, created_at) values ('order', '{user:x}', '{}', now())`);
  expect(await terminateWaiting('basamak-live')).toBe(1);
  await beside.query('select pg_advisory_unlock(4242002)');

  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(100)) {
    if ((await beside.query('select 1 from outbox')).rowCount === 0) break;
  }
  expect((await beside.query('select 1 from live_event')).rowCount).toBe(1);
  expect(shop.processes[0]?.exitCode).toBeNull();
  expect((await fetch(`${shop.urls[0]}/readyz`)).status).toBe(200);
});

test('connections that are lost during transactions do not shrink the pool', async () => {
  const url = shop.urls[0] ?? '';
  const customer = await register(url);
  const draft = Draft.parse({ service: 'kocluk', coach: { game: 'league', league: 'gold', hours: 1 } });
  const order = {
    body: {
      draft,
      expectedPrice: await customer.api.call('POST /orders/calculate', { body: draft }).then(({ price }) => price),
    },
  };

  // a separate connection holds the lock, because pg_stat_activity does not change within the transaction that reads it
  const holder = new pg.Client({ connectionString: shop.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table idempotency_key');
  for (let lost = 0; lost < 3; lost++) {
    const ended = outcomeOf(() => customer.api.call('POST /orders', { ...order, ...key() }));
    expect(await terminateWaiting('basamak')).toBe(1);
    expect(await ended).toBe('503 service.unavailable');
  }
  await holder.end();

  await sleep(1_500);
  expect(await outcomeOf(() => customer.api.call('POST /orders', { ...order, ...key() }))).toBe(
    '409 wallet.insufficient_balance',
  );
});
