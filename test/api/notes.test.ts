import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { key } from '#test/support/calls.ts';
import { register, type Session } from '#test/support/clients.ts';
import { aDraft } from '#test/support/drafts.ts';
import { dump } from '#test/support/dump.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
let writer: Session;
let other: Session;

beforeAll(async () => {
  world = await World.begin();
  [writer, other] = await Promise.all([
    world.staff('users:read', 'users:write', 'orders:read', 'orders:write'),
    world.staff('users:read', 'users:write'),
  ]);
});
afterAll(() => world.end());

const note = (recordId: string, text: string, kind: 'note' | 'suspicion' = 'note', by = writer) =>
  by.api.call('POST /admin/user-notes', { body: { recordId, kind, text }, ...key() });
const notesOf = (recordId: string, filter: object = {}) =>
  writer.api.call('GET /admin/user-notes', { query: { filter: JSON.stringify({ recordId, ...filter }) } });
const lift = (id: string, by = other) =>
  by.api.call('POST /admin/user-notes/:id/lift', { params: { id }, body: { reason: 'Kimliğini gösterdi' }, ...key() });
const remove = (id: string, by = writer) => by.api.call('DELETE /admin/user-notes/:id', { params: { id } });

test('a note is deleted by its author only', async () => {
  const { id: userId } = await register(world.product.url);
  const { id } = await note(userId, 'Akşamları ulaşılır.');
  expect(await notesOf(userId)).toMatchObject([{ id, kind: 'note', text: 'Akşamları ulaşılır.', lifted: null }]);
  await expect(remove(id, other)).rejects.toMatchObject({ status: 403, code: 'note.not_yours' });
  await expect(lift(id)).rejects.toMatchObject({ status: 409, code: 'note.nothing_to_lift' });
  await remove(id);
  expect(await notesOf(userId)).toEqual([]);
});

test('a suspicion cannot be deleted; it is lifted once, with a reason', async () => {
  const { id: userId } = await register(world.product.url);
  const { id } = await note(userId, 'Üç hesap, bir kart.', 'suspicion');
  await expect(remove(id)).rejects.toMatchObject({ code: 'note.not_yours' });
  expect(await notesOf(userId, { open: true })).toMatchObject([{ id }]);
  const ends = await Promise.allSettled([lift(id), lift(id, writer)]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await notesOf(userId, { open: true })).toEqual([]);
  expect(await notesOf(userId)).toMatchObject([{ id, lifted: { because: 'Kimliğini gösterdi' } }]);
});

test('notes of orders need the scope for orders, and are kept apart from notes of users', async () => {
  const recordId = await world.order();
  const body = { recordId, kind: 'note', text: 'Müşteri aradı.' } as const;
  await expect(other.api.call('POST /admin/order-notes', { body, ...key() })).rejects.toMatchObject({ status: 403 });
  const { id } = await writer.api.call('POST /admin/order-notes', { body, ...key() });
  await expect(remove(id)).rejects.toMatchObject({ status: 404, code: 'note.not_found' });
  await expect(note(recordId, 'Yanlış yere.')).rejects.toMatchObject({ code: 'identity.user_not_found' });
});

test('notes about a user are in the user’s export, and are erased with the account', async () => {
  const { id: userId, api } = await register(world.product.url);
  const said = `Notun kendisi ${userId.slice(-6)}`;
  await note(userId, said);
  expect(JSON.stringify(await api.call('GET /users/current/export'))).toContain(said);
  await api.call('POST /users/current/deletion', { body: { password: 'kiraz-agaci-42' } });
  expect(await dump(world.product.database.url)).not.toContain(said);
});

test('the audit events of an order’s notes are erased with its customer, or with the staff member who lifted them', async () => {
  const { admin } = world;
  const lifter = await world.staff('orders:read', 'orders:write');
  const customer = await register(world.product.url);
  const { price } = await customer.api.call('POST /orders/calculate', { body: aDraft() });
  const adjust = (type: 'add' | 'remove') =>
    admin.api.call('POST /admin/add-funds', {
      body: { userId: customer.id, type, amount: price, reason: 'deneme' },
      ...key(),
    });
  await adjust('add');
  const placed = { body: { draft: aDraft(), expectedPrice: price }, ...key() };
  const orders = [(await customer.api.call('POST /orders', placed)).id, await world.order()] as const;
  const noted = async (recordId: string) => {
    const written = async (kind: 'note' | 'suspicion') =>
      (await writer.api.call('POST /admin/order-notes', { body: { recordId, kind, text: 'Aradı.' }, ...key() })).id;
    const [suspicion, plain] = [await written('suspicion'), await written('note')];
    const body = { reason: 'Kimliğini gösterdi' };
    await lifter.api.call('POST /admin/order-notes/:id/lift', { params: { id: suspicion }, body, ...key() });
    await writer.api.call('DELETE /admin/order-notes/:id', { params: { id: plain } });
    return [suspicion, plain];
  };
  const notes = [await noted(orders[0]), await noted(orders[1])] as const;
  /** Of the events about the notes of an order, the newest first: whether the details are erased. */
  const erased = async (order: 0 | 1) => {
    const actions = ['POST /admin/order-notes', 'POST /admin/order-notes/:id/lift', 'DELETE /admin/order-notes/:id'];
    const filter = JSON.stringify({ action: actions, recordId: [orders[order], ...notes[order]] });
    return (await admin.api.call('GET /admin/audit-events', { query: { filter } })).map((event) => event.erased);
  };
  expect([await erased(0), await erased(1)]).toEqual([Array(4).fill(false), Array(4).fill(false)]);

  const cancel = { to: 'cancelled', reason: 'Vazgeçtim' } as const;
  await customer.api.call('POST /orders/:id/transitions', { params: { id: orders[0] }, body: cancel, ...key() });
  await adjust('remove');
  await customer.api.call('POST /users/current/deletion', { body: { password: 'kiraz-agaci-42' } });
  expect([await erased(0), await erased(1)]).toEqual([Array(4).fill(true), Array(4).fill(false)]);
  await admin.api.call('POST /admin/remove', { body: { userId: lifter.id, reason: 'Ayrıldı' }, ...key() });
  expect(await erased(1)).toEqual([false, true, false, false]); // the one with the lifter’s name
});
