import { expect, test } from '@jest/globals';
import type { Figure } from '#kernel/figures.ts';
import { ReadDashboard } from '#modules/figure/application/read-dashboard.ts';
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

test('a game stands once in a day, though a part of the day is stored and the rest comes from the sources', async () => {
  const figures = [placed('league', 3, 300), placed('tft', 1, 50), placed('league', 2, 70)];
  const read = { of: async () => ({ figures, countedUntil: null }) } as unknown as ReadFigures;
  const now = async () => ({ byState: [], late: 0, disputes: 0, boosterRequests: 0 });
  const dashboard = new ReadDashboard(read, { now }, { all: async () => [] }, new FixedClock());
  const { orders } = await dashboard.run({ scopes: ['orders:read'], from: day, to: day });
  const lira = (amount: number) => expect.objectContaining({ amount });
  expect(orders?.days[0]?.games).toEqual([
    { game: 'league', placed: 5, sales: lira(370) },
    { game: 'tft', placed: 1, sales: lira(50) },
  ]);
});

test('of many boosters the hundred who have finished most are shown', async () => {
  const all = Array.from({ length: 150 }, (_, nth) => ({ id: `b${nth}`, displayName: `B. ${nth}`, load: 0, limit: 5 }));
  const figures = all.map(({ id }, nth): Figure => ({
    ...placed(null, nth, 0),
    name: 'booster-finished',
    boosterId: id,
  }));
  const read = { of: async () => ({ figures, countedUntil: null }) } as unknown as ReadFigures;
  const now = async () => ({ byState: [], late: 0, disputes: 0, boosterRequests: 0 });
  const dashboard = new ReadDashboard(read, { now }, { all: async () => all }, new FixedClock());
  const { boosters } = await dashboard.run({ scopes: ['boosters:read'], from: day, to: day });
  expect(boosters).toHaveLength(100);
  expect([boosters?.[0]?.finished, boosters?.at(-1)?.finished]).toEqual([149, 50]);
});
