import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Json } from '#kernel/json.ts';
import { routes } from '#contract/routes.ts';
import type { Route } from '#contract/route.ts';
import { changesBetween } from '#modules/audit/domain/audit-event.ts';
import { fieldOf } from '#platform/http/audited.ts';
import { key } from '#test/support/calls.ts';
import { register, type Session } from '#test/support/clients.ts';
import { onServer } from '#test/support/test-database.ts';
import { rightCalls } from '#test/support/right-calls.ts';
import { newPerson, World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
let auditor: Session;
let adminId: string;

beforeAll(async () => {
  world = await World.begin();
  auditor = await world.staff('audit:read');
  ({ id: adminId } = await world.admin.api.call('GET /users/current'));
});
afterAll(() => world.end());

const eventsOf = (filter: object) =>
  auditor.api.call('GET /admin/audit-events', { query: { filter: JSON.stringify(filter) } });
const customer = () => register(world.product.url);
const ban = (userId: string) =>
  world.admin.api.call('POST /admin/ban', { body: { userId, reason: 'Müşteriye hakaret' }, ...key() });

/** Staff routes that change no record: one counts how often an answer was used, the others check lines or calculate. */
const unspoken = [
  'POST /admin/canned-answers/:id/uses',
  'POST /admin/preview-coupons',
  'POST /admin/preview-smurf',
  'POST /admin/price-preview',
];

test('every staff route that changes something declares its audit', () => {
  const silent = Object.entries<Route>(routes)
    .filter(([route, { access }]) => access.kind === 'staff' && !route.startsWith('GET '))
    .filter(([, { audit }]) => !audit)
    .map(([route]) => route);
  expect(silent.toSorted()).toEqual(unspoken);
});

test('a command is logged with actor, action, values before and after, reason and origin', async () => {
  const { id } = await customer();
  await ban(id);
  const [event, ...more] = await eventsOf({ recordId: id });
  expect(more).toEqual([]);
  expect(event).toMatchObject({
    actorId: adminId,
    actorName: expect.stringMatching(/\S/),
    actorRole: 'admin',
    action: 'POST /admin/ban',
    resource: 'users',
    recordId: id,
    reason: 'Müşteriye hakaret',
    said: { userId: id },
    address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
    requestId: expect.any(String),
    begun: false,
    erased: false,
  });
  expect(event!.changes).toContainEqual({ path: '/status', before: 'active', after: 'banned' });
  expect(await auditor.api.call('GET /admin/audit-events/:id', { params: { id: event!.id } })).toEqual(event);
});

test('the reason for an unban or for a new password is in the log', async () => {
  const { id } = await customer();
  await ban(id);
  const reason = 'Telefonla arandı, son siparişini bildi';
  await world.admin.api.call('POST /admin/unban', { body: { userId: id, reason }, ...key() });
  await world.admin.api.call('POST /admin/change-password', { body: { userId: id, reason } });
  const events = await eventsOf({ recordId: id });
  expect(events.map((event) => [event.action, event.reason])).toEqual([
    ['POST /admin/change-password', reason],
    ['POST /admin/unban', reason],
    ['POST /admin/ban', 'Müşteriye hakaret'],
  ]);
});

test('a refused command is not logged, and a repeat by idempotency key is logged once', async () => {
  const { id } = await customer();
  const body = { userId: id, type: 'remove', amount: { amount: 100, currency: 'TRY' }, reason: 'fazla' } as const;
  await expect(world.admin.api.call('POST /admin/add-funds', { body, ...key() })).rejects.toMatchObject({
    code: 'wallet.insufficient_balance',
  });
  const same = { body: { ...body, type: 'add' }, ...key() } as const;
  await world.admin.api.call('POST /admin/add-funds', same);
  await world.admin.api.call('POST /admin/add-funds', same);
  expect(await eventsOf({ recordId: id })).toMatchObject([{ said: { type: 'add', amount: { amount: 100 } } }]);
});

test('no secret is written: neither passwords nor accounts on sale', async () => {
  const password = `kiraz-${randomUUID()}`;
  const made = await world.admin.api.call('POST /admin/new-user', {
    body: { ...newPerson(), role: 'customer', password },
    ...key(),
  });
  const { password: once } = await world.admin.api.call('POST /admin/change-password', { body: { userId: made.id } });
  const events = await eventsOf({ recordId: made.id });
  expect(events.map(({ action }) => action)).toEqual(['POST /admin/change-password', 'POST /admin/new-user']);
  expect(events[1]!.changes).toMatchObject([{ path: '', before: null, after: { id: made.id } }]);
  const text = JSON.stringify(events);
  expect(text).not.toContain(password);
  expect(text).not.toContain(once);

  const { id: cardId } = await world.admin.api.call('POST /admin/listings', {
    body: {
      server: 'tr',
      level: 30,
      description: 'El işi hesap',
      price: { amount: 10_000, currency: 'TRY' },
    },
    ...key(),
  });
  const line = `hesap:${password}`;
  await world.admin.api.call('POST /admin/add-smurf', { body: { cardId, lines: [line] }, ...key() });
  const added = await eventsOf({ recordId: cardId });
  expect(added[0]).toMatchObject({ action: 'POST /admin/add-smurf', said: { cardId } });
  expect(JSON.stringify(added)).not.toContain(password);
});

test('a customer’s message on a ticket is not logged; a message by staff on the same route is', async () => {
  const id = await world.ticket();
  const write = (by: Session) =>
    by.api.call('POST /tickets/:id/messages', { params: { id }, body: { text: 'Bakıyoruz.' }, ...key() });
  await write(world.customer);
  expect(await eventsOf({ recordId: id })).toEqual([]);
  await write(world.admin);
  expect(await eventsOf({ recordId: id })).toMatchObject([{ actorId: adminId, resource: 'tickets', said: {} }]);
});

test('concurrent changes of one record leave the hash chain intact', async () => {
  const { id } = await customer();
  await Promise.allSettled(Array.from({ length: 12 }, () => ban(id)));
  expect((await eventsOf({ recordId: id })).length).toBeGreaterThanOrEqual(1);
  expect(await auditor.api.call('GET /admin/audit-chain')).toMatchObject({ intact: true, fault: null });
});

test('staff without the scope for it cannot read the log', async () => {
  const staff = await world.staff('users:read', 'users:write');
  for (const route of ['GET /admin/audit-events', 'GET /admin/audit-chain'] as const)
    await expect(staff.api.call(route)).rejects.toMatchObject({ status: 403 });
});

test('a user is removed only when nothing is unsettled, and is then erased from the log as well', async () => {
  const { admin } = world;
  const { id, username } = await customer();
  const fund = (type: 'add' | 'remove') =>
    admin.api.call('POST /admin/add-funds', {
      body: { userId: id, type, amount: { amount: 5_000, currency: 'TRY' }, reason: 'deneme' },
      ...key(),
    });
  await fund('add');
  const remove = (userId = id, by = admin) =>
    by.api.call('POST /admin/remove', { body: { userId, reason: 'Kendi isteği' }, ...key() });
  await expect(remove()).rejects.toMatchObject({
    status: 409,
    code: 'identity.user_unsettled',
    message: expect.stringMatching(/50,00\s₺/),
  });
  await fund('remove');
  await expect(remove()).resolves.toMatchObject({ id, status: 'deleted' });
  const events = await eventsOf({ recordId: id });
  expect(events.map(({ action, reason, changes }) => [action, reason, changes.length])).toEqual([
    ['POST /admin/remove', 'Kendi isteği', 0],
    ['erase-details', null, 0],
    ['POST /admin/add-funds', null, 0],
    ['POST /admin/add-funds', null, 0],
  ]);
  expect(JSON.stringify(events)).not.toContain(username);
  await expect(remove(adminId)).rejects.toMatchObject({ code: 'identity.role_not_allowed' });
  const staff = await world.staff('users:write');
  await expect(remove(adminId, staff)).rejects.toMatchObject({ code: 'identity.role_not_allowed' });
});

test('a mail that staff write reaches its user, and is refused when the address accepts no mail', async () => {
  const { id, username } = await customer();
  const send = () =>
    world.admin.api.call('POST /admin/send-mail', {
      body: { userId: id, subject: 'Siparişin hakkında', text: 'Merhaba,\n\nBooster’ın yarın başlıyor.' },
      ...key(),
    });
  await send();
  const mail = await world.mailTo(`${username}@basamak.test`, /Booster’ın yarın başlıyor/);
  expect(mail.subject).toBe('Siparişin hakkında');
  await onServer(
    world.product.database.url,
    `update user_account set mail_failure = 'refused', mail_failed_at = now() where id = '${id}'`,
  );
  await expect(send()).rejects.toMatchObject({ status: 409, code: 'identity.address_unreachable' });
});

test('a command that calls another system is logged before the call and again after it', async () => {
  const call = await rightCalls['POST /admin/top-ups/:id/refund'](world);
  await world.call('POST /admin/top-ups/:id/refund', { ...call, headers: { 'idempotency-key': randomUUID() } });
  const events = await eventsOf({ recordId: call.params!['id'] });
  expect(events).toMatchObject([
    { action: 'POST /admin/top-ups/:id/refund', begun: false },
    { action: 'POST /admin/top-ups/:id/refund', begun: true, changes: [] },
  ]);
  expect(events[0]!.changes.length).toBeGreaterThan(0);
});

test('a command that was done but not logged as done keeps its key: a repeat makes no second call to the other system', async () => {
  const call = await rightCalls['POST /admin/top-ups/:id/refund'](world);
  const headers = { 'idempotency-key': randomUUID() };
  const refund = () => world.call('POST /admin/top-ups/:id/refund', { ...call, headers });
  await onServer(
    world.product.database.url,
    `create function refuse_the_end() returns trigger language plpgsql as $$ begin raise 'no end'; end $$;
     create trigger refuse_the_end before insert on audit_event for each row
       when (new.details not like '%"begun":true%') execute function refuse_the_end();`,
  );
  expect((await refund()).status).toBe(500);
  await onServer(world.product.database.url, 'drop function refuse_the_end cascade');
  expect(await refund()).toMatchObject({ status: 409, body: { code: 'request.in_progress' } });
  expect(await eventsOf({ recordId: call.params!['id'] })).toMatchObject([{ begun: true }]);
});

test('a command that was begun and then refused is logged with the reason for the refusal', async () => {
  const call = await rightCalls['POST /admin/top-ups/:id/refund'](world);
  const id = call.params!['id']!;
  const refund = () =>
    world.call('POST /admin/top-ups/:id/refund', { ...call, headers: { 'idempotency-key': randomUUID() } });
  await refund();
  await refund(); // this payment is already refunded
  expect(await eventsOf({ recordId: id })).toMatchObject([
    {
      begun: false,
      refused: { code: 'payment.top_up_not_refundable', detail: 'Bu ödeme iade edilebilir durumda değil.' },
      changes: [],
    },
    { begun: true, refused: null },
    { begun: false, refused: null },
    { begun: true, refused: null },
  ]);
});

test('a release of credentials to a device is logged', async () => {
  const call = await rightCalls['POST /devices/release'](world);
  expect((await world.call('POST /devices/release', call)).status).toBe(200);
  const [event] = await eventsOf({ action: 'POST /devices/release' });
  expect(event).toMatchObject({ actorRole: 'booster', resource: 'orders', recordId: expect.any(String) });
});

/** The staff's routes whose event compares a record. Routes that customers share are in audit-states.test.ts. */
const comparable = Object.entries<Route>(routes).flatMap(([route, { audit, access }]) => {
  const { resource, id } = audit?.part ?? audit ?? {};
  const isCompared = audit && resource !== 'settings' && !audit.forgets && access.kind !== 'signed-in';
  return isCompared && resource && id ? [{ route: route as keyof typeof rightCalls, audit, resource, id }] : [];
});

const withoutHidden = (record: unknown, hides: readonly string[]) =>
  JSON.parse(
    JSON.stringify(record ?? null, (name, part: unknown) => (hides.includes(name) ? undefined : part)),
  ) as Json;

/** The record on its page in the console, or in its list if it has no page; undefined if there is none. */
const standing = async (resource: string, id: string): Promise<unknown> => {
  const { token } = world.admin;
  const list = `GET /admin/${resource}` as 'GET /admin/orders';
  const page = `${list}/:id` as 'GET /admin/orders/:id';
  if (!(page in routes)) {
    const { body } = await world.call(list, { token, query: { filter: JSON.stringify({ id }) } });
    return (body as readonly unknown[])[0];
  }
  const { status, body } = await world.call(page, { token, params: { id } });
  return status === 404 ? undefined : body;
};

test.each(comparable)(
  'the entry of $route lists what the command changed in its record',
  async ({ route, audit, resource, id: idAt }) => {
    const call = await rightCalls[route](world);
    const of = (state: Json) => (audit.part ? { [resource]: state } : state);
    const read = async (id: string) => of(withoutHidden(await standing(resource, id), audit.hides));
    const asked = idAt.startsWith('answer.') ? undefined : (fieldOf(call, idAt) as string);
    const before = asked === undefined ? of(null) : await read(asked);
    const { body: answer } = await world.call(route, { ...call, headers: { 'idempotency-key': randomUUID() } });
    const [event] = await eventsOf({ action: route });
    // a new record is logged as the command answered it, which can be shorter than its page
    const after =
      idAt === 'answer.id'
        ? of(withoutHidden(answer, audit.hides))
        : await read(asked ?? (fieldOf({ answer }, idAt) as string));
    expect(event).toMatchObject({ recordId: fieldOf({ ...call, answer }, audit.id) ?? null, action: route });
    expect(event!.changes).toEqual(changesBetween(before, after));
  },
);
