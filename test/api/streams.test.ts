// The extra "stream": the booster gives a link to a live stream, or the customer gets its price back (decision 0067).
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Draft } from '#contract/pricing/schemas.ts';
import { Money } from '#kernel/money.ts';
import { key, outcomeOf } from '#test/support/calls.ts';
import { finish } from '#test/support/finish.ts';
import { Market, type Trader } from '#test/support/market.ts';
import { TimeMachine } from '#test/support/time-machine.ts';

let market: Market;
let later: TimeMachine;
let customer: Trader;
let booster: Trader;
let other: Trader;
beforeAll(async () => {
  market = await Market.open(1);
  later = await TimeMachine.beside(market.shop);
  const hired = () => market.booster({ simultaneousOrders: 100, tier: 1 });
  [customer, booster, other] = await Promise.all([market.customer(Money.lira(500_000)), hired(), hired()]);
}, 120_000);
afterEach(() => market.audit());
afterAll(async () => {
  await later.close();
  await market.close();
});

const url = 'https://www.twitch.tv/ece_oynuyor';
const lessons = (stream = true, coupon?: string) =>
  Draft.parse({
    service: 'kocluk',
    coach: { game: 'league', league: 'gold', hours: 4 },
    extras: { stream },
    ...(coupon ? { coupon } : {}),
  });
const walk = (
  trader: Trader,
  id: string,
  to: 'started' | 'in-game' | 'closed' | 'completed' | 'cancelled',
  more = {},
) => trader.api.call('POST /orders/:id/transitions', { params: { id }, body: { to, ...more }, ...key() });
const taken = async (draft = lessons()) => {
  const { id } = await market.order(customer, draft);
  await booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  return id;
};
const started = async (draft = lessons()) => {
  const id = await taken(draft);
  await walk(booster, id, 'started');
  return id;
};
const give = (id: string, link = url, by = booster) =>
  by.api.call('PUT /orders/:id/stream', { params: { id }, body: { url: link } });
const end = (id: string, by = booster) => by.api.call('DELETE /orders/:id/stream', { params: { id } });
const page = (trader: Trader, id: string) => trader.api.call('GET /orders/:id', { params: { id } });
const noticesOf = async (trader: Trader, id: string) =>
  (await trader.api.call('GET /notifications', { query: { range: '[0,99]' } }))
    .filter(({ link, kind }) => kind === 'order-stream' && link?.includes(id))
    .map(({ title }) => title);
/** The customer confirms. The order is then settled by the job or by staff, whichever is first. */
const confirmed = async (id: string) => {
  await walk(customer, id, 'closed');
  return settled(id);
};
const settled = async (id: string) => {
  await outcomeOf(() => walk(market.admin, id, 'completed', { reason: 'Bitti' }));
  return page(market.admin, id);
};
const lineOf = (order: Awaited<ReturnType<typeof page>>, code: string) =>
  order.summary.find((line) => line.code === code)?.amount.amount;
const refunds = (id: string) =>
  market.rows<{ key: string; amount: number }>(
    `select e.key, p.amount_kurus::int as amount from ledger_entry e join ledger_posting p on p.entry_id = e.id
     where e.order_id = $1 and e.kind = 'order-refund' and p.account like 'wallet:%' order by e.key`,
    [id],
  );

