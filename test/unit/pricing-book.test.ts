import { describe, expect, test } from '@jest/globals';
import { faultsOf, type PriceBook } from '#modules/pricing/domain/price-book.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';

test('the seeded price book may be published', () => {
  expect(faultsOf(firstPriceBook)).toEqual([]);
});

describe('a price book may not be published', () => {
  const league = firstPriceBook.ladders.league;
  const withLeague = (prices: object): PriceBook => ({
    ...firstPriceBook,
    ladders: { ...firstPriceBook.ladders, league: { ...league, ...prices } },
  });

  test.each<[string, PriceBook]>([
    ['with a price of zero', withLeague({ rung: { ...league.rung, unranked: 0 } })],
    ['with a fraction of a kuruş', withLeague({ win: { ...league.win, gold: 100.5 } })],
    ['with a price missing', withLeague({ placement: { ...league.placement, gold: undefined } })],
    ['that falls on the way up', withLeague({ rung: { ...league.rung, gold: league.rung.silver - 1 } })],
    [
      'whose first 100 LP of master cost less than the step before',
      withLeague({ point: { ...league.point, master: 100 } }),
    ],
    ['with too short a level table', { ...firstPriceBook, levels: firstPriceBook.levels.slice(1) }],
    ['with a booster’s share above the whole', { ...firstPriceBook, boosterShare: { 1: 60, 2: 65, 3: 70, 4: 101 } }],
    [
      'without a factor for a server',
      {
        ...firstPriceBook,
        factors: { ...firstPriceBook.factors, server: { ...firstPriceBook.factors.server, tft: { tr: 100 } } },
      },
    ],
  ])('%s', (_fault, book) => {
    expect(faultsOf(book)).not.toEqual([]);
  });
});

test('the booster’s share grows with the tier: 60, 65, 70, 75 %', () => {
  expect(firstPriceBook.boosterShare).toEqual({ 1: 60, 2: 65, 3: 70, 4: 75 });
});
