import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { freePort } from '#platform/net/free-port.ts';
import { answered, inGroups, key, many } from '#test/support/calls.ts';
import { CommitThief } from '#test/support/commit-thief.ts';
import { coaching, Market } from '#test/support/market.ts';
import { startProcess, stopProcess } from '#test/support/shop.ts';

let market: Market;
let thief: CommitThief;
/** Two more API processes, whose connections to the database lose replies to COMMIT. */
let robbed: { url: string; stop: () => Promise<void> }[];
beforeAll(async () => {
  market = await Market.open(1);
  thief = await CommitThief.before(market.shop.databaseUrl);
  const ports = [await freePort(), await freePort()];
  robbed = await Promise.all(
    ports.map(async (port) => {
      const DATABASE_URL = thief.through(market.shop.databaseUrl);
      const settings = { ...market.shop.settings, DATABASE_URL, PORT: String(port), LOG_LEVEL: 'silent' };
      const process = await startProcess(settings);
      return { url: `http://127.0.0.1:${port}`, stop: () => stopProcess(process) };
    }),
  );
}, 120_000);
afterEach(() => market.audit());
afterAll(async () => {
  thief.every = 0;
  await Promise.all(robbed.map(({ stop }) => stop()));
  await thief.stop();
  await market.close();
});

test('300 orders that are retried by key are exactly 300, although every third reply to COMMIT is lost', async () => {
  const draft = coaching(1);
  const expectedPrice = await market.priceOf(draft);
  // enough money to place every order twice: only the idempotency keys prevent that
  const customer = await market.customer(Money.from(expectedPrice).times(600));
  const through = robbed.map(({ url }) => market.at([url], customer));
  let unanswered = 0;

  thief.every = 3;
  const orders = await inGroups(
    many(300, (nth) => ({ nth, once: key() })),
    20,
    async ({ nth, once }) => {
      let tries = 0;
      const placing = answered(() => {
        const { api } = through[(nth + tries++) % through.length]!;
        return api.call('POST /orders', { body: { draft, expectedPrice }, ...once });
      });
      await expect(placing).resolves.toHaveProperty('id');
      if (tries > 1) unanswered++;
      return (await placing).id;
    },
  );
  thief.every = 0;

  expect(thief.cut).toBeGreaterThanOrEqual(100);
  expect(unanswered).toBeGreaterThan(0);
  expect(new Set(orders).size).toBe(300);
  const kept = await market.rows<{ id: string }>('select id from orders where customer_id = $1', [customer.id]);
  expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(orders));
  expect(await market.balanceOf(customer)).toBe(expectedPrice.amount * 300);
}, 180_000);
