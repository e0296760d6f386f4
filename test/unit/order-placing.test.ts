import { beforeEach, describe, expect, test } from '@jest/globals';
import { Draft } from '#contract/pricing/schemas.ts';
import { Money } from '#kernel/money.ts';
import { aDraft } from '#test/support/drafts.ts';
import { booster, customer, type OrderFixture, orderFixture, staff, wins } from '#test/support/order-fixture.ts';

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await orderFixture();
});

const stranger = { id: 'stranger', displayName: 'Su K.' };
const lesson = Draft.parse({ service: 'kocluk', coach: { game: 'league', league: 'gold', hours: 2 } });
const place = (draft: Draft = wins, expectedPrice = fixture.priceOf(draft)) =>
  fixture.place.run({ customer, draft, expectedPrice });

describe('placing an order', () => {
  test('moves the price from the wallet into escrow', async () => {
    await fixture.fund(1000);
    const price = fixture.priceOf(wins);
    const { order, events } = await place();
    const { id } = order;
    expect(await fixture.orderOf(id)).toMatchObject({
      state: 'waiting',
      customerId: 'customer',
      price,
      couponDiscount: Money.zero,
      dueAt: null,
      customerName: 'Ada Y.',
      draft: wins,
      priceBookVersion: 1,
    });
    expect(await fixture.orders.eventsOf(id)).toEqual(events);
    expect(fixture.ledger.standing()).toEqual({
      'psp:paytr': -1000_00,
      'wallet:customer': 1000_00 - price.amount,
      [`escrow:${id}`]: price.amount,
    });
  });

  test('without a game account looks for a booster at once, with the start due within three hours', async () => {
    await fixture.fund(10_000);
    const { order } = await place(lesson);
    expect(order.state).toBe('processing');
    expect(order.dueAt).toEqual(new Date(fixture.clock.now().getTime() + 3 * 3600_000));
  });

  test('at another price than the customer saw is refused with the current quote', async () => {
    await fixture.fund(1000);
    await expect(place(wins, fixture.priceOf(wins).minus(Money.kurus(1)))).rejects.toMatchObject({
      code: 'order.price_changed',
      params: { quote: { price: fixture.priceOf(wins) } },
    });
    expect(fixture.balanceOf('customer')).toBe(1000_00);
  });

  test('above the balance is refused with the missing amount', async () => {
    await fixture.fund(1);
    await expect(place()).rejects.toMatchObject({
      code: 'wallet.insufficient_balance',
      params: { missing: fixture.priceOf(wins).minus(Money.lira(1)).ceilToLira() },
    });
    expect(fixture.balanceOf('customer')).toBe(1_00);
  });

  test('with a coupon costs less, records the discount and uses up the coupon', async () => {
    await fixture.fund(2000);
    const draft = { ...wins, coupon: 'BIRKEZ' };
    const { order } = await place(draft);
    expect(order.couponDiscount.isPositive).toBe(true);
    expect(order.price.plus(order.couponDiscount)).toEqual(fixture.priceOf(wins));
    await expect(place(draft)).rejects.toMatchObject({ code: 'pricing.coupon_spent' });
  });

  test('with a coupon that changed since it was priced is refused by the coupon or with the new quote', async () => {
    await fixture.fund(2000);
    const draft = { ...wins, coupon: 'ONDA1' };
    const price = fixture.priceOf(draft);
    const [coupon] = (await fixture.coupons.all()).filter(({ code }) => code === 'ONDA1');
    if (!coupon) throw new Error('no coupon');
    /** Changes the coupon, while the price list in memory still has it as it was. */
    const change = async (changed: Partial<typeof coupon>) => {
      await fixture.coupons.save({ coupon, used: 0 });
      await fixture.refreshPrices();
      await fixture.coupons.save({ coupon: { ...coupon, ...changed }, used: 0 });
    };
    await change({ discount: { type: 'percent', percent: 1 } });
    await expect(place(draft, price)).rejects.toMatchObject({
      code: 'order.price_changed',
      params: { quote: { price: fixture.priceOf(wins).percent(99) } },
    });
    // the refusal told the process, so that the next quote and order have the new price
    expect(fixture.priceOf(draft)).toEqual(fixture.priceOf(wins).percent(99));
    await place(draft, fixture.priceOf(draft));
    await change({ validUntil: fixture.clock.now() });
    await expect(place(draft, price)).rejects.toMatchObject({ code: 'pricing.coupon_expired' });
    await change({ services: ['kocluk'] });
    await expect(place(draft, price)).rejects.toMatchObject({ code: 'pricing.coupon_unknown' });
    await change({ usesPerCustomer: 9 });
    expect((await place(draft, price)).order.price).toEqual(price);
  });

  test('that is free moves no money, and is refused to a customer who has left', async () => {
    const free = { ...wins, coupon: 'BEDAVA' };
    const { order } = await place(free);
    expect(order.price).toEqual(Money.zero);
    expect(fixture.ledger.entries).toEqual([]);
    fixture.left.add('customer');
    await expect(place(free)).rejects.toMatchObject({ code: 'identity.unauthenticated' });
  });

  test('is refused to a customer with too many unstarted orders', async () => {
    await fixture.fund(1000);
    fixture.unstarted.count = 4;
    await expect(place()).rejects.toMatchObject({ code: 'order.too_many_unstarted', params: { most: 3 } });
  });

  test('records what the customer paid for a stream', async () => {
    await fixture.fund(2000);
    const { order } = await place({ ...wins, extras: { stream: true } });
    const line = order.summary.find(({ code }) => code === 'extra.stream');
    expect(order.streamPaid).toEqual(line && Money.from(line.amount));
    expect(order.streamPaid?.isPositive).toBe(true);
  });

  test('that was paid by card and fails is kept as payment-error and takes no money', async () => {
    await fixture.fund(250);
    const draft = { service: 'of-yesterday', server: 'tr' };
    const unplaced = { customer, draft, expectedPrice: Money.lira(250), topUpId: 'top-up' };
    const id = await fixture.place.keepAsPaymentError(unplaced, 'pricing.book_not_found');
    expect(await fixture.orderOf(id)).toMatchObject({
      state: 'payment-error',
      price: Money.lira(250),
      draft: null,
      topUpId: 'top-up',
      priceBookVersion: 0,
    });
    expect(await fixture.orders.eventsOf(id)).toMatchObject([
      { kind: 'placed', to: 'payment-error', reason: 'pricing.book_not_found', actor: { role: 'system' } },
    ]);
    expect(fixture.balanceOf('customer')).toBe(250_00);
  });
});

