import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Draft } from '#contract/pricing/schemas.ts';
import { Money } from '#kernel/money.ts';
import { system } from '#modules/order/domain/order.ts';
import {
  booster,
  customer,
  type OrderFixture,
  orderFixture,
  otherBooster,
  staff,
  wins,
} from '#test/support/order-fixture.ts';

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await orderFixture();
});

const admin = { ...staff, role: 'admin' } as const;
const streamed = { ...wins, extras: { stream: true } } as Draft;
const reason = 'Anlaşıldı';
/** Confirms a finished order and settles it as the job does. */
const completed = async (draft: Draft = wins) => {
  const id = await fixture.finished(draft);
  await fixture.step(id, 'closed', customer);
  await fixture.sweepOrders.settle(id);
  return id;
};

describe('a finished order', () => {
  test('is closed by its customer, and its price stays in escrow until the settlement', async () => {
    const id = await fixture.finished();
    await fixture.step(id, 'closed', customer);
    const { state, price, boosterEarned } = await fixture.orderOf(id);
    expect([state, boosterEarned.amount, fixture.escrowOf(id)]).toEqual(['closed', 0, price.amount]);
    expect(fixture.jobs.sent).toMatchObject([{ data: { orderId: id }, options: { singletonKey: id } }]);
    expect(fixture.limit.counted).toEqual([]);
    expect(fixture.vault.given.has(id)).toBe(false);
    expect(await fixture.timelineOf(id)).toContain('erased');
  });

  test('is settled once: the booster gets their share and the company the rest', async () => {
    const id = await completed();
    const { price, state, boosterEarned } = await fixture.orderOf(id);
    const share = price.percent(65);
    expect([state, boosterEarned]).toEqual(['completed', share]);
    expect(fixture.standing()).toEqual({ 'wallet:booster': share.amount, revenue: price.minus(share).amount });
    await fixture.sweepOrders.settle(id);
    expect(fixture.balanceOf('booster')).toBe(share.amount);
  });

  test('with a coupon pays the booster their share of the reduced price, and books the coupon as promotion', async () => {
    const id = await completed({ ...wins, coupon: 'ONDA1' });
    const { price, couponDiscount } = await fixture.orderOf(id);
    const share = price.percent(65);
    expect(fixture.standing()).toEqual({
      'wallet:booster': share.amount,
      revenue: price.minus(share).plus(couponDiscount).amount,
      promotion: -couponDiscount.amount,
    });
  });

  test('without the ordered stream refunds the stream, and the booster’s share is of the remaining price', async () => {
    const id = await completed(streamed);
    const { price, streamRefund, streamPaid } = await fixture.orderOf(id);
    expect(streamRefund).toEqual(streamPaid);
    expect(streamRefund.isPositive).toBe(true);
    const share = price.percent(65);
    expect(fixture.standing()).toEqual({
      'wallet:customer': streamRefund.amount,
      'wallet:booster': share.amount,
      revenue: price.minus(share).amount,
    });
    expect((await fixture.orderOf(id)).summary.at(-1)).toMatchObject({ code: 'stream.refund' });
  });

  test('closes by itself when its time has come, unless its progress is unproven', async () => {
    const proven = await fixture.started();
    await fixture.win(proven, 5);
    await fixture.step(proven, 'finished', booster);
    const unproven = await fixture.finished();
    const { closesAt } = await fixture.orderOf(proven);
    const seconds = Math.ceil(((closesAt?.getTime() ?? 0) - fixture.clock.now().getTime()) / 1000);
    fixture.clock.advance({ seconds: seconds - 1 });
    await fixture.sweepOrders.run();
    expect((await fixture.orderOf(proven)).state).toBe('finished');
    fixture.clock.advance({ seconds: 1 });
    await fixture.sweepOrders.run();
    expect((await fixture.orderOf(proven)).state).toBe('completed');
    expect((await fixture.orderOf(unproven)).state).toBe('finished');
  });

  test('that staff confirm counts the booster’s share towards the staff member’s limit', async () => {
    const id = await fixture.finished();
    const share = (await fixture.orderOf(id)).price.percent(65);
    fixture.limit.limit = share.minus(Money.kurus(1));
    await expect(fixture.step(id, 'closed', staff, { details: { reason } })).rejects.toMatchObject({
      code: 'approval.required',
    });
    expect((await fixture.orderOf(id)).state).toBe('finished');
    fixture.limit.limit = share;
    await fixture.step(id, 'closed', staff, { details: { reason } });
    expect(fixture.limit.counted).toContainEqual({
      actorId: 'staff',
      personId: 'booster',
      command: 'end-order',
      amount: share,
    });
  });
});

