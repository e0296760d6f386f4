import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { once as onceOf } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webhookEvents, webhookPayload } from '#contract/integration/webhook-events.ts';
import { type HookEventType, hookEventTypes } from '#kernel/hooks.ts';
import { key as once, many } from '#test/support/calls.ts';
import { type Session, withToken } from '#test/support/clients.ts';
import { dump } from '#test/support/dump.ts';
import { finish } from '#test/support/finish.ts';
import { Receiver } from '#test/support/receiver.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
let owner: Session & { readonly id: string };
beforeAll(async () => {
  world = await World.begin();
  owner = await world.staff('integrations:read', 'integrations:write', 'orders:read', 'tickets:read');
});
afterAll(() => world.end());
const open: Receiver[] = [];
afterEach(async () => {
  for (const { id } of await owner.api.call('GET /admin/webhooks', { query: { filter: `{"ownerId":"${owner.id}"}` } }))
    await owner.api.call('DELETE /admin/webhooks/:id', { params: { id } });
  for (const receiver of open.splice(0)) await receiver.close();
});

const until = async <T>(look: () => T | Promise<T>, wanted: (seen: T) => boolean): Promise<T> => {
  for (const deadline = Date.now() + 30_000; ;) {
    const seen = await look();
    if (wanted(seen) || Date.now() > deadline) return seen;
    await new Promise((wait) => setTimeout(wait, 50));
  }
};

const listen = async (events: readonly HookEventType[], path = '') => {
  const receiver = await Receiver.open();
  open.push(receiver);
  const body = { url: `${receiver.url}${path}`, events: [...events] };
  const { webhook, secret } = await owner.api.call('POST /admin/webhooks', { body });
  receiver.secret = secret;
  return { receiver, webhook, params: { id: webhook.id } };
};
const deliveriesOf = (filter: object) =>
  owner.api.call('GET /admin/deliveries', { query: { filter: JSON.stringify(filter) } });
const delivery = (id: string) => owner.api.call('GET /admin/deliveries/:id', { params: { id } });
/** Waits until the delivery of this webhook fits the condition. */
const one = async (webhookId: string, wanted: (log: Awaited<ReturnType<typeof delivery>>) => boolean) => {
  const [found] = await until(
    () => deliveriesOf({ webhookId }),
    (rows) => rows.length > 0,
  );
  return until(() => delivery(found?.id ?? ''), wanted);
};

test('a webhook sends each step of an order and of a ticket once, signed and in the documented form', async () => {
  const { receiver, webhook } = await listen(hookEventTypes.filter((type) => /^(order|ticket)/.test(type)));
  const id = await world.startedOrder();
  await finish(world.booster, id);
  await world.customer.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'closed' }, ...once() });
  const ticketId = await world.ticket();
  const body = { text: 'Bakıyoruz.' };
  await world.admin.api.call('POST /tickets/:id/messages', { params: { id: ticketId }, body, ...once() });
  const ofOrder = () => receiver.received.filter(({ payload }) => payload.data['orderId'] === id);
  await until(ofOrder, (all) => all.length >= 7);
  expect(ofOrder().map(({ payload }) => payload.type)).toEqual([
    'order.paid',
    'order.ready',
    'order.taken',
    'order.started',
    'order.finished',
    'order.confirmed',
    'order.completed',
  ]);
  const ofTicket = () => receiver.received.filter(({ payload }) => payload.data['ticketId'] === ticketId);
  await until(ofTicket, (all) => all.length >= 2);
  expect(ofTicket().map(({ payload }) => payload)).toMatchObject([
    { type: 'ticket.opened', data: { answered: false } },
    { type: 'ticket.answered', data: { answered: true } },
  ]);
  for (const { payload } of receiver.received) {
    const type = payload.type as HookEventType;
    expect(() => webhookPayload(type, webhookEvents[type].data).parse(payload)).not.toThrow();
  }
  const rows = await until(
    () => deliveriesOf({ webhookId: webhook.id, orderId: id }),
    (all) => all.every(({ state }) => state === 'delivered'),
  );
  expect(rows.map(({ eventId }) => eventId).toSorted()).toEqual(
    ofOrder()
      .map((event) => event.id)
      .toSorted(),
  );
});

test('a failed attempt is logged with its answer, and the next one is due within two minutes', async () => {
  const { receiver, webhook, params } = await listen(['order.paid']);
  receiver.answer = { status: 500, body: 'x'.repeat(5000) };
  await owner.api.call('POST /admin/webhooks/:id/test', { params, ...once() });
  const failed = await one(webhook.id, ({ log }) => log.length > 0);
  expect(failed).toMatchObject({ event: 'webhook.test', state: 'waiting', tries: 1 });
  expect(failed.log).toMatchObject([{ status: 500, fault: null, answer: 'x'.repeat(2048) }]);
  expect(Date.parse(failed.nextTryAt ?? '') - Date.now()).toBeLessThanOrEqual(120_000);
  expect(JSON.parse(failed.payload ?? '')).toMatchObject({ type: 'webhook.test', data: { webhookId: webhook.id } });
});

