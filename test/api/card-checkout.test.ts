import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { Money } from '#kernel/money.ts';
import { key, outcomeOf } from '#test/support/calls.ts';
import { fund, logIn, type NewCustomer, register, withToken } from '#test/support/clients.ts';
import { aDraft } from '#test/support/drafts.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { type Shop, startShop, stopProcess } from '#test/support/shop.ts';

jest.setTimeout(120_000);

let shop: Shop;
let database: pg.Client;
let customer: NewCustomer;

beforeAll(async () => {
  shop = await startShop({ processes: 2 });
  database = new pg.Client({ connectionString: shop.databaseUrl });
  await database.connect();
});
beforeEach(async () => {
  customer = await register(shop.urls[0] ?? '');
});
afterEach(() => assertLedger(shop.databaseUrl));
afterAll(async () => {
  await database.end();
  await shop.stop();
});

const payWithCard = (frameUrl = '') =>
  fetch(frameUrl, {
    method: 'POST',
    body: new URLSearchParams({ number: '4355 0843 5508 4358', month: '12', year: '30', cvv: '000' }),
    redirect: 'manual',
  });
const until = async (condition: () => Promise<boolean>) => {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50)) if (await condition()) return;
  throw new Error('it did not come true in 20 seconds');
};

test('after a card checkout, the last balance event that open pages get has the final balance', async () => {
  const draft = aDraft();
  const { price } = await customer.api.call('POST /orders/calculate', { body: draft });
  const amount = Money.from(price).ceilToLira();
  const begun = await customer.api.call('POST /top-ups', { body: { amount, draft }, ...key() });
  await payWithCard(begun.frameUrl);
  const balances = async () => {
    const { rows } = await database.query<{ amount: number }>(
      `select (data #>> '{balance,amount}')::int as amount from live_event
       where type = 'wallet' and $1 = any (audience) order by id`,
      [`user:${customer.id}`],
    );
    return rows.map((row) => row.amount);
  };
  await until(async () => (await balances()).length === 2);
  expect(await balances()).toEqual([amount.amount, amount.amount - price.amount]);
});

test('a card payment at another price than the customer saw does not begin, and the refusal has the new quote', async () => {
  const draft = aDraft();
  const { price } = await customer.api.call('POST /orders/calculate', { body: draft });
  const amount = Money.from(price).ceilToLira();
  const seen = { ...price, amount: price.amount - 100 };
  const begin = (expectedPrice: typeof price) =>
    customer.api.call('POST /top-ups', { body: { amount, draft, expectedPrice }, ...key() });
  await expect(begin(seen)).rejects.toMatchObject({ code: 'order.price_changed', problem: { quote: { price } } });
  expect(await customer.api.call('GET /top-ups')).toEqual([]);
  expect(await begin(price)).toMatchObject({ state: 'pending', placesOrder: true });
});

const waiting = async () => {
  const { rows } = await database.query<{ pid: number; by: number[] }>(
    `select pid, pg_blocking_pids(pid) as by from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows;
};

test('payments for a lane by card and from the balance lock order and wallet in the same sequence and never deadlock', async () => {
  const admin = await logIn(shop.urls[1] ?? '', 'yonetici@basamak.test');
  const other = withToken(shop.urls[1] ?? '', customer.token).api;
  const draft = aDraft({ lane: undefined });
  const { price } = await customer.api.call('POST /orders/calculate', { body: draft });
  await fund(admin, customer.id, Money.from(price));
  const body = { draft, expectedPrice: price };
  const { id } = await customer.api.call('POST /orders', { body, ...key() });
  const prices = await customer.api.call('GET /orders/:id/lanes', { params: { id } });
  const expectedDifference = prices.find(({ lane }) => lane === 'champion')?.difference ?? Money.zero;
  const amount = Money.from(expectedDifference).ceilToLira();
  await fund(admin, customer.id, amount);
  const wish = { lane: 'champion' as const, champion: 'Ahri', expectedDifference };
  const begun = await customer.api.call('POST /top-ups', {
    body: { amount, lane: { orderId: id, ...wish } },
    ...key(),
  });

  // keeps the wallet locked until both commands wait for it
  await database.query('begin');
  await database.query('select 1 from ledger_account where id = $1 for update', [`wallet:${customer.id}`]);
  const paying = payWithCard(begun.frameUrl);
  await until(async () => (await waiting()).length === 1);
  const changing = outcomeOf(() => other.call('PUT /orders/:id/lane', { params: { id }, body: wish }));
  await until(async () => (await waiting()).length === 2);
  await database.query('commit');
  await paying;

  expect(await changing).toBe('409 order.lane_already_changed');
  await until(async () => (await customer.api.call('GET /top-ups/:id', { params: { id: begun.id } })).state === 'paid');
  const paid = await customer.api.call('GET /top-ups/:id', { params: { id: begun.id } });
  expect(paid).toMatchObject({ lane: { outcome: 'changed', lane: 'champion' } });
  // PostgreSQL counts a connection's deadlocks at the latest when it closes
  await Promise.all(shop.processes.map(stopProcess));
  const ended = `select deadlocks::int, numbackends from pg_stat_database where datname = current_database()`;
  await until(async () => (await database.query(ended)).rows[0].numbackends === 1);
  expect((await database.query(ended)).rows).toMatchObject([{ deadlocks: 0 }]);
});