describe('a game account', () => {
  const give = (id: string, accountId: string) => fixture.account.give(id, accountId, customer);

  test('moves a waiting order into the pool', async () => {
    const id = await fixture.placed();
    await give(id, 'account-1');
    expect(await fixture.orderOf(id)).toMatchObject({ state: 'processing', gameAccountId: 'account-1' });
    expect(fixture.vault.given.get(id)).toBe('account-1');
  });

  test('is replaced once before the order is started; giving the same one again changes nothing', async () => {
    const id = await fixture.pooled();
    await give(id, 'account-1');
    await give(id, 'account-2');
    expect(await fixture.orderOf(id)).toMatchObject({ gameAccountId: 'account-2', accountReplaced: true });
    await expect(give(id, 'account-1')).rejects.toMatchObject({ code: 'order.account_already_changed' });
    expect(await fixture.timelineOf(id)).toEqual(['waiting', 'processing', 'account']);
  });

  test.each([
    ['that does not exist', 'unknown', 'vault.account_not_found'],
    ['of another game', 'league-1', 'vault.account_does_not_fit'],
    ['without credentials', 'empty', 'vault.credentials_required'],
  ])('%s is refused', async (_, accountId, code) => {
    const id = await fixture.placed();
    await expect(give(id, accountId)).rejects.toMatchObject({ code });
    expect((await fixture.orderOf(id)).state).toBe('waiting');
  });

  test('of a server other than the order’s is refused', async () => {
    const id = await fixture.placed({ ...wins, server: 'euw' } as Draft);
    await expect(give(id, 'account-1')).rejects.toMatchObject({ code: 'vault.account_does_not_fit' });
  });

  test('can be given by the order’s customer only, and not for a lesson', async () => {
    const id = await fixture.placed();
    await expect(fixture.account.give(id, 'account-1', stranger)).rejects.toMatchObject({ code: 'order.not_found' });
    await expect(give(await fixture.placed(lesson), 'account-1')).rejects.toMatchObject({
      code: 'order.account_not_needed',
    });
  });

  test('can be removed until a booster has the order; the order then waits for an account again', async () => {
    const id = await fixture.pooled();
    await fixture.account.remove(id, customer);
    expect(await fixture.orderOf(id)).toMatchObject({ state: 'waiting', gameAccountId: null });
    expect(fixture.vault.given.has(id)).toBe(false);
    await give(id, 'account-2');
    await fixture.assign.take(id, booster.id);
    await expect(fixture.account.remove(id, customer)).rejects.toMatchObject({ code: 'order.closed_for_changes' });
  });
});

