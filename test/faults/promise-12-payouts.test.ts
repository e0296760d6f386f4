import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { key, long, many, outcomesOf } from '#test/support/calls.ts';
import { Market } from '#test/support/market.ts';

let market: Market;
beforeAll(async () => {
  market = await Market.open();
}, 120_000);
afterEach(() => market.audit());
afterAll(() => market.close());

const iban = 'TR33 0006 1005 1978 6457 8413 26';
const amount = Money.lira(100);

test.each(many(long ? 10 : 2, (round) => [round + 1]))(
  'exactly 7 of 50 parallel payout requests on a balance for 7 are accepted, whoever enters them (%i)',
  async () => {
    const booster = await market.booster();
    await market.fund(booster, amount.times(8).minus(Money.kurus(1)));
    const requests = many(50, (nth) => {
      const once = key();
      // the admin enters every fifth one for the booster
      return nth % 5 === 0
        ? () =>
            market.admin.api.call('POST /admin/withdraw-booster', {
              body: { boosterId: booster.id, amount, iban },
              ...once,
            })
        : () => booster.api.call('POST /booster/payouts', { body: { amount, iban }, ...once });
    });

    expect(await outcomesOf(requests)).toEqual({ ok: 7, '409 wallet.insufficient_balance': 43 });
    expect(await market.balanceOf(booster)).toBe(99_99);
    const payouts = await booster.api.call('GET /booster/payouts', { query: { range: '[0,49]' } });
    expect(payouts.map((payout) => [payout.state, payout.amount.amount])).toEqual(many(7, () => ['requested', 100_00]));
  },
  60_000,
);
