import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { lanes, type Lane } from '#kernel/vocabulary.ts';
import { key, outcomeOf, waitFor } from '#test/support/calls.ts';
import { aDraft } from '#test/support/drafts.ts';
import { Market, type Trader } from '#test/support/market.ts';

let market: Market;
let customer: Trader;
beforeAll(async () => {
  market = await Market.open(1);
  customer = await market.customer(Money.lira(1_000_000));
}, 120_000);
afterEach(() => market.audit());
afterAll(() => market.close());

const draftWith = (lane: Lane) => aDraft({ lane, champions: lane === 'champion' ? ['Ahri'] : [], coupon: undefined });
const placed = async (lane: Lane, by = customer) => (await market.order(by, draftWith(lane))).id;
const pricesOf = async (id: string) =>
  new Map(
    (await customer.api.call('GET /orders/:id/lanes', { params: { id } })).map(({ lane, difference }) => [
      lane,
      difference,
    ]),
  );
const change = (
  id: string,
  lane: Lane,
  expectedDifference?: Money | { amount: number; currency: 'TRY' },
  by = customer,
) =>
  by.api.call('PUT /orders/:id/lane', {
    params: { id },
    body: {
      lane,
      ...(lane === 'champion' ? { champion: 'Ahri' } : {}),
      ...(expectedDifference ? { expectedDifference } : {}),
    },
  });

test('the price after any change of a lane is at least that of an order with the new lane (promise 40)', async () => {
  for (const from of lanes) {
    for (const to of lanes) {
      const id = await placed(from);
      const difference = (await pricesOf(id)).get(to);
      const before = (await customer.api.call('GET /orders/:id', { params: { id } })).price;
      const after = await change(id, to, difference);
      const ordered = await market.priceOf(draftWith(to));
      expect(after.price.amount).toBeGreaterThanOrEqual(ordered.amount);
      expect(after.price.amount).toBe(Math.max(before.amount, ordered.amount));
      expect(after.summary.reduce((sum, line) => sum + line.amount.amount, 0)).toBe(after.price.amount);
    }
  }
}, 120_000);

test('a dearer lane is paid once, from the balance into the escrow, and is a line of the order', async () => {
  const id = await placed('none');
  const before = await market.balanceOf(customer);
  const difference = (await pricesOf(id)).get('champion');
  expect(difference?.amount).toBeGreaterThan(0);
  expect(await outcomeOf(() => change(id, 'champion'))).toBe('409 order.lane_price_changed');
  expect(await market.balanceOf(customer)).toBe(before);
  const order = await change(id, 'champion', difference);
  expect(await market.balanceOf(customer)).toBe(before - (difference?.amount ?? 0));
  expect(order.summary.at(-1)).toMatchObject({ code: 'lane.change', amount: difference });
  const [line] = await customer.api.call('GET /wallet/postings', { query: { range: '[0,0]' } });
  expect(line).toMatchObject({ kind: 'order-payment', orderPart: 'lane', orderId: id });
  expect(await outcomeOf(() => change(id, 'support', difference))).toBe('409 order.lane_already_changed');
  const cancelled = await customer.api.call('POST /orders/:id/transitions', {
    params: { id },
    body: { to: 'cancelled' },
    ...key(),
  });
  expect(cancelled.refunded).toEqual(order.price);
});

test('a dearer lane costs the difference even if a coupon made the order free', async () => {
  const code = `BEDAVA${randomUUID().slice(0, 8).toUpperCase()}`;
  const body = { code, discount: { type: 'percent', percent: 100 } } as const;
  await market.admin.api.call('POST /admin/coupons', { body, ...key() });
  const draft = { ...draftWith('none'), coupon: code };
  // each process learns of the coupon within seconds
  const isFree = async () => (await outcomeOf(() => market.priceOf(draft))) === 'ok' || undefined;
  await waitFor(isFree, 'the coupon');
  expect((await market.priceOf(draft)).amount).toBe(0);
  const { id } = await market.order(customer, draft);
  const difference = (await pricesOf(id)).get('champion');
  expect(difference?.amount).toBeGreaterThan(0);
  expect((await change(id, 'champion', difference)).price).toEqual(difference);
});

test('a cheaper lane moves no money, and is marked as cheaper in the list of lane prices', async () => {
  const id = await placed('champion');
  const prices = await customer.api.call('GET /orders/:id/lanes', { params: { id } });
  expect(prices.filter(({ cheaper }) => cheaper).map(({ lane }) => lane)).toEqual(
    lanes.filter((lane) => lane !== 'champion'),
  );
  const before = await market.balanceOf(customer);
  const { price } = await change(id, 'none');
  expect(price).toEqual(await market.priceOf(draftWith('champion')));
  expect(await market.balanceOf(customer)).toBe(before);
});

test('a dearer lane that the balance does not cover is refused and changes nothing', async () => {
  const poor = await market.customer(Money.from(await market.priceOf(draftWith('none'))));
  const { id } = await market.order(poor, draftWith('none'));
  const prices = await poor.api.call('GET /orders/:id/lanes', { params: { id } });
  const difference = prices.find(({ lane }) => lane === 'support')?.difference;
  expect(await outcomeOf(() => change(id, 'support', difference, poor))).toBe('409 wallet.insufficient_balance');
  const order = await poor.api.call('GET /orders/:id', { params: { id } });
  expect([order.lane, order.price, order.allowed.lane]).toEqual([
    'none',
    await market.priceOf(draftWith('none')),
    true,
  ]);
});

test('a stranger cannot read the lane prices of an order', async () => {
  const id = await placed('none');
  const stranger = await market.customer();
  expect(await outcomeOf(() => stranger.api.call('GET /orders/:id/lanes', { params: { id } }))).toBe(
    '404 order.not_found',
  );
});
