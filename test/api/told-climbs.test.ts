// What visitors are told of the climbs of others (docs/decisions/0115), against the whole product.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { anonymous } from '#test/support/clients.ts';
import { farFromQuarter } from '#test/support/quarter.ts';
import { arrivedOrder } from '#test/support/right-history-calls.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(120_000);

let world: World;
let database: pg.Client;
beforeAll(async () => {
  world = await World.begin();
  database = new pg.Client({ connectionString: world.product.database.url });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await world.end();
});

/** Orders like this one, of other customers: each was started and, if it arrived, finished yesterday. */
const copies = async (id: string, count: number, target?: string) => {
  const { rows } = await database.query<{ id: string }>(
    `insert into orders select copy.* from orders as one, generate_series(1, $2::int) as nth,
       jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'number', nextval('orders_number_seq'),
         'customer_id', gen_random_uuid(), 'customer_name', 'Gizli ' || nth, 'finished_at', one.finished_at - interval '1 day',
         'draft', case when $3::text is null then one.draft
           else jsonb_set(one.draft, '{target}', jsonb_build_object('tier', $3::text, 'division', 4)) end)) as copy
       where one.id = $1 returning id`,
    [id, count, target],
  );
  await database.query(
    `insert into order_event (order_id, at, kind, actor_role, actor_name, from_state, to_state)
       select id, now() - interval '1 day', 'transition', 'system', 'Basamak', 'starting', state from orders
       where id = any($1::uuid[])`,
    [rows.map((row) => row.id)],
  );
};

test('climbs of others are told as game, service, tiers and fives, of five customers each, and as nothing else', async () => {
  await farFromQuarter();
  const arrived = await arrivedOrder(world);
  await copies(arrived, 5);
  await copies(arrived, 4, 'platinum');
  await copies(await world.startedOrder(), 6);

  const shown = await anonymous(world.product.url).call('GET /showcase');
  const { climbs, arrivals } = shown;
  expect(climbs).toEqual([{ game: 'league', played: 5, arrived: 5 }]);
  expect(arrivals).toEqual([{ service: 'league-of-legends/elo-boost', game: 'league', from: 'gold', to: 'diamond' }]);
  const keysOf = (told: object) => Object.keys(told).toSorted();
  expect(climbs.map(keysOf)).toEqual([['arrived', 'game', 'played']]);
  expect(arrivals.map(keysOf)).toEqual([['from', 'game', 'service', 'to']]);
  expect(keysOf(shown.figures)).toEqual(['reviews', 'stars']);

  // a snapshot: it stays as it is until the next quarter of the day
  await copies(arrived, 5, 'platinum');
  await sleep(11_000);
  expect(await anonymous(world.product.url).call('GET /showcase')).toEqual(shown);
});
