// The address of a webhook changes while a delivery to the old address waits, for its answer or for its next attempt.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { HookEvent } from '#kernel/hooks.ts';
import { integrationRows } from '#modules/integration/adapters/persistence/integration.table.ts';
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
  const { webhook } = await one.register.run({ ...ada, id: v7() }, { ...wanted, events: [...wanted.events] });
  await database.run(() => one.tell.tell(events));
  const listed = async () => {
    const part = { from: 0, limit: 50, descending: false, where: { webhookId: [webhook.id] } };
    return (await one.deliveries.list(part)).rows;
  };
  return { world, one, webhook, listed, owner: { ...ada, id: webhook.ownerId } };
};

const there = 'https://elsewhere.example/';

test.each([
  ['answers with Retry-After', 503, 3600],
  ['answers 410 Gone', 410, null],
  ['fails', 500, null],
])(
  'if the old address %s, the new one gets the delivery at once and starts without failures',
  async (_, status, retryAfterSeconds) => {
    const { world, one, webhook, listed, owner } = await begin(event('order.paid', v7()));
    world.retryAfterSeconds = retryAfterSeconds;
    world.answer = async () => {
      world.answer = async () => {
        world.retryAfterSeconds = null;
        return 204;
      };
      await one.change(owner, webhook.id, { url: there });
      return status;
    };
    await one.send.run(webhook.id);
    expect(world.sent.map(({ to }) => to)).toEqual([wanted.url, there]);
    await expect(listed()).resolves.toMatchObject([{ state: 'delivered', tries: 1 }]);
    await expect(one.webhooks.find(webhook.id)).resolves.toMatchObject({
      heldUntil: null,
      paused: null,
      failingSince: null,
    });
    expect(world.told).toEqual([]);
  },
);

test('a delivery that the old address accepts during the change is not sent to the new one', async () => {
  const { world, one, webhook, listed, owner } = await begin(event('order.paid', v7()));
  world.answer = async () => {
    await one.change(owner, webhook.id, { url: there });
    return 204;
  };
  await one.send.run(webhook.id);
  expect(world.sent).toHaveLength(1);
  await expect(listed()).resolves.toMatchObject([{ state: 'delivered' }]);
});

test('deliveries that the old address postponed are sent to the new one at once, with all their attempts left', async () => {
  const order = v7();
  const { world, one, webhook, listed, owner } = await begin(event('order.paid', order), event('order.taken', order));
  world.answer = async () => 503;
  world.retryAfterSeconds = 3600;
  await one.send.run(webhook.id);
  world.answer = async () => 204;
  world.retryAfterSeconds = null;
  world.soon.length = 0;
  await one.change(owner, webhook.id, { url: there });
  expect(world.soon).toEqual([webhook.id]);
  await one.send.run(webhook.id);
  expect(world.sent.map(({ to }) => to)).toEqual([wanted.url, there, there]);
  await expect(listed()).resolves.toMatchObject([
    { state: 'delivered', tries: 1 },
    { state: 'delivered', tries: 1 },
  ]);
});
