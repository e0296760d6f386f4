import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { HookEvent, HookEventType } from '#kernel/hooks.ts';
import { scopes as allScopes, type Scope } from '#kernel/vocabulary.ts';
import { integrationRows } from '#modules/integration/adapters/persistence/integration.table.ts';
import type { WebhookTables } from '#modules/integration/adapters/persistence/webhook.table.ts';
import { backOff } from '#modules/integration/domain/delivery.ts';
import { Database } from '#platform/db/database.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { ada, aWebhookWorld, event, wanted, webhookProcess } from '#test/support/webhook-process.ts';

let at: TestDatabase;
let databases: readonly [Database, Database];
beforeAll(async () => {
  at = await testDatabase();
  databases = [
    await Database.connect(at.url, [...integrationRows], { max: 10 }),
    await Database.connect(at.url, [...integrationRows], { max: 10 }),
  ];
});
afterAll(async () => {
  for (const database of databases) await database.close();
  await at.drop();
});
beforeEach(async () => {
  const sql = databases[0].sql<WebhookTables>();
  for (const table of ['DeliveryTryRow', 'DeliveryRow', 'WebhookRow'] as const) await sql.deleteFrom(table).execute();
});

const begin = async () => {
  const world = aWebhookWorld();
  const one = webhookProcess(databases[0], world);
  const { webhook } = await one.register.run(ada, { ...wanted, events: [...wanted.events] });
  const said = () => world.sent.map(({ body }) => (JSON.parse(body) as { data: { said: string } }).data.said);
  const tell = (...events: readonly HookEvent[]) => databases[0].run(() => one.tell.tell(events));
  const listed = async () =>
    (await one.deliveries.list({ from: 0, limit: 50, descending: false, where: {} })).rows.toSorted((a, b) =>
      a.id < b.id ? -1 : 1,
    );
  return { world, one, webhook, said, tell, listed };
};

