// The booster reports the rank found at the start; a difference changes the price once, or ends the order with a full refund.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Money } from '#kernel/money.ts';
import { key, outcomeOf } from '#test/support/calls.ts';
import { aDraft } from '#test/support/drafts.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
}, 120_000);
afterEach(() => assertLedger(world.product.env.databaseUrl));
afterAll(() => world.end());

type Found = { tier?: string; division?: number; points?: number };
const start = async (id: string, found?: Found, shown = true) => {
  const pictures = found && shown ? [(await world.picture(world.booster)).id] : undefined;
  return world.booster.api.call('POST /orders/:id/transitions', {
    params: { id },
    body: { to: 'started', ...(found ? { found } : {}), ...(pictures ? { pictures } : {}) } as never,
    ...key(),
  });
};
const page = (id: string) => world.customer.api.call('GET /orders/:id', { params: { id } });
const agree = (id: string, expectedDifference: { amount: number; currency: 'TRY' }) =>
  world.customer.api.call('POST /orders/:id/rank/agreement', {
    params: { id },
    body: { expectedDifference },
    ...key(),
  });
const cancel = (id: string) =>
  world.customer.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'cancelled' }, ...key() });
const balance = async () => (await world.customer.api.call('GET /wallet')).balance.amount;
const priceOf = async (overrides: Record<string, unknown>) =>
  (await world.customer.api.call('POST /orders/calculate', { body: aDraft({ coupon: undefined, ...overrides }) }))
    .price;
const taken = async (overrides: Record<string, unknown> = {}) => {
  const id = await world.openOrderOf(aDraft({ coupon: undefined, ...overrides }));
  await world.booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  return id;
};
const declared = { tier: 'gold', division: 3, points: 34 };

test('an order starts without a found rank, and a found rank that equals the declared one needs no picture', async () => {
  expect(await start(await taken())).toMatchObject({ state: 'started', rank: null });
  const id = await taken();
  expect((await world.booster.api.call('GET /orders/:id', { params: { id } })).allowed.reportRank).toBe(true);
  expect(await start(id, declared, false)).toMatchObject({
    state: 'started',
    rank: { outcome: 'same', found: declared, until: null },
    allowed: { reportRank: false },
  });
});

test('a found rank near the declared one needs a picture and keeps the price, and progress begins at it', async () => {
  const id = await taken();
  const near = { ...declared, points: 50 };
  expect(await outcomeOf(() => start(id, near, false))).toBe('422 order.rank_needs_picture');
  const started = await start(id, near);
  expect(started).toMatchObject({ state: 'started', rank: { outcome: 'same', declared, found: near } });
  const { rank, draft, price, progress } = await page(id);
  expect(rank?.pictures).toHaveLength(1);
  expect(draft).toMatchObject({ current: { tier: 'gold', division: 3, lp: 50 } });
  expect(price).toEqual(await priceOf({}));
  expect(progress).toMatchObject({ percent: 0, current: { tier: 'gold', division: 3, points: 50 } });
});

