// The lists of users and orders mark each record that has an open suspicion, and filter by it.
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { key, waitFor } from '#test/support/calls.ts';
import { register, type Session } from '#test/support/clients.ts';
import { openStream } from '#test/support/stream.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
let staff: Session;

beforeAll(async () => {
  world = await World.begin();
  staff = await world.staff('users:read', 'users:write', 'orders:read', 'orders:write');
});
afterAll(() => world.end());

type Subject = 'user' | 'order';
const suspect = async (subject: Subject, recordId: string) => {
  const body = { recordId, kind: 'suspicion', text: 'Üç hesap, bir kart.' } as const;
  return staff.api.call(`POST /admin/${subject}-notes`, { body, ...key() });
};
const lift = (subject: Subject, id: string) =>
  staff.api.call(`POST /admin/${subject}-notes/:id/lift`, {
    params: { id },
    body: { reason: 'Kimliğini gösterdi' },
    ...key(),
  });
const listed = async (subject: Subject, filter: object) => {
  const rows = await staff.api.call(`GET /admin/${subject}s`, { query: { filter: JSON.stringify(filter) } });
  return rows.map(({ id, suspected }) => ({ id, suspected }));
};

test.each(['user', 'order'] as const)(
  'an open suspicion marks its %s in the list and is found by the filter until it is lifted; a note does neither',
  async (subject) => {
    const made = () => (subject === 'user' ? register(world.product.url).then(({ id }) => id) : world.order());
    const [flagged, other] = [await made(), await made()];
    const id = [flagged, other];
    const body = { recordId: other, kind: 'note', text: 'Akşamları ulaşılır.' } as const;
    await staff.api.call(`POST /admin/${subject}-notes`, { body, ...key() });
    const first = await suspect(subject, flagged);
    const second = await suspect(subject, flagged);
    expect(await listed(subject, { id })).toEqual(
      expect.arrayContaining([
        { id: flagged, suspected: true },
        { id: other, suspected: false },
      ]),
    );
    expect(await listed(subject, { suspected: true })).toEqual([{ id: flagged, suspected: true }]);
    expect(await listed(subject, { id, suspected: false })).toEqual([{ id: other, suspected: false }]);

    await lift(subject, first.id);
    expect(await listed(subject, { suspected: true })).toEqual([{ id: flagged, suspected: true }]);
    await lift(subject, second.id);
    expect(await listed(subject, { suspected: true })).toEqual([]);
  },
);

test('a suspicion is not shown to people who may not read its notes', async () => {
  const { id: userId } = await register(world.product.url);
  await suspect('user', userId);
  const orders = await world.staff('orders:read');
  const query = { filter: JSON.stringify({ suspected: true }) };
  await expect(orders.api.call('GET /admin/users', { query })).rejects.toMatchObject({ status: 403 });
  await expect(orders.api.call('GET /admin/user-notes')).rejects.toMatchObject({ status: 403 });
  const customer = await register(world.product.url);
  await expect(customer.api.call('GET /orders', { query })).rejects.toMatchObject({ status: 422 });
});

describe('the list of suspicions', () => {
  let user: { readonly id: string; readonly name: string };
  let order: { readonly id: string; readonly number: string };
  let ofUser: string;
  let ofOrder: string;

  beforeAll(async () => {
    const { id, api } = await register(world.product.url);
    await api.call('PATCH /users/current', { body: { firstName: 'Şehnaz', lastName: 'Gökdemir' } });
    user = { id, name: 'Şehnaz Gökdemir' };
    const orderId = await world.order();
    order = await world.admin.api.call('GET /admin/orders/:id', { params: { id: orderId } });
    ofUser = (await suspect('user', id)).id;
    ofOrder = (await suspect('order', orderId)).id;
    await staff.api.call('POST /admin/user-notes', {
      body: { recordId: id, kind: 'note', text: 'Akşamları ulaşılır.' },
      ...key(),
    });
  });

  const ask = (filter: object, by: Pick<Session, 'api'> = staff, sort = '["createdAt","ASC"]') =>
    by.api.call('GET /admin/suspicions', { query: { filter: JSON.stringify(filter), sort } });
  const found = async (filter: object, by?: Pick<Session, 'api'>) => {
    const rows = await ask({ ...filter, recordId: [user.id, order.id] }, by);
    return rows.map(({ id }) => id);
  };

  test('has suspicions about users and about orders with their names, open and lifted', async () => {
    expect(await ask({ recordId: [user.id, order.id], open: true })).toMatchObject([
      { id: ofUser, subject: 'user', recordName: user.name, kind: 'suspicion', lifted: null },
      { id: ofOrder, subject: 'order', recordName: order.number, kind: 'suspicion', lifted: null },
    ]);
    expect(await found({ subject: 'order' })).toEqual([ofOrder]);
    const another = await suspect('user', user.id);
    await lift('user', another.id);
    expect(await found({ open: true })).toEqual([ofUser, ofOrder]);
    expect(await ask({ recordId: user.id, open: false })).toMatchObject([
      { id: another.id, lifted: { because: 'Kimliğini gösterdi' } },
    ]);
  });

  test('is searched by the user’s name, the order’s number, the text and the author', async () => {
    const [first] = await ask({ id: ofUser });
    expect(await found({ q: user.name, open: true })).toEqual([ofUser]);
    expect(await found({ q: `#${order.number}` })).toEqual([ofOrder]);
    const { lastName } = await world.customer.api.call('GET /users/current');
    expect(await found({ q: lastName, subject: 'order' })).toEqual([ofOrder]);
    expect(await found({ q: 'uc hesap', open: true })).toEqual([ofUser, ofOrder]);
    expect(await found({ q: first?.authorName, open: true })).toEqual([ofUser, ofOrder]);
    expect(await found({ authorId: first?.authorId, open: true })).toEqual([ofUser, ofOrder]);
    expect(await found({ q: 'kimse böyle demedi' })).toEqual([]);
  });

  test('shows staff only subjects that they may read; staff who may read neither are refused', async () => {
    const [people, orders, money] = [
      await world.staff('users:read'),
      await world.staff('orders:read'),
      await world.staff('wallets:read'),
    ];
    expect(await found({ subject: ['user', 'user'], open: true }, people)).toEqual([ofUser]);
    expect(await found({ subject: ['order', 'order'], open: true }, orders)).toEqual([ofOrder]);
    expect(await found({ open: true }, people)).toEqual([ofUser]);
    expect(await found({ open: true }, orders)).toEqual([ofOrder]);
    expect(await found({ subject: 'user' }, orders)).toEqual([]);
    expect(await found({ q: user.name }, orders)).toEqual([]);
    await expect(ask({}, money)).rejects.toMatchObject({ status: 403 });
  });

  test('sends the console an event for each new and each lifted suspicion, by scope', async () => {
    const people = await world.staff('users:read');
    const heard = await openStream(world.product.url, people.token);
    const told = await suspect('user', user.id);
    await suspect('order', order.id);
    await lift('user', told.id);
    const news = () => heard.events.flatMap(({ type, data }) => (type === 'console' ? [data] : []));
    await waitFor(() => news().length >= 2 || undefined, 'the news');
    expect(news()).toEqual([
      { resource: 'suspicions', id: told.id },
      { resource: 'suspicions', id: told.id },
    ]);
    await heard.close();
  });
});