describe('a stream link', () => {
  test('is given by the booster of the order, and seen by its customer and the staff', async () => {
    const id = await taken();
    expect(await page(booster, id)).toMatchObject({ allowed: { stream: true }, stream: { live: null, given: false } });
    const order = await give(id, 'https://m.twitch.tv/ece_oynuyor/?utm=x');
    expect(order.stream?.live).toMatchObject({ url, site: 'twitch', to: null });
    for (const viewer of [customer, market.admin]) expect((await page(viewer, id)).stream?.live?.url).toBe(url);
    const console = await market.admin.api.call('GET /admin/orders/:id', { params: { id } });
    expect(console.stream?.live?.url).toBe(url);
    expect(console.timeline.at(-1)).toMatchObject({ kind: 'stream', actor: { role: 'booster' } });
    expect(await noticesOf(customer, id)).toEqual(['Koçun yayında']);
  });

  test('is refused from anybody else, and on an order without the extra', async () => {
    const id = await taken();
    expect(await outcomeOf(() => give(id, url, other))).toBe('404 order.not_found');
    expect(await outcomeOf(() => give(id, url, customer))).toBe('403 identity.forbidden');
    expect(await outcomeOf(() => give(id, url, market.admin))).toBe('403 identity.forbidden');
    expect((await page(customer, id)).allowed.stream).toBe(false);
    const without = await taken(lessons(false));
    expect(await outcomeOf(() => give(without))).toBe('409 order.stream_not_ordered');
    expect(await outcomeOf(() => end(without))).toBe('409 order.stream_not_ordered');
    expect(await page(booster, without)).toMatchObject({ stream: null, allowed: { stream: false } });
  });

  test('leads to one of the three stream sites, over https', async () => {
    const id = await taken();
    for (const link of [
      'http://www.twitch.tv/ece_oynuyor',
      'https://example.com/ece',
      'https://youtube.com/redirect?q=a',
    ])
      expect(await outcomeOf(() => give(id, link))).toBe('422 order.stream_link_invalid');
    expect(await outcomeOf(() => give(id, 'yayın'))).toBe('422 request.invalid');
  });

  test('is replaced and ended, and earlier links stay listed with their times', async () => {
    const id = await started();
    const first = await give(id);
    expect((await give(id)).stream).toEqual(first.stream);
    const second = await give(id, 'https://kick.com/ece-oynuyor');
    expect(second.stream).toMatchObject({ live: { site: 'kick' }, past: [{ url, to: expect.any(String) }] });
    const { stream, timeline } = await end(id);
    expect(stream).toMatchObject({ live: null, past: [{ site: 'kick' }, { site: 'twitch' }], given: true });
    expect(timeline.slice(-3).map(({ kind }) => kind)).toEqual(['stream', 'stream', 'stream-ended']);
    expect(await outcomeOf(() => end(id))).toBe('409 order.stream_not_live');
  });

  test('of a booster who left is not shown to the next one', async () => {
    const id = await started();
    await give(id);
    const body = { orderId: id, boosterId: other.id, reason: 'Değişti' };
    await market.admin.api.call('POST /admin/choose-booster', { body, ...key() });
    expect((await page(other, id)).stream).toMatchObject({ live: null, past: [], given: true });
    expect((await page(customer, id)).stream?.past).toMatchObject([{ url }]);
  });

  test('is requested once from a booster who starts without one', async () => {
    const id = await started();
    expect(await noticesOf(booster, id)).toEqual(['Yayın bağlantısını gir']);
    await walk(booster, id, 'in-game');
    await walk(booster, id, 'started');
    expect(await noticesOf(booster, id)).toEqual(['Yayın bağlantısını gir']);
    const early = await taken();
    await give(early);
    await walk(booster, early, 'started');
    expect(await noticesOf(booster, early)).toEqual([]);
    expect(await noticesOf(booster, await started(lessons(false)))).toEqual([]);
  });
});

