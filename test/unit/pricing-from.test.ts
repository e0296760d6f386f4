import { expect, test } from '@jest/globals';
import { Draft } from '#contract/pricing/schemas.ts';
import { Money } from '#kernel/money.ts';
import { settingDefaults } from '#kernel/settings.ts';
import { leagueTiers, services } from '#kernel/vocabulary.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import { readDraft } from '#modules/pricing/application/read-draft.ts';
import { coachPrices, lowestPrices } from '#modules/pricing/domain/price-from.ts';
import { quote } from '#modules/pricing/domain/quote.ts';

const published = { version: 1, book: firstPriceBook };
const minimum = Money.from(settingDefaults.minimumOrder);
const prices = lowestPrices(published, minimum);
const priceOf = (draft: object) =>
  quote(readDraft(Draft.parse(draft)), published, new Date(0), { minimum }).price.amount;

test('every service has a lowest price above zero', () => {
  expect([...prices.keys()]).toEqual(services.map(({ id }) => id));
  for (const price of prices.values()) expect(price.amount).toBeGreaterThan(0);
});

test.each([
  [
    'league-of-legends/elo-boost',
    { server: 'tr', current: { tier: 'iron', division: 4 }, target: { tier: 'iron', division: 3 } },
  ],
  ['valorant/win-boost', { server: 'tr', current: { tier: 'iron', division: 1 }, wins: 1 }],
  ['tft/yerlestirme-maclari', { server: 'tr', previousTier: 'iron', matches: 1 }],
  ['league-of-legends/challenger-boost', { server: 'tr', current: { lp: 0 }, target: { lp: 50 } }],
  ['valorant/normal-mac', { server: 'tr', matches: 1 }],
  ['league-of-legends/level-boost', { server: 'tr', level: { from: 1, to: 2 } }],
])('the lowest price of %s is at most the price of the smallest order, and more than half of it', (id, draft) => {
  const said = prices.get(id)!.amount;
  const smallest = priceOf({ service: id, ...draft });
  expect(smallest).toBeGreaterThanOrEqual(said);
  expect(smallest).toBeLessThan(said * 2);
});

test('no lowest price is below the minimum order, and an order at that price can be placed', () => {
  for (const price of prices.values()) expect(price.amount).toBeGreaterThanOrEqual(minimum.amount);
  const oneKp = { service: 'valorant/immortal-boost', server: 'tr', current: { kp: 0 }, target: { kp: 1 } };
  expect(priceOf(oneKp)).toBe(prices.get('valorant/immortal-boost')?.amount);
});

test('the lowest price of a coaching hour is at most the price of an order for it, and rises with the league', () => {
  const hours = coachPrices(published, minimum);
  expect(hours.map(({ tier }) => tier)).toEqual(leagueTiers.slice(1));
  expect(hours.map(({ price }) => price.amount)).toEqual(
    hours.map(({ price }) => price.amount).toSorted((a, b) => a - b),
  );
  const inTurkey = priceOf({ service: 'kocluk', server: 'tr', coach: { game: 'league', league: 'diamond', hours: 1 } });
  expect(hours.find(({ tier }) => tier === 'diamond')?.price.amount).toBeLessThanOrEqual(inTurkey);
  expect(prices.get('kocluk')).toEqual(hours[0]?.price);
});
