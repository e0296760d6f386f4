// The states before and after that the audit log stores for commands whose answer is not the record.
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { RouteKey } from '#contract/routes.ts';
import { fieldOf } from '#platform/http/audited.ts';
import { key } from '#test/support/calls.ts';
import { register } from '#test/support/clients.ts';
import { rightCalls } from '#test/support/right-calls.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;

beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const eventsOf = (filter: object) =>
  world.admin.api.call('GET /admin/audit-events', { query: { filter: JSON.stringify(filter) } });

/** Runs a command as the admin. Returns what the log says that it changed. */
const changesBy = async (route: RouteKey, { params, body }: { params?: { id: string }; body?: unknown }) => {
  const headers = { 'idempotency-key': randomUUID() };
  const call = { token: world.admin.token, params, body, headers };
  const answer = await world.call(route, call);
  expect([200, 201, 204]).toContain(answer.status);
  const recordId = params?.id ?? (fieldOf(answer, 'body.id') as string);
  const [event] = await eventsOf({ action: route });
  return { recordId, answer: answer.body, event: event!, changes: event!.changes };
};

const ending = { to: 'cancelled', reason: 'Müşteri vazgeçti', earnedPercent: 0 };

test.each([
  ['POST /orders/:id/transitions', () => world.takenOrder(), ending, '/state', 'starting', 'cancelled'],
  ['POST /orders/:id/pause', () => world.startedOrder(), { reason: 'Müşteri aradı' }, '/pause', null, anything()],
  ['POST /orders/:id/resume', () => world.pausedOrder(), undefined, '/pause', anything(), null],
  ['POST /tickets/:id/state', () => world.ticket(), { to: 'closed' }, '/status', 'open', 'closed'],
  ['POST /tickets/:id/state', () => world.ticket(), { to: 'trash' }, '/status', 'open', 'trash'],
  ['POST /tickets/:id/messages', () => world.ticket(), { text: 'Bakıyoruz.' }, '/answered', false, true],
] as const)(
  '%s by staff is logged with the record before and after',
  async (route, record, body, path, before, after) => {
    const id = await record();
    const { changes, event } = await changesBy(route, { params: { id }, body });
    expect(event.recordId).toBe(id);
    expect(changes).toContainEqual({ path, before, after });
  },
);

function anything() {
  return expect.anything();
}

test('a decision on a request for approval is logged with the request before and after', async () => {
  const asker = await world.staff('wallets:write');
  const { id: userId } = await register(world.product.url);
  const asked = await asker.api.call('POST /admin/approvals', {
    body: { command: 'add-funds', userId, type: 'add', amount: { amount: 5_000, currency: 'TRY' }, reason: 'Telafi' },
    ...key(),
  });
  const { changes } = await changesBy('POST /admin/approvals/:id/refuse', {
    params: { id: asked.id },
    body: { reason: 'Belge yok' },
  });
  expect(changes).toContainEqual({ path: '/state', before: 'waiting', after: 'refused' });
  expect(changes).toContainEqual({ path: '/decision', before: null, after: 'Belge yok' });
  expect(changes.map(({ path }) => path)).not.toContain('/hindrance');
});