test('a webhook waits as long as Retry-After asks, or until somebody sends a test', async () => {
  const { receiver, webhook, params } = await listen(['order.paid']);
  expect(webhook.heldUntil).toBeNull();
  receiver.answer = { status: 429, headers: { 'retry-after': '600' } };
  const asked = Date.now();
  await owner.api.call('POST /admin/webhooks/:id/test', { params, ...once() });
  const read = () => owner.api.call('GET /admin/webhooks/:id', { params });
  const held = await until(read, ({ heldUntil }) => heldUntil !== null);
  const rest = Date.parse(held.heldUntil ?? '') - asked;
  expect(rest).toBeGreaterThanOrEqual(600_000);
  expect(rest).toBeLessThan(700_000);
  const [row] = await owner.api.call('GET /admin/webhooks', { query: { filter: `{"ownerId":"${owner.id}"}` } });
  expect(row).toEqual(held);
  receiver.answer = { status: 200 };
  await owner.api.call('POST /admin/webhooks/:id/test', { params, ...once() });
  expect(await read()).toMatchObject({ id: webhook.id, heldUntil: null });
});

test('a redirect is not followed', async () => {
  const [{ receiver, params, webhook }, elsewhere] = await Promise.all([listen(['order.paid']), Receiver.open()]);
  open.push(elsewhere);
  elsewhere.secret = receiver.secret;
  receiver.answer = { status: 307, headers: { location: elsewhere.url } };
  await owner.api.call('POST /admin/webhooks/:id/test', { params, ...once() });
  expect((await one(webhook.id, ({ log }) => log.length > 0)).log).toMatchObject([{ status: 307 }]);
  expect(elsewhere.received).toEqual([]);
});

