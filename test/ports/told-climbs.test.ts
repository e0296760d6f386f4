// Which orders are counted as played and as arrived (docs/decisions/0115).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { arrivalOf } from '#kernel/arrival.ts';
import { fewest } from '#kernel/crowd.ts';
import { orderStates, type OrderState } from '#kernel/vocabulary.ts';
import { SqlShowpieces } from '#modules/order/adapters/persistence/sql-showpieces.ts';
import { orderRows } from '#modules/order/adapters/persistence/order.table.ts';
import { walk } from '#modules/order/domain/order.ts';
import { Database } from '#platform/db/database.ts';
import { aDraft } from '#test/support/drafts.ts';
import { orderRow } from '#test/support/order-rows.ts';
import { anOrder } from '#test/support/orders.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const until = new Date('2026-11-28T15:00:00.000Z');
const time = { since: new Date('2026-11-21T15:00:00.000Z'), until };
const at = (hours: number) => new Date(until.getTime() + hours * 3600_000);
const people = Array.from({ length: fewest }, () => randomUUID());
const [one, ...four] = people as [string, ...string[]];

let file: TestDatabase;
let database: Database;
let pieces: SqlShowpieces;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, orderRows, { max: 1 });
  pieces = new SqlShowpieces(database);
});
beforeEach(() => sql`delete from orders`.execute(database.sql()));
afterAll(async () => {
  await database.close();
  await file.drop();
});

const elo = 'league-of-legends/elo-boost';
const tft = { game: 'tft', service: 'tft/duo-boost' };
const draftTo = (tier: string) =>
  JSON.stringify(aDraft({ current: { tier: 'gold', division: 3, lp: 34 }, target: { tier, division: 4 } }));

/** Adds an order of a climb with other values in its columns. */
const add = async (customerId: string, state: OrderState, columns: Record<string, unknown> = {}): Promise<string> => {
  const id = randomUUID();
  await orderRow({ id, customerId, state, at: at(-48) }).execute(database.sql());
  for (const [column, value] of Object.entries({ service: elo, draft: draftTo('diamond'), ...columns }))
    await sql`update orders set ${sql.ref(column)} = ${value} where id = ${id}`.execute(database.sql());
  return id;
};

/** Adds an order that took these steps, each in hours from the time that is told. */
const walked = async (customerId: string, steps: Steps, columns = {}) => {
  const [state, last] = steps.at(-1)!;
  const id = await add(customerId, state, { updated_at: at(last), ...columns });
  for (const [to, hours] of [['processing', -40], ['starting', -30], ...steps] as const)
    await sql`insert into order_event (order_id, at, kind, actor_role, actor_name, to_state)
      values (${id}, ${at(hours)}, 'transition', 'system', 'Basamak', ${to})`.execute(database.sql());
};

type Steps = readonly (readonly [OrderState, number])[];
type Walk = readonly [said: string, steps: Steps, columns?: Record<string, unknown>];

const played: readonly Walk[] = [
  ['is started', [['started', -2]]],
  [
    'is in a game',
    [
      ['started', -2],
      ['in-game', -1],
    ],
  ],
  ['is paused', [['started', -2]], { paused_at: at(-1) }],
  [
    'was finished later',
    [
      ['started', -2],
      ['finished', 1],
    ],
  ],
  [
    'was finished and closed later',
    [
      ['started', -2],
      ['finished', 0],
      ['closed', 2],
    ],
  ],
  [
    'was cancelled later',
    [
      ['started', -2],
      ['cancelled', 1],
    ],
  ],
  [
    'was taken from its booster later',
    [
      ['started', -2],
      ['processing', 1],
    ],
  ],
];
test.each(played)(
  'a climb is counted if it was played at the time, whatever came after: it %s',
  async (_, steps, columns = {}) => {
    for (const customer of people) await walked(customer, steps, columns);
    expect(await pieces.playedAt(until)).toEqual(new Map([['league', 5]]));
  },
);

