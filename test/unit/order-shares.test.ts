import { describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { refundable } from '#modules/order/domain/movement.ts';
import { shareOf, take, walk, type Order } from '#modules/order/domain/order.ts';
import fc from '#test/support/property.ts';
import { aBooster, anOrder, now } from '../support/orders.ts';

const kurus = (amount: number) => Money.kurus(amount);
/** Boosters take the order one after the other. Each leaves it when work for `leftAt` thousandths of the price is done. */
const handedOn = (price: number, boosters: readonly { readonly sharePercent: number; readonly leftAt: number }[]) => {
  let order: Order = anOrder({ state: 'processing', price: kurus(price) });
  const assignments = [];
  for (const [nth, { sharePercent, leftAt }] of boosters.entries()) {
    order = walk(take(order, aBooster(`b${nth}`, sharePercent), now).order, 'started', 'booster', now).order;
    const step = walk(order, 'processing', 'staff', now, { worth: kurus(price).fraction(leftAt, 1000) });
    if (step.assignment) assignments.push(step.assignment);
    order = step.order;
  }
  return { order, assignments };
};
const shares = fc.constantFrom(60, 65, 70, 75);
const boosters = fc.array(fc.record({ sharePercent: shares, leftAt: fc.nat({ max: 1000 }) }), { maxLength: 5 });
const prices = fc.nat({ max: 5_000_000 });
const sum = (parts: readonly { readonly earned: Money }[]) => Money.sum(parts.map(({ earned }) => earned));

describe('an order that goes from booster to booster', () => {
  test('pays boosters with equal percentages together what one booster alone would get, to the kuruş', () => {
    const exact = fc.property(prices, shares, fc.array(fc.nat({ max: 1000 }), { maxLength: 5 }), (price, one, left) => {
      const { order, assignments } = handedOn(
        price,
        left.map((leftAt) => ({ sharePercent: one, leftAt })),
      );
      const last = shareOf({ ...order, sharePercent: one });
      expect(sum(assignments).plus(last)).toEqual(kurus(price).percent(one));
    });
    fc.assert(exact, { numRuns: 1000 });
  });

  test('settles at its price, and its boosters together get at most the highest percentage', () => {
    const settles = fc.property(prices, boosters, shares, (price, before, last) => {
      const { order, assignments } = handedOn(price, before);
      const closed: Order = { ...order, state: 'closed', boosterId: 'last', sharePercent: last };
      const { movement } = walk(closed, 'completed', 'system', now);
      if (movement.kind !== 'settle') throw new Error(movement.kind);
      expect(movement.earlier).toEqual(sum(assignments));
      expect(Money.sum([movement.earlier, movement.earned, movement.revenue])).toEqual(kurus(price));
      const highest = Math.max(last, ...before.map(({ sharePercent }) => sharePercent));
      // each change of booster may round half a kuruş up
      expect(movement.earlier.plus(movement.earned).amount).toBeLessThanOrEqual(
        kurus(price).percent(highest).amount + before.length,
      );
      expect(movement.revenue.isNegative).toBe(false);
    });
    fc.assert(settles, { numRuns: 1000 });
  });

  test('refunds the price minus the boosters’ earnings to a customer who cancels it in the pool', () => {
    const { order, assignments } = handedOn(1000_00, [{ sharePercent: 60, leftAt: 500 }]);
    expect(sum(assignments)).toEqual(kurus(300_00));
    const { movement, order: ended } = walk(order, 'cancelled', 'customer', now);
    expect(movement).toEqual({ kind: 'refund', earlier: kurus(300_00), refund: kurus(700_00) });
    expect([ended.refunded, ended.boosterEarned]).toEqual([kurus(700_00), Money.zero]);
  });

  test('pays a booster who leaves for their own proven work, without the work of others', () => {
    const proven = (worth: number) => ({ worth: kurus(worth) });
    const begun = anOrder({ state: 'started', price: kurus(1000_00), boosterId: 'b', sharePercent: 60 });
    const alone = walk(begun, 'processing', 'staff', now, proven(250_00));
    expect(alone.assignment).toMatchObject({ worth: kurus(250_00), earned: kurus(150_00) });
    const { order } = handedOn(1000_00, [{ sharePercent: 60, leftAt: 600 }]);
    const second: Order = { ...order, state: 'in-game', boosterId: 'c', sharePercent: 60 };
    const after = walk(second, 'processing', 'staff', now, proven(700_00));
    expect(after.assignment).toMatchObject({ worth: kurus(100_00), earned: kurus(60_00) });
    expect(after.order.earlier).toEqual({ worth: kurus(700_00), earned: kurus(420_00) });
  });

  test('pays a part that was lost and won again only once', () => {
    const { order, assignments } = handedOn(1000_00, [
      { sharePercent: 60, leftAt: 500 },
      { sharePercent: 60, leftAt: 300 },
      { sharePercent: 60, leftAt: 600 },
    ]);
    expect(assignments.map(({ earned }) => earned.amount)).toEqual([300_00, 0, 60_00]);
    expect(order.earlier).toEqual({ worth: kurus(600_00), earned: kurus(360_00) });
  });

  test('refunds at most what no earlier booster has earned, and divides the rest between booster and company', () => {
    const divides = fc.property(prices, boosters, shares, fc.nat({ max: 1000 }), (price, before, last, part) => {
      const { order } = handedOn(price, before);
      const finished: Order = { ...order, state: 'finished', boosterId: 'last', sharePercent: last };
      const refund = refundable(finished).fraction(part, 1000);
      const { movement } = walk(finished, 'cancelled', 'staff', now, { refund });
      if (movement.kind !== 'split') throw new Error(movement.kind);
      const { earlier, earned, revenue } = movement;
      expect(movement.refund).toEqual(refund);
      expect(Money.sum([refund, earlier, earned, revenue])).toEqual(kurus(price));
      expect([earned.isNegative, revenue.isNegative]).toEqual([false, false]);
      const tooMuch = refundable(finished).plus(kurus(1));
      // the code depends on whether earlier boosters have earned something
      const code = refundable(finished).equals(kurus(price)) ? 'order.refund_above_price' : 'order.refund_too_high';
      expect(() => walk(finished, 'cancelled', 'staff', now, { refund: tooMuch })).toThrow(code);
    });
    fc.assert(divides, { numRuns: 1000 });
  });
});
