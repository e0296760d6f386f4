import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { Money } from '#kernel/money.ts';
import { key } from '#test/support/calls.ts';
import { type NewCustomer, register } from '#test/support/clients.ts';
import { aDraft } from '#test/support/drafts.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { type Shop, startShop } from '#test/support/shop.ts';

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

test('after a card checkout, the last balance that open pages are told is the final one', async () => {
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