const notPlayed: readonly Walk[] = [
  ['started later', [['started', 0]]],
  [
    'started and was finished later',
    [
      ['started', 1],
      ['finished', 2],
    ],
  ],
  [
    'was finished before',
    [
      ['started', -2],
      ['finished', -1],
    ],
  ],
  [
    'was cancelled before',
    [
      ['started', -2],
      ['cancelled', -1],
    ],
  ],
  [
    'was taken from its booster before and started again later',
    [
      ['started', -9],
      ['processing', -1],
      ['starting', 1],
      ['started', 2],
    ],
  ],
  ['is of other work', [['started', -2]], { service: 'league-of-legends/win-boost' }],
  ['is coaching', [['started', -2]], { service: 'kocluk', game: 'coaching' }],
];
test.each(notPlayed)('an order is not counted as played if it %s', async (_, steps, columns = {}) => {
  for (const customer of people) await walked(customer, steps, columns);
  expect(await pieces.playedAt(until)).toEqual(new Map());
});

test('a game in which fewer than five customers have their orders played is left out, however many the orders are', async () => {
  for (const customer of four) for (const hours of [-2, -3]) await walked(customer, [['started', hours]]);
  for (const customer of people) await walked(customer, [['started', -2]], tft);
  expect(await pieces.playedAt(until)).toEqual(new Map([['tft', 5]]));
  await walked(one, [['started', -2]]);
  expect(await pieces.playedAt(until)).toEqual(
    new Map([
      ['league', 9],
      ['tft', 5],
    ]),
  );
});

const arrived = (columns: Record<string, unknown> = {}) => ({ finished_at: at(-5), closes_at: at(43), ...columns });

test('a climb from tier to tier is told if five customers share its service and both tiers, and once', async () => {
  for (const customer of [...people, one]) await add(customer, 'closed', arrived());
  // none of these has a fifth customer
  for (const customer of four) {
    await add(customer, 'closed', arrived({ draft: draftTo('platinum') }));
    await add(customer, 'closed', arrived({ service: 'league-of-legends/duo-boost' }));
    for (let nth = 0; nth < 2; nth++) await add(customer, 'closed', arrived(tft));
  }
  const diamond = { service: elo, game: 'league', from: 'gold', to: 'diamond' };
  expect(await pieces.arrivals(time)).toEqual({ games: new Map([['league', 14]]), climbs: [diamond] });
  await add(one, 'closed', arrived(tft));
  const { games, climbs } = await pieces.arrivals(time);
  expect(games).toEqual(
    new Map([
      ['league', 14],
      ['tft', 9],
    ]),
  );
  expect(climbs).toContainEqual({ ...tft, from: 'gold', to: 'diamond' });
});

test.each([
  ['ended at the end of the time', { finished_at: until }, 0],
  ['ended just before it', { finished_at: new Date(until.getTime() - 1) }, 5],
  ['ended at its start', { finished_at: time.since }, 5],
  ['ended before it', { finished_at: new Date(time.since.getTime() - 1) }, 0],
  ['was partly refunded', { refunded_kurus: 1 }, 0],
  ['is other work', { service: 'league-of-legends/win-boost' }, 0],
] as const)(
  'an order that %s is counted as arrived by its time, its price and its service',
  async (_, columns, count) => {
    for (const customer of people) await add(customer, 'closed', arrived(columns));
    expect((await pieces.arrivals(time)).games.get('league') ?? 0).toBe(count);
  },
);

const cases = orderStates.flatMap((state) =>
  [true, false].flatMap((reached) => [true, false].map((disputed) => ({ state, reached, disputed }))),
);
test('the statement calls an order arrived exactly if the rule of the customer’s page does', async () => {
  for (const { state, reached, disputed } of cases) {
    await sql`delete from orders`.execute(database.sql());
    const confirmWithin = 48 * 3600_000;
    const { order } = walk(anOrder({ state: 'started', draft: aDraft() }), 'finished', 'staff', at(-5), {
      confirmWithin,
      reached,
    });
    for (const customer of people)
      await add(customer, state, arrived({ finished_at: order.finishedAt, closes_at: order.closesAt, disputed }));
    const progress = { total: 3, proven: { done: reached ? 3 : 2 } };
    const rule = arrivalOf({ draft: aDraft(), state, disputed, progress }) !== null;
    expect([state, reached, disputed, (await pieces.arrivals(time)).climbs.length > 0]).toEqual([
      state,
      reached,
      disputed,
      rule,
    ]);
  }
});
