import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { key, many } from '#test/support/calls.ts';
import { Market } from '#test/support/market.ts';
import { Provider } from '#test/support/provider.ts';

let market: Market;
let provider: Provider;
beforeAll(async () => {
  market = await Market.open();
  provider = new Provider(market);
}, 120_000);
afterEach(() => market.audit());
afterAll(() => market.close());

test('a success that is notified 100 times at once and 20 times late is one credit, and each notification gets OK', async () => {
  const customer = await market.customer();
  const amount = Money.lira(250);
  const topUp = await customer.api.call('POST /top-ups', { body: { amount }, ...key() });
  const success = provider.notice({ merchant_oid: topUp.merchantOid, total_amount: '25000' });

  const atOnce = await Promise.all(many(100, () => provider.tell(success)));
  const late = [];
  for (let times = 0; times < 20; times++) late.push(await provider.tell(success));
  expect([...atOnce, ...late]).toEqual(many(120, () => ({ status: 200, text: 'OK' })));

  expect(await market.balanceOf(customer)).toBe(250_00);
  const entries = await market.rows('select kind from ledger_entry where top_up_id = $1', [topUp.id]);
  expect(entries).toEqual([{ kind: 'top-up' }]);
}, 60_000);
