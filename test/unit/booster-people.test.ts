import { beforeEach, describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { boosterAdminRoutes } from '#modules/booster/adapters/http/booster.admin.routes.ts';
import { type BoosterProfiles, boosterProfiles } from '#modules/booster/application/booster-profiles.ts';
import { type BoosterRecords, boosterRecords } from '#modules/booster/application/booster-records.ts';
import { type BoosterRoster, boosterRoster } from '#modules/booster/application/booster-roster.ts';
import type { BoosterList, BoostersPart, FittingPart } from '#modules/booster/application/ports.ts';
import { readEarnings } from '#modules/booster/application/read-earnings.ts';
import { lastWeeks, startOfDay, startOfMonth } from '#modules/booster/domain/weeks.ts';
import type { UserDirectory, UserSummary } from '#modules/identity/index.ts';
import type { Books } from '#modules/wallet/index.ts';
import type { Caller } from '#platform/http/handler.ts';
import { FixedOrderCounts, InMemoryProfiles } from '#test/support/fakes/in-memory-boosters.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';
import { MalformedRequest } from '#platform/http/problem-document.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

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
const books: Pick<Books, 'balanceOf' | 'shownBalancesOf'> = {
  balanceOf: (id) => Promise.resolve(balances.get(id) ?? Money.zero),
  shownBalancesOf: () => Promise.resolve(balances),
};
const counts = new FixedOrderCounts({ ada: 2 }, { ada: 7, ece: 9 }, { o1: 'league', o2: 'tft', o3: 'league' });
const needs = { service: 'kocluk', game: 'league', server: 'tr', highestPosition: null } as const;

let asked: BoostersPart | undefined;
let fits: FittingPart | undefined;
const found: BoosterList = {
  page: (part) => {
    asked = part;
    return Promise.resolve({ ids: ['ece', 'ada'], total: 3, atLeast: false });
  },
  fitting: (part) => {
    fits = part;
    return Promise.resolve(['ece', 'nobody', 'ada']);
  },
};
let store: InMemoryProfiles;
let profiles: BoosterProfiles;
let roster: BoosterRoster;
let records: BoosterRecords;
beforeEach(async () => {
  store = new InMemoryProfiles();
  profiles = boosterProfiles({ profiles: store, work: unitOfWork({ transactions: new NoTransactions() }) });
  roster = boosterRoster({ profiles: store, users: directory, list: found });
  records = boosterRecords({ list: found, profiles: store, users: directory, books, orders: counts });
  for (const { id } of users) await profiles.open(id);
});

describe('the roster', () => {
  test('gives boosters with their name, order limit and tier', async () => {
    await profiles.change('ada', { tier: 2, simultaneousOrders: 5 });
    const ada = { id: 'ada', displayName: 'Ada Y.', tier: 2, simultaneousOrders: 5 };
    expect((await roster.candidate('ada'))?.booster).toEqual(ada);
    expect(await roster.lock('ada')).toEqual(ada);
    expect(await roster.lock('nobody')).toBeUndefined();
    expect((await roster.all()).map(({ id }) => id)).toEqual(['ada', 'can', 'ece']);
  });

  test('names the reason against each booster of a list, in the order of the list', async () => {
    await profiles.change('ada', { availableServices: ['kocluk'] });
    const part = { search: 'a', byFullName: true, may: true, from: 0, limit: 9 };
    expect(await roster.fitting(needs, part)).toEqual([
      { id: 'ece', displayName: 'Ece Ç.', tier: 1, simultaneousOrders: 3, because: 'service' },
      { id: 'ada', displayName: 'Ada Y.', tier: 1, simultaneousOrders: 3, because: undefined },
    ]);
    expect(fits).toEqual({ ...part, service: 'kocluk' });
  });

  test('may be offered an order by a customer only who takes orders and may play it', async () => {
    for (const id of ['ada', 'can']) await profiles.change(id, { availableServices: ['kocluk'] });
    const offered = () => Promise.all(['ada', 'can', 'ece', 'nobody'].map((id) => roster.mayBeOffered(id, needs)));
    expect(await offered()).toEqual([true, false, false, false]);
    await profiles.changeOwn('ada', { takesOrders: false });
    expect(await offered()).toEqual([false, false, false, false]);
    // they still take orders from the pool themselves
    expect((await roster.candidate('ada'))?.judge(needs)).toBeUndefined();
  });

  test('checks many boosters for one order, and many orders for one booster', async () => {
    for (const id of ['ada', 'can']) await profiles.change(id, { availableServices: ['kocluk'] });
    expect(await roster.judge(needs, ['ada', 'can', 'ece', 'nobody'])).toEqual(
      new Map([
        ['ada', undefined],
        ['can', 'banned'],
        ['ece', 'service'],
      ]),
    );
    const judge = (await roster.candidate('ada'))?.judge;
    expect([needs, { ...needs, service: 'tft/elo-boost' }].map((each) => judge?.(each))).toEqual([
      undefined,
      'service',
    ]);
    expect(await roster.candidate('nobody')).toBeUndefined();
  });
});

test('opening a profile again changes nothing; an unknown profile is not found', async () => {
  await profiles.change('ada', { tier: 4 });
  await profiles.open('ada');
  expect((await records.of('ada')).profile.tier).toBe(4);
  await expect(profiles.change('nobody', { tier: 4 })).rejects.toMatchObject({ code: 'booster.not_found' });
  await expect(records.of('nobody')).rejects.toMatchObject({ code: 'booster.not_found' });
});

describe('the console’s booster list', () => {
  const list = async (query: object, caller: Pick<Caller, 'role' | 'scopes'> = { role: 'admin', scopes: [] }) => {
    const routes = boosterAdminRoutes(records, profiles);
    const context = {
      caller: { id: 'x', ...caller, sessionId: 's', displayName: 'X', mustSetSecondFactor: false },
      requestId: 'r',
      address: '::1',
      header: () => undefined,
      setHeader: () => undefined,
    } as const;
    const texts = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
    const page = await routes['GET /admin/boosters']({ params: undefined, query: texts, body: undefined }, context);
    return { ...page, rows: page.rows.map(({ id }) => id) };
  };

  test('shows a booster’s balance and order counts from other modules', async () => {
    expect(await records.of('ece')).toMatchObject({ balance: Money.lira(40), activeOrders: 0, finishedOrders: 9 });
  });

  test('keeps the order of the ids that the query found', async () => {
    expect(await list({ sort: ['finishedOrders', 'DESC'], range: [1, 2] })).toEqual({
      rows: ['ece', 'ada'],
      from: 1,
      total: 3,
    });
    expect(asked).toMatchObject({ from: 1, limit: 2, by: 'finishedOrders', descending: true });
  });

  test('searches without accents and case, and refuses an unknown filter', async () => {
    await list({ filter: { tier: 2, status: 'banned', q: ' IŞIK é' } });
    expect(asked?.where).toMatchObject({ tier: [2], status: ['banned'], search: 'isik e' });
    await expect(list({ filter: { password: 'x' } })).rejects.toBeInstanceOf(MalformedRequest);
  });

  test('is not sorted by balance for staff who may not read balances', async () => {
    const sort = ['balance', 'DESC'];
    await list({ sort });
    expect(asked?.by).toBe('balance');
    await list({ sort }, { role: 'staff', scopes: ['boosters:read'] });
    expect(asked?.by).toBe('id');
  });
});

describe('earnings', () => {
  test('are shown for 12 weeks of Turkish time and by game, including weeks without any', async () => {
    const asked: Date[] = [];
    const income = {
      since: (_: string, from: Date) => {
        asked.push(from);
        return Promise.resolve(Money.lira(3));
      },
      onOrders: () => Promise.resolve(new Map()),
      byWeek: (_: string, from: Date) => {
        asked.push(from);
        return Promise.resolve([
          { week: '2026-11-09', orderId: 'o1', amount: Money.lira(2) },
          { week: '2026-11-09', orderId: 'o2', amount: Money.lira(3) },
          { week: '2026-11-09', orderId: 'o3', amount: Money.lira(4) },
        ]);
      },
    };
    const earned = await readEarnings({ books, income, orders: counts, clock: new FixedClock('2026-11-20T12:00:00Z') })(
      'ece',
    );
    expect(earned).toMatchObject({ balance: Money.lira(40), thisMonth: Money.lira(3), finishedOrders: 9 });
    expect(earned.byWeek).toHaveLength(12);
    expect(earned.byWeek.slice(-2)).toEqual([
      {
        week: '2026-11-09',
        amount: Money.lira(9),
        byGame: [
          { game: 'league', amount: Money.lira(6) },
          { game: 'tft', amount: Money.lira(3) },
        ],
      },
      { week: '2026-11-16', amount: Money.zero, byGame: [] },
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
