import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { PriceBook } from '#contract/pricing/price-book.ts';
import { Draft } from '#contract/pricing/schemas.ts';
import { key } from '#test/support/calls.ts';
import type { Session } from '#test/support/clients.ts';
import { holdingBook } from '#test/support/right-price-calls.ts';
import { onServer } from '#test/support/test-database.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
let editor: Session;
let reader: Session;

beforeAll(async () => {
  world = await World.begin();
  [editor, reader] = await Promise.all([world.staff('prices:read', 'prices:write'), world.staff('prices:read')]);
});
afterAll(() => world.end());

const matches = Draft.parse({ service: 'valorant/normal-mac', matches: 3 });
const reason = 'Sezon fiyatları';
const quoted = () => world.customer.api.call('POST /orders/calculate', { body: matches });
const holding = () => holdingBook({ admin: editor });
const withMatch = (document: PriceBook, unratedMatch: number): PriceBook => ({ ...document, unratedMatch });
const publish = (basedOn: number, document: PriceBook, publishAt?: string) =>
  editor.api.call('POST /admin/price-books', {
    body: { basedOn, document, reason, ...(publishAt === undefined ? {} : { publishAt }) },
    ...key(),
  });
/** Waits until the process uses this version for quotes. */
const quotedBy = async (version: number) => {
  for (;;) {
    const quote = await quoted();
    if (quote.priceBookVersion === version) return quote;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

test('quotes follow a published price book, and an order at the old price is refused', async () => {
  const before = await holding();
  const old = await quoted();
  const published = await publish(before.version, withMatch(before.document, 99_00));
  expect(published).toMatchObject({ state: 'current', basedOn: before.version, changes: 1, reason });
  expect((await quotedBy(published.version)).price.amount).toBe(3 * 99_00);
  const order = { draft: matches, expectedPrice: old.price };
  await expect(world.customer.api.call('POST /orders', { body: order, ...key() })).rejects.toMatchObject({
    status: 409,
    code: 'order.price_changed',
  });
  // the former prices come back when the older document is published again
  const back = await publish(published.version, before.document);
  expect((await quotedBy(back.version)).price).toEqual(old.price);
  expect(await editor.api.call('GET /admin/price-books/:id', { params: { id: published.id } })).toMatchObject({
    state: 'past',
    document: { unratedMatch: 99_00 },
  });
});

test('a scheduled version blocks other versions, can be cancelled, and sets the quotes once its time has come', async () => {
  const { version, document } = await holding();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const first = await publish(version, withMatch(document, 77_00), tomorrow);
  expect(first).toMatchObject({ state: 'scheduled', publishedAt: tomorrow });
  await expect(publish(version, withMatch(document, 78_00))).rejects.toMatchObject({
    status: 409,
    code: 'pricing.book_scheduled',
    message: expect.stringContaining(`${first.version}. sürüm`),
  });
  const cancel = () =>
    editor.api.call('POST /admin/price-books/:id/cancel', { params: { id: first.id }, body: { reason }, ...key() });
  expect(await cancel()).toMatchObject({ state: 'cancelled' });
  await expect(cancel()).rejects.toMatchObject({ code: 'pricing.book_not_scheduled' });

  const second = await publish(version, withMatch(document, 78_00), tomorrow);
  expect((await quoted()).priceBookVersion).toBe(version);
  // changes its time in the database, from which every process reads it
  await onServer(world.product.database.url, `update price_book set published_at = now() where id = '${second.id}'`);
  expect((await quotedBy(second.version)).price.amount).toBe(3 * 78_00);
  await expect(publish(version, document)).rejects.toMatchObject({
    status: 409,
    code: 'pricing.book_outdated',
  });
});

test('a faulty book is refused field by field, in Turkish', async () => {
  const { version, document } = await holding();
  const { league } = document.ladders;
  const faulty = {
    ...document,
    radiantKp: 0,
    ladders: {
      ...document.ladders,
      league: { ...league, rung: { ...league.rung, gold: league.rung.silver - 1 } },
    },
  };
  await expect(publish(version, faulty)).rejects.toMatchObject({
    status: 422,
    code: 'request.invalid',
    problem: {
      errors: [
        {
          pointer: '/document/ladders/league/rung/gold',
          code: 'price_falls',
          detail: 'Bir önceki basamaktan düşük olamaz.',
        },
        { pointer: '/document/radiantKp', code: 'price_bounds', detail: 'İzin verilen sınırların dışında.' },
      ],
    },
  });
});

test('staff who only read prices can preview an effect but cannot publish', async () => {
  const { version, document } = await holding();
  const order = await world.order();
  const effect = await reader.api.call('POST /admin/price-preview', {
    body: { document: { ...document, factors: { ...document.factors, duo: document.factors.duo + 1 } } },
  });
  expect(order).toEqual(expect.any(String));
  expect(effect.orders).toBeGreaterThan(0);
  expect(effect).toMatchObject({ before: effect.after, dearer: 0, cheaper: 0, biggest: [] });
  const body = { basedOn: version, document, reason };
  await expect(reader.api.call('POST /admin/price-books', { body, ...key() })).rejects.toMatchObject({ status: 403 });
  const elsewhere = await world.staff('coupons:write');
  await expect(elsewhere.api.call('GET /admin/price-books')).rejects.toMatchObject({ status: 403 });
  await expect(elsewhere.api.call('POST /admin/price-preview', { body: { document } })).rejects.toMatchObject({
    status: 403,
  });
});

test('published and cancelled versions are in the audit log with their reason', async () => {
  const auditor = await world.staff('audit:read');
  const events = await auditor.api.call('GET /admin/audit-events', {
    query: { filter: JSON.stringify({ resource: 'price-books' }) },
  });
  const called = events.find(({ action }) => action === 'POST /admin/price-books/:id/cancel');
  expect(called).toMatchObject({
    reason,
    changes: expect.arrayContaining([{ path: '/state', before: 'scheduled', after: 'cancelled' }]),
  });
  const published = events.filter(({ action }) => action === 'POST /admin/price-books');
  expect(published).toHaveLength(4);
  for (const { said, reason: why } of published)
    expect([why, Object.keys(said!)]).toEqual([reason, expect.not.arrayContaining(['document'])]);
});
