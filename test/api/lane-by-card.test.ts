import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lane } from '#kernel/vocabulary.ts';
import { Money } from '#kernel/money.ts';
import { key, outcomeOf } from '#test/support/calls.ts';
import { fund, logIn, type NewCustomer, register, type Session } from '#test/support/clients.ts';
import { aDraft } from '#test/support/drafts.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { type Shop, startShop } from '#test/support/shop.ts';

jest.setTimeout(120_000);

let shop: Shop;
let admin: Session;
let customer: NewCustomer;
let orderId: string;

beforeAll(async () => {
  shop = await startShop();
  admin = await logIn(shop.urls[0] ?? '', 'yonetici@basamak.test');
});
beforeEach(async () => {
  customer = await register(shop.urls[0] ?? '');
  const draft = aDraft({ lane: undefined });
  const { price } = await customer.api.call('POST /orders/calculate', { body: draft });
  await fund(admin, customer.id, Money.from(price));
  orderId = (await customer.api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() })).id;
});
afterEach(() => assertLedger(shop.databaseUrl));
afterAll(() => shop.stop());

const order = () => customer.api.call('GET /orders/:id', { params: { id: orderId } });
const balance = async () => (await customer.api.call('GET /wallet')).balance.amount;
const differenceOf = async (lane: Lane) => {
  const prices = await customer.api.call('GET /orders/:id/lanes', { params: { id: orderId } });
  return Money.from(prices.find((price) => price.lane === lane)?.difference ?? Money.zero);
};
const wishFor = async (lane: Lane) => ({
  orderId,
  lane,
  ...(lane === 'champion' ? { champion: 'Ahri' } : {}),
  expectedDifference: await differenceOf(lane),
});
const begin = async (lane: Lane, amount?: Money) => {
  const wish = await wishFor(lane);
  const body = { amount: amount ?? wish.expectedDifference.ceilToLira(), lane: wish };
  return customer.api.call('POST /top-ups', { body, ...key() });
};
const paid = async ({ id, frameUrl = '' }: { id: string; frameUrl?: string | undefined }) => {
  await fetch(frameUrl, {
    method: 'POST',
    body: new URLSearchParams({ number: '4355 0843 5508 4358', month: '12', year: '30', cvv: '000' }),
    redirect: 'manual',
  });
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(100)) {
    const topUp = await customer.api.call('GET /top-ups/:id', { params: { id } });
    if (topUp.state === 'paid') return topUp;
  }
  throw new Error('the card was not charged in time');
};
const change = async (lane: Lane, difference = Money.zero) =>
  customer.api.call('PUT /orders/:id/lane', {
    params: { id: orderId },
    body: { lane, expectedDifference: difference },
  });
const told = async () => (await customer.api.call('GET /notifications')).map(({ kind, text }) => ({ kind, text }));

test('a card payment of the difference, in whole lira, changes the lane by itself', async () => {
  const before = await order();
  const difference = await differenceOf('champion');
  const begun = await begin('champion');
  expect(begun).toMatchObject({ state: 'pending', lane: { orderId, outcome: 'waiting', difference } });
  expect(await paid(begun)).toMatchObject({
    orderId,
    lane: { outcome: 'changed', lane: 'champion', champion: 'Ahri' },
  });
  const after = await order();
  expect(after).toMatchObject({ lane: 'champion', champion: 'Ahri', allowed: { lane: false } });
  expect(after.price.amount).toBe(before.price.amount + difference.amount);
  expect(after.summary.at(-1)).toMatchObject({ code: 'lane.change', amount: difference });
  expect(await balance()).toBe(difference.ceilToLira().amount - difference.amount);
});

test('a card is charged only for the part of the difference that the balance lacks', async () => {
  const difference = await differenceOf('support');
  await fund(admin, customer.id, difference.minus(Money.kurus(40)));
  expect(await paid(await begin('support', Money.lira(1)))).toMatchObject({ lane: { outcome: 'changed' } });
  expect(await balance()).toBe(60);
});

test('a lane that was changed while the card page was open stays; the payment is credited and the customer notified', async () => {
  const begun = await begin('champion');
  await change('none');
  const { amount } = begun;
  expect(await paid(begun)).toMatchObject({
    orderId,
    lane: { outcome: 'refused', refusal: 'order.lane_already_changed' },
  });
  expect(await order()).toMatchObject({ lane: 'none', champion: null });
  expect(await balance()).toBe(amount.amount);
  expect(await told()).toContainEqual({
    kind: 'order-lane-stays',
    text: expect.stringMatching(
      /koridoru değiştirilemedi\. Koridor bu sırada değiştirilmişti\. Kartından çekilen tutar/,
    ),
  });
});

