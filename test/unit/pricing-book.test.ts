import { describe, expect, test } from '@jest/globals';
import { PublishPriceBook } from '#contract/pricing/price-book.ts';
import {
  changesBetween,
  faultsOf,
  numberAt,
  pointerTo,
  type PriceBook,
  priceBounds,
  priceFields,
} from '#kernel/price-book.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import fc from '#test/support/property.ts';

const league = firstPriceBook.ladders.league;
const withLeague = (prices: object): PriceBook => ({
  ...firstPriceBook,
  ladders: { ...firstPriceBook.ladders, league: { ...league, ...prices } },
});
const faults = (book: PriceBook) => faultsOf(book).map(({ path, code }) => [pointerTo(path), code]);

test('the seeded price book may be published', () => {
  expect(faultsOf(firstPriceBook)).toEqual([]);
  expect(PublishPriceBook.safeParse({ basedOn: 1, document: firstPriceBook, reason: 'Deneme' }).success).toBe(true);
});

describe('a price book may not be published', () => {
  test.each<[string, PriceBook, string, string]>([
    ['with a price of zero', withLeague({ rung: { ...league.rung, unranked: 0 } }), 'rung/unranked', 'price_bounds'],
    ['with a fraction of a kuruş', withLeague({ win: { ...league.win, gold: 2800.5 } }), 'win/gold', 'price_bounds'],
    [
      'with a price missing',
      withLeague({ placement: { ...league.placement, gold: undefined } }),
      'placement/gold',
      'price_bounds',
    ],
    [
      'whose price falls with a higher rank',
      withLeague({ rung: { ...league.rung, gold: league.rung.silver - 1 } }),
      'rung/gold',
      'price_falls',
    ],
    [
      'whose first 100 LP of master cost less than the step before',
      withLeague({ point: { ...league.point, master: 100 } }),
      'point/master',
      'price_falls',
    ],
  ])('%s', (_fault, book, field, code) => {
    expect(faults(book)).toEqual([[`/ladders/league/${field}`, code]]);
  });

  test.each<[string, PriceBook, string]>([
    [
      'with a booster’s share above the whole price',
      { ...firstPriceBook, boosterShare: { 1: 60, 2: 65, 3: 70, 4: 101 } },
      '/boosterShare/4',
    ],
    [
      'with a factor of zero for a server',
      {
        ...firstPriceBook,
        factors: {
          ...firstPriceBook.factors,
          server: { ...firstPriceBook.factors.server, tft: { ...firstPriceBook.factors.server.tft, ru: 0 } },
        },
      },
      '/factors/server/tft/ru',
    ],
    [
      'with a price above the maximum',
      { ...firstPriceBook, challengerLp: priceBounds.price.most + 1 },
      '/challengerLp',
    ],
  ])('%s', (_fault, book, pointer) => {
    expect(faults(book)).toEqual([[pointer, 'price_bounds']]);
  });

  test.each<[string, object]>([
    ['with too short a level table', { ...firstPriceBook, levels: firstPriceBook.levels.slice(1) }],
    ['with an unknown table', { ...firstPriceBook, ladders: { ...firstPriceBook.ladders, dota: league } }],
    ['with an unknown rank', withLeague({ win: { ...league.win, radiant: 999_00 } })],
    ['with an invalid number', withLeague({ rung: { ...league.rung, unranked: 0 } })],
  ])('%s: the contract refuses it', (_fault, document) => {
    expect(PublishPriceBook.safeParse({ basedOn: 1, document, reason: 'Deneme' }).success).toBe(false);
  });
});

test('the price fields are exactly the numbers of a price book', () => {
  const leaves = (value: unknown, path: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${path}/${name}`))
      : [path];
  expect(priceFields.map(({ path }) => pointerTo(path)).toSorted()).toEqual(leaves(firstPriceBook, '').toSorted());
});

const withNumber = (book: PriceBook, path: readonly (string | number)[], value: number): PriceBook => {
  const copy = JSON.parse(JSON.stringify(book)) as PriceBook; // a copy: in the seed some games share one table of servers
  const parent = path.slice(0, -1).reduce<unknown>((found, name) => Reflect.get(Object(found), name), copy);
  Reflect.set(Object(parent), path.at(-1)!, value);
  return copy;
};

test('the difference of two price books is exactly the list of changes, and undoing them restores the first book', () => {
  const edits = fc.uniqueArray(
    fc.record({ field: fc.constantFrom(...priceFields), by: fc.integer({ min: 1, max: 5000 }) }),
    { selector: ({ field }) => pointerTo(field.path), maxLength: 20 },
  );
  fc.assert(
    fc.property(edits, (made) => {
      const after = made.reduce(
        (book, { field, by }) => withNumber(book, field.path, (numberAt(book, field.path) ?? 0) + by),
        firstPriceBook,
      );
      const changes = changesBetween(firstPriceBook, after);
      expect(new Map(changes.map(({ path, before, after: now }) => [pointerTo(path), now - before]))).toEqual(
        new Map(made.map(({ field, by }) => [pointerTo(field.path), by])),
      );
      const restored = changes.reduce((book, { path, before }) => withNumber(book, path, before), after);
      expect(restored).toEqual(firstPriceBook);
      expect(changesBetween(after, firstPriceBook)).toEqual(
        changes.map(({ before, after: now, ...field }) => ({ ...field, before: now, after: before })),
      );
    }),
  );
});

test('the booster’s share grows with the tier: 60, 65, 70, 75 %', () => {
  expect(firstPriceBook.boosterShare).toEqual({ 1: 60, 2: 65, 3: 70, 4: 75 });
});
