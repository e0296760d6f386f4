// What visitors are told of the climbs of others (docs/decisions/0115), against the whole product.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { key } from '#test/support/calls.ts';
import { anonymous } from '#test/support/clients.ts';
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

const showcase = () => anonymous(world.product.url).call('GET /showcase');
/** Waits for the showcase, which a process caches for up to ten seconds. */
const untilTold = async (wanted: (told: Awaited<ReturnType<typeof showcase>>) => boolean) => {
  for (let look = 0; look < 60; look++) {
    const told = await showcase();
    if (wanted(told)) return told;
    await sleep(250);
  }
  throw new Error('the showcase does not tell it');
};

/** The same order of other customers. */
const copies = (id: string, count: number) =>
  database.query(
    `insert into orders select copy.* from orders as one, generate_series(1, $2::int) as nth,
       jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'number', nextval('orders_number_seq'),
         'customer_id', gen_random_uuid(), 'customer_name', 'Gizli ' || nth)) as copy where one.id = $1`,
    [id, count],
  );

test('climbs of others are told once they are of five customers, without anything of a person, a price or a time', async () => {
  const arrived = await arrivedOrder(world);
  await world.customer.api.call('POST /orders/:id/transitions', {
    params: { id: arrived },
    body: { to: 'closed' },
    ...key(),
  });
  await database.query(`update orders set finished_at = finished_at - interval '1 day' where id = $1`, [arrived]);
  const played = await world.startedOrder();
  for (const id of [arrived, played]) await copies(id, 3);
  const few = await showcase();
  expect([few.climbs, few.arrivals]).toEqual([[], []]);

  for (const id of [arrived, played]) await copies(id, 1);
  const { climbs, arrivals } = await untilTold((told) => told.climbs.length > 0);
  expect(climbs).toEqual([{ game: 'league', climbing: 5, arrived: 5 }]);
  expect(arrivals).toHaveLength(5);
  expect(new Set(arrivals.map((arrival) => JSON.stringify(arrival)))).toEqual(
    new Set([
      JSON.stringify({
        service: 'league-of-legends/elo-boost',
        game: 'league',
        from: { tier: 'gold', division: 3 },
        to: { tier: 'diamond', division: 4 },
        when: 'week',
      }),
    ]),
  );

  const told = JSON.stringify(await showcase());
  const { rows } = await database.query<{ id: string; number: string; customer_id: string; customer_name: string }>(
    'select id, number, customer_id, customer_name, booster_id, booster_name, price_kurus from orders',
  );
  expect(rows).toHaveLength(10);
  for (const row of rows) for (const secret of Object.values(row)) expect(told).not.toContain(`"${secret}"`);
  for (const secret of ['Gizli', ...rows.flatMap(({ id, customer_id: customer }) => [id, customer])])
    expect(told).not.toContain(secret);
  expect(told).not.toMatch(/\d{4}-\d\d-\d\dT/);
});