describe('the extra “stream”', () => {
  test('is paid for if a link was given during the play', async () => {
    const id = await taken();
    await give(id);
    await walk(booster, id, 'started');
    const before = await page(booster, id);
    await finish(booster, id);
    const order = await confirmed(id);
    expect(order.stream).toMatchObject({ live: null, given: true, refunded: { amount: 0 } });
    expect([order.price, order.earnings]).toEqual([before.price, before.earnings]);
    expect(await refunds(id)).toEqual([]);
  });

  test('is refunded as a separate line and entry if no link was given, and the booster gets no share of it', async () => {
    const { price: plain } = await customer.api.call('POST /orders/calculate', { body: lessons(false) });
    const id = await started();
    const placed = await page(customer, id);
    const paid = lineOf(placed, 'extra.stream') ?? 0;
    expect(placed.stream?.paid.amount).toBe(paid);
    const whole = placed.price.amount * 0.6;
    expect([(await page(booster, id)).earnings, (await page(market.admin, id)).earnings]).toMatchObject([
      { amount: whole },
      { amount: whole },
    ]);
    expect((await page(market.admin, id)).earningsNow?.amount).toBe(plain.amount * 0.6);
    expect((await page(booster, id)).earningsNow).toBeUndefined();
    await finish(booster, id);
    expect((await page(booster, id)).earnings?.amount).toBe(plain.amount * 0.6);
    expect((await page(market.admin, id)).earnings?.amount).toBe(plain.amount * 0.6);
    const balance = await market.balanceOf(customer);
    const order = await confirmed(id);
    expect(order.state).toBe('completed');
    expect([order.price, lineOf(order, 'stream.refund'), order.stream?.refunded.amount]).toEqual([plain, -paid, paid]);
    expect(order.summary.reduce((sum, line) => sum + line.amount.amount, 0)).toBe(plain.amount);
    expect(order.earnings?.amount).toBe(plain.amount * 0.6);
    expect(await market.balanceOf(customer)).toBe(balance + paid);
    expect(await refunds(id)).toEqual([{ key: `stream-refund:${id}`, amount: paid }]);
    expect(order.timeline.map(({ kind }) => kind)).toContain('stream-refunded');
    expect(await noticesOf(customer, id)).toEqual(['Canlı yayın ücreti iade edildi']);
  });

  test('is refunded at the price that was paid after the coupon', async () => {
    const id = await started(lessons(true, 'BASAMAK10'));
    const { summary } = await page(customer, id);
    const amount = (code: string) => summary.find((line) => line.code === code)?.amount.amount ?? 0;
    const offered = summary.reduce((sum, line) => sum + (line.code === 'coupon' ? 0 : line.amount.amount), 0);
    const part = Math.round((-amount('coupon') * amount('extra.stream')) / offered);
    expect(part).toBeGreaterThan(0);
    await finish(booster, id);
    const order = await confirmed(id);
    expect(order.stream?.refunded.amount).toBe(amount('extra.stream') - part);
    expect(await refunds(id)).toEqual([{ key: `stream-refund:${id}`, amount: amount('extra.stream') - part }]);
  });

  test('does not count as provided by a link that was ended before the start', async () => {
    const id = await taken();
    await give(id);
    await end(id);
    await walk(booster, id, 'started');
    await finish(booster, id);
    expect((await confirmed(id)).stream).toMatchObject({ given: false, past: [{ url }] });
    expect(await refunds(id)).toHaveLength(1);
  });

  test('is refunded once when time closes the order', async () => {
    const id = await started();
    await finish(booster, id);
    // as if matches had proven the target, because these lessons have no proof
    await market.database.query(`update orders set closes_at = now() where id = $1`, [id]);
    for (const hours of [1, 2]) await later.run('order.sweep', hours);
    expect((await page(customer, id)).state).toBe('completed');
    expect(await refunds(id)).toHaveLength(1);
  });

  test('is refunded in addition to the refund of a dispute, and the preview shows it', async () => {
    const id = await started();
    await finish(booster, id);
    const said = { kind: 'not-as-ordered', text: 'Yayın da yapılmadı, dersler de eksik.' } as const;
    await customer.api.call('POST /orders/:id/dispute', { params: { id }, body: said, ...key() });
    await booster.api.call('POST /orders/:id/dispute/answer', {
      params: { id },
      body: { text: 'Bağlantı sorunu vardı.' },
      ...key(),
    });
    const asked = { params: { id }, query: { refund: '1000' } };
    const preview = await market.admin.api.call('GET /admin/orders/:id/refund', asked);
    const { price, stream } = await page(customer, id);
    const paid = stream?.paid.amount ?? 0;
    expect(preview).toMatchObject({ stream: { amount: paid }, maximum: { amount: price.amount - paid } });
    const parts = [preview.refund, preview.stream, preview.booster, preview.earlier, preview.revenue];
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.amount);
    const body = { orderId: id, decision: 'refund', refund: preview.refund, reason: 'Eksik' } as const;
    const order = await market.admin.api.call('POST /admin/decide-dispute', { body, ...key() });
    expect(order.refunded.amount).toBe(1000);
    expect(await refunds(id)).toEqual([
      { key: `order-refund:${id}`, amount: 1000 },
      { key: `stream-refund:${id}`, amount: paid },
    ]);
  });

  test('is not refunded a second time when the order is cancelled, and is not part of the booster’s pay', async () => {
    const { id } = await market.order(customer, lessons());
    const { price } = await walk(customer, id, 'cancelled');
    expect(await refunds(id)).toEqual([{ key: `order-refund:${id}`, amount: price.amount }]);
    const begun = await started();
    const { stream } = await page(customer, begun);
    const order = await walk(market.admin, begun, 'cancelled', { earnedPercent: 100, reason: 'Anlaşıldı' });
    const earned = Money.kurus(price.amount - (stream?.paid.amount ?? 0)).percent(60).amount;
    expect(order.refunded.amount).toBe(price.amount - earned);
    expect(await refunds(begun)).toEqual([{ key: `order-refund:${begun}`, amount: price.amount - earned }]);
  });
});
