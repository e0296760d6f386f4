import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Draft } from '#contract/pricing/schemas.ts';
import { cancelPriceBook } from '#modules/pricing/application/cancel-price-book.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import { previewPrices } from '#modules/pricing/application/preview-prices.ts';
import { type Publishing, publishPriceBook } from '#modules/pricing/application/publish-price-book.ts';
import { readPriceBooks } from '#modules/pricing/application/read-price-books.ts';
import { UuidV7 } from '#platform/system.ts';
import { InMemoryPriceBooks } from '#test/support/fakes/in-memory-pricing.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import { aDraft } from '#test/support/drafts.ts';
import { anEdition } from '#test/support/price-books.ts';
import { pricingTerms } from '#test/support/default-settings.ts';

const hour = 3600_000;
const authorId = '0190d000-0000-7000-8000-000000000001';
const dearer = { ...firstPriceBook, unratedMatch: 50_00 };

let books: InMemoryPriceBooks;
let clock: FixedClock;
beforeEach(async () => {
  books = new InMemoryPriceBooks();
  clock = new FixedClock();
  await books.publish(anEdition(1), firstPriceBook);
});

const publish = (change: Partial<Publishing> = {}) =>
  publishPriceBook({ books, clock, ids: new UuidV7() })({
    basedOn: 1,
    document: dearer,
    reason: 'Sezon fiyatları',
    authorId,
    ...change,
  });
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hour);

describe('publishing', () => {
  test('makes a changed book current at once, under the next number', async () => {
    const edition = await publish();
    expect(edition).toMatchObject({ version: 2, basedOn: 1, changes: 1, authorId, publishedAt: clock.now() });
    expect(await books.holding(clock.now())).toEqual({ version: 2, book: dearer });
  });

  test('for a later time makes the book current at that time, and refuses other books until then', async () => {
    await publish({ publishAt: inHours(1) });
    expect(await books.holding(clock.now())).toMatchObject({ version: 1 });
    await expect(publish()).rejects.toMatchObject({ code: 'pricing.book_scheduled', params: { version: 2 } });
    clock.advance({ seconds: 3600 });
    expect(await books.holding(clock.now())).toMatchObject({ version: 2 });
    await expect(publish()).rejects.toMatchObject({ code: 'pricing.book_outdated', params: { version: 2 } });
    expect(await publish({ basedOn: 2, document: firstPriceBook })).toMatchObject({ version: 3 });
  });

  test('is refused with a time that has passed, and with an unchanged book', async () => {
    await expect(publish({ publishAt: clock.now() })).rejects.toMatchObject({ code: 'pricing.book_time_passed' });
    await expect(publish({ document: structuredClone(firstPriceBook) })).rejects.toMatchObject({
      code: 'pricing.book_unchanged',
    });
  });

  test('after a cancelled book takes the next number', async () => {
    const { id } = await publish({ publishAt: inHours(1) });
    const cancel = cancelPriceBook({ books, clock });
    await cancel(id);
    await expect(cancel(id)).rejects.toMatchObject({ code: 'pricing.book_not_scheduled' });
    await expect(cancel(authorId)).rejects.toMatchObject({ code: 'pricing.book_not_found' });
    expect(await publish()).toMatchObject({ version: 3, basedOn: 1 });
  });
});

test('the console shows the state and the author of each version', async () => {
  const first = (await publish()).id;
  const called = await publish({ basedOn: 2, document: firstPriceBook, publishAt: inHours(1) });
  await cancelPriceBook({ books, clock })(called.id);
  const waiting = await publish({ basedOn: 2, document: firstPriceBook, publishAt: inHours(2), authorId: '' });
  const read = readPriceBooks({ books, authors: { namesOf: async () => new Map([[authorId, 'Deniz']]) }, clock });
  const states = await Promise.all([first, called.id, waiting.id].map((id) => read.one(id)));
  expect(states.map(({ state, authorName }) => [state, authorName])).toEqual([
    ['current', 'Deniz'],
    ['cancelled', 'Deniz'],
    ['scheduled', null],
  ]);
  clock.advance({ seconds: 2 * 3600 });
  expect(await read.one(first)).toMatchObject({ state: 'past', document: dearer });
  await expect(read.one(authorId)).rejects.toMatchObject({ code: 'pricing.book_not_found' });
});

test('a preview prices recent orders by both books, without coupons and without names', async () => {
  const matches = (count: number): Draft => ({ service: 'valorant/normal-mac', matches: count, coupon: 'YOKBOYLE' });
  const unserved = aDraft({ target: { tier: 'iron', division: 4 } });
  const orders = [
    { number: 'A1', draft: matches(2) },
    { number: 'A2', draft: matches(10) },
    { number: 'A3', draft: aDraft() },
    { number: 'A4', draft: unserved },
  ];
  const preview = previewPrices({ orders: { latest: async () => orders }, books, clock, terms: pricingTerms });
  const effect = await preview(dearer);
  expect(effect).toMatchObject({ orders: 3, left: 1, dearer: 2, cheaper: 0 });
  expect(effect.after.amount - effect.before.amount).toBe(12 * (50_00 - firstPriceBook.unratedMatch));
  expect(effect.services[0]).toEqual({
    service: 'valorant/normal-mac',
    orders: 2,
    before: { amount: 12 * firstPriceBook.unratedMatch, currency: 'TRY' },
    after: { amount: 12 * 50_00, currency: 'TRY' },
  });
  expect(effect.biggest).toEqual([
    {
      number: 'A2',
      service: 'valorant/normal-mac',
      work: '10 maç',
      before: { amount: 10 * firstPriceBook.unratedMatch, currency: 'TRY' },
      after: { amount: 500_00, currency: 'TRY' },
    },
    expect.objectContaining({ number: 'A1' }),
  ]);
  expect(await preview({ ...firstPriceBook, unratedMatch: 30_00 })).toMatchObject({ dearer: 0, cheaper: 2 });
});
