// Staff correct how somebody is reached (decision 0085): the telephone number at once.
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { key } from '#test/support/calls.ts';
import { register, type Session } from '#test/support/clients.ts';
import { newPerson, World } from '#test/support/world.ts';

jest.setTimeout(60_000);

const reason = 'Destek görüşmesinde kimliğini doğruladı';
let world: World;
let url: string;
beforeAll(async () => {
  world = await World.begin({ ACCESS_SETTLES_HOURS: '72' });
  ({ url } = world.product);
});
afterAll(() => world.end());

const refused = (status: number, code: string) => expect.objectContaining({ status, code });
const userOf = (id: string) => world.admin.api.call('GET /admin/users/:id', { params: { id } });
const lastEvent = async (action: string, recordId: string) => {
  const query = { filter: JSON.stringify({ action, recordId }), sort: '["createdAt","DESC"]' };
  return (await world.admin.api.call('GET /admin/audit-events', { query }))[0];
};

describe('a telephone number', () => {
  const correct = (by: Session, userId: string, phone: string) =>
    by.api.call('POST /admin/change-phone', { body: { userId, phone, reason }, ...key() });

  test('is corrected, stands in the audit log with what it was, and its owner is told', async () => {
    const customer = await register(url);
    await world.proveAddress(customer);
    const { phone: before, email } = await userOf(customer.id);
    const clerk = await world.staff('users:read', 'users:write');
    expect(await correct(clerk, customer.id, '0533 111 22 33')).toMatchObject({ phone: '+905331112233' });
    expect((await customer.api.call('GET /users/current')).phone).toBe('+905331112233');
    expect(await lastEvent('POST /admin/change-phone', customer.id)).toMatchObject({
      reason,
      changes: [{ path: '/phone', before, after: '+905331112233' }],
    });
    const { text } = await world.mailTo(email, /telefon numarasını değiştirdi/);
    expect(text).toContain('son iki hanesi: 33');
    expect(text).not.toContain('1112233');
  });

  test('that is wrong, taken or unchanged is refused', async () => {
    const [customer, other] = [await register(url), await register(url)];
    const [{ phone }, { phone: taken }] = [await userOf(customer.id), await userOf(other.id)];
    const { admin } = world;
    await expect(correct(admin, customer.id, '123')).rejects.toMatchObject({ status: 422, code: 'request.invalid' });
    await expect(correct(admin, customer.id, phone)).rejects.toEqual(refused(422, 'identity.phone_unchanged'));
    await expect(correct(admin, customer.id, taken)).rejects.toEqual(refused(409, 'identity.phone_taken'));
    expect((await userOf(customer.id)).phone).toBe(phone);
  });

  test('is not for readers, for customers, of an admin by staff, nor of an account that is gone', async () => {
    const customer = await register(url);
    const [reader, clerk] = [await world.staff('users:read'), await world.staff('users:read', 'users:write')];
    const { phone } = newPerson();
    for (const by of [reader, customer])
      await expect(correct(by, customer.id, phone)).rejects.toEqual(refused(403, 'identity.forbidden'));
    const { id: adminId } = await world.admin.api.call('GET /users/current');
    for (const [by, userId] of [
      [clerk, adminId],
      [world.admin, adminId],
    ] as const)
      await expect(correct(by, userId, phone)).rejects.toEqual(refused(422, 'identity.role_not_allowed'));
    await world.admin.api.call('POST /admin/remove', { body: { userId: customer.id, reason }, ...key() });
    await expect(correct(clerk, customer.id, phone)).rejects.toEqual(refused(404, 'identity.user_not_found'));
  });

  test('that its owner changes at the same moment is one of the two, and the log says from which to which', async () => {
    const customer = await register(url);
    const before = (await userOf(customer.id)).phone;
    const [theirs, ours] = [newPerson().phone, newPerson().phone];
    await Promise.all([
      customer.api.call('PATCH /users/current', { body: { phone: theirs } }),
      correct(world.admin, customer.id, ours),
    ]);
    const { phone } = await userOf(customer.id);
    expect([theirs, ours]).toContain(phone);
    const change = (await lastEvent('POST /admin/change-phone', customer.id))?.changes[0];
    expect(change).toMatchObject({ path: '/phone', after: ours });
    expect([before, theirs]).toContain(change?.before);
  });
});