/** Moves the order's start as a found rank near the declared one does. A later start makes each lane cheaper. */
const beginsAt = async (lp: number) => {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query(`update orders set draft = jsonb_set(draft, '{current,lp}', to_jsonb($2::int)) where id = $1`, [
    orderId,
    lp,
  ]);
  await client.end();
};

test('a difference that fell while the card page was open is charged at its new amount; the balance keeps the rest', async () => {
  const begun = await begin('champion');
  await beginsAt(59);
  const difference = await differenceOf('champion');
  expect(difference.isLessThan(Money.from(begun.lane?.difference ?? Money.zero))).toBe(true);
  expect(await paid(begun)).toMatchObject({ orderId, lane: { outcome: 'changed', difference } });
  expect((await order()).summary.at(-1)).toMatchObject({ code: 'lane.change', amount: difference });
  expect(await balance()).toBe(begun.amount.amount - difference.amount);
});

test('a difference that rose while the card page was open changes nothing, and the payment is credited', async () => {
  await beginsAt(59);
  const begun = await begin('champion');
  await beginsAt(0);
  expect(await paid(begun)).toMatchObject({ lane: { outcome: 'refused', refusal: 'order.lane_price_changed' } });
  expect(await order()).toMatchObject({ allowed: { lane: true } });
  expect(await balance()).toBe(begun.amount.amount);
});

test('a difference that fell after the customer saw it is charged to the balance at its new amount', async () => {
  const seen = await differenceOf('support');
  await fund(admin, customer.id, seen);
  await beginsAt(59);
  const difference = await differenceOf('support');
  expect((await change('support', seen)).summary.at(-1)).toMatchObject({ code: 'lane.change', amount: difference });
  expect(await balance()).toBe(seen.amount - difference.amount);
});

test('the customer finds waiting card payments by state, each with its lane', async () => {
  const begun = await begin('champion');
  const waiting = (state: string) =>
    customer.api.call('GET /top-ups', { query: { filter: JSON.stringify({ state }) } });
  expect(await waiting('pending')).toMatchObject([{ id: begun.id, lane: { orderId, outcome: 'waiting' } }]);
  expect(await waiting('nonsense')).toEqual([]);
  await paid(begun);
  expect(await waiting('pending')).toEqual([]);
});

test('an order that was cancelled while the card page was open keeps its lane, and the payment is credited', async () => {
  const begun = await begin('jungle');
  await customer.api.call('POST /orders/:id/transitions', {
    params: { id: orderId },
    body: { to: 'cancelled' },
    ...key(),
  });
  const refunded = await balance();
  expect(await paid(begun)).toMatchObject({ lane: { outcome: 'refused', refusal: 'order.closed_for_changes' } });
  expect(await balance()).toBe(refunded + begun.amount.amount);
});

test('a payment below the difference changes nothing and stays in the balance', async () => {
  expect(await paid(await begin('champion', Money.lira(1)))).toMatchObject({
    lane: { outcome: 'refused', refusal: 'wallet.insufficient_balance' },
  });
  expect(await order()).toMatchObject({ allowed: { lane: true } });
  expect(await balance()).toBe(100);
});

test('two card payments for the lane of one order change it once', async () => {
  const [one, two] = [await begin('champion'), await begin('support')];
  const outcomes = await Promise.all([paid(one), paid(two)]);
  expect(outcomes.map(({ lane }) => lane?.outcome ?? '').toSorted((one, other) => one.localeCompare(other))).toEqual([
    'changed',
    'refused',
  ]);
});

test('a card payment for a lane change that is not allowed is refused before it begins', async () => {
  const wish = await wishFor('champion');
  const start = (amount: Money, lane: object) =>
    outcomeOf(() => customer.api.call('POST /top-ups', { body: { amount, lane: { ...wish, ...lane } }, ...key() }));
  const whole = wish.expectedDifference.ceilToLira();
  expect(await start(whole.plus(Money.lira(1)), {})).toBe('422 payment.amount_out_of_range');
  expect(await start(Money.kurus(99), {})).toBe('422 payment.amount_out_of_range');
  expect(await start(whole, { expectedDifference: Money.lira(1) })).toBe('409 order.lane_price_changed');
  expect(await start(whole, { lane: 'jungle' })).toBe('422 request.invalid');
  expect(await start(whole, { champion: undefined })).toBe('422 request.invalid');
  const stranger = await register(shop.urls[0] ?? '');
  const theirs = () => stranger.api.call('POST /top-ups', { body: { amount: whole, lane: wish }, ...key() });
  expect(await outcomeOf(theirs)).toBe('404 order.not_found');
  await change('none');
  expect(await start(whole, {})).toBe('409 order.lane_already_changed');
  const draft = aDraft();
  const both = () => customer.api.call('POST /top-ups', { body: { amount: whole, lane: wish, draft }, ...key() });
  expect(await outcomeOf(both)).toBe('422 request.invalid');
});
