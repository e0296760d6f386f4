// Attempts to get round the limits of staff's money commands: many at once, over two processes, with shared idempotency keys.
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Scope } from '#kernel/vocabulary.ts';
import { key, many, outcomesOf } from '#test/support/calls.ts';
import { logIn, register, type Session, withToken } from '#test/support/clients.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { type Shop, startShop } from '#test/support/shop.ts';
import { newPerson } from '#test/support/world.ts';

jest.setTimeout(120_000);

let shop: Shop;
let admin: Session;
const reason = 'Deneme için';
const password = 'kiraz-agaci-42';
const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' }) as const;
const url = (n: number) => shop.urls[n % 2] ?? '';

beforeAll(async () => {
  shop = await startShop({ processes: 2, settings: { SECOND_ADMIN_ABOVE: '1000' } });
  admin = await logIn(url(0), 'yonetici@basamak.test');
});
afterAll(async () => {
  await assertLedger(shop.databaseUrl);
  await shop.stop();
});

/** A colleague with one session at each process. */
const colleague = async (role: 'staff' | 'admin', ...scopes: readonly Scope[]) => {
  const person = newPerson();
  await admin.api.call('POST /admin/new-user', { body: { ...person, role, scopes: [...scopes], password }, ...key() });
  const { token } = await logIn(url(0), person.username, password);
  return (process: number) => withToken(url(process), token);
};
const addFunds = (by: Session, userId: string, amount: number, { idempotencyKey } = key()) =>
  by.api.call('POST /admin/add-funds', {
    body: { userId, type: 'add', amount: lira(amount), reason },
    idempotencyKey,
  });
const balanceOf = async (userId: string) =>
  (await admin.api.call('GET /admin/users/:id', { params: { id: userId } })).balance?.amount;

test('a hundred concurrent commands by three colleagues over two processes stay within the limit', async () => {
  const { id } = await register(url(0));
  const clerks = [await colleague('staff', 'wallets:write'), await colleague('staff', 'wallets:write')];
  const all = [...clerks, (process: number) => withToken(url(process), admin.token)];
  const outcomes = await outcomesOf(many(100, (n) => () => addFunds(all[n % 3]!(n), id, 300)));
  expect(outcomes).toEqual({ ok: 3, '409 approval.required': 97 });
  expect(await balanceOf(id)).toBe(900_00);
});

test('an idempotency key belongs to one command of one person: another command is refused, another person’s is separate', async () => {
  const { id } = await register(url(0));
  const once = { idempotencyKey: randomUUID() };
  const outcomes = await outcomesOf(many(20, (n) => () => addFunds(withToken(url(n), admin.token), id, 10, once)));
  expect(outcomes).toEqual({ ok: 20 });
  expect(await balanceOf(id)).toBe(10_00);
  await expect(addFunds(admin, id, 11, once)).rejects.toMatchObject({ code: 'request.key_reused' });
  const ban = admin.api.call('POST /admin/ban', { body: { userId: id, reason }, ...once });
  await expect(ban).rejects.toMatchObject({ code: 'request.key_reused' });
  const asked = { command: 'add-funds', userId: id, type: 'add', amount: lira(10), reason } as const;
  const approval = admin.api.call('POST /admin/approvals', { body: asked, ...once });
  await expect(approval).rejects.toMatchObject({ code: 'request.key_reused' });
  const clerk = await colleague('staff', 'wallets:write');
  const [own, again] = [await addFunds(clerk(0), id, 10, once), await addFunds(clerk(1), id, 10, once)];
  expect(own.id).toBe(again.id);
  expect(await balanceOf(id)).toBe(20_00);
});

test('balances are shown only to staff who read wallets or move money, in lists, pages, files and answers', async () => {
  const { id } = await register(url(0));
  await addFunds(admin, id, 7);
  const boosters = await admin.api.call('GET /admin/boosters');
  const scopes = ['users:read', 'users:write', 'boosters:read'] as const;
  for (const [more, sum] of [
    [[], null],
    [['wallets:read'], lira(7)],
    [['payouts:write'], lira(7)],
  ] as const) {
    const { api, token } = (await colleague('staff', ...scopes, ...more))(0);
    const filter = JSON.stringify({ id });
    const [row] = await api.call('GET /admin/users', { query: { filter } });
    const page = await api.call('GET /admin/users/:id', { params: { id } });
    const banned = await api.call('POST /admin/ban', { body: { userId: id, reason }, ...key() });
    expect([row?.balance, page.balance, banned.balance]).toEqual([sum, sum, sum]);
    const rows = await api.call('GET /admin/boosters', { query: { sort: '["balance","DESC"]' } });
    expect(rows).toHaveLength(boosters.length);
    expect(rows.every(({ balance }) => (balance === null) === (sum === null))).toBe(true);
    const file = await fetch(`${url(0)}/api/admin/users?filter=${encodeURIComponent(filter)}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/csv' },
    });
    expect((await file.text()).includes('7,00')).toBe(sum !== null);
  }
});

test('a request that two admins approve twenty times at once moves its money once', async () => {
  const { id: userId } = await register(url(0));
  const seconds = [await colleague('admin'), await colleague('admin')];
  const body = { command: 'add-funds', userId, type: 'add', amount: lira(5_000), reason } as const;
  const { id } = await admin.api.call('POST /admin/approvals', { body, ...key() });
  const approve = (by: Session) => () =>
    by.api.call('POST /admin/approvals/:id/approve', { params: { id }, body: {}, ...key() });
  const outcomes = await outcomesOf(many(20, (n) => approve(seconds[n % 2]!(n + (n >> 1)))));
  expect(outcomes).toEqual({ ok: 1, '409 approval.decided': 19 });
  expect(await balanceOf(userId)).toBe(5_000_00);
  // an amount that a second admin approved does not count towards the day's limit
  await addFunds(admin, userId, 1_000);
  await expect(addFunds(admin, userId, 1)).rejects.toMatchObject({ code: 'approval.required' });
});