describe('a request for another game account of a started order', () => {
  const give = (id: string, accountId: string) => fixture.account.give(id, accountId, customer);
  const decide = (id: string, decision: 'approve' | 'decline', requestedAt = fixture.clock.now()) =>
    fixture.account.decideRequest(id, { decision, requestedAt }, staff, 'Bakıldı');

  test('pauses the order until staff approve it', async () => {
    const id = await fixture.started();
    await give(id, 'account-2');
    expect(await fixture.orderOf(id)).toMatchObject({
      gameAccountId: 'account-1',
      accountRequest: { accountId: 'account-2' },
      pause: { by: 'staff' },
    });
    await decide(id, 'approve');
    expect(await fixture.orderOf(id)).toMatchObject({
      gameAccountId: 'account-2',
      accountRequest: null,
      pause: null,
      accountReplaced: true,
    });
    expect(fixture.vault.given.get(id)).toBe('account-2');
    await expect(give(id, 'account-1')).rejects.toMatchObject({ code: 'order.account_already_changed' });
  });

  test('that is declined or withdrawn leaves the order with its account', async () => {
    const id = await fixture.started();
    await give(id, 'account-2');
    await decide(id, 'decline');
    await give(id, 'account-2');
    await fixture.account.withdrawRequest(id, customer);
    expect(await fixture.orderOf(id)).toMatchObject({ gameAccountId: 'account-1', accountRequest: null, pause: null });
    expect(fixture.vault.given.get(id)).toBe('account-1');
    await expect(fixture.account.withdrawRequest(id, customer)).rejects.toMatchObject({
      code: 'order.account_not_requested',
    });
  });

  test('is not decided by a decision on an earlier request, which the customer has withdrawn since', async () => {
    const id = await fixture.started();
    await give(id, 'account-2');
    const seen = fixture.clock.now();
    fixture.clock.advance({ seconds: 1 });
    await fixture.account.withdrawRequest(id, customer);
    await give(id, 'account-2');
    await expect(decide(id, 'approve', seen)).rejects.toMatchObject({ code: 'order.account_request_changed' });
  });
});

