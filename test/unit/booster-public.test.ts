import { describe, expect, test } from '@jest/globals';
import type { BoosterList, BoostersPart } from '#modules/booster/application/ports.ts';
import { readPublicBooster } from '#modules/booster/application/read-public-booster.ts';
import { changed, newProfile } from '#modules/booster/domain/profile.ts';
import { figuresOf, ranksOf, type Results } from '#modules/booster/domain/public-figures.ts';
import type { UserSummary } from '#modules/identity/index.ts';
import { InMemoryProfiles } from '#test/support/fakes/in-memory-boosters.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import { person } from '#test/support/people.ts';

const clock = new FixedClock();
const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
const results = (of: Partial<Results> = {}): Results => ({
  confirmed: 0,
  cancelled: 0,
  left: 0,
  timed: 0,
  onTime: 0,
  reviews: 0,
  stars: null,
  asked: 0,
  answerSeconds: null,
  active: 0,
  lastSeenAt: null,
  ...of,
});
const profile = changed(newProfile('b'), { simultaneousOrders: 2 });
const figures = (of: Partial<Results>) => figuresOf(results(of), profile, clock.now());

describe('the public figures of a booster', () => {
  test('count cancelled orders and orders that the booster left against the success, rounded down', () => {
    expect(figures({ confirmed: 298, cancelled: 1, left: 1 }).successPercent).toBe(99);
    expect(figures({ confirmed: 3, left: 2 }).successPercent).toBe(60);
    expect(figures({ timed: 200, onTime: 199 }).onTimePercent).toBe(99);
  });

  test('say nothing of fewer than five orders or conversations', () => {
    const few = figures({ confirmed: 4, timed: 4, onTime: 4, asked: 4, answerSeconds: 60 });
    expect(few).toMatchObject({ finishedOrders: 4, successPercent: null, onTimePercent: null, answerMinutes: null });
    expect(figures({ confirmed: 5, timed: 5, onTime: 5, asked: 5, answerSeconds: 20 })).toMatchObject({
      successPercent: 100,
      onTimePercent: 100,
      answerMinutes: 1,
    });
  });

  test('name no time of answering if most customers got no answer', () => {
    expect(figures({ asked: 9, answerSeconds: Infinity })).toMatchObject({
      answerMinutes: null,
      mostlyUnanswered: true,
    });
    expect(figures({ asked: 4, answerSeconds: Infinity }).mostlyUnanswered).toBe(false);
    expect(figures({ asked: 9, answerSeconds: 400 })).toMatchObject({ answerMinutes: 7, mostlyUnanswered: false });
  });

  test('call a booster available who was here within a week and has room for another order', () => {
    const week = 7 * 24 * 60;
    expect(figures({ active: 1, lastSeenAt: minutesAgo(week) }).available).toBe(true);
    expect(figures({ active: 2, lastSeenAt: minutesAgo(1) }).available).toBe(false);
    expect(figures({ lastSeenAt: minutesAgo(week + 1) }).available).toBe(false);
    expect(figures({}).available).toBe(false);
    const closed = changed(profile, { takesOrders: false });
    expect(figuresOf(results({ lastSeenAt: minutesAgo(1) }), closed, clock.now())).toMatchObject({
      takesOrders: false,
      available: false,
    });
  });

  test('round stars to one decimal', () => {
    expect(figures({ reviews: 3, stars: 4.6667 })).toMatchObject({ reviewCount: 3, stars: 4.7 });
  });
});

test('a booster’s ranks are the highest that they may play in the games of their services', () => {
  const ranked = changed(profile, {
    availableServices: ['league-of-legends/elo-boost', 'valorant/elo-boost'],
    leagueRank: 'master1',
    tftRank: 'gold2',
  });
  expect(ranksOf(ranked)).toEqual([
    { game: 'league', tier: 'master', division: 1 },
    // no limit
    { game: 'valorant', tier: 'radiant', division: 1 },
  ]);
  expect(ranksOf(changed(ranked, { availableServices: [] }))).toEqual([]);
});

describe('the list of boosters', () => {
  const users = [
    person({ role: 'booster', firstName: 'Ada', lastName: 'Işık' }),
    person({ role: 'booster', status: 'banned', banReason: 'x' }),
  ];
  const setUp = async () => {
    const asked: BoostersPart[] = [];
    const list: Pick<BoosterList, 'page'> = {
      page: (part) => {
        asked.push(part);
        return Promise.resolve({ ids: users.map(({ id }) => id), total: 2, atLeast: false });
      },
    };
    const profiles = new InMemoryProfiles();
    for (const { id } of users) await profiles.add(newProfile(id));
    const summaries = users.map((user): UserSummary => ({ ...user, displayName: 'Ada I.' }));
    const time = new FixedClock();
    const read = readPublicBooster({
      list,
      profiles,
      users: { findMany: (ids) => Promise.resolve(summaries.filter(({ id }) => ids.includes(id))) },
      reviews: () => Promise.resolve([]),
      results: { of: (ids) => Promise.resolve(new Map(ids.map((id) => [id, results({ confirmed: 7 })]))) },
      clock: time,
    });
    return { read, asked, time };
  };
  const wanted = { from: 0, limit: 3, descending: true } as const;

  test('asks for active boosters by their confirmed orders, and leaves out who was banned meanwhile', async () => {
    const { read, asked } = await setUp();
    const { rows } = await read.page({ ...wanted, service: ['kocluk'] });
    expect(rows.map(({ displayName, finishedOrders }) => [displayName, finishedOrders])).toEqual([['Ada I.', 7]]);
    expect(asked).toEqual([{ ...wanted, by: 'finishedOrders', where: { status: ['active'], service: ['kocluk'] } }]);
  });

  test('of a game has the boosters of its services, and of both filters those that both allow', async () => {
    const { read, asked } = await setUp();
    await read.page({ ...wanted, game: ['coaching'] });
    await read.page({ ...wanted, game: ['coaching'], service: ['valorant/elo-boost'] });
    expect(asked.map(({ where }) => where.service)).toEqual([['kocluk'], []]);
  });

  test('is read at most once in ten seconds per page', async () => {
    const { read, asked, time } = await setUp();
    await Promise.all([read.page(wanted), read.page(wanted)]);
    await read.page({ ...wanted, from: 3 });
    expect(asked).toHaveLength(2);
    time.advance({ seconds: 10 });
    await read.page(wanted);
    expect(asked).toHaveLength(3);
  });
});
