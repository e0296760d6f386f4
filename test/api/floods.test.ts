import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { key, many, outcomeOf } from '#test/support/calls.ts';
import { coaching, Market, type Trader } from '#test/support/market.ts';

let market: Market;
let customer: Trader;
let booster: Trader;
beforeAll(async () => {
  market = await Market.open(1);
  [customer, booster] = await Promise.all([
    market.customer(Money.lira(500_000)),
    market.booster({ simultaneousOrders: 100 }),
  ]);
}, 120_000);
afterAll(() => market.close());

const pool = async () => (await market.order(customer, coaching(2))).id;
const take = (id: string) => booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
const walk = (id: string, to: 'processing' | 'started') =>
  booster.api.call('POST /orders/:id/transitions', { params: { id }, body: { to }, ...key() });
const started = async () => {
  const id = await pool();
  await take(id);
  await walk(id, 'started');
  return id;
};
const noticesOf = async (trader: Trader, id: string) =>
  (await trader.api.call('GET /notifications', { query: { range: '[0,99]' } }))
    .filter(({ link }) => link?.includes(id))
    .map(({ title }) => title);
const counted = async (calls: readonly (() => Promise<unknown>)[]) => {
  const counts: Record<string, number> = {};
  for (const call of calls) {
    const end = await outcomeOf(call);
    counts[end] = (counts[end] ?? 0) + 1;
  }
  return counts;
};

describe('a flood of one command', () => {
  test('on one order is refused at its limit with 429 and Retry-After, and notifies the other side once of each step', async () => {
    const id = await started();
    const before = await noticesOf(booster, id);
    const pause = () =>
      customer.api.call('POST /orders/:id/pause', { params: { id }, body: { reason: 'Tatil' }, ...key() });
    const resume = () => customer.api.call('POST /orders/:id/resume', { params: { id }, ...key() });
    const ends = await counted(many(60, (nth) => (nth % 2 ? resume : pause)));
    // the other side reads the reason of a pause, so pauses have the limit of messages: three in 15 minutes
    expect(ends).toEqual({ ok: 6, '429 request.too_often': 27, '409 order.not_paused': 27 });
    const problem = await pause().catch((error: unknown) => error);
    expect(problem).toMatchObject({ problem: { status: 429, params: { retryAfterSeconds: expect.any(Number) } } });
    expect((await noticesOf(booster, id)).length - before.length).toBe(2);

    const other = await started();
    await expect(
      outcomeOf(() =>
        customer.api.call('POST /orders/:id/pause', { params: { id: other }, body: { reason: 'Tatil' }, ...key() }),
      ),
    ).resolves.toBe('ok');
  });

  test('cannot serve as a chat: a reason with a telephone number or an address is refused', async () => {
    const id = await started();
    const pause = (reason: string) =>
      customer.api.call('POST /orders/:id/pause', { params: { id }, body: { reason }, ...key() });
    await expect(pause('Beni ara: 0532 123 45 67')).rejects.toMatchObject({
      problem: { status: 422, errors: [{ pointer: '/reason', code: 'contact' }] },
    });
    await expect(pause('Sınavım var, yarın 20.00’de devam.')).resolves.toMatchObject({ state: 'started' });
    await customer.api.call('POST /orders/:id/resume', { params: { id }, ...key() });
    const ask = { params: { id }, body: { reason: 'deniz@ornek.com yaz' } };
    await expect(customer.api.call('POST /orders/:id/booster-request', { ...ask, ...key() })).rejects.toMatchObject({
      problem: { errors: [{ pointer: '/reason', code: 'contact' }] },
    });
  });

  test('that takes and drops an order notifies the customer once of each', async () => {
    const id = await pool();
    for (let count = 0; count < 8; count++) {
      await take(id);
      await walk(id, 'processing');
    }
    expect((await noticesOf(customer, id)).toSorted()).toEqual(['Koç aranıyor', 'Koç bulundu']);
    expect(await noticesOf(customer, id)).toEqual(['Koç aranıyor', 'Koç bulundu']); // newest first: the current state is on top
  });

  test('does not include refused calls and repeats by idempotency key', async () => {
    const id = await started();
    const resume = () => customer.api.call('POST /orders/:id/resume', { params: { id }, ...key() });
    expect(await counted(many(30, () => resume))).toEqual({ '409 order.not_paused': 30 });
    const again = key();
    const pause = () =>
      customer.api.call('POST /orders/:id/pause', { params: { id }, body: { reason: 'Tatil' }, ...again });
    expect(await counted(many(30, () => pause))).toEqual({ ok: 30 });
    expect(await outcomeOf(resume)).toBe('ok');
  });
});

test('a new booster reads the chat from the time when the former booster left; customer and staff read all of it', async () => {
  const id = await pool();
  await take(id);
  const say = (by: Trader, text: string) =>
    by.api.call('POST /orders/:id/messages', { params: { id }, body: { text }, ...key() });
  await say(customer, 'Yalnız sana: kapı kodu 1234.');
  await say(booster, 'Tamam.');
  await walk(id, 'processing');
  const next = await market.booster();
  await next.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  await say(customer, 'Hoş geldin.');
  const texts = async (by: Trader) =>
    (await by.api.call('GET /orders/:id/messages', { params: { id }, query: {} })).map(({ text }) => text);
  expect(await texts(next)).toEqual(['Hoş geldin.']);
  expect(await texts(customer)).toHaveLength(3);
  expect(await texts(market.admin)).toHaveLength(3);
  const unread = async () =>
    (await next.api.call('GET /messages/unread')).find(({ orderId }) => orderId === id)?.unread;
  expect(await unread()).toBe(1);
  await next.api.call('POST /orders/:id/receipts', { params: { id }, body: { delivered: 3 } });
  expect(await unread()).toBe(1);
});

test('a note with a password and a telephone number is hidden in the pool and shown to the booster of the order', async () => {
  const note = 'Hesabımın şifresi kiraz-42, ara: 0532 123 45 67';
  const { id } = await market.order(customer, { ...coaching(1), note });
  const rows = await booster.api.call('GET /booster/pool', { query: { filter: JSON.stringify({ id }) } });
  expect(rows.map(({ draft }) => draft.note)).toEqual(['Bu not, siparişi alınca görünür.']);
  await take(id);
  expect((await booster.api.call('GET /orders/:id', { params: { id } })).draft?.note).toBe(note);
});
