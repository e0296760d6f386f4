import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Shop, startShop } from '#test/support/shop.ts';

jest.setTimeout(60_000);

let shop: Shop;
let beside: pg.Client;

beforeAll(async () => {
  shop = await startShop();
  beside = new pg.Client({ connectionString: shop.databaseUrl });
  await beside.connect();
});
afterAll(async () => {
  await beside.end();
  await shop.stop();
});

/** Ends the connection that waits for our advisory lock, as soon as there is one; answers how many it were. */
const terminateWaiting = async (): Promise<number> => {
  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(50)) {
    const { rowCount } = await beside.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'basamak-live' and wait_event = 'advisory'`,
    );
    if (rowCount) return rowCount;
  }
  return 0;
};

test('a connection that is lost in the middle of the relay’s work does not end the process', async () => {
  await beside.query('select pg_advisory_lock(4242002)'); // the relay's own lock: it waits with a connection in its hands
  await beside.query(`insert into outbox (type, audience, data, created_at) values ('order', '{user:x}', '{}', now())`);
  expect(await terminateWaiting()).toBe(1);
  await beside.query('select pg_advisory_unlock(4242002)');

  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(100)) {
    if ((await beside.query('select 1 from outbox')).rowCount === 0) break;
  }
  expect((await beside.query('select 1 from live_event')).rowCount).toBe(1);
  expect(shop.processes[0]?.exitCode).toBeNull();
  expect((await fetch(`${shop.urls[0]}/readyz`)).status).toBe(200);
});
