// Attempts of one admin to act as two, or to have no limit. None of them moves money.
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Client } from 'pg';
import { key, waitFor } from '#test/support/calls.ts';
import { logIn, type Session } from '#test/support/clients.ts';
import { newPerson, World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
let other: Session;
const person = newPerson();
const password = 'kiraz-agaci-42';
const reason = 'Deneme için';
const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' }) as const;

beforeAll(async () => {
  world = await World.begin({ ACCESS_SETTLES_HOURS: '72' });
  await setLimit(1_000);
  await waitFor(async () => (await rule()).limit ?? undefined, 'the limit');
  const body = { ...person, role: 'admin', password } as const;
  await world.admin.api.call('POST /admin/new-user', { body, ...key() });
  other = await logIn(world.product.url, person.username, password);
});
afterAll(() => world.end());

const rule = () => world.admin.api.call('GET /admin/approval-rule');
const setLimit = async (amount: number | null) => {
  const { version: basedOn } = await world.admin.api.call('GET /admin/settings');
  const values = { secondAdminAbove: amount === null ? null : lira(amount) };
  return world.admin.api.call('PUT /admin/settings', { body: { basedOn, values, reason }, ...key() });
};
const movement = () => ({ userId: world.customer.id, type: 'add', amount: lira(5_000), reason }) as const;
const move = async (asker: Session, approver: Session) => {
  const body = { command: 'add-funds', ...movement() } as const;
  const { id } = await asker.api.call('POST /admin/approvals', { body, ...key() });
  return approver.api.call('POST /admin/approvals/:id/approve', { params: { id }, body: {}, ...key() });
};
const unsettled = { code: 'approval.access_unsettled', status: 409 };

/** Moves the time of the access change so many hours into the past. */
const given = async (hours: number) => {
  const client = new Client(world.product.database.url);
  await client.connect();
  await client.query(
    `update user_account set access_given_at = now() - make_interval(hours => $1) where username_canonical = $2`,
    [hours, person.username],
  );
  await client.end();
};

test('an account that an admin has just created is no second admin: it can neither approve nor request', async () => {
  await expect(move(world.admin, other)).rejects.toMatchObject(unsettled);
  await expect(move(other, world.admin)).rejects.toMatchObject(unsettled);
  await given(73);
  expect((await move(world.admin, other)).state).toBe('approved');
});

test('an admin whose password another admin has just set cannot approve', async () => {
  await given(73);
  const { id: userId } = await other.api.call('GET /users/current');
  const { password: once } = await world.admin.api.call('POST /admin/change-password', { body: { userId } });
  const taken = await logIn(world.product.url, person.username, once);
  const body = { oldPassword: once, newPassword: 'incir-agaci-42' };
  await taken.api.call('POST /users/current/password', { body });
  other = await logIn(world.product.url, person.username, 'incir-agaci-42');
  await expect(move(world.admin, other)).rejects.toMatchObject(unsettled);
});

test('staff who were just made admin cannot approve', async () => {
  const staff = await world.staff();
  const body = {
    userId: staff.id,
    role: 'admin' as const,
    scopes: [],
    known: { role: 'staff' as const, scopes: [] },
    reason,
  };
  await world.admin.api.call('POST /admin/change-scopes', { body, ...key() });
  await waitFor(() => staff.api.call('GET /admin/settings').catch(() => undefined), 'the new powers');
  await expect(move(world.admin, staff)).rejects.toMatchObject(unsettled);
});

test('a limit that was raised or removed still applies for a time, and the settings show it', async () => {
  for (const amount of [50_000, null]) {
    const { limitBefore, version } = await setLimit(amount);
    expect(limitBefore).toMatchObject({ limit: lira(1_000) });
    // wait for the settings of this process, which reads them every few seconds
    await setDays(version);
    expect((await rule()).limit).toMatchObject(lira(1_000));
    const alone = world.admin.api.call('POST /admin/add-funds', { body: movement(), ...key() });
    await expect(alone).rejects.toMatchObject({ code: 'approval.required' });
  }
});

/** Changes another setting and waits until it applies. Settings that were changed earlier apply by then, too. */
const setDays = async (basedOn: number) => {
  const values = { approvalDays: 1 + (basedOn % 29) };
  await world.admin.api.call('PUT /admin/settings', { body: { basedOn, values, reason }, ...key() });
  await waitFor(async () => (await rule()).expiresAfterDays === values.approvalDays || undefined, 'the settings');
};
