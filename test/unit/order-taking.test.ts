import { beforeEach, describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { aDraft } from '#test/support/drafts.ts';
import {
  booster,
  customer,
  type OrderFixture,
  orderFixture,
  otherBooster,
  staff,
} from '#test/support/order-fixture.ts';

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await orderFixture();
});

describe('taking an order', () => {
  test('gives it to the booster with the share of their tier', async () => {
    const id = await fixture.pooled();
    await fixture.assign.take(id, booster.id);
    expect(await fixture.orderOf(id)).toMatchObject({
      state: 'starting',
      boosterId: 'booster',
      sharePercent: 65,
      boosterName: 'Ege D.',
      boosterTier: 2,
    });
  });

  test('is a conflict if another booster has the order; an order that was never in the pool is not found', async () => {
    const id = await fixture.taken();
    await expect(fixture.assign.take(id, otherBooster.id)).rejects.toMatchObject({ code: 'order.already_taken' });
    const waiting = await fixture.placed();
    await expect(fixture.assign.take(waiting, booster.id)).rejects.toMatchObject({ code: 'order.not_found' });
    await expect(fixture.assign.take(id, 'nobody')).rejects.toMatchObject({ code: 'identity.forbidden' });
  });

  test('above the booster’s limit of active orders is refused', async () => {
    await fixture.taken();
    await fixture.taken();
    await expect(fixture.assign.take(await fixture.pooled(), booster.id)).rejects.toMatchObject({
      code: 'order.booster_limit_reached',
      params: { limit: 2 },
    });
  });

  test('that does not fit the booster is refused with the reason', async () => {
    fixture.boosters.because.set('booster', 'rank');
    await expect(fixture.assign.take(await fixture.pooled(), booster.id)).rejects.toMatchObject({
      code: 'order.booster_not_eligible',
      params: { because: 'rank' },
    });
  });

  test('by a booster whom its customer had replaced is refused', async () => {
    const id = await fixture.taken();
    await fixture.askForBooster.ask(id, 'Yavaş', customer);
    await fixture.step(id, 'processing', staff, { details: { reason: 'Değişti' } });
    await expect(fixture.assign.take(id, booster.id)).rejects.toMatchObject({
      code: 'order.booster_not_eligible',
      params: { because: 'replaced' },
    });
    await fixture.assign.take(id, otherBooster.id);
    expect((await fixture.orderOf(id)).boosterId).toBe('other-booster');
  });
});

describe('assigning an order by staff', () => {
  test('takes it from its current booster, who keeps the earnings of their proven work', async () => {
    const id = await fixture.started();
    const { price } = await fixture.orderOf(id);
    await fixture.win(id, 2);
    await fixture.assign.choose(id, otherBooster.id, staff, { reason: 'Hasta' });
    expect(await fixture.orderOf(id)).toMatchObject({
      state: 'starting',
      boosterId: 'other-booster',
      sharePercent: 75,
      earlier: { worth: price.fraction(2, 5), earned: price.fraction(2, 5).percent(65) },
    });
    expect(await fixture.orders.assignmentsOf([id])).toMatchObject([
      {
        boosterId: 'booster',
        worth: price.fraction(2, 5),
        earned: price.fraction(2, 5).percent(65),
        turnedAway: false,
      },
    ]);
    expect(fixture.escrowOf(id)).toBe(price.amount);
  });

  test('is refused to its current booster, to an unknown booster, and with a done part if no booster leaves', async () => {
    const id = await fixture.taken();
    const choose = (of: string, boosterId: string, how = {}) => fixture.assign.choose(of, boosterId, staff, how);
    await expect(choose(id, booster.id)).rejects.toMatchObject({ code: 'order.already_taken' });
    await expect(choose(id, 'nobody')).rejects.toMatchObject({ code: 'booster.not_found' });
    await expect(choose(await fixture.pooled(), booster.id, { donePercent: 10 })).rejects.toMatchObject({
      code: 'order.no_booster_leaves',
    });
  });
});