test('a webhook whose receiver answers 410 is paused and its owner gets a mail; once resumed, it sends what waited', async () => {
  await world.proveAddress(owner);
  const { receiver, webhook, params } = await listen(['order.paid']);
  receiver.answer = { status: 410 };
  const read = () => owner.api.call('GET /admin/webhooks/:id', { params });
  await world.order();
  const stopped = await until(read, ({ state }) => state === 'paused');
  expect(stopped).toMatchObject({ paused: { cause: 'gone', byName: null } });
  const mailed = async () => (await fetch(`${world.product.mailUrl}/messages`)).text();
  expect(await until(mailed, (all) => all.includes('Webhook duraklatıldı'))).toContain('Webhook duraklatıldı');
  await world.order();
  const paused = { status: 409, code: 'integration.webhook_paused' };
  await expect(owner.api.call('POST /admin/webhooks/:id/test', { params, ...once() })).rejects.toMatchObject(paused);
  expect((await deliveriesOf({ webhookId: webhook.id })).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  receiver.answer = { status: 200 };
  const before = receiver.received.length;
  await owner.api.call('POST /admin/webhooks/:id/resume', { params, ...once() });
  await until(
    () => deliveriesOf({ webhookId: webhook.id, state: 'delivered' }),
    (rows) => rows.length === 2,
  );
  expect(receiver.received.length - before).toBe(2);
});

test('the attempts of a delivery include those made by hand, in the list and on its page', async () => {
  const { receiver, webhook, params } = await listen(['order.paid']);
  receiver.answer = { status: 500 };
  await owner.api.call('POST /admin/webhooks/:id/test', { params, ...once() });
  const { id } = await one(webhook.id, ({ log }) => log.length === 1);
  const sent = await owner.api.call('POST /admin/deliveries/:id/redeliver', { params: { id }, ...once() });
  expect(sent.tries).toBe(sent.log.length);
  const tried = await one(webhook.id, ({ log }) => log.length === 2);
  expect(tried).toMatchObject({ state: 'waiting', tries: 2 });
  expect(await deliveriesOf({ webhookId: webhook.id })).toMatchObject([{ id, tries: 2 }]);
});

test('a delivery is sent again with the same event id, signed with both secrets after a rotation', async () => {
  const { receiver, webhook, params } = await listen(['order.paid']);
  await owner.api.call('POST /admin/webhooks/:id/test', { params, ...once() });
  const { id, eventId } = await one(webhook.id, ({ state }) => state === 'delivered');
  const { secret } = await owner.api.call('POST /admin/webhooks/:id/rotation', { params, body: { overlapHours: 1 } });
  const redeliver = () => owner.api.call('POST /admin/deliveries/:id/redeliver', { params: { id }, ...once() });
  // the receiver still verifies with the old secret
  await redeliver();
  await until(
    () => delivery(id),
    ({ log }) => log.length === 2,
  );
  receiver.secret = secret;
  await redeliver();
  await until(
    () => delivery(id),
    ({ log }) => log.length === 3,
  );
  expect(receiver.received.map((event) => [event.id, event.signatures])).toEqual([
    [eventId, 1],
    [eventId, 2],
    [eventId, 2],
  ]);
  const again = owner.api.call('POST /admin/webhooks/:id/rotation', { params, body: { overlapHours: 1 } });
  await expect(again).rejects.toMatchObject({ status: 409, code: 'integration.secrets_overlap' });
});

test('receivers that never answer do not delay deliveries to healthy ones', async () => {
  const waiting: object[] = [];
  let ended = 0;
  const silent = createServer((_request, response) => {
    waiting.push(response);
    response.once('close', () => ended++);
  }).listen(0, '127.0.0.1');
  await onceOf(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  for (const at of many(6, (n) => n)) {
    const body = { url: `http://127.0.0.1:${port}/${at}`, events: ['order.paid' as const] };
    await owner.api.call('POST /admin/webhooks', { body: { ...body, events: [...body.events] } });
  }
  const { receiver } = await listen(['order.paid']);
  await world.order();
  await until(
    () => waiting.length,
    (calls) => calls >= 4,
  );
  await world.order();
  await until(
    () => receiver.received.length,
    (told) => told >= 2,
  );
  expect({ told: receiver.received.length, ended }).toEqual({ told: 2, ended: 0 });
  silent.closeAllConnections();
  silent.close();
});

test('addresses inside the private network are refused', async () => {
  const refused = { status: 422, code: 'integration.address_not_allowed' };
  for (const url of ['https://10.0.0.1/', 'http://169.254.169.254/latest', 'https://[::ffff:192.168.0.1]/']) {
    const made = owner.api.call('POST /admin/webhooks', { body: { url, events: ['order.paid'] } });
    await expect(made).rejects.toMatchObject(refused);
  }
  const { params } = await listen(['order.paid']);
  const led = owner.api.call('PUT /admin/webhooks/:id', { params, body: { url: 'https://192.168.1.1/' } });
  await expect(led).rejects.toMatchObject(refused);
});

test('an API key cannot create or redirect a webhook for events that it may not read', async () => {
  const { secret } = await owner.api.call('POST /admin/api-keys', {
    body: { name: 'Yalnız webhook', scopes: ['integrations:read', 'integrations:write'], expiresInDays: 1 },
  });
  const { api } = withToken(world.product.url, secret);
  const { receiver, params } = await listen(['order.paid']);
  const made = api.call('POST /admin/webhooks', { body: { url: receiver.url, events: ['order.paid'] } });
  await expect(made).rejects.toMatchObject({ status: 403, code: 'identity.scope_not_held' });
  const led = api.call('PUT /admin/webhooks/:id', { params, body: { url: 'https://elsewhere.example/' } });
  await expect(led).rejects.toMatchObject({ status: 403, code: 'integration.webhook_not_yours' });
});

test('staff who may not read an event see its delivery without the payload', async () => {
  const { webhook } = await listen(['order.paid']);
  await world.order();
  const sent = await one(webhook.id, ({ state }) => state === 'delivered');
  expect(sent.payload).not.toBeNull();
  const auditor = await world.staff('integrations:read');
  const seen = await auditor.api.call('GET /admin/deliveries/:id', { params: { id: sent.id } });
  expect(seen).toMatchObject({ state: 'delivered', payload: null });
});

test('the webhook of a removed owner is paused and sends nothing, and its deliveries are deleted with it', async () => {
  const leaver = await world.staff('integrations:read', 'integrations:write', 'orders:read');
  const receiver = await Receiver.open();
  open.push(receiver);
  const made = { url: receiver.url, events: ['order.paid' as const] };
  const { webhook } = await leaver.api.call('POST /admin/webhooks', { body: made });
  await world.admin.api.call('POST /admin/remove', { body: { userId: leaver.id, reason: 'Ayrıldı' }, ...once() });
  await world.order();
  const params = { id: webhook.id };
  const read = () => owner.api.call('GET /admin/webhooks/:id', { params });
  await expect(until(read, ({ state }) => state === 'paused')).resolves.toMatchObject({ paused: { cause: 'owner' } });
  expect(receiver.received).toEqual([]);
  await owner.api.call('DELETE /admin/webhooks/:id', { params });
  const left = () => deliveriesOf({ webhookId: webhook.id });
  await expect(until(left, (rows) => rows.length === 0)).resolves.toEqual([]);
});

test('a person has at most twenty webhooks, whose secrets are stored nowhere in plain text', async () => {
  const body = { url: 'http://127.0.0.1:9/', events: ['order.paid' as const] };
  const make = () => owner.api.call('POST /admin/webhooks', { body: { ...body, events: [...body.events] } });
  const made = [];
  for (const _ of many(20, (at) => at)) made.push(await make());
  await expect(make()).rejects.toMatchObject({ status: 409, code: 'integration.too_many_webhooks' });
  const kept = await dump(world.product.database.url);
  for (const { secret } of made) expect(kept).not.toContain(secret.slice('whsec_'.length));
});