test('a command that makes a secret is logged with its changes, and the log contains no secret', async () => {
  const { answer: made, changes: created } = await changesBy(
    'POST /admin/api-keys',
    await rightCall('POST /admin/api-keys'),
  );
  const { key: first, secret } = made as { key: { id: string; name: string }; secret: string };
  expect(created).toEqual([
    { path: '', before: null, after: expect.objectContaining({ id: first.id, name: first.name }) },
  ]);
  const { answer, changes: rotated } = await changesBy('POST /admin/api-keys/:id/rotation', {
    params: { id: first.id },
    body: {},
  });
  const { key: next, secret: nextSecret } = answer as { key: { id: string }; secret: string };
  expect(rotated).toContainEqual({ path: '/successorId', before: null, after: next.id });

  const hook = await changesBy('POST /admin/webhooks', await rightCall('POST /admin/webhooks'));
  const { webhook, secret: signing } = hook.answer as { webhook: { id: string }; secret: string };
  expect(hook.changes).toEqual([{ path: '', before: null, after: expect.objectContaining({ id: webhook.id }) }]);
  const turned = await changesBy('POST /admin/webhooks/:id/rotation', { params: { id: webhook.id }, body: {} });
  expect(turned.changes).toContainEqual({ path: '/previousSecretUntil', before: null, after: expect.any(String) });

  const log = JSON.stringify(await eventsOf({}));
  const turnedTo = (turned.answer as { secret: string }).secret;
  for (const hidden of [secret, nextSecret, signing, turnedTo]) {
    expect(hidden).toMatch(/\w{16}/);
    expect(log).not.toContain(hidden);
  }
  expect(log).not.toContain('"sealed"');
});

test('a deleted record is logged as it was', async () => {
  const { params } = await rightCall('DELETE /admin/canned-answers/:id');
  const was = await world.admin.api.call('GET /admin/canned-answers/:id', { params: params! });
  const { changes } = await changesBy('DELETE /admin/canned-answers/:id', { params: params! });
  expect(changes).toEqual([{ path: '', before: was, after: null }]);
});

test('a note is logged with its states, but without its text', async () => {
  const { id: userId } = await register(world.product.url);
  const secret = `Gizli ${randomUUID()}`;
  const written = (kind: 'note' | 'suspicion') =>
    changesBy('POST /admin/user-notes', { body: { recordId: userId, kind, text: secret } });
  const note = await written('note');
  expect(note.event.recordId).toBe(userId);
  expect(note.changes).toEqual([
    { path: '/user-notes', before: null, after: expect.objectContaining({ id: note.recordId, kind: 'note' }) },
  ]);
  const { recordId: id } = await written('suspicion');
  const lifted = await changesBy('POST /admin/user-notes/:id/lift', { params: { id }, body: { reason: 'Aklandı' } });
  expect(lifted.event.recordId).toBe(userId);
  expect(lifted.changes).toEqual([
    { path: '/user-notes/lifted', before: null, after: expect.objectContaining({ because: 'Aklandı' }) },
  ]);
  const removed = await changesBy('DELETE /admin/user-notes/:id', { params: { id: note.recordId } });
  expect(removed.changes).toEqual([
    { path: '', before: expect.objectContaining({ id: note.recordId, recordId: userId }), after: null },
  ]);
  expect(JSON.stringify(await eventsOf({}))).not.toContain(secret);
});

test('a chat message by staff is logged as a new message, but without its text', async () => {
  const id = await world.takenOrder();
  const text = `Merhaba ${randomUUID()}`;
  const { changes, event, answer } = await changesBy('POST /orders/:id/messages', { params: { id }, body: { text } });
  expect(event.recordId).toBe(id);
  const { id: messageId } = answer as { id: string };
  expect(changes).toEqual([{ path: '/messages', before: null, after: expect.objectContaining({ id: messageId }) }]);
  expect(JSON.stringify(event)).not.toContain(text);
});

test('reading a ticket for the log does not mark it as read', async () => {
  const id = await world.ticket();
  const read = async () =>
    (await world.admin.api.call('GET /admin/tickets', { query: { filter: JSON.stringify({ id }) } }))[0]?.read;
  expect(await read()).toBe(false);
  // the ticket is open already, so the command is refused
  const refused = await world.call('POST /tickets/:id/state', {
    token: world.admin.token,
    params: { id },
    body: { to: 'open' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(refused.status).toBe(409);
  expect(await read()).toBe(false);
});

const rightCall = async (route: keyof typeof rightCalls) =>
  (await rightCalls[route](world)) as { params?: { id: string }; body?: unknown };
