import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { key, long, many, outcomesOf } from '#test/support/calls.ts';
import { coaching, Market } from '#test/support/market.ts';

let market: Market;
beforeAll(async () => {
  market = await Market.open();
}, 120_000);
afterEach(() => market.audit());
afterAll(() => market.close());

const rounds = long ? 25 : 4;

test.each(many(rounds, (round) => [round + 1]))(
  'exactly 37 of 200 parallel orders on a balance for 37 are placed (%i)',
  async () => {
    const draft = coaching(1);
    const expectedPrice = await market.priceOf(draft);
    // one kuruş less than the price of the 38th order
    const rest = Money.from(expectedPrice).minus(Money.kurus(1));
    const customer = await market.customer(Money.from(expectedPrice).times(37).plus(rest));
    const orders = many(200, () => {
      const input = { body: { draft, expectedPrice }, ...key() };
      return () => customer.api.call('POST /orders', input);
    });

    expect(await outcomesOf(orders)).toEqual({ ok: 37, '409 wallet.insufficient_balance': 163 });
    expect(await market.balanceOf(customer)).toBe(rest.amount);
    const [kept] = await market.rows('select count(*)::int as orders from orders where customer_id = $1', [
      customer.id,
    ]);
    expect(kept).toEqual({ orders: 37 });
  },
  60_000,
);
