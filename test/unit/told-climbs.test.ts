// What visitors are told of the climbs of others (docs/decisions/0115).
import { describe, expect, test } from '@jest/globals';
import { climbOf } from '#kernel/climb.ts';
import { services } from '#kernel/vocabulary.ts';
import type { Arrivals, Showpieces } from '#modules/order/application/ports.ts';
import { readClimbs } from '#modules/order/application/read-climbs.ts';
import { climbServices, figureOf, toldAt, whenTold } from '#modules/order/domain/told-climbs.ts';
import { plainDraft } from '#test/support/drafts.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';

test('a service climbs if its draft names two ranks', () => {
  const climbing = services.map(({ id }) => id).filter((id) => climbOf(plainDraft(id)) !== null);
  expect(climbServices).toEqual(climbing);
});

test('a figure of fewer than five customers is not told, however many orders it counts', () => {
  expect([undefined, { orders: 9, customers: 4 }, { orders: 5, customers: 5 }].map(figureOf)).toEqual([null, null, 5]);
});

test.each([
  ['2026-11-28T20:59:59.999Z', '2026-11-27T21:00:00.000Z', '2026-11-28T15:00:00.000Z'],
  ['2026-11-28T21:00:00.000Z', '2026-11-28T21:00:00.000Z', '2026-11-28T21:00:00.000Z'],
  ['2026-11-29T02:59:00.000Z', '2026-11-28T21:00:00.000Z', '2026-11-28T21:00:00.000Z'],
  ['2026-11-29T03:00:00.000Z', '2026-11-28T21:00:00.000Z', '2026-11-29T03:00:00.000Z'],
])('at %s the day began at %s, and arrivals are told up to %s, the last quarter of the day in Istanbul', (...times) => {
  const [now, today, until] = times.map((time) => new Date(time));
  expect(toldAt(now!)).toEqual({ today, until, since: new Date(until!.getTime() - 7 * 86_400_000) });
});

test.each([
  // customers in the week, today, in the week before today; the time told with an arrival of today and with an earlier one
  [{ week: 4, today: 4, earlier: 0 }, null, null],
  [{ week: 4, today: 2, earlier: 4 }, null, null],
  [{ week: 5, today: 4, earlier: 1 }, 'week', 'week'],
  [{ week: 5, today: 5, earlier: 0 }, 'today', null],
  [{ week: 9, today: 5, earlier: 4 }, 'today', null],
  [{ week: 5, today: 5, earlier: 5 }, 'today', 'week'],
] as const)(
  'an arrival is told only with a time that it shares with five customers: %j',
  (customers, today, earlier) => {
    expect([whenTold(true, customers), whenTold(false, customers)]).toEqual([today, earlier]);
  },
);

describe('the climbs of others', () => {
  const clock = new FixedClock('2026-11-28T12:00:00.000Z');
  const today = new Date('2026-11-28T08:00:00.000Z');
  const yesterday = new Date('2026-11-27T08:00:00.000Z');
  const climbTo = (tier: string, finishedAt: Date, service = 'league-of-legends/elo-boost') => ({
    draft: {
      ...plainDraft(service),
      current: { tier: 'silver', division: 2, lp: 61 },
      target: { tier, division: 4 },
    } as Arrivals['newest'][number]['draft'],
    finishedAt,
  });
  const many = { week: 20, today: 9, earlier: 11 };
  const told = (arrivals: Partial<Arrivals>, climbing = new Map([['league', { orders: 14, customers: 11 }]])) =>
    readClimbs({
      pieces: {
        climbing: async () => climbing,
        arrivals: async () => ({ games: new Map(), customers: new Map(), newest: [], ...arrivals }),
      } as Partial<Showpieces> as Showpieces,
      clock,
    })();

  test('are counted per game; a game of few customers is left out', async () => {
    const few = { orders: 8, customers: 2 };
    const games = new Map([
      ['league', few],
      ['tft', { orders: 6, customers: 6 }],
      ['valorant', few],
    ]);
    expect((await told({ games })).climbs).toEqual([
      { game: 'league', climbing: 14, arrived: null },
      { game: 'tft', climbing: null, arrived: 6 },
    ]);
  });

  test('are shown by service, ranks and a rounded time, and nothing else', async () => {
    const newest = [climbTo('gold', today), climbTo('platinum', yesterday)];
    const { arrivals } = await told({ newest, customers: new Map([['league-of-legends/elo-boost', many]]) });
    const from = { tier: 'silver', division: 2 };
    const common = { service: 'league-of-legends/elo-boost', game: 'league', from };
    expect(arrivals).toEqual([
      { ...common, to: { tier: 'gold', division: 4 }, when: 'today' },
      { ...common, to: { tier: 'platinum', division: 4 }, when: 'week' },
    ]);
  });

  test('of a service with few customers, and of one that was not counted, are not shown', async () => {
    const newest = [climbTo('gold', today), climbTo('gold', today, 'tft/elo-boost')];
    const customers = new Map([['league-of-legends/elo-boost', { week: 4, today: 4, earlier: 0 }]]);
    expect((await told({ newest, customers })).arrivals).toEqual([]);
  });

  test('are in no order of time, and each service has its turn', async () => {
    const customers = new Map([
      ['league-of-legends/elo-boost', many],
      ['tft/elo-boost', many],
    ]);
    const newest = [
      climbTo('gold', new Date('2026-11-28T08:00:00.000Z')),
      climbTo('emerald', new Date('2026-11-28T07:00:00.000Z')),
      climbTo('platinum', new Date('2026-11-28T06:00:00.000Z')),
      climbTo('gold', new Date('2026-11-28T05:00:00.000Z'), 'tft/elo-boost'),
    ];
    const { arrivals } = await told({ newest, customers });
    expect(arrivals.map(({ game, to }) => `${game} ${to.tier}`)).toEqual([
      'league emerald',
      'tft gold',
      'league platinum',
      'league gold',
    ]);
    const turned = await told({ newest: newest.toReversed(), customers });
    expect(turned.arrivals).toEqual(arrivals);
  });
});
