import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { erasedName } from '#kernel/personal-data.ts';
import { OrderPersonalData } from '#modules/order/adapters/persistence/order-personal-data.ts';
import { orderRows } from '#modules/order/adapters/persistence/order.table.ts';
import { Database } from '#platform/db/database.ts';
import { orderRow } from '#test/support/order-rows.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

let made: TestDatabase;
let database: Database;
let client: pg.Client;
beforeAll(async () => {
  made = await testDatabase();
  database = await Database.connect(made.url, orderRows, { max: 2 });
  client = new pg.Client({ connectionString: made.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
  await made.drop();
});

const orderOf = async (customerId: string): Promise<string> => {
  const id = v7();
  await orderRow({ id, customerId, state: 'started', at: new Date() }).execute(database.sql());
  return id;
};
const told = (orderId: string, actorId: string, role: string) =>
  client.query(
    `insert into order_event (order_id, at, kind, actor_id, actor_role, actor_name, reason)
     values ($1, now(), 'placed', $2, $3, 'Ada B.', 'Çünkü')`,
    [orderId, actorId, role],
  );

test.each([
  ['a customer, in their own order', 'customer'],
  ['a booster, in another user’s order', 'booster'],
  ['staff, in another user’s order', 'staff'],
])('timeline lines of a user are exported, and erasing the user erases their name and reason: %s', async (_, role) => {
  const [leaving, other] = [v7(), v7()];
  const order = await orderOf(role === 'customer' ? leaving : other);
  await told(order, leaving, role);
  await told(order, other, 'booster');
  const data = new OrderPersonalData(database);
  const person = { id: leaving, email: 'ada@ornek.test', emailVerified: true };
  expect((await data.recordsOf(person)).orderEvents).toEqual([
    expect.objectContaining({ orderId: order, actorId: leaving, reason: 'Çünkü' }),
  ]);
  await data.erase(person);
  const { rows } = await client.query('select actor_id, actor_name, reason from order_event where order_id = $1', [
    order,
  ]);
  expect(rows).toEqual(
    expect.arrayContaining([
      { actor_id: leaving, actor_name: erasedName, reason: null },
      { actor_id: other, actor_name: 'Ada B.', reason: 'Çünkü' },
    ]),
  );
});