test('a lower rank waits until the customer pays the difference, and then the order can start', async () => {
  const id = await taken();
  const lower = { tier: 'silver', division: 2, points: 10 };
  const reported = await start(id, lower);
  expect(reported).toMatchObject({ state: 'starting', late: false, nextStates: ['processing'] });
  expect(await outcomeOf(() => start(id))).toBe('409 order.rank_difference_open');

  const before = await page(id);
  const difference = before.rank?.difference ?? Money.zero;
  const there = await priceOf({ current: { tier: 'silver', division: 2, lp: 10 } });
  expect(difference.amount).toBe(there.amount - before.price.amount);
  expect(before).toMatchObject({ nextStates: ['cancelled'], allowed: { agreeRank: true, lane: false } });
  const lane = { lane: 'support', expectedDifference: Money.zero } as const;
  const paid = { ...lane, expectedDifference: Money.lira(100) };
  const byCard = { amount: Money.lira(100), lane: { orderId: id, ...paid } };
  const refused = '409 order.rank_difference_open';
  const { api } = world.customer;
  expect(await outcomeOf(() => api.call('PUT /orders/:id/lane', { params: { id }, body: lane }))).toBe(refused);
  expect(await outcomeOf(() => api.call('POST /top-ups', { body: byCard, ...key() }))).toBe(refused);
  const rows = await world.admin.api.call('GET /admin/orders', {
    query: { filter: JSON.stringify({ rankDiffers: true, id: [id] }) },
  });
  expect(rows).toMatchObject([{ id, rankDiffers: true }]);

  expect(await outcomeOf(() => agree(id, { amount: 1, currency: 'TRY' }))).toBe('409 order.rank_price_changed');
  const had = await balance();
  const agreed = await agree(id, difference);
  expect(await balance()).toBe(had - difference.amount);
  expect(agreed).toMatchObject({ price: there, rank: { outcome: 'agreed' }, draft: { current: { tier: 'silver' } } });
  expect(agreed.summary.at(-1)).toMatchObject({ code: 'rank.found', amount: difference });
  expect(agreed.summary.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(there.amount);
  expect(await outcomeOf(() => agree(id, difference))).toBe('409 order.rank_difference_closed');
  expect(await balance()).toBe(had - difference.amount);
  expect(await start(id)).toMatchObject({ state: 'started' });
  expect((await page(id)).timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['rank-reported', 'rank-agreed']),
  );
});

test('a higher rank refunds the difference, and a later refund can cover only the new price', async () => {
  const id = await taken();
  const { rank } = await start(id, { tier: 'gold', division: 1, points: 0 });
  const difference = rank?.difference ?? Money.zero;
  expect(difference.amount).toBeLessThan(0);
  const had = await balance();
  const agreed = await agree(id, difference);
  expect(agreed.price).toEqual(await priceOf({ current: { tier: 'gold', division: 1, lp: 0 } }));
  expect(await balance()).toBe(had - difference.amount);
  await world.admin.api.call('POST /admin/choose-state', {
    body: { orderId: id, state: 'cancelled', reason: 'Müşteri vazgeçti', earnedPercent: 0 },
    ...key(),
  });
  expect((await page(id)).refunded).toEqual(agreed.price);
});

test('a rank above the target allows only a full refund; staff may start an order as it was placed', async () => {
  const id = await taken();
  const { rank } = await start(id, { tier: 'master', points: 20 });
  expect(rank).toMatchObject({ reached: true, difference: null, outcome: 'open' });
  expect(await outcomeOf(() => agree(id, { amount: 0, currency: 'TRY' }))).toBe('409 order.rank_not_priced');
  const had = await balance();
  const cancelled = await cancel(id);
  expect(cancelled).toMatchObject({ state: 'cancelled', refunded: cancelled.price, rank: { outcome: 'cancelled' } });
  expect(await balance()).toBe(had + cancelled.price.amount);

  const other = await taken();
  await start(other, { tier: 'silver', division: 1 });
  const chosen = await world.admin.api.call('POST /admin/choose-state', {
    body: { orderId: other, state: 'started', reason: 'Resim başka hesabın' },
    ...key(),
  });
  expect(chosen).toMatchObject({ state: 'started', rank: { outcome: 'as-ordered' }, price: await priceOf({}) });
});

test('a booster corrects the found rank, or gives the order back', async () => {
  const id = await taken();
  await start(id, { tier: 'silver', division: 1 });
  expect(await start(id, declared, false)).toMatchObject({ state: 'started', rank: { outcome: 'same' } });

  const other = await taken();
  await start(other, { tier: 'silver', division: 1 });
  await world.booster.api.call('POST /orders/:id/transitions', {
    params: { id: other },
    body: { to: 'processing' },
    ...key(),
  });
  expect(await page(other)).toMatchObject({ state: 'processing', rank: null });
});

