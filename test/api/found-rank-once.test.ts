// Over three processes a rank difference is settled once: by the customer's answer, or by the deadline after 48 hours.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { Draft } from '#contract/pricing/schemas.ts';
import { key, many, outcomeOf } from '#test/support/calls.ts';
import { Market, type Trader } from '#test/support/market.ts';
import { aPng } from '#test/support/pictures.ts';
import { TimeMachine } from '#test/support/time-machine.ts';

let market: Market;
let customer: Trader;
let booster: Trader;
let later: TimeMachine;
beforeAll(async () => {
  market = await Market.open();
  customer = await market.customer(Money.lira(1_000_000));
  booster = await market.booster({ simultaneousOrders: 100 });
  later = await TimeMachine.beside(market.shop);
}, 120_000);
afterEach(() => market.audit());
afterAll(async () => {
  await later.close();
  await market.close();
});

const draft = Draft.parse({
  service: 'wildrift/duo-boost',
  current: { tier: 'gold', division: 3, lp: 34 },
  target: { tier: 'platinum', division: 3 },
});
type Found = { tier: 'silver' | 'gold' | 'diamond'; division: number };
const differing = async (found: Found) => {
  const { id } = await market.order(customer, draft);
  await booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  const file = new Blob([await aPng()], { type: 'image/png' });
  const { id: picture } = await booster.api.call('POST /pictures', { body: file, ...key() });
  const body = { to: 'started' as const, found, pictures: [picture] };
  const { rank, price } = await booster.api.call('POST /orders/:id/transitions', { params: { id }, body, ...key() });
  return { id, price: price.amount, difference: rank?.difference ?? Money.zero };
};
const page = (id: string) => customer.api.call('GET /orders/:id', { params: { id } });
const agree = (id: string, expectedDifference: Money | { amount: number; currency: 'TRY' }) =>
  outcomeOf(() =>
    customer.api.call('POST /orders/:id/rank/agreement', { params: { id }, body: { expectedDifference }, ...key() }),
  );
const cancel = (id: string) =>
  outcomeOf(() =>
    customer.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'cancelled' }, ...key() }),
  );

test.each<Found>([
  { tier: 'silver', division: 1 },
  { tier: 'gold', division: 1 },
])('six concurrent agreements move the difference to $tier $division once', async (found) => {
  const { id, price, difference } = await differing(found);
  const had = await market.balanceOf(customer);
  const outcomes = await Promise.all(many(6, () => agree(id, difference)));
  expect(outcomes.filter((outcome) => !outcome.startsWith('409'))).toHaveLength(1);
  expect(await market.balanceOf(customer)).toBe(had - difference.amount);
  expect((await page(id)).price.amount).toBe(price + difference.amount);
});

test('an agreement and a concurrent cancellation have one outcome', async () => {
  for (const found of [
    { tier: 'silver', division: 2 },
    { tier: 'gold', division: 2 },
  ] as const) {
    const { id, price, difference } = await differing(found);
    const had = await market.balanceOf(customer);
    await Promise.all([agree(id, difference), cancel(id), agree(id, difference), cancel(id)]);
    const { state } = await page(id);
    const moved = state === 'cancelled' ? price : -difference.amount;
    expect(await market.balanceOf(customer)).toBe(had + moved);
  }
});

test('an order whose customer does not answer is cancelled once with a full refund after 48 hours, and not before', async () => {
  const { id, price } = await differing({ tier: 'silver', division: 4 });
  const reached = await differing({ tier: 'diamond', division: 4 });
  const had = await market.balanceOf(customer);
  await later.run('order.sweep-trouble', 47.9);
  expect(await page(id)).toMatchObject({ state: 'starting', rank: { outcome: 'open' } });
  await Promise.all(many(3, () => later.run('order.sweep-trouble', 48.1)));
  for (const order of [id, reached.id])
    expect(await page(order)).toMatchObject({ state: 'cancelled', rank: { outcome: 'cancelled' } });
  expect((await page(id)).timeline.filter(({ kind }) => kind === 'rank-lapsed')).toHaveLength(1);
  expect(await market.balanceOf(customer)).toBe(had + price + reached.price);
});

test('the customer is notified of the difference, and the booster of the answer', async () => {
  const { id, difference } = await differing({ tier: 'silver', division: 3 });
  const titlesOf = async (who: Trader) =>
    (await who.api.call('GET /notifications', { query: {} })).slice(0, 3).map(({ title }) => title);
  expect(await titlesOf(customer)).toContain('Başlangıç rankı farklı çıktı');
  expect(await titlesOf(booster)).not.toContain('Başlangıç rankı farklı çıktı');
  await agree(id, difference);
  expect(await titlesOf(booster)).toContain('Başlangıç rankı kabul edildi');
});