test('an event is written for its subscribers only, and only if its transaction commits', async () => {
  const { world, one, webhook, tell, listed } = await begin();
  const undone = databases[0].run(async () => {
    await one.tell.tell([event('order.paid', v7())]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await tell(event('order.cancelled', v7()));
  await expect(listed()).resolves.toEqual([]);
  await tell(event('order.paid', v7()));
  await expect(listed()).resolves.toMatchObject([{ webhookId: webhook.id, type: 'order.paid', state: 'waiting' }]);
  expect(world.soon).toContain(webhook.id);
});

test('events of one record are sent in order; a failed delivery delays only later ones of that record', async () => {
  const { world, one, webhook, said, tell, listed } = await begin();
  const [first, second] = [v7(), v7()];
  await tell(event('order.paid', first), event('order.paid', second, 'order.ready'));
  await tell(event('order.taken', first));
  world.answer = async (body) => (body.includes('"said":"order.paid"') ? 500 : 200);
  await one.send.run(webhook.id);
  expect(said().toSorted()).toEqual(['order.paid', 'order.ready']);
  world.answer = async () => 200;
  world.clock.advance({ seconds: 30 });
  await one.send.run(webhook.id);
  expect(said().slice(2)).toEqual(['order.paid', 'order.taken']);
  expect((await listed()).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
});

test('several processes send each delivery once, in the order of each record', async () => {
  const { world, one, webhook, said, tell, listed } = await begin();
  const other = webhookProcess(databases[1], world);
  const records = Array.from({ length: 12 }, () => v7());
  for (const type of ['order.paid', 'order.taken'] as const) await tell(...records.map((id) => event(type, id)));
  while ((await listed()).some(({ state }) => state === 'waiting'))
    await Promise.all([one, other, one, other].map(({ send }) => send.run(webhook.id)));
  expect(world.sent).toHaveLength(24);
  expect(new Set(world.sent.map(({ id }) => id)).size).toBe(24);
  expect(said().filter((word) => word === 'order.taken')).toHaveLength(12);
});

test('a delivery that a killed process had claimed is due again and is sent under the same id', async () => {
  const { world, one, webhook, tell, listed } = await begin();
  await tell(event('order.paid', v7()));
  const now = world.clock.now();
  await one.deliveries.claim(webhook.id, { now, until: new Date(now.getTime() + 60_000), limit: 8 });
  await one.send.run(webhook.id);
  expect(world.sent).toEqual([]);
  world.clock.advance({ seconds: 60 });
  await one.send.sweep();
  expect(world.soon.at(-1)).toBe(webhook.id);
  await one.send.run(webhook.id);
  expect(world.sent.map(({ id }) => id)).toEqual((await listed()).map(({ eventId }) => eventId));
});

test('a receiver that answers with Retry-After gets no event of any record until then; other receivers do', async () => {
  const { world, one, webhook, said, tell } = await begin();
  const other = await one.register.run(ada, { url: wanted.url, events: ['order.taken'] });
  world.answer = async () => 500;
  await tell(event('topup.failed', v7()), event('order.taken', v7()));
  await one.send.run(webhook.id);
  await one.send.run(other.webhook.id);
  world.answer = async () => 429;
  world.retryAfterSeconds = 600;
  await tell(event('order.paid', v7()));
  await one.send.run(webhook.id);
  const before = world.sent.length;
  world.answer = async () => 200;
  world.clock.advance({ seconds: 599 });
  await one.send.run(webhook.id);
  expect(world.sent).toHaveLength(before);
  await one.send.run(other.webhook.id);
  expect(said().slice(before)).toEqual(['order.taken']);
  world.clock.advance({ seconds: 1 });
  await one.send.run(webhook.id);
  expect(
    said()
      .slice(before + 1)
      .toSorted(),
  ).toEqual(['order.paid', 'order.taken', 'topup.failed']);
});

describe('a receiver that is held as its Retry-After asks', () => {
  const resting = async () => {
    const begun = await begin();
    const { world, one, webhook, tell } = begun;
    await tell(event('topup.failed', v7()));
    await one.send.run(webhook.id);
    world.answer = async () => 503;
    world.retryAfterSeconds = 600;
    await tell(event('order.paid', v7()));
    await one.send.run(webhook.id);
    world.answer = async () => 200;
    world.retryAfterSeconds = null;
    world.clock.advance({ seconds: 10 });
    await tell(event('order.taken', v7()));
    await one.send.run(webhook.id);
    return begun;
  };
  const all = ['topup.failed', 'order.paid', 'order.taken'];

  test('gets new events only when the hold is over', async () => {
    const { world, one, webhook, said } = await resting();
    world.clock.advance({ seconds: 589 });
    world.soon.length = 0;
    await one.send.sweep();
    await one.send.run(webhook.id);
    expect(said()).toEqual(all.slice(0, 2));
    expect(world.soon).toEqual([]);
    world.clock.advance({ seconds: 1 });
    await one.send.sweep();
    expect(world.soon).toEqual([webhook.id]);
    await one.send.run(webhook.id);
    expect(said().slice(2).toSorted()).toEqual(all.slice(1));
  });

  test('changes by its answer only the delivery that was attempted', async () => {
    const { world, one, webhook, tell, listed } = await begin();
    const order = v7();
    await tell(event('order.paid', order), event('order.taken', order));
    const [, next] = await listed();
    world.answer = async () => 429;
    world.retryAfterSeconds = 600;
    await one.send.run(webhook.id);
    expect((await listed())[0]).toMatchObject({ type: 'order.paid', tries: 1 });
    expect((await listed())[1]).toEqual(next);
  });

  test.each<[string, (of: Awaited<ReturnType<typeof begin>>) => Promise<unknown>]>([
    ['redelivers a delivery', async ({ one, listed }) => one.redeliver.run((await listed())[0]?.id ?? '')],
    ['sends a waiting delivery now', async ({ one, listed }) => one.redeliver.run((await listed())[1]?.id ?? '')],
    ['sends a test', ({ one, webhook }) => one.redeliver.test(ada, webhook.id)],
    ['changes its address', ({ one, webhook }) => one.change(ada, webhook.id, { url: 'https://elsewhere.example/' })],
    [
      'pauses and resumes it',
      async ({ one, webhook }) => {
        await one.pause.run(ada.id, webhook.id);
        await one.pause.resume(ada, webhook.id);
      },
    ],
  ])('is no longer held after a person %s', async (_what, act) => {
    const begun = await resting();
    await act(begun);
    await begun.one.send.run(begun.webhook.id);
    expect(begun.said()).toContain('order.taken');
  });

  test('is still held after a change of events at the same address', async () => {
    const { one, webhook, said } = await resting();
    await one.change(ada, webhook.id, { url: wanted.url, events: ['order.taken'] });
    await one.send.run(webhook.id);
    expect(said()).not.toContain('order.taken');
  });
});

test('a dead receiver is paused after a day with one mail to its owner; when resumed it gets all events in order', async () => {
  const { world, one, webhook, said, tell, listed } = await begin();
  world.answer = async () => null;
  const order = v7();
  await tell(event('order.paid', order));
  await one.send.run(webhook.id);
  for (const wait of backOff) {
    await expect(one.webhooks.find(webhook.id)).resolves.toMatchObject({ paused: null });
    world.clock.advance({ seconds: wait });
    if (wait === backOff.at(-1)) await tell(event('order.taken', order), event('topup.failed', v7()));
    await one.send.run(webhook.id);
  }
  expect(world.told).toEqual(['failing']);
  await expect(one.webhooks.find(webhook.id)).resolves.toMatchObject({ paused: { cause: 'failing', by: null } });
  await tell(event('order.paid', v7(), 'order.ready'));

  const tries = world.sent.length;
  await one.send.sweep();
  await one.send.run(webhook.id);
  expect(world.sent).toHaveLength(tries);

  world.answer = async () => 200;
  await one.pause.resume(ada, webhook.id);
  await one.send.run(webhook.id);
  expect((await listed()).filter(({ state }) => state === 'waiting')).toEqual([]);
  expect(said().indexOf('order.taken')).toBeGreaterThan(said().indexOf('order.paid'));
  expect(said()).toContain('order.ready');
});

test('a receiver that always answers with Retry-After is paused after 28 hours at most', async () => {
  const { world, one, webhook, tell } = await begin();
  world.answer = async () => 429;
  world.retryAfterSeconds = 3600;
  world.chance = 0.99;
  await tell(...Array.from({ length: 100 }, () => event('order.paid', v7())));
  // the job finds a due delivery at most a minute later
  const rest = 61;
  for (let minutes = 0; minutes <= 28 * 60; minutes += rest) {
    await one.send.run(webhook.id);
    world.clock.advance({ seconds: rest * 60 });
  }
  await expect(one.webhooks.find(webhook.id)).resolves.toMatchObject({ paused: { cause: 'failing' } });
  expect(world.told).toEqual(['failing']);
});

test('events that the owner may not read are withheld; a blocked owner delays deliveries, an owner who left pauses them', async () => {
  const { world, one, webhook, said, tell, listed } = await begin();
  world.held = ['wallets:read'];
  await tell(event('order.paid', v7()), event('topup.failed', v7()));
  await one.send.run(webhook.id);
  expect(said()).toEqual(['topup.failed']);
  expect((await listed()).map(({ state }) => state).toSorted()).toEqual(['delivered', 'withheld']);
  world.ownerIsHere = false;
  await tell(event('topup.failed', v7()));
  await one.send.run(webhook.id);
  await expect(one.webhooks.find(webhook.id)).resolves.toMatchObject({ paused: null });
  world.ownerHasLeft = true;
  await one.send.run(webhook.id);
  await expect(one.webhooks.find(webhook.id)).resolves.toMatchObject({ paused: { cause: 'owner' } });
  expect(world.sent).toHaveLength(1);
});

test('removing a webhook deletes its secrets, and a job deletes its deliveries in batches', async () => {
  const { world, one, webhook, tell, listed } = await begin();
  await tell(event('order.paid', v7()), event('order.paid', v7()));
  await one.send.run(webhook.id);
  await one.remove(webhook.id);
  expect(world.secrets.all.size).toBe(0);
  expect(world.forgotten).toEqual([webhook.id]);
  await expect(one.deliveries.forgetOf(webhook.id, 1)).resolves.toBe(1);
  await one.tidy.forget(webhook.id);
  await expect(listed()).resolves.toEqual([]);
  await expect(databases[0].sql<WebhookTables>().selectFrom('DeliveryTryRow').selectAll().execute()).resolves.toEqual(
    [],
  );
});

test('no delivery is written for a receiver that has been paused for more than thirty days', async () => {
  const { world, one, webhook, tell, listed } = await begin();
  await one.pause.run(ada.id, webhook.id);
  world.clock.advance({ days: 30 });
  await tell(event('order.paid', v7()));
  world.clock.advance({ seconds: 1 });
  await tell(event('order.taken', v7()));
  expect((await listed()).map(({ type }) => type)).toEqual(['order.paid']);
});

test('an owner who lost a scope manages the webhook but cannot add its events; a key with fewer scopes can do neither', async () => {
  const { world, one, webhook } = await begin();
  world.held = allScopes.filter((scope) => scope !== 'wallets:read');
  const asker = { id: ada.id, scopes: world.held };
  const change = (by: typeof asker, events: HookEventType[]) => one.change(by, webhook.id, { events });
  const key = { id: ada.id, scopes: ['integrations:write'] as Scope[] };
  await expect(change(key, ['order.paid'])).rejects.toMatchObject({ code: 'integration.webhook_not_yours' });
  await one.pause.run(ada.id, webhook.id);
  await one.pause.resume(asker, webhook.id);
  await change(asker, ['order.paid', 'topup.failed']);
  await change(asker, ['order.paid']);
  await expect(one.webhooks.find(webhook.id)).resolves.toMatchObject({ events: ['order.paid'] });
  const again = change(asker, ['order.paid', 'topup.failed']);
  await expect(again).rejects.toMatchObject({ code: 'identity.scope_not_held' });
});

test('a delivery that is sent again by hand keeps its ids, and each attempt is in the log', async () => {
  const { world, one, webhook, tell, listed } = await begin();
  await tell(event('order.paid', v7()));
  const id = (await listed())[0]?.id ?? '';
  await expect(databases[0].run(() => one.deliveries.findWithTries(id))).resolves.toMatchObject({ id, log: [] });
  await one.send.run(webhook.id);
  await one.redeliver.run(id);
  await one.send.run(webhook.id);
  const [first, second] = world.sent;
  expect(second).toEqual(first);
  const outcome = { at: world.clock.now(), durationMs: 1, status: 204, fault: null, answer: 'said' };
  await expect(one.deliveries.findWithTries(id)).resolves.toMatchObject({
    state: 'delivered',
    log: [outcome, outcome],
  });
  await expect(one.deliveries.findWithTries(v7())).resolves.toBeUndefined();
});

test('a waiting delivery that is sent by hand goes at once, after the earlier ones of its record', async () => {
  const { world, one, webhook, said, tell, listed } = await begin();
  const order = v7();
  world.answer = async () => 500;
  await tell(event('order.paid', order), event('order.taken', order), event('topup.failed', order));
  await tell(event('order.paid', v7()));
  await one.send.run(webhook.id);
  world.clock.advance({ seconds: 31 });
  await one.send.run(webhook.id);
  world.answer = async () => 204;
  world.sent.length = 0;
  const [earlier, later, latest, another] = await listed();
  expect([earlier, another]).toMatchObject([{ tries: 2 }, { tries: 2 }]);
  await one.redeliver.run(later!.id);
  const now = world.clock.now();
  expect(await listed()).toMatchObject([
    { state: 'waiting', tries: 0, nextTryAt: now },
    { state: 'waiting', tries: 0, nextTryAt: now },
    latest,
    another,
  ]);
  await one.send.run(webhook.id);
  expect(said()).toEqual(['order.paid', 'order.taken', 'topup.failed']);
});

test('a new secret and the old one both sign during the overlap; then the old one is erased', async () => {
  const { world, one, webhook, tell } = await begin();
  await one.register.rotate(ada, webhook.id, 24);
  await tell(event('order.paid', v7()));
  await one.send.run(webhook.id);
  world.clock.advance({ days: 1 });
  await tell(event('order.paid', v7()));
  await one.send.run(webhook.id);
  expect(world.sent.map(({ signatures }) => signatures)).toEqual([2, 1]);
  expect(world.secrets.all.size).toBe(2);
  await one.tidy.run();
  expect(world.secrets.all.size).toBe(1);
  await one.register.rotate(ada, webhook.id, 24);
  await expect(one.register.rotate(ada, webhook.id, 24)).rejects.toThrow('integration.secrets_overlap');
  expect(world.secrets.all.size).toBe(2);
  await one.register.rotate(ada, webhook.id, 0);
  await tell(event('order.paid', v7()));
  await one.send.run(webhook.id);
  expect(world.sent.at(-1)).toMatchObject({ signatures: 1 });
});

test('deliveries and their attempts are deleted after thirty days', async () => {
  const { world, one, webhook, tell, listed } = await begin();
  await tell(event('order.paid', v7()));
  await one.send.run(webhook.id);
  world.clock.advance({ days: 29 });
  await tell(event('order.paid', v7()));
  await one.tidy.run();
  expect(await listed()).toHaveLength(2);
  world.clock.advance({ days: 2 });
  await one.tidy.run();
  expect(await listed()).toHaveLength(1);
  const left = databases[0].sql<WebhookTables>().selectFrom('DeliveryTryRow').selectAll().execute();
  await expect(left).resolves.toEqual([]);
});

test('the limit of webhooks per person holds when three webhooks are created at once', async () => {
  const { one } = await begin();
  const another = () => one.register.run(ada, { url: wanted.url, events: ['order.paid'] });
  const made = await Promise.allSettled([another(), another(), another()]);
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