describe('an order that is cancelled', () => {
  test('before a booster has it refunds the whole price', async () => {
    for (const id of [await fixture.placed(), await fixture.pooled()]) {
      const { price } = await fixture.orderOf(id);
      const before = fixture.balanceOf('customer');
      await fixture.step(id, 'cancelled', customer);
      expect(await fixture.orderOf(id)).toMatchObject({ state: 'cancelled', refunded: price });
      expect([fixture.balanceOf('customer') - before, fixture.escrowOf(id)]).toEqual([price.amount, 0]);
    }
  });

  test('by its customer is refused once a booster has it', async () => {
    const id = await fixture.taken();
    await expect(fixture.step(id, 'cancelled', customer)).rejects.toMatchObject({
      code: 'order.transition_not_allowed',
    });
  });

  test('by staff pays the booster the stated part of their share and refunds the rest', async () => {
    const id = await fixture.started();
    await expect(fixture.step(id, 'cancelled', staff, { details: { reason } })).rejects.toMatchObject({
      code: 'order.earned_percent_required',
    });
    await fixture.step(id, 'cancelled', staff, { details: { reason, earnedPercent: 40 } });
    const { price, boosterEarned, refunded } = await fixture.orderOf(id);
    expect(boosterEarned).toEqual(price.percent(65).percent(40));
    expect(boosterEarned.plus(refunded)).toEqual(price);
    expect(fixture.standing()).toEqual({ 'wallet:booster': boosterEarned.amount, 'wallet:customer': refunded.amount });
  });

  test('by staff above their limit needs a second admin; an amount that changed since the request is refused', async () => {
    const id = await fixture.started();
    fixture.limit.limit = Money.kurus(1);
    const cancel = fixture.step(id, 'cancelled', staff, { details: { reason, earnedPercent: 40 } });
    await expect(cancel).rejects.toMatchObject({ code: 'approval.required' });
    const asked = { orderId: id, end: { to: 'cancelled', earnedPercent: 40 }, reason } as const;
    const aim = await fixture.staffEnds.aim(asked);
    const earned = (await fixture.orderOf(id)).price.percent(65).percent(40);
    expect(aim).toEqual({ boosterId: 'booster', amount: earned });
    await expect(
      fixture.staffEnds.run(asked, { ...aim, amount: earned.plus(Money.kurus(1)) }, admin),
    ).rejects.toMatchObject({ code: 'approval.amount_changed' });
    await fixture.staffEnds.run(asked, aim, admin);
    expect(fixture.balanceOf('booster')).toBe(earned.amount);
    expect(fixture.limit.counted).toHaveLength(1);
  });

  test('by staff with a second admin’s approval reads the order once, under its lock', async () => {
    const id = await fixture.started();
    const asked = { orderId: id, end: { to: 'cancelled', earnedPercent: 40 }, reason } as const;
    const aim = await fixture.staffEnds.aim(asked);
    // the fake's `lock` reads by `find`
    const reads = [jest.spyOn(fixture.orders, 'find'), jest.spyOn(fixture.orders, 'lock')];
    await fixture.staffEnds.run(asked, aim, admin);
    expect(reads.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test('a request to take an order away below its proven work has the amount that the limit counted', async () => {
    const id = await fixture.started();
    await fixture.win(id, 3);
    fixture.limit.limit = Money.kurus(1);
    const end = { to: 'processing', donePercent: 20 } as const;
    const details = { details: { reason }, donePercent: 20 };
    await expect(fixture.step(id, 'processing', staff, details)).rejects.toMatchObject({ code: 'approval.required' });
    const aim = await fixture.staffEnds.aim({ orderId: id, end, reason });
    expect(aim).toEqual({ boosterId: 'booster', amount: fixture.limit.counted[0]?.amount.negated() });
    await fixture.staffEnds.run({ orderId: id, end, reason }, aim, admin);
    expect((await fixture.orderOf(id)).state).toBe('processing');
  });

  test('without paying a booster needs no approval', async () => {
    const id = await fixture.started();
    const asked = { orderId: id, end: { to: 'cancelled', earnedPercent: 0 }, reason } as const;
    await expect(fixture.staffEnds.aim(asked)).rejects.toMatchObject({ code: 'approval.nothing_to_pay' });
  });
});

describe('leaving an order', () => {
  test('before the start returns it to the pool with nothing earned and the same due time', async () => {
    const id = await fixture.taken();
    const { dueAt } = await fixture.orderOf(id);
    fixture.clock.advance({ seconds: 3600 });
    await fixture.step(id, 'processing', booster);
    expect(await fixture.orderOf(id)).toMatchObject({
      state: 'processing',
      boosterId: null,
      boosterName: null,
      sharePercent: null,
      earlier: { earned: Money.zero },
      dueAt,
    });
  });

  test('after the start is refused to the booster, unless a pause by the customer has lasted for a day', async () => {
    const id = await fixture.started();
    const leave = () => fixture.step(id, 'processing', booster);
    await expect(leave()).rejects.toMatchObject({ code: 'order.transition_not_allowed' });
    await fixture.pause.pause(id, 'Tatil', customer);
    fixture.clock.advance({ days: 1 });
    await leave();
    expect((await fixture.orderOf(id)).state).toBe('processing');
  });

  test('with matches that nobody agreed to is refused until they are judged', async () => {
    const id = await fixture.started();
    await fixture.win(id);
    await fixture.pause.pause(id, 'Tatil', customer);
    fixture.clock.advance({ days: 1 });
    await expect(fixture.step(id, 'processing', booster)).rejects.toMatchObject({ code: 'order.work_unjudged' });
  });

  test('with a progress stated by staff counts the booster’s earnings towards the staff member’s limit', async () => {
    const id = await fixture.started();
    const { price } = await fixture.orderOf(id);
    await expect(
      fixture.advance.run({ orderId: id, to: 'processing', walker: 'booster', actor: booster, donePercent: 40 }),
    ).rejects.toMatchObject({ code: 'identity.forbidden' });
    const earned = price.percent(40).percent(65);
    expect(await fixture.previewHandover(id, 40)).toMatchObject({
      provenPercent: 0,
      donePercent: 40,
      worth: price.percent(40),
      booster: earned,
      left: price.minus(price.percent(40)),
    });
    await fixture.step(id, 'processing', staff, { details: { reason }, donePercent: 40 });
    expect(fixture.limit.counted).toMatchObject([{ personId: 'booster', amount: earned }]);
    expect((await fixture.orderOf(id)).earlier).toEqual({ worth: price.percent(40), earned });
  });

  test('pays each booster their part when the order ends, and the company the rest', async () => {
    const id = await fixture.started();
    const { price } = await fixture.orderOf(id);
    await fixture.step(id, 'processing', staff, { details: { reason }, donePercent: 40 });
    await fixture.assign.take(id, otherBooster.id);
    await fixture.step(id, 'started', otherBooster);
    await fixture.step(id, 'finished', otherBooster, fixture.shown);
    await fixture.step(id, 'closed', customer);
    await fixture.sweepOrders.run();
    const first = price.percent(40).percent(65);
    const second = price.percent(75).minus(price.percent(40).percent(75));
    expect(fixture.standing()).toEqual({
      'wallet:booster': first.amount,
      'wallet:other-booster': second.amount,
      revenue: price.minus(first).minus(second).amount,
    });
  });

  test('pays the booster’s earnings and refunds the rest if the customer then cancels', async () => {
    const id = await fixture.started();
    const { price } = await fixture.orderOf(id);
    await fixture.step(id, 'processing', staff, { details: { reason }, donePercent: 40 });
    await fixture.step(id, 'cancelled', customer);
    const earned = price.percent(40).percent(65);
    expect(fixture.standing()).toEqual({
      'wallet:booster': earned.amount,
      'wallet:customer': price.minus(earned).amount,
    });
  });
});

describe('a tip', () => {
  const tip = (id: string, lira: number, person: { id: string; displayName: string } = customer) =>
    fixture.tip(id, Money.lira(lira), person);

  test('goes from the customer’s wallet to the booster’s, and can be repeated', async () => {
    const id = await fixture.finished();
    await fixture.fund(100);
    await tip(id, 30);
    await tip(id, 20);
    expect((await fixture.orderOf(id)).tipped).toEqual(Money.lira(50));
    expect([fixture.balanceOf('customer'), fixture.balanceOf('booster')]).toEqual([50_00, 50_00]);
    expect(fixture.orders.tips.map(({ orderId, amount }) => [orderId, amount.amount])).toEqual([
      [id, 30_00],
      [id, 20_00],
    ]);
  });

  test('is refused above the balance, below the minimum, from a stranger, and to a booster who has left', async () => {
    const id = await fixture.finished();
    await expect(tip(id, 30)).rejects.toMatchObject({ code: 'wallet.insufficient_balance' });
    await expect(fixture.tip(id, Money.kurus(1), customer)).rejects.toMatchObject({ code: 'order.tip_too_small' });
    await expect(tip(id, 30, { id: 'stranger', displayName: 'Su K.' })).rejects.toMatchObject({
      code: 'order.not_found',
    });
    await fixture.fund(100);
    fixture.left.add('booster');
    await expect(tip(id, 30)).rejects.toMatchObject({ code: 'order.booster_inactive' });
    expect([fixture.balanceOf('customer'), fixture.orders.tips]).toEqual([100_00, []]);
  });

  test('is refused before the order is finished, during a dispute, and after the order was cancelled', async () => {
    const started = await fixture.started();
    await fixture.fund(100);
    await expect(tip(started, 30)).rejects.toMatchObject({ code: 'order.tip_not_allowed' });
    const id = await fixture.finished();
    await fixture.openDispute(id, { kind: 'other', text: 'Eksik kaldı', claimedPercent: null }, [], customer);
    await expect(tip(id, 30)).rejects.toMatchObject({ code: 'order.tip_during_dispute' });
    const cancelled = await fixture.pooled();
    await fixture.step(cancelled, 'cancelled', customer);
    await expect(tip(cancelled, 30)).rejects.toMatchObject({ code: 'order.tip_not_allowed' });
  });
});

describe('a review', () => {
  const review = { stars: 4, text: 'Hızlıydı' };

  test('is written once, after the order is closed, and is signed with the customer’s first name', async () => {
    const id = await fixture.finished();
    await expect(fixture.review(id, review, customer)).rejects.toMatchObject({ code: 'order.review_not_allowed' });
    await fixture.step(id, 'closed', customer);
    await fixture.review(id, review, customer);
    expect(await fixture.orders.reviewOf(id)).toEqual({
      ...review,
      orderId: id,
      service: 'tft/win-boost',
      firstName: 'Ada',
      at: fixture.clock.now(),
      hidden: false,
    });
    await expect(fixture.review(id, { ...review, stars: 1 }, customer)).rejects.toMatchObject({
      code: 'order.already_reviewed',
    });
  });

  test('of another customer’s order is refused', async () => {
    const id = await completed();
    await expect(fixture.review(id, review, { id: 'stranger', displayName: 'Su K.' })).rejects.toMatchObject({
      code: 'order.not_found',
    });
  });
});

test('the settlement job skips an order that is not closed; an unknown order is not found', async () => {
  const id = await fixture.finished();
  await fixture.sweepOrders.settle(id);
  expect((await fixture.orderOf(id)).state).toBe('finished');
  await expect(
    fixture.advance.run({ orderId: 'unknown', to: 'completed', actor: system, walker: 'system' }),
  ).rejects.toMatchObject({ code: 'order.not_found' });
});
