import { beforeEach, describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { boosterAdminRoutes } from '#modules/booster/adapters/http/booster.admin.routes.ts';
import { BoosterProfiles } from '#modules/booster/application/booster-profiles.ts';
import { BoosterRecords } from '#modules/booster/application/booster-records.ts';
import { BoosterRoster } from '#modules/booster/application/booster-roster.ts';
import { ReadEarnings } from '#modules/booster/application/read-earnings.ts';
import { lastWeeks, startOfDay, startOfMonth } from '#modules/booster/domain/weeks.ts';
import type { UserDirectory, UserSummary } from '#modules/identity/index.ts';
import type { Books } from '#modules/wallet/index.ts';
import { FixedOrderCounts, InMemoryProfiles } from '#test/support/fakes/in-memory-boosters.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';

const user = (id: string, change: Partial<UserSummary> = {}): UserSummary => ({
  id,
  firstName: 'Ada',
  lastName: 'Yılmaz',
  displayName: 'Ada Y.',
  email: `${id}@basamak.test`,
  phone: '+905550000000',
  username: id,
  role: 'booster',
  status: 'active',
  mutedNotices: [],
  createdAt: new Date('2026-11-01T00:00:00Z'),
  ...change,
});
const users = [
  user('ada'),
  user('can', { firstName: 'Can', lastName: 'Işık', displayName: 'Can I.', status: 'banned' }),
  user('ece', { firstName: 'Ece', lastName: 'Çelik', displayName: 'Ece Ç.', createdAt: new Date('2026-11-02') }),
];
const directory: Pick<UserDirectory, 'findMany'> = {
  findMany: (ids) => Promise.resolve(users.filter(({ id }) => ids.includes(id))),
};
const balances = new Map([['ece', Money.lira(40)]]);
const books: Pick<Books, 'balanceOf' | 'balancesOf'> = {
  balanceOf: (id) => Promise.resolve(balances.get(id) ?? Money.zero),
  balancesOf: () => Promise.resolve(balances),
};
const counts = new FixedOrderCounts({ ada: 2 }, { ada: 7, ece: 9 });
const needs = { service: 'kocluk', game: 'league', server: 'tr', highestPosition: null } as const;

let store: InMemoryProfiles;
let profiles: BoosterProfiles;
let roster: BoosterRoster;
let records: BoosterRecords;
beforeEach(async () => {
  store = new InMemoryProfiles();
  profiles = new BoosterProfiles(store, new NoTransactions());
  roster = new BoosterRoster(store, directory);
  records = new BoosterRecords(store, directory, books, counts);
  for (const { id } of users) await profiles.open(id);
});

describe('the roster', () => {
  test('names boosters with their limit and tier', async () => {
    await profiles.change('ada', { tier: 2, simultaneousOrders: 5 });
    const ada = { id: 'ada', displayName: 'Ada Y.', tier: 2, simultaneousOrders: 5 };
    expect(await roster.find('ada')).toEqual(ada);
    expect(await roster.lock('ada')).toEqual(ada);
    expect(await roster.lock('nobody')).toBeUndefined();
    expect((await roster.all()).map(({ id }) => id)).toEqual(['ada', 'can', 'ece']);
  });

  test('says who may play an order, and which orders one may play', async () => {
    for (const id of ['ada', 'can']) await profiles.change(id, { availableServices: ['kocluk'] });
    expect(await roster.judge(needs, ['ada', 'can', 'ece', 'nobody'])).toEqual(
      new Map([
        ['ada', undefined],
        ['can', 'banned'],
        ['ece', 'service'],
      ]),
    );
    expect(await roster.judgeAll('ada', [needs, { ...needs, service: 'tft/elo-boost' }])).toEqual([
      undefined,
      'service',
    ]);
    expect(await roster.judgeAll('nobody', [needs])).toEqual(['banned']);
  });
});

test('opening a profile again changes nothing; an unknown one can’t be changed', async () => {
  await profiles.change('ada', { tier: 4 });
  await profiles.open('ada');
  expect((await records.of('ada')).profile.tier).toBe(4);
  await expect(profiles.change('nobody', { tier: 4 })).rejects.toMatchObject({ code: 'booster.not_found' });
  await expect(records.of('nobody')).rejects.toMatchObject({ code: 'booster.not_found' });
});

describe('the console’s list', () => {
  const list = async (query: object, from = records) => {
    const routes = boosterAdminRoutes(from, profiles);
    const context = {
      caller: { id: 'x', role: 'admin', scopes: [], sessionId: 's', displayName: 'X', mustSetSecondFactor: false },
      requestId: 'r',
      address: '::1',
      header: () => undefined,
      setHeader: () => undefined,
      signal: new AbortController().signal,
    } as const;
    const texts = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
    const page = await routes['GET /admin/boosters']({ params: undefined, query: texts, body: undefined }, context);
    return { ...page, rows: page.rows.map(({ id }) => id) };
  };

  test('shows what the modules know of a booster', async () => {
    expect(await records.of('ece')).toMatchObject({ balance: Money.lira(40), activeOrders: 0, finishedOrders: 9 });
  });

  test('is sorted, cut and counted', async () => {
    expect(await list({ sort: ['finishedOrders', 'DESC'], range: [0, 1] })).toEqual({
      rows: ['ece', 'ada'],
      from: 0,
      total: 3,
    });
    expect(await list({ sort: ['firstName', 'ASC'], range: [2, 9] })).toMatchObject({ rows: ['ece'], from: 2 });
  });

  test('orders are counted of the page’s boosters only, unless the list is sorted by them', async () => {
    const asked: string[] = [];
    const count = (ids: readonly string[]) => {
      asked.push(...ids);
      return Promise.resolve(new Map<string, number>());
    };
    const counting = new BoosterRecords(store, directory, books, { active: count, finished: count });
    await list({ sort: ['firstName', 'ASC'], range: [0, 0] }, counting);
    expect(asked).toEqual(['ada', 'ada']);
    await list({ sort: ['activeOrders', 'DESC'], range: [0, 0], filter: { status: 'active' } }, counting);
    expect(asked.slice(2)).toEqual(['ada', 'ece', 'ada', 'ece']);
  });

  test('is filtered by status, id and what stands in names', async () => {
    expect(await list({ filter: { status: 'banned' } })).toMatchObject({ rows: ['can'], total: 1 });
    expect(await list({ filter: { q: 'IŞIK' } })).toMatchObject({ rows: ['can'] });
    expect(await list({ filter: { tier: 1, q: 'çel' } })).toMatchObject({ rows: ['ece'] });
    await expect(list({ filter: { password: 'x' } })).rejects.toMatchObject({ code: 'request.invalid' });
  });
});

describe('earnings', () => {
  test('are shown by Turkish week, those without any too', async () => {
    const asked: Date[] = [];
    const income = {
      since: (_: string, from: Date) => {
        asked.push(from);
        return Promise.resolve(Money.lira(3));
      },
      byWeek: (_: string, from: Date) => {
        asked.push(from);
        return Promise.resolve(new Map([['2026-11-09', Money.lira(2)]]));
      },
    };
    const earned = await new ReadEarnings(books, income, counts, new FixedClock('2026-11-20T12:00:00Z')).run('ece');
    expect(earned).toMatchObject({ balance: Money.lira(40), thisMonth: Money.lira(3), finishedOrders: 9 });
    expect(earned.byWeek).toHaveLength(12);
    expect(earned.byWeek.slice(-2)).toEqual([
      { week: '2026-11-09', amount: Money.lira(2) },
      { week: '2026-11-16', amount: Money.zero },
    ]);
    expect(asked.map((from) => from.toISOString())).toEqual(['2026-10-31T21:00:00.000Z', '2026-08-30T21:00:00.000Z']);
  });

  test('a week begins on Monday at midnight in Turkey', () => {
    expect(lastWeeks(new Date('2026-11-15T20:59:59Z'), 1)).toEqual(['2026-11-09']);
    expect(lastWeeks(new Date('2026-11-15T21:00:00Z'), 2)).toEqual(['2026-11-09', '2026-11-16']);
    expect(startOfDay('2026-11-16')).toEqual(new Date('2026-11-15T21:00:00Z'));
    expect(startOfMonth(new Date('2026-11-30T21:00:00Z'))).toEqual(new Date('2026-11-30T21:00:00Z'));
  });
});
