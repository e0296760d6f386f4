// The boosters whom the console offers for an order.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import type { Scope } from '#kernel/vocabulary.ts';
import type { ProfileChange } from '#modules/booster/domain/profile.ts';
import { key, many } from '#test/support/calls.ts';
import { logIn } from '#test/support/clients.ts';
import { Market, type Trader } from '#test/support/market.ts';
import { newPerson } from '#test/support/world.ts';

let market: Market;
let customer: Trader;
let orderId: string;
beforeAll(async () => {
  market = await Market.open(1);
  customer = await market.customer(Money.lira(100_000));
  orderId = (await market.order(customer)).id;
}, 120_000);
afterAll(() => market.close());

const candidates = (q?: string) =>
  market.admin.api.call('GET /admin/orders/:id/candidates', { params: { id: orderId }, query: q ? { q } : {} });

/** A booster with this number of active orders. */
const booster = async (active: number, change: ProfileChange) => {
  const one = await market.booster(change);
  for (let taken = 0; taken < active; taken++) {
    const { id } = await market.order(customer);
    await one.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  }
  return one.id;
};

test('candidates are sorted by eligibility, load and tier; at most fifty are listed, and others are found by name', async () => {
  const half = await booster(1, { simultaneousOrders: 2, tier: 4 });
  const fifth = await booster(2, { simultaneousOrders: 10, tier: 1 });
  const lower = await booster(0, { simultaneousOrders: 5, tier: 2 });
  const higher = await booster(0, { simultaneousOrders: 5, tier: 3 });
  const full = await booster(1, { simultaneousOrders: 1, tier: 4 });
  const elsewhere = await booster(0, { availableServices: [], tier: 4 });
  const none = await booster(0, { simultaneousOrders: 0, tier: 4 });
  const all = await candidates('deniz');
  expect(all.more).toBe(false);
  expect(all.rows.map(({ id }) => id)).toEqual([higher, lower, fifth, half, elsewhere, none, full]);
  expect(all.rows[2]).toMatchObject({ activeOrders: 2, simultaneousOrders: 10, eligible: true });
  expect(all.rows.slice(4).map(({ because }) => because)).toEqual([
    'service',
    'order.booster_limit_reached',
    'order.booster_limit_reached',
  ]);

  await Promise.all(many(46, () => market.booster({ tier: 1 })));
  const some = await candidates('deniz');
  expect([some.rows.length, some.more]).toEqual([50, true]);
  expect(some.rows.every(({ eligible }) => eligible)).toBe(true);
  expect(some.rows.slice(0, 2).map(({ id }) => id)).toEqual([higher, lower]);

  const [user] = await market.rows<{ username: string }>('select username from user_account where id = $1', [full]);
  const found = await candidates(` ${user?.username.toUpperCase()} yıl`);
  expect(found).toMatchObject({ rows: [{ id: full, eligible: false }], more: false });
  expect(await candidates('kimse böyle değil')).toEqual({ rows: [], more: false });
});

test('a booster whose account is deleted is no candidate', async () => {
  const { id } = await market.booster({});
  const [user] = await market.rows<{ username: string }>('select username from user_account where id = $1', [id]);
  const username = user?.username ?? '';
  expect((await candidates(username)).rows.map((row) => row.id)).toEqual([id]);
  const body = { userId: id, reason: 'Ayrıldı' };
  await market.admin.api.call('POST /admin/remove', { body, ...key() });
  for (const q of [username, `silinmis${id.replaceAll('-', '')}`])
    expect(await candidates(q)).toEqual({ rows: [], more: false });
});

test('only staff who read boosters or users find a candidate by surname or username; other staff use the short name', async () => {
  const { id } = await market.booster({});
  const [user] = await market.rows<{ username: string }>('select username from user_account where id = $1', [id]);
  const foundBy = async (...scopes: readonly Scope[]) => {
    const [person, password] = [newPerson(), 'kiraz-agaci-42'];
    const body = { ...person, role: 'staff' as const, scopes: ['orders:write' as const, ...scopes], password };
    await market.admin.api.call('POST /admin/new-user', { body, ...key() });
    const { api } = await logIn(market.shop.urls[0] ?? '', person.username, password);
    const finds = async (q: string) =>
      (await api.call('GET /admin/orders/:id/candidates', { params: { id: orderId }, query: { q } })).rows.length > 0;
    return Promise.all(['deniz y.', 'yıldız', user?.username ?? ''].map(finds));
  };
  expect(await foundBy()).toEqual([true, false, false]);
  for (const scope of ['boosters:read', 'users:read'] as const)
    expect(await foundBy(scope)).toEqual([true, true, true]);
});