describe('a lane change', () => {
  const climb = aDraft({ lane: 'middle', extras: {} });
  const support = { lane: 'support', champion: null } as const;
  const differenceOf = async (id: string, lane: 'support' | 'jungle' | 'champion') =>
    (await fixture.changeLane.prices(id, customer.id)).get(lane)?.difference ?? Money.zero;
  /** The first lane that adds to the price. */
  const dearer = async (id: string) => {
    const all = [...(await fixture.changeLane.prices(id, customer.id))].filter(([lane]) => lane !== 'champion');
    const found = all.find(([, { difference }]) => difference.isPositive);
    if (!found) throw new Error('no lane is dearer');
    return { lane: found[0], champion: null, expectedDifference: found[1].difference };
  };

  test('to a dearer lane first takes the difference into escrow, and a second change is refused', async () => {
    const id = await fixture.pooled(climb);
    const wish = await dearer(id);
    const { price } = await fixture.orderOf(id);
    await expect(fixture.changeLane.run(id, wish, customer)).rejects.toMatchObject({
      code: 'wallet.insufficient_balance',
    });
    await fixture.fund(500);
    await fixture.changeLane.run(id, wish, customer);
    const order = await fixture.orderOf(id);
    expect(order).toMatchObject({ lane: wish.lane, laneChanged: true, laneDifference: wish.expectedDifference });
    expect(order.price).toEqual(price.plus(wish.expectedDifference));
    expect(order.summary.at(-1)).toMatchObject({ code: 'lane.change', amount: wish.expectedDifference });
    expect(fixture.escrowOf(id)).toBe(order.price.amount);
    expect(fixture.balanceOf('customer')).toBe(500_00 - wish.expectedDifference.amount);
    await expect(fixture.changeLane.run(id, wish, customer)).rejects.toMatchObject({
      code: 'order.lane_already_changed',
    });
  });

  test('at another difference than the customer saw is refused with the current difference', async () => {
    const id = await fixture.pooled(climb);
    await fixture.fund(500);
    const { lane, champion, expectedDifference } = await dearer(id);
    const seen = { lane, champion, expectedDifference: expectedDifference.minus(Money.kurus(1)) };
    const refused = { code: 'order.lane_price_changed', params: { difference: expectedDifference } };
    await expect(fixture.changeLane.run(id, seen, customer)).rejects.toMatchObject(refused);
    await expect(fixture.changeLane.check(id, seen, customer.id)).rejects.toMatchObject(refused);
    expect(fixture.balanceOf('customer')).toBe(500_00);
  });

  test('to a lane that is not dearer moves no money', async () => {
    const id = await fixture.pooled(aDraft({ lane: 'jungle', extras: {} }));
    const cheap = [...(await fixture.changeLane.prices(id, customer.id))].find(
      ([lane, { difference }]) => lane !== 'champion' && difference.isZero,
    );
    const { price } = await fixture.orderOf(id);
    const wish = { lane: cheap?.[0] ?? 'middle', champion: null, expectedDifference: Money.zero };
    await fixture.changeLane.run(id, wish, customer);
    expect(await fixture.orderOf(id)).toMatchObject({ lane: wish.lane, price, laneDifference: Money.zero });
    expect(fixture.escrowOf(id)).toBe(price.amount);
  });

  test('after a card payment takes the difference from the balance and reports the amount to the payment', async () => {
    const id = await fixture.pooled(climb);
    const wish = await dearer(id);
    await fixture.laneByCard.check(id, wish, customer.id);
    await fixture.fund(500);
    expect(await fixture.laneByCard.change(id, wish, customer)).toEqual(wish.expectedDifference);
    expect(fixture.balanceOf('customer')).toBe(500_00 - wish.expectedDifference.amount);
    await expect(fixture.laneByCard.check(id, wish, customer.id)).rejects.toMatchObject({
      code: 'order.lane_already_changed',
    });
  });

  test('needs a named champion, the order’s own customer, and a service with lanes', async () => {
    const id = await fixture.pooled(climb);
    const expectedDifference = await differenceOf(id, 'champion');
    const champion = { lane: 'champion', champion: null, expectedDifference } as const;
    await expect(fixture.changeLane.run(id, champion, customer)).rejects.toMatchObject({
      code: 'order.champion_required',
    });
    await expect(
      fixture.changeLane.run(id, { ...support, expectedDifference: Money.zero }, stranger),
    ).rejects.toMatchObject({ code: 'order.not_found' });
    const counted = await fixture.pooled();
    await expect(
      fixture.changeLane.run(counted, { ...support, expectedDifference: Money.zero }, customer),
    ).rejects.toMatchObject({ code: 'order.lane_not_for_service' });
    await expect(fixture.changeLane.prices(counted, customer.id)).rejects.toMatchObject({
      code: 'order.lane_not_for_service',
    });
  });
});
