// Staff end sessions and change scopes of others: the tests say who may do so, and that the change applies at once.
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Scope } from '#kernel/vocabulary.ts';
import { key, outcomesOf, waitFor } from '#test/support/calls.ts';
import { logIn, register, type Session } from '#test/support/clients.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const reason = 'Deneme için';
const sessionsOf = (userId: string, by: Session = world.admin, filter: object = {}) =>
  by.api.call('GET /admin/sessions', { query: { filter: JSON.stringify({ userId, ...filter }) } });
const endSession = (sessionId: string, by: Session = world.admin) =>
  by.api.call('POST /admin/end-session', { body: { sessionId, reason }, ...key() });
const endAll = (userId: string, by: Session = world.admin) =>
  by.api.call('POST /admin/end-sessions', { body: { userId, reason }, ...key() });
const adminId = async () => (await world.admin.api.call('GET /users/current')).id;
const auditOf = (filter: object) =>
  world.admin.api.call('GET /admin/audit-events', { query: { filter: JSON.stringify(filter) } });

interface Change {
  readonly role?: 'staff' | 'admin';
  readonly from?: readonly Scope[];
  readonly to: readonly Scope[];
}
const change = (userId: string, { role = 'staff', from = [], to }: Change, by: Session = world.admin) =>
  by.api.call('POST /admin/change-scopes', {
    body: { userId, role, scopes: [...to], known: { role: 'staff', scopes: [...from] }, reason },
    ...key(),
  });

/** Waits for the new scopes, which a process reads with a delay of up to 800 ms. */
const untilAllowed = (by: Session) =>
  waitFor(() => by.api.call('GET /admin/users').catch(() => undefined), 'the new powers');
const newAdmin = async () => {
  const person = await world.staff();
  await change(person.id, { role: 'admin', to: [] });
  await untilAllowed(person);
  return person;
};

test('one session of a user ends at once and stays in the list; the user’s other sessions continue', async () => {
  const person = await register(world.product.url);
  const other = await logIn(world.product.url, person.username, 'kiraz-agaci-42');
  const [newest, first] = await sessionsOf(person.id);
  expect(newest).toMatchObject({ userId: person.id, role: 'customer', live: true, endedAt: null, current: false });
  expect(newest?.address).not.toBe('');
  await endSession(first!.id);
  await expect(person.api.call('GET /users/current')).rejects.toMatchObject({ status: 401 });
  await other.api.call('GET /users/current');
  expect(await sessionsOf(person.id, world.admin, { live: true })).toMatchObject([{ id: newest!.id }]);
  expect(await sessionsOf(person.id, world.admin, { live: false })).toMatchObject([{ id: first!.id, live: false }]);
  await expect(endSession(first!.id)).rejects.toMatchObject({ status: 404, code: 'identity.session_not_found' });
  const [written] = await auditOf({ resource: 'sessions', recordId: first!.id });
  expect(written).toMatchObject({ action: 'POST /admin/end-session', reason });
});

test('all sessions of a user end together', async () => {
  const person = await register(world.product.url);
  const other = await logIn(world.product.url, person.username, 'kiraz-agaci-42');
  await endAll(person.id);
  await expect(person.api.call('GET /users/current')).rejects.toMatchObject({ status: 401 });
  await expect(other.api.call('GET /users/current')).rejects.toMatchObject({ status: 401 });
});

test('staff cannot end sessions of an admin, of themselves, or of staff with more scopes', async () => {
  const [keeper, stronger] = await Promise.all([
    world.staff('users:read', 'users:write'),
    world.staff('users:read', 'users:write', 'wallets:write'),
  ]);
  for (const userId of [await adminId(), stronger.id, keeper.id]) {
    const [session] = await sessionsOf(userId, keeper, { live: true });
    await expect(endSession(session!.id, keeper)).rejects.toMatchObject({ code: 'identity.role_not_allowed' });
    await expect(endAll(userId, keeper)).rejects.toMatchObject({ code: 'identity.role_not_allowed' });
  }
});

test('new scopes apply in the open session of staff, and the audit log has the change', async () => {
  const person = await world.staff('orders:read');
  await expect(person.api.call('GET /admin/users')).rejects.toMatchObject({ status: 403 });
  await change(person.id, { from: ['orders:read'], to: ['users:read'] });
  await untilAllowed(person);
  await expect(person.api.call('GET /admin/orders')).rejects.toMatchObject({ status: 403 });
  const [written] = await auditOf({ resource: 'users', recordId: person.id, action: 'POST /admin/change-scopes' });
  expect(written).toMatchObject({ reason });
  expect(JSON.stringify(written?.changes)).toContain('users:read');
});

test('staff cannot give a scope that they lack, change themselves, or make an admin', async () => {
  const [keeper, person, stronger] = await Promise.all([
    world.staff('users:read', 'users:write'),
    world.staff(),
    world.staff('orders:write'),
  ]);
  await expect(change(person.id, { to: ['orders:read'] }, keeper)).rejects.toMatchObject({
    code: 'identity.scope_not_held',
  });
  const notAllowed = { code: 'identity.role_not_allowed' };
  await expect(change(person.id, { role: 'admin', to: [] }, keeper)).rejects.toMatchObject(notAllowed);
  await expect(change(stronger.id, { from: ['orders:write'], to: [] }, keeper)).rejects.toMatchObject(notAllowed);
  const own: readonly Scope[] = ['users:read', 'users:write'];
  await expect(change(keeper.id, { from: own, to: ['users:write'] }, keeper)).rejects.toMatchObject(notAllowed);
  await expect(change(world.customer.id, { to: [] })).rejects.toMatchObject({ code: 'request.conflict' });
  await change(person.id, { role: 'admin', to: [] });
});

test('exactly one of two concurrent changes of a person’s scopes is refused as a conflict', async () => {
  const [person, second] = await Promise.all([world.staff(), newAdmin()]);
  const outcomes = await outcomesOf([
    () => change(person.id, { to: ['orders:read'] }),
    () => change(person.id, { to: ['users:read'] }, second),
  ]);
  expect(outcomes).toEqual({ ok: 1, '409 request.conflict': 1 });
});

test('if two admins make each other staff concurrently, one of them stays an admin', async () => {
  const [one, other] = await Promise.all([newAdmin(), newAdmin()]);
  const unmake = (userId: string, by: Session) =>
    by.api.call('POST /admin/change-scopes', {
      body: { userId, role: 'staff', scopes: [], known: { role: 'admin', scopes: [] }, reason },
      ...key(),
    });
  const outcomes = await outcomesOf([() => unmake(other.id, one), () => unmake(one.id, other)]);
  expect(outcomes).toEqual({ ok: 1, '403 identity.forbidden': 1 });
});
