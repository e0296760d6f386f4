// The lists of users and orders mark each record that has an open suspicion, and filter by it.
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { key } from '#test/support/calls.ts';
import { register, type Session } from '#test/support/clients.ts';
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
  'a suspicion marks its %s in the list and is found by the filter until somebody lifts it; a note is no suspicion',
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

test('a suspicion about a person or an order is no mark for who may not read its notes', async () => {
  const { id: userId } = await register(world.product.url);
  await suspect('user', userId);
  const orders = await world.staff('orders:read');
  const query = { filter: JSON.stringify({ suspected: true }) };
  await expect(orders.api.call('GET /admin/users', { query })).rejects.toMatchObject({ status: 403 });
  await expect(orders.api.call('GET /admin/user-notes')).rejects.toMatchObject({ status: 403 });
  const customer = await register(world.product.url);
  await expect(customer.api.call('GET /orders', { query })).rejects.toMatchObject({ status: 422 });
});
