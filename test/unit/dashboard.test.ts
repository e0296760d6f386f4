import { expect, test } from '@jest/globals';
import { bucketOf, type Figure, secondsOf } from '#kernel/figures.ts';
import { readDashboard } from '#modules/figure/application/read-dashboard.ts';
import type { ReadFigures } from '#modules/figure/application/read-figures.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';

const day = '2026-11-20';
const placed = (game: Figure['game'], count: number, amount: number): Figure => ({
  day,
  name: 'order-placed',
  game,
  boosterId: null,
  bucket: 0,
  count,
  amount,
});

test('a game has one row per day, although a part of the day is stored and the rest is counted on demand', async () => {
  const figures = [placed('league', 3, 300), placed('tft', 1, 50), placed('league', 2, 70)];
  const read = { of: async () => ({ figures, countedUntil: null }) } as unknown as ReadFigures;
  const now = async () => ({ byState: [], late: 0, disputes: 0, boosterRequests: 0, unproven: 0 });
  const dashboard = readDashboard({
    figures: read,
    orders: { now, inDispute: async () => [] },
    boosters: { all: async () => [] },
    clock: new FixedClock(),
  });
  const { orders } = await dashboard({ scopes: ['orders:read'], from: day, to: day });
  const lira = (amount: number) => expect.objectContaining({ amount });
  expect(orders?.days[0]?.games).toEqual([
    { game: 'league', placed: 5, sales: lira(370) },
    { game: 'tft', placed: 1, sales: lira(50) },
  ]);
});

test('the hundred boosters who finished the most orders are shown', async () => {
  const all = Array.from({ length: 150 }, (_, nth) => ({ id: `b${nth}`, displayName: `B. ${nth}`, load: 0, limit: 5 }));
  const figures = all.map(({ id }, nth): Figure => ({
    ...placed(null, nth, 0),
    name: 'booster-finished',
    boosterId: id,
  }));
  const read = { of: async () => ({ figures, countedUntil: null }) } as unknown as ReadFigures;
  const now = async () => ({ byState: [], late: 0, disputes: 0, boosterRequests: 0, unproven: 0 });
  const dashboard = readDashboard({
    figures: read,
    orders: { now, inDispute: async () => [] },
    boosters: { all: async () => all },
    clock: new FixedClock(),
  });
  const { boosters } = await dashboard({ scopes: ['boosters:read'], from: day, to: day });
  expect(boosters).toHaveLength(100);
  expect([boosters?.[0]?.finished, boosters?.at(-1)?.finished]).toEqual([149, 50]);
});

test('a median time is shown per day, over a long period per week as the median of the week’s orders', async () => {
  const taken = (on: string, seconds: number, count: number): Figure => ({
    ...placed('league', count, 0),
    day: on,
    name: 'order-taken',
    bucket: bucketOf(seconds),
  });
  const figures = [taken('2026-11-14', 60, 1), taken('2026-11-19', 60, 1), taken(day, 3600, 5)];
  const read = { of: async () => ({ figures, countedUntil: null }) } as unknown as ReadFigures;
  const now = async () => ({ byState: [], late: 0, disputes: 0, boosterRequests: 0, unproven: 0 });
  const dashboard = readDashboard({
    figures: read,
    orders: { now, inDispute: async () => [] },
    boosters: { all: async () => [] },
    clock: new FixedClock(),
  });
  const timesSince = async (from: string) =>
    (await dashboard({ scopes: ['orders:read'], from, to: day })).orders!.times;
  const median = (seconds: number) => expect.objectContaining({ medianSeconds: secondsOf(bucketOf(seconds)) });
  expect((await timesSince('2026-11-18')).map((time) => [time.day, time.take])).toEqual([
    ['2026-11-18', null],
    ['2026-11-19', median(60)],
    [day, median(3600)],
  ]);
  const weeks = await timesSince('2026-08-14');
  expect([weeks.length, weeks[0]?.day, weeks[1]?.day]).toEqual([15, '2026-08-14', '2026-08-15']);
  expect(weeks.at(-1)).toEqual({ day: '2026-11-14', take: median(3600), finish: null });
});
