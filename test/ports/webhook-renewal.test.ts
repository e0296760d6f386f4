// When a receiver is resumed, its waiting deliveries get all their attempts again, however many deliveries there are.
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { HookEvent } from '#kernel/hooks.ts';
import { integrationRows } from '#modules/integration/adapters/persistence/integration.table.ts';
import type { WebhookTables } from '#modules/integration/adapters/persistence/webhook.table.ts';
import { Database } from '#platform/db/database.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { ada, aWebhookWorld, event, wanted, webhookProcess } from '#test/support/webhook-process.ts';

let at: TestDatabase;
let database: Database;
beforeAll(async () => {
  at = await testDatabase();
  database = await Database.connect(at.url, [...integrationRows], { max: 10 });
});
afterAll(async () => {
  await database.close();
  await at.drop();
});

const begin = async (...events: readonly HookEvent[]) => {
  const world = aWebhookWorld();
  const one = webhookProcess(database, world);
  const owner = { ...ada, id: v7() };
  const { webhook } = await one.register.run(owner, { ...wanted, events: [...wanted.events] });
  const tell = (...told: readonly HookEvent[]) => database.run(() => one.tell.tell(told));
  await tell(...events);
  const listed = async () => {
    const part = { from: 0, limit: 5_000, descending: false, where: { webhookId: [webhook.id] } };
    return (await one.deliveries.list(part)).rows;
  };
  return { world, one, webhook, owner, tell, listed };
};

test('a renewal resets only deliveries that were attempted or are due later, in batches', async () => {
  const order = v7();
  const { world, one, webhook, tell, listed } = await begin(event('order.paid', v7()), event('order.paid', order));
  world.answer = async () => 500;
  await one.send.run(webhook.id);
  world.clock.advance({ seconds: 1 });
  await tell(event('order.taken', v7()), event('order.taken', order));
  const written = world.clock.now();
  world.clock.advance({ seconds: 5 });
  const now = world.clock.now();
  const renew = () => one.deliveries.renew(webhook.id, { now, limit: 1 });
  expect([await renew(), await renew(), await renew()]).toEqual([1, 1, 0]);
  expect((await listed()).map(({ type, tries, nextTryAt }) => ({ type, tries, nextTryAt }))).toEqual([
    { type: 'order.paid', tries: 0, nextTryAt: now },
    { type: 'order.paid', tries: 0, nextTryAt: now },
    { type: 'order.taken', tries: 0, nextTryAt: written },
    { type: 'order.taken', tries: 0, nextTryAt: written },
  ]);
});

test('the deliveries of a resumed receiver are renewed in batches, and none is sent before all are renewed', async () => {
  const order = v7();
  const told = Array.from({ length: 1_001 }, () => event('order.paid', order));
  const { world, one, webhook, owner, listed } = await begin(...told);
  const far = new Date(world.clock.now().getTime() + 8 * 3600_000);
  await database.sql<WebhookTables>().updateTable('DeliveryRow').set({ tries: 9, nextTryAt: far }).execute();
  await one.pause.run(owner.id, webhook.id);
  await one.pause.resume(owner, webhook.id);
  world.soon.length = 0;
  await one.send.sweep();
  expect(world.soon).toEqual([webhook.id]);
  const [renewed, began] = [[] as number[], [] as number[]];
  const renew = one.deliveries.renew.bind(one.deliveries);
  one.deliveries.renew = async (...of) => {
    const count = await renew(...of);
    renewed.push(count);
    began.push(world.sent.length);
    return count;
  };
  world.answer = async () => 500;
  await one.send.run(webhook.id);
  expect([renewed, began]).toEqual([
    [1_000, 1],
    [0, 0],
  ]);
  // only the first delivery of a record is sent, and it has all its attempts left
  expect(world.sent).toHaveLength(1);
  expect((await listed()).filter(({ state }) => state !== 'waiting')).toEqual([]);
});

test('a delivery that is claimed while the address changes goes to the new address at once', async () => {
  const { world, one, webhook, owner } = await begin(event('order.paid', v7()));
  const other = webhookProcess(database, world);
  const claim = one.deliveries.claim.bind(one.deliveries);
  const leadElsewhere = jest.spyOn(one.deliveries, 'claim').mockImplementationOnce(async (...of) => {
    await other.change(owner, webhook.id, { url: 'https://elsewhere.example/' });
    const nothingYet = jest.spyOn(other.deliveries, 'claim').mockResolvedValueOnce([]);
    await other.send.run(webhook.id);
    expect(nothingYet).toHaveBeenCalledTimes(1);
    return claim(...of);
  });
  await one.send.run(webhook.id);
  expect(leadElsewhere).toHaveBeenCalled();
  expect(world.sent.map(({ to }) => to)).toEqual(['https://elsewhere.example/']);
});
