import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { SqlPriceBooks } from '#modules/pricing/adapters/persistence/sql-price-books.ts';
import { pricingRows } from '#modules/pricing/adapters/persistence/pricing.table.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import type { PriceBooks } from '#modules/pricing/application/ports.ts';
import { publishPriceBook } from '#modules/pricing/application/publish-price-book.ts';
import { Database } from '#platform/db/database.ts';
import { UuidV7 } from '#platform/system.ts';
import { InMemoryPriceBooks } from '#test/support/fakes/in-memory-pricing.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import { anEdition } from '#test/support/price-books.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const later = new Date('2026-11-20T18:00:00.000Z');
const changed = { ...firstPriceBook, unratedMatch: 4000 };

const contract = (make: () => Promise<PriceBooks>) => {
  let books: PriceBooks;
  beforeEach(async () => {
    books = await make();
  });

  test('the newest version is in force, and is not read again by a process that has it', async () => {
    expect(await books.holding(now)).toBeUndefined();
    await books.publish(anEdition(1), firstPriceBook);
    await books.publish(anEdition(2), changed);
    expect(await books.holding(now)).toEqual({ version: 2, book: changed });
    expect(await books.holding(now, 1)).toEqual({ version: 2, book: changed });
    expect(await books.holding(now, 2)).toBeUndefined();
  });

  test('a version never changes and is found as it was published', async () => {
    const edition = anEdition(1, { reason: 'Sezon fiyatları', authorId: v7(), changes: 3 });
    expect(await books.publish(edition, firstPriceBook)).toBe(true);
    expect(await books.publish(anEdition(1), changed)).toBe(false);
    expect(await books.find(edition.id)).toEqual({ edition, book: firstPriceBook });
    expect(await books.find(v7())).toBeUndefined();
  });

  test('a version is in force from its publication time on', async () => {
    await books.publish(anEdition(1), firstPriceBook);
    expect(await books.standing(now)).toEqual({ scheduled: undefined, highest: 1 });
    await books.publish(anEdition(2, { publishedAt: later }), changed);
    expect(await books.holding(now)).toMatchObject({ version: 1 });
    expect(await books.holding(later, 1)).toMatchObject({ version: 2 });
    expect(await books.standing(now)).toEqual({ scheduled: 2, highest: 2 });
    expect(await books.standing(later)).toEqual({ scheduled: undefined, highest: 2 });
  });

  test('the first version is in force even if a clock is behind', async () => {
    await books.publish(anEdition(1, { publishedAt: later }), firstPriceBook);
    expect(await books.holding(now)).toMatchObject({ version: 1 });
    expect(await books.standing(now)).toMatchObject({ scheduled: undefined });
  });

  test('a cancelled version is never in force, and a process that has it goes back to the one before', async () => {
    const edition = anEdition(2, { publishedAt: later });
    await books.publish(anEdition(1), firstPriceBook);
    await books.publish(edition, changed);
    expect(await books.cancel(edition.id, now)).toBe(true);
    expect(await books.cancel(edition.id, now)).toBe(false);
    expect(await books.holding(later, 2)).toMatchObject({ version: 1 });
    expect(await books.standing(now)).toEqual({ scheduled: undefined, highest: 2 });
    expect(await books.find(edition.id)).toMatchObject({ edition: { cancelledAt: now } });
  });

  test('a version in force cannot be cancelled', async () => {
    const [first, second] = [anEdition(1), anEdition(2, { publishedAt: later })];
    await books.publish(first, firstPriceBook);
    await books.publish(second, changed);
    expect(await books.cancel(first.id, now)).toBe(false);
    expect(await books.cancel(second.id, later)).toBe(false);
    expect(await books.holding(later)).toMatchObject({ version: 2 });
  });
};

describe('price books in memory', () => {
  contract(async () => new InMemoryPriceBooks());
});

describe('price books on PostgreSQL', () => {
  let home: TestDatabase;
  /** One connection pool for each simulated process of the API. */
  let processes: Database[] = [];
  beforeAll(async () => {
    home = await testDatabase();
    processes = await Promise.all([1, 2].map(() => Database.connect(home.url, pricingRows, { max: 10 })));
  });
  afterAll(async () => {
    await Promise.all(processes.map((database) => database.close()));
    await home.drop();
  });
  const empty = async () => {
    await processes[0]!.orm.em.fork().execute('truncate price_book');
    return new SqlPriceBooks(processes[0]!);
  };
  contract(empty);

  test('a version without a least price per rung is read with the default; a least price of zero stays zero', async () => {
    const books = await empty();
    const { leastRung: _, ...older } = firstPriceBook;
    await books.publish(anEdition(1), older as typeof firstPriceBook);
    expect(await books.holding(now)).toMatchObject({ version: 1, book: { leastRung: 25 } });
    expect(await books.ofVersion(1)).toMatchObject({ book: { leastRung: 25 } });
    await books.publish(anEdition(2), { ...firstPriceBook, leastRung: 0 });
    expect(await books.holding(now)).toMatchObject({ version: 2, book: { leastRung: 0 } });
  });

  test('exactly one of 12 simultaneous publications succeeds; the others get the number of the new version', async () => {
    const books = await empty();
    await books.publish(anEdition(1), firstPriceBook);
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, i) => {
        const database = processes[i % processes.length]!;
        const publish = publishPriceBook({
          books: new SqlPriceBooks(database),
          clock: new FixedClock(now),
          ids: new UuidV7(),
        });
        const document = { ...firstPriceBook, unratedMatch: 4000 + i };
        const publishing = { basedOn: 1, document, reason: 'Sezon fiyatları', authorId: v7() };
        return database
          .run(() => publish(publishing))
          .then(() => 'published')
          .catch((error: { code: string; params: object }) => ({ code: error.code, params: error.params }));
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'published')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome !== 'published')).toEqual(
      Array.from({ length: 11 }, () => ({ code: 'pricing.book_outdated', params: { version: 2 } })),
    );
    expect(await books.standing(now)).toEqual({ scheduled: undefined, highest: 2 });
  });
});
