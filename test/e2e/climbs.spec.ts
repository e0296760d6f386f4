// What a visitor sees of the climbs of others (docs/decisions/0115).
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import { agree, finish } from '#test/support/finish.ts';
import { begin, openOrder } from './support/orders.ts';
import { newBooster, newCustomer } from './support/people.ts';
import { expectAccessible, expectNoSidewaysScrolling, watch } from './support/watch.ts';

/** Moves the finish of an order to yesterday, and copies the order for four other customers. */
async function arrivedYesterdayWithOthers(id: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  await client.query(`update orders set finished_at = finished_at - interval '1 day' where id = $1`, [id]);
  await client.query(
    `insert into orders select copy.* from orders as one, generate_series(1, 4) as nth,
       jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'number', nextval('orders_number_seq'),
         'customer_id', gen_random_uuid(), 'customer_name', 'Gizli ' || nth)) as copy where one.id = $1`,
    [id],
  );
  await client.end();
}

test('an order that reached its target appears to a visitor as a small stair, and names nobody', async ({ page }) => {
  const { faults } = watch(page);
  await page.clock.install();
  await page.goto('/boost/league-of-legends/elo-boost');
  const [customer, booster] = await Promise.all([newCustomer(Money.lira(10_000)), newBooster()]);
  const { id, number } = await openOrder(customer);
  await begin(booster, id);
  const current = { tier: 'diamond', division: 4, points: 0 } as const;
  await booster.api.call('PUT /orders/:id/progress', { params: { id }, body: { current, reason: 'Hedefte' } });
  await agree(customer, id);
  await finish(booster, id);
  await arrivedYesterdayWithOthers(id);

  const others = page.getByRole('region', { name: 'Merdivende neler oluyor?' });
  const stair = others.getByRole('listitem').filter({ hasText: 'Altın III' }).first();
  await expect(async () => {
    await page.clock.fastForward(60_000); // the open page asks again
    await expect(stair).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(stair).toContainText('Elmas IV');
  await expect(stair).toContainText('Elo Boost, son 7 günde');
  await expect(stair.locator('svg.mini')).toBeVisible();
  for (const secret of [number, id, 'Gizli', 'Ada', booster.name]) await expect(others).not.toContainText(secret);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoSidewaysScrolling(page);
  expect(faults).toEqual([]);
});