test('a found rank after the start is refused, and so is a rank that the ladder lacks', async () => {
  const id = await taken();
  expect(await outcomeOf(() => start(id, { tier: 'immortal', division: 1 }))).toBe('422 pricing.rank_not_served');
  expect(await outcomeOf(() => start(id, { tier: 'gold', points: 5 }))).toBe('422 pricing.rank_not_served');
  await start(id);
  expect(await outcomeOf(() => start(id, declared))).toBe('409 order.rank_not_asked');
  const body = { to: 'in-game', found: declared } as never;
  const transition = () => world.booster.api.call('POST /orders/:id/transitions', { params: { id }, body, ...key() });
  expect(await outcomeOf(transition)).toBe('422 request.invalid');
});

test('an agreement to a difference above the balance changes nothing', async () => {
  const id = await taken();
  const { rank, price } = await start(id, { tier: 'iron', division: 4 });
  const amount = { amount: await balance(), currency: 'TRY' } as const;
  const move = (type: 'add' | 'remove') =>
    world.admin.api.call('POST /admin/add-funds', {
      body: { userId: world.customer.id, type, amount, reason: 'Deneme için' },
      ...key(),
    });
  await move('remove');
  expect(await outcomeOf(() => agree(id, rank?.difference ?? Money.zero))).toBe('409 wallet.insufficient_balance');
  expect(await page(id)).toMatchObject({ price, rank: { outcome: 'open' }, state: 'starting' });
  await move('add');
});

test('a booster who continues settled work reports no rank, so nobody pays for the same climb twice', async () => {
  for (const settled of ['agreed by the customer', 'stated by staff']) {
    const id = await taken();
    await start(id);
    if (settled === 'agreed by the customer') {
      const current = { tier: 'gold', division: 1, points: 0 } as const;
      const body = { current, reason: 'Maçlar eksik' };
      const { progress } = await world.booster.api.call('PUT /orders/:id/progress', { params: { id }, body });
      const agreement = { claim: progress.claim ?? '' };
      await world.customer.api.call('POST /orders/:id/progress/agreement', {
        params: { id },
        body: agreement,
        ...key(),
      });
    }
    const donePercent = settled === 'stated by staff' ? { donePercent: 50 } : {};
    await world.admin.api.call('POST /admin/choose-state', {
      body: { orderId: id, state: 'processing', reason: 'Koç değişiyor', ...donePercent },
      ...key(),
    });
    await world.booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
    const shown = await world.booster.api.call('GET /orders/:id', { params: { id } });
    expect(shown).toMatchObject({ state: 'starting', allowed: { reportRank: false } });
    expect(await outcomeOf(() => start(id, { tier: 'gold', division: 1, points: 0 }))).toBe('409 order.rank_not_asked');
    expect(await start(id)).toMatchObject({ state: 'started', price: shown.price });
  }
});

test('a stream keeps a positive part of the price after a dearer lane and a much higher rank, and the order settles', async () => {
  const extras = { offline: false, stream: true, priority: false, extraWin: false };
  const current = { tier: 'bronze', division: 4, lp: 0 };
  const id = await world.openOrderOf(aDraft({ coupon: undefined, current, extras }));
  const lane = { lane: 'champion', champion: 'Ahri', expectedDifference: Money.lira(5_000) } as const;
  await world.customer.api.call('PUT /orders/:id/lane', { params: { id }, body: lane });
  await world.booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  const { rank } = await start(id, { tier: 'gold', division: 1, points: 50 });
  const agreed = await agree(id, rank?.difference ?? Money.zero);
  expect(agreed.stream?.paid.amount).toBeGreaterThan(0);
  await start(id);
  const proof = [(await world.picture(world.booster)).id];
  const finished = { to: 'finished', reason: 'Hedefe ulaşıldı', pictures: proof } as const;
  await world.booster.api.call('POST /orders/:id/transitions', { params: { id }, body: finished, ...key() });
  await world.customer.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'closed' }, ...key() });
  while ((await page(id)).state !== 'completed') await sleep(50); // a job settles the order
});
