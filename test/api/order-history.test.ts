import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import type { Order } from '#contract/order/schemas.ts';
import { key, many, outcomeOf } from '#test/support/calls.ts';
import { register } from '#test/support/clients.ts';
import { aDraft } from '#test/support/drafts.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(120_000);

const played = 120;
let world: World;
let id: string;

beforeAll(async () => {
  world = await World.begin();
  id = await world.startedOrder();
  await fill();
});
afterAll(() => world.end());

/** Adds 120 matches and 120 changes of state, more than the limits of commands allow in the time of a test. */
const fill = async () => {
  const database = new pg.Client(world.product.env.databaseUrl);
  await database.connect();
  await database.query(
    `insert into order_match (id, order_id, champion, kills, deaths, assists, points, result, played_at, created_at, counts)
     select gen_random_uuid(), $1, 'Ahri', n, 1, 2, case when n % 3 = 0 then -15 else 20 end,
            case when n % 3 = 0 then 'loss' else 'win' end, now(), now() + n * interval '1 second', false
     from generate_series(1, $2) n`,
    [id, played],
  );
  await database.query(
    `insert into order_event (order_id, at, kind, actor_role, actor_name, from_state, to_state)
     select $1, now(), 'transition', 'booster', 'Cem', case when n % 2 = 0 then 'in-game' else 'started' end,
            case when n % 2 = 0 then 'started' else 'in-game' end
     from generate_series(1, 120) n`,
    [id],
  );
  await database.end();
};

const page = (): Promise<Order> => world.customer.api.call('GET /orders/:id', { params: { id } });
const list = async (route: 'GET /orders/:id/matches' | 'GET /orders/:id/timeline', query: Record<string, string>) => {
  const { status, headers, body } = await world.call(route, { token: world.customer.token, params: { id }, query });
  return { status, range: headers.get('content-range'), rows: body as readonly Record<string, unknown>[] };
};

test('the page of an order with 120 matches and 120 events has the newest twenty of each, and stays small', async () => {
  const order = await page();
  expect(order.matches.map(({ kills }) => kills)).toEqual(many(20, (n) => played - 19 + n));
  expect(order.matchFigures).toEqual({
    total: played,
    won: 80,
    points: 80 * 20 - 40 * 15,
    waiting: { matches: played, until: expect.any(String) },
  });
  expect(order.timeline).toHaveLength(20);
  expect(order.timeline.at(-1)).toMatchObject({ from: 'in-game', to: 'started' });
  expect(order.timelineTotal).toBeGreaterThan(120);
  expect(JSON.stringify(order).length).toBeLessThan(20_000);
});

test('milestones and timeline together show when an order entered each of its states', async () => {
  const { milestones, timeline } = await page();
  const known = [...milestones, ...timeline];
  for (const to of ['waiting', 'processing', 'starting', 'started', 'in-game'])
    expect(known.some((entry) => entry.to === to)).toBe(true);
  expect(known.some(({ kind }) => kind === 'placed')).toBe(true);
  expect(milestones.length).toBeLessThan(20);
});

test('all matches are listed in both directions and by result', async () => {
  const oldest = await list('GET /orders/:id/matches', { range: '[0,9]' });
  expect([oldest.status, oldest.range]).toEqual([200, `matches 0-9/${played}`]);
  expect(oldest.rows.map(({ kills }) => kills)).toEqual(many(10, (n) => n + 1));
  const rest = await list('GET /orders/:id/matches', { sort: '["createdAt","DESC"]', range: '[100,149]' });
  expect([rest.range, rest.rows.at(-1)?.['kills']]).toEqual([`matches 100-119/${played}`, 1]);
  const lost = await list('GET /orders/:id/matches', { filter: '{"result":"loss"}', range: '[0,99]' });
  expect([lost.range, lost.rows.every(({ result }) => result === 'loss')]).toEqual(['matches 0-39/40', true]);
  expect((await list('GET /orders/:id/matches', { sort: '["kills","ASC"]' })).status).toBe(422);
});

test('all events are listed in both directions and by kind', async () => {
  const { timelineTotal } = await page();
  const oldest = await list('GET /orders/:id/timeline', { range: '[0,4]' });
  expect(oldest.range).toBe(`timeline 0-4/${timelineTotal}`);
  expect(oldest.rows[0]).toMatchObject({ kind: 'placed' });
  const newest = await list('GET /orders/:id/timeline', { sort: '["at","DESC"]', range: '[0,0]' });
  expect(newest.rows).toEqual([(await page()).timeline.at(-1)]);
  const placed = await list('GET /orders/:id/timeline', { filter: '{"kind":"placed"}' });
  expect(placed.rows).toHaveLength(1);
});

test('the lists of an order are read by customer, booster and staff, and by no stranger', async () => {
  const stranger = await register(world.product.url);
  const params = { id };
  for (const route of ['GET /orders/:id/matches', 'GET /orders/:id/timeline'] as const) {
    for (const { api } of [world.customer, world.booster, world.admin])
      expect(await outcomeOf(() => api.call(route, { params, query: {} }))).toBe('ok');
    expect(await outcomeOf(() => stranger.api.call(route, { params, query: {} }))).toBe('404 order.not_found');
  }
});

test('a booster is shown as in a match however much the timeline tells after the match began', async () => {
  const own = await world.startedOrder();
  await world.booster.api.call('POST /orders/:id/transitions', {
    params: { id: own },
    body: { to: 'in-game' },
    ...key(),
  });
  const database = new pg.Client(world.product.env.databaseUrl);
  await database.connect();
  await database.query(
    `insert into order_event (order_id, at, kind, actor_role, actor_name)
     select $1, now(), 'lane', 'customer', 'Ada' from generate_series(1, 25)`,
    [own],
  );
  await database.end();
  const { playingSince, timeline } = await world.customer.api.call('GET /orders/:id', { params: { id: own } });
  expect(timeline.map(({ kind }) => kind)).toEqual(many(20, () => 'lane'));
  expect(playingSince).not.toBeNull();
});

test('the page of a new order has the whole history', async () => {
  const { api } = world.customer;
  const draft = aDraft();
  const { price } = await api.call('POST /orders/calculate', { body: draft });
  const order = await api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() });
  expect(order).toMatchObject({
    matchFigures: { total: 0, won: 0, points: 0 },
    timeline: [{ kind: 'placed' }],
    timelineTotal: 1,
    milestones: [],
  });
});