describe('starting an order', () => {
  const climb = aDraft({ extras: {} });
  const start = (id: string, found: object, pictures: readonly string[] = []) =>
    fixture.step(id, 'started', booster, { found, pictures });

  test('at the declared rank begins it and sets its due time', async () => {
    const id = await fixture.taken(climb);
    const { estimate } = await fixture.orderOf(id);
    await start(id, { points: 34 });
    const dueAt = new Date(fixture.clock.now().getTime() + estimate.maxHours * 3600_000);
    expect(await fixture.orderOf(id)).toMatchObject({ state: 'started', rank: { outcome: 'same' }, dueAt });
  });

  test('at another rank needs a picture of the rank and waits for the customer', async () => {
    const id = await fixture.taken(climb);
    const lower = { tier: 'gold', division: 4 } as const;
    await expect(start(id, lower)).rejects.toMatchObject({ code: 'order.rank_needs_picture' });
    await start(id, lower, ['rank']);
    const { rank, state } = await fixture.orderOf(id);
    expect([state, rank?.outcome]).toEqual(['starting', 'open']);
    expect(rank?.difference?.isPositive).toBe(true);
    expect(fixture.pictures.attached.at(-1)).toMatchObject({ ids: ['rank'], kind: 'rank-report' });
    await expect(fixture.step(id, 'started')).rejects.toMatchObject({ code: 'order.rank_difference_open' });
  });

  test('above the goal waits for the customer, and there is no difference to agree to', async () => {
    const id = await fixture.taken(climb);
    await start(id, { tier: 'master' }, ['rank']);
    expect((await fixture.orderOf(id)).rank).toMatchObject({
      found: { tier: 'master', division: null, points: 0 },
      outcome: 'open',
      reached: true,
      difference: null,
    });
    await expect(fixture.agreeRank(id, Money.zero, customer)).rejects.toMatchObject({ code: 'order.rank_not_priced' });
  });

  test('with a found rank is refused to others, after the start, and after a match was played', async () => {
    const id = await fixture.taken(climb);
    const found = { tier: 'gold', division: 4 } as const;
    await expect(fixture.step(id, 'started', otherBooster, { found })).rejects.toMatchObject({
      code: 'order.not_found',
    });
    await expect(fixture.step(id, 'started', customer, { found })).rejects.toMatchObject({
      code: 'order.rank_not_asked',
    });
    await fixture.step(id, 'started');
    await expect(start(id, found, ['rank'])).rejects.toMatchObject({ code: 'order.rank_not_asked' });
    await fixture.win(id);
    await fixture.assign.choose(id, otherBooster.id, staff, { reason: 'Hasta' });
    await expect(fixture.step(id, 'started', otherBooster, { found, pictures: ['rank'] })).rejects.toMatchObject({
      code: 'order.rank_not_asked',
    });
  });

  describe('at another rank', () => {
    const differing = async (found: object) => {
      const id = await fixture.taken(climb);
      await start(id, found, ['rank']);
      return { id, difference: (await fixture.orderOf(id)).rank?.difference ?? Money.zero };
    };

    test('takes the difference of a lower rank from the customer once, and the order begins at that rank', async () => {
      const { id, difference } = await differing({ tier: 'gold', division: 4 });
      const before = await fixture.orderOf(id);
      await expect(fixture.agreeRank(id, difference, customer)).rejects.toMatchObject({
        code: 'wallet.insufficient_balance',
      });
      await fixture.fund(5000);
      await fixture.agreeRank(id, difference, customer);
      const order = await fixture.orderOf(id);
      expect(order).toMatchObject({ price: before.price.plus(difference), rankDifference: difference });
      expect(order.estimate.maxHours).toBeGreaterThan(before.estimate.maxHours);
      expect(order.draft).toMatchObject({ current: { tier: 'gold', division: 4, lp: 0 } });
      expect(order.summary.at(-1)).toMatchObject({ code: 'rank.found', amount: difference });
      expect(fixture.escrowOf(id)).toBe(order.price.amount);
      expect(fixture.balanceOf('customer')).toBe(5000_00 - difference.amount);
      await expect(fixture.agreeRank(id, difference, customer)).rejects.toMatchObject({
        code: 'order.rank_difference_closed',
      });
      await fixture.step(id, 'started');
      expect((await fixture.orderOf(id)).state).toBe('started');
    });

    test('costs more after a change to a dearer lane', async () => {
      const { difference: before } = await differing({ tier: 'gold', division: 4 });
      const id = await fixture.taken(climb);
      await fixture.fund(5000);
      const lane = 'champion';
      const expectedDifference = (await fixture.changeLane.prices(id, customer.id)).get(lane)?.difference ?? Money.zero;
      await fixture.changeLane.run(id, { lane, champion: 'Ahri', expectedDifference }, customer);
      await start(id, { tier: 'gold', division: 4 }, ['rank']);
      expect((await fixture.orderOf(id)).rank?.difference?.amount).toBeGreaterThan(before.amount);
    });

    test('refunds the difference of a higher rank to the customer who agrees', async () => {
      const { id, difference } = await differing({ tier: 'gold', division: 1 });
      expect(difference.isNegative).toBe(true);
      await fixture.agreeRank(id, difference, customer);
      expect(fixture.balanceOf('customer')).toBe(-difference.amount);
      expect(fixture.escrowOf(id)).toBe((await fixture.orderOf(id)).price.amount);
    });

    test('is agreed to only at the current difference and only by the order’s customer', async () => {
      const { id, difference } = await differing({ tier: 'gold', division: 1 });
      await expect(fixture.agreeRank(id, difference.plus(Money.kurus(1)), customer)).rejects.toMatchObject({
        code: 'order.rank_price_changed',
        params: { difference },
      });
      await expect(fixture.agreeRank(id, difference, { id: 'stranger', displayName: 'Su K.' })).rejects.toMatchObject({
        code: 'order.not_found',
      });
      expect(fixture.balanceOf('customer')).toBe(0);
    });

    test('without an answer cancels the order after two days with a full refund', async () => {
      const { id } = await differing({ tier: 'gold', division: 4 });
      const { price } = await fixture.orderOf(id);
      fixture.clock.advance({ days: 2, seconds: -1 });
      await fixture.sweepTrouble();
      expect((await fixture.orderOf(id)).state).toBe('starting');
      fixture.clock.advance({ seconds: 1 });
      await fixture.sweepTrouble();
      expect(await fixture.orderOf(id)).toMatchObject({ state: 'cancelled', refunded: price });
      expect(fixture.balanceOf('customer')).toBe(price.amount);
    });
  });
});
