// What visitors are told of the climbs of others (docs/decisions/0115).
import { describe, expect, test } from '@jest/globals';
import { climbOf } from '#kernel/climb.ts';
import { services } from '#kernel/vocabulary.ts';
import type { ArrivedClimb, Showpieces } from '#modules/order/application/ports.ts';
import { readClimbs } from '#modules/order/application/read-climbs.ts';
import { climbServices, roughly, toldAt } from '#modules/order/domain/told-climbs.ts';
import { plainDraft } from '#test/support/drafts.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';

test('a service climbs if its draft names two ranks', () => {
  const climbing = services.map(({ id }) => id).filter((id) => climbOf(plainDraft(id)) !== null);
  expect(climbServices).toEqual(climbing);
});

test('a number is rounded down to fives, and fewer than five are not told', () => {
  expect([undefined, 0, 4, 5, 9, 10, 1_204].map((orders) => roughly(orders))).toEqual([
    null,
    null,
    null,
    5,
    5,
    10,
    1_200,
  ]);
});

test.each([
  ['2026-11-28T20:59:59.999Z', '2026-11-28T15:00:00.000Z'],
  ['2026-11-28T21:00:00.000Z', '2026-11-28T21:00:00.000Z'],
  ['2026-11-29T02:59:00.000Z', '2026-11-28T21:00:00.000Z'],
  ['2026-11-29T03:00:00.000Z', '2026-11-29T03:00:00.000Z'],
])('at %s the week up to %s is told, the last quarter of the day in Istanbul', (now, end) => {
  const until = new Date(end);
  expect(toldAt(new Date(now))).toEqual({ until, since: new Date(until.getTime() - 7 * 86_400_000) });
});

describe('the climbs of others', () => {
  const elo = 'league-of-legends/elo-boost';
  const climb = (to: string, from = 'silver', service = elo): ArrivedClimb => ({
    service,
    game: service.startsWith('tft') ? 'tft' : 'league',
    from,
    to,
  });
  const setUp = () => {
    const clock = new FixedClock('2026-11-28T12:00:00.000Z');
    const stored = { played: {}, arrived: {}, climbs: [] as ArrivedClimb[], broken: false };
    const asked: string[] = [];
    const pieces: Pick<Showpieces, 'playedAt' | 'arrivals'> = {
      playedAt: async (moment) => {
        asked.push(moment.toISOString());
        if (stored.broken) throw new Error('away');
        return new Map(Object.entries<number>(stored.played));
      },
      arrivals: async () => ({ games: new Map(Object.entries<number>(stored.arrived)), climbs: stored.climbs }),
    };
    return { clock, stored, asked, told: readClimbs({ pieces: pieces as Showpieces, clock }) };
  };

  test('are counted per game in fives; a game without figures is left out', async () => {
    const { told, stored } = setUp();
    stored.played = { league: 14, valorant: 4 };
    stored.arrived = { league: 4, tft: 6 };
    expect((await told()).climbs).toEqual([
      { game: 'league', played: 10, arrived: null },
      { game: 'tft', played: null, arrived: 5 },
    ]);
  });

  test('are told alike by two snapshots that differ by one order', async () => {
    const { told, stored, clock } = setUp();
    stored.played = { league: 11 };
    stored.arrived = { league: 7, tft: 4 };
    stored.climbs = [climb('gold')];
    const first = await told();
    clock.advance({ seconds: 6 * 3600 });
    stored.played = { league: 12 };
    stored.arrived = { league: 8, tft: 4 };
    const second = await told();
    expect(second).not.toBe(first);
    expect(second).toEqual(first);
    clock.advance({ seconds: 6 * 3600 });
    stored.played = { league: 10 };
    stored.arrived = { league: 6 };
    expect(await told()).toEqual(first);
  });

  test('are read once in a quarter of the day, as of its start; a failure is read again', async () => {
    const { told, stored, asked, clock } = setUp();
    stored.broken = true;
    await expect(told()).rejects.toThrow('away');
    stored.broken = false;
    await Promise.all([told(), told()]);
    clock.advance({ seconds: 3 * 3600 - 1 });
    await told();
    expect(asked).toEqual(['2026-11-28T09:00:00.000Z', '2026-11-28T09:00:00.000Z']);
    clock.advance({ seconds: 1 });
    await told();
    expect(asked.slice(2)).toEqual(['2026-11-28T15:00:00.000Z']);
  });

  test('are shown by service, game and tiers, and nothing else', async () => {
    const { told, stored } = setUp();
    stored.climbs = [{ ...climb('gold'), orders: 9 } as ArrivedClimb];
    expect((await told()).arrivals).toEqual([{ service: elo, game: 'league', from: 'silver', to: 'gold' }]);
  });

  test('are not shown if they stay in their tier, or if their game has no such tier', async () => {
    const { told, stored } = setUp();
    stored.climbs = [climb('silver'), climb('radiant'), climb('gold', 'wood'), { ...climb('gold'), game: 'chess' }];
    expect((await told()).arrivals).toEqual([]);
  });

  test('are in no order of time or number: each service has its turn, the higher climbs first, six at most', async () => {
    const { told, stored } = setUp();
    const tiers = ['bronze', 'silver', 'gold', 'platinum', 'emerald', 'diamond', 'master'];
    stored.climbs = [...tiers.map((to) => climb(to, 'iron')), climb('gold', 'iron', 'tft/elo-boost')];
    const { arrivals } = await told();
    expect(arrivals.map(({ game, to }) => `${game} ${to}`)).toEqual([
      'league master',
      'tft gold',
      ...tiers
        .slice(1, -1)
        .toReversed()
        .map((to) => `league ${to}`),
    ]);
    const other = setUp();
    other.stored.climbs = stored.climbs.toReversed();
    expect((await other.told()).arrivals).toEqual(arrivals);
  });
});
