import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { arrivalOf, reachedRank } from '#contract/order/arrival.ts';
import type { OrderProgress } from '#contract/order/schemas.ts';
import { hasDivisions } from '#kernel/rank-labels.tr.ts';
import { leagueTiers, orderStates, valorantTiers } from '#kernel/vocabulary.ts';
import { SharpArrivalPainter } from '#modules/order/adapters/image/arrival-painter.ts';
import { aDraft } from '#test/support/drafts.ts';

const reached = { total: 3, unit: 'rung', done: 3, percent: 100 } as const;
const progress = (done: number): OrderProgress => ({
  ...reached,
  source: 'matches',
  proven: { done, percent: (100 * done) / 3 },
});
const undisputed = { disputed: false };
const climb = aDraft({ current: { tier: 'gold', division: 3, lp: 0 }, target: { tier: 'platinum', division: 4 } });
const arrival = { game: 'league', from: { tier: 'gold', division: 3 }, to: { tier: 'platinum', division: 4 } };

test.each(orderStates)('a climb that reached its goal arrives only when it is over: %s', (state) => {
  const over = ['finished', 'closed', 'completed'].includes(state);
  expect(arrivalOf({ ...undisputed, draft: climb, state, progress: progress(3) })).toEqual(over ? arrival : null);
});

test('progress that a booster states without proof is no arrival', () => {
  expect(arrivalOf({ ...undisputed, draft: climb, state: 'finished', progress: progress(2) })).toBeNull();
});

test('a disputed order has not arrived', () => {
  expect(arrivalOf({ disputed: true, draft: climb, state: 'finished', progress: progress(3) })).toBeNull();
});

test('an order that climbs no ladder, or whose draft can’t be read, has no arrival', () => {
  const lp = { draft: { service: 'league-of-legends/challenger-boost', current: { lp: 900 }, target: { lp: 1200 } } };
  expect(arrivalOf({ ...undisputed, ...lp, state: 'completed', progress: progress(3) })).toBeNull();
  expect(arrivalOf({ ...undisputed, draft: null, state: 'completed', progress: progress(3) })).toBeNull();
});

test.each([
  ['league', 'platinum', 4, 'Platin IV’tesin'],
  ['league', 'gold', 3, 'Altın III’tesin'],
  ['league', 'gold', 2, 'Altın II’desin'],
  ['valorant', 'gold', 1, 'Altın 1’desin'],
  ['league', 'master', null, 'Ustalık’tasın'],
  ['valorant', 'radiant', null, 'Radiant’tasın'],
] as const)(
  'the page addresses the customer with the reached rank’s Turkish ending: %s %s %s',
  (game, tier, division, said) => {
    expect(reachedRank({ game, from: { tier: 'iron', division: 4 }, to: { tier, division } })).toBe(said);
  },
);

const painter = new SharpArrivalPainter();
/** The colour of a pixel, as `#rrggbb`. */
const pixel = async (picture: Uint8Array, left: number, top: number) =>
  (await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()).toString('hex');

test('the picture draws each step of the climb in the colour of its tier', async () => {
  const picture = await painter.paint(
    arrivalOf({ ...undisputed, draft: climb, state: 'closed', progress: progress(3) }) as never,
    24,
  );
  const lowest = 957;
  const golden = await pixel(picture, 100, lowest);
  expect(await pixel(picture, 100 + 234, lowest)).toBe(golden);
  expect(await pixel(picture, 100 + 2 * 234, lowest)).toBe(golden);
  expect(await pixel(picture, 100 + 3 * 234, lowest)).not.toBe(golden);
});

test.each([
  ...leagueTiers.map((tier) => ['league', tier] as const),
  ...valorantTiers.map((tier) => ['valorant', tier] as const),
])('a picture of %s has the emblem of %s, and nothing is drawn between it and the widest name', async (game, tier) => {
  if (tier === 'unranked') return;
  const to = { tier, division: hasDivisions(tier) ? 3 : null };
  const picture = await painter.paint({ game, from: { tier: 'unranked', division: null }, to }, 0);
  expect(await pixel(picture, 718, 280)).toBe('14100f');
});

test('pictures are painted one at a time, at most eight wait, and a picture that was painted is kept', async () => {
  const own = new SharpArrivalPainter();
  const to = { tier: 'gold', division: 2 } as const;
  const paint = () => own.paint({ game: 'league', from: { tier: 'gold', division: 3 }, to }, 5);
  const ends = await Promise.allSettled(Array.from({ length: 12 }, paint));
  const refused = ends.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({ reason: { code: 'service.unavailable' } });
  const [first, last] = [await paint(), await paint()];
  expect(last).toBe(first);
});
