import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { formatMoney } from '#contract/format.ts';
import type { SearchHit } from '#contract/console/search.ts';
import { Money } from '#kernel/money.ts';
import { key } from '#test/support/calls.ts';
import { register, type NewCustomer, type Session } from '#test/support/clients.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
let orderId: string;
let number: string;
beforeAll(async () => {
  world = await World.begin();
  orderId = await world.openOrder();
  ({ number } = await world.admin.api.call('GET /admin/orders/:id', { params: { id: orderId } }));
});
afterAll(() => world.end());

const search = (session: Session, q: string): Promise<SearchHit[]> =>
  session.api.call('GET /admin/search', { query: { q } });
const kindsOf = (hits: readonly SearchHit[]) => [...new Set(hits.map(({ resource }) => resource))];
const phoneOf = async (customer: NewCustomer) =>
  (await world.admin.api.call('GET /admin/users/:id', { params: { id: customer.id } })).phone;

test('an order is found by its number and by the beginnings of words of its in-game name', async () => {
  const found = { resource: 'orders', id: orderId, title: expect.stringContaining(`#${number} `) };
  for (const q of [number, `#${number}`, 'koridor fare', 'KORİDOR FARESİ'])
    expect(await search(world.admin, q)).toContainEqual(expect.objectContaining(found));
  expect(kindsOf(await search(world.admin, 'koridor faresi'))).toEqual(['orders']);
  expect(await search(world.admin, 'oridor')).toEqual([]);
  expect(kindsOf(await search(world.admin, 'ko'))).not.toContain('orders');
});

test('the list of orders is searched by in-game name together with its filters', async () => {
  const list = (filter: object) =>
    world.admin.api.call('GET /admin/orders', { query: { filter: JSON.stringify({ q: 'koridor', ...filter }) } });
  expect((await list({})).map(({ id }) => id)).toContain(orderId);
  expect(await list({ state: 'completed' })).toEqual([]);
  const own = await world.customer.api.call('GET /orders', { query: { filter: JSON.stringify({ q: 'koridor' }) } });
  expect(own).toEqual([]);
});

test('staff who read users find orders and tickets by the names and contacts of their people', async () => {
  const { firstName, lastName, email, username } = await world.customer.api.call('GET /users/current');
  const phone = await phoneOf(world.customer);
  const ticketId = await world.ticket();
  await world.takenOrder();
  const booster = await world.booster.api.call('GET /users/current');
  const desk = await world.staff('orders:read', 'tickets:read', 'users:read');
  const blind = await world.staff('orders:read', 'tickets:read', 'users:write');
  const listed = async (session: Session, route: 'GET /admin/orders' | 'GET /admin/tickets', filter: object) =>
    (await session.api.call(route, { query: { filter: JSON.stringify(filter), range: '[0,99]' } })).map(({ id }) => id);

  for (const q of [lastName, `${lastName} ${firstName}`, username.toUpperCase(), username.slice(2), email, phone]) {
    for (const session of [world.admin, desk]) {
      expect(await listed(session, 'GET /admin/orders', { q })).toContain(orderId);
      expect(await listed(session, 'GET /admin/tickets', { q })).toContain(ticketId);
    }
    expect(await listed(blind, 'GET /admin/orders', { q })).toEqual([]);
    expect(await listed(blind, 'GET /admin/tickets', { q })).toEqual([]);
  }
  expect(kindsOf(await search(desk, username))).toEqual(['orders', 'users', 'tickets']);
  expect(kindsOf(await search(desk, booster.email))).toContain('orders');
  expect(await listed(desk, 'GET /admin/orders', { q: lastName, state: 'completed' })).toEqual([]);
  // digits match an order number or a whole telephone number, but no part of an address
  expect(await listed(desk, 'GET /admin/orders', { q: phone.slice(-6) })).toEqual([]);
});

test('the pages of a search repeat no order that matches in several places', async () => {
  const { firstName, lastName } = await world.customer.api.call('GET /users/current');
  for (let made = 0; made < 4; made++) await world.openOrder();
  const pages = async (q: string, sort: readonly [string, string], size: number) => {
    const found: string[] = [];
    for (let from = 0; ; from += size) {
      const query = {
        filter: JSON.stringify({ q }),
        sort: JSON.stringify(sort),
        range: `[${from},${from + size - 1}]`,
      };
      const rows = await world.admin.api.call('GET /admin/orders', { query });
      found.push(...rows.map(({ id }) => id));
      if (rows.length < size) return found;
    }
  };
  for (const sort of [
    ['createdAt', 'DESC'],
    ['price', 'ASC'],
  ] as const) {
    const all = await pages(lastName, sort, 100);
    expect(all.length).toBeGreaterThan(5);
    expect(new Set(all).size).toBe(all.length);
    expect(await pages(lastName, sort, 2)).toEqual(all);
    // a search by the short name finds the same rows
    expect(await pages(`${firstName} ${lastName.slice(0, 1)}`, sort, 2)).toEqual(all);
  }
  const csv = await world.call('GET /admin/orders', {
    token: world.admin.token,
    query: { filter: JSON.stringify({ q: lastName }) },
    headers: { accept: 'text/csv' },
  });
  expect(String(csv.body).trim().split('\r\n').length).toBe(
    (await pages(lastName, ['createdAt', 'DESC'], 100)).length + 1,
  );
});

test('a search in a user’s own list finds nobody else by name', async () => {
  const { email } = await world.customer.api.call('GET /users/current');
  const stranger = await register(world.product.url);
  const query = { filter: JSON.stringify({ q: email }) };
  for (const session of [stranger, world.booster]) {
    expect(await session.api.call('GET /tickets', { query })).toEqual([]);
    expect(await session.api.call('GET /orders', { query })).toEqual([]);
  }
});

test('users are found by username, telephone number or e-mail address, and a booster is found once', async () => {
  const customer = await register(world.product.url);
  const phone = await phoneOf(customer);
  for (const q of [customer.username, phone, `0${phone.slice(3, 6)} ${phone.slice(6)}`])
    expect(await search(world.admin, q)).toContainEqual(
      expect.objectContaining({ resource: 'users', id: customer.id }),
    );
  const { id } = await world.booster.api.call('GET /users/current');
  const hits = await search(world.admin, 'booster@basamak.test');
  expect(hits.filter((hit) => hit.id === id)).toEqual([expect.objectContaining({ resource: 'boosters' })]);
});

test('an exact match comes before newer names that begin with it', async () => {
  const { id } = await register(world.product.url, 'tombik');
  for (const more of ['a', 'b', 'c', 'd', 'e']) await register(world.product.url, `tombik${more}`);
  const [first] = (await search(world.admin, 'Tombik')).filter(({ resource }) => resource === 'users');
  expect(first).toMatchObject({ id });
});

test('tickets, coupons, top-ups and listings are found by subject, code, number or description', async () => {
  const { id: ticketId } = await world.customer.api.call('POST /tickets', {
    body: { type: 'other', subject: 'Çilekli şişe', text: 'Merhaba' },
    ...key(),
  });
  expect(await search(world.admin, 'CILEKLI SISE')).toEqual([
    expect.objectContaining({ resource: 'tickets', id: ticketId, title: 'Çilekli şişe' }),
  ]);
  expect(kindsOf(await search(world.admin, 'basamak1'))).toContain('coupons');
  const { id: topUpId } = await world.customer.api.call('POST /top-ups', {
    body: { amount: { amount: 50_000, currency: 'TRY' } },
    ...key(),
  });
  const { merchantOid } = await world.admin.api.call('GET /admin/top-ups/:id', { params: { id: topUpId } });
  expect(await search(world.admin, merchantOid)).toEqual([
    { resource: 'top-ups', id: topUpId, title: merchantOid, detail: `${formatMoney(Money.lira(500))} · Bekliyor` },
  ]);
  const listing = await world.admin.api.call('POST /admin/listings', {
    body: { server: 'tr', level: 42, description: 'Zümrüt çerçeveli', price: { amount: 40_000, currency: 'TRY' } },
    ...key(),
  });
  expect(await search(world.admin, 'zumrut')).toEqual([
    {
      resource: 'listings',
      id: listing.id,
      title: 'TR · 42. seviye',
      detail: `${formatMoney(Money.lira(400))} · 0 stokta`,
    },
  ]);
});

test('messages are found by a part of their text by staff who may read them; a search of two letters finds none', async () => {
  const id = await world.takenOrder();
  const text = 'Kırmızı pelerini olan şövalyeyle oynayalım mı?';
  await world.customer.api.call('POST /orders/:id/messages', { params: { id }, body: { text }, ...key() });
  const sent = { name: 'Nilüfer Meraklı', email: 'nilufer@example.com', text: 'Toplu sipariş alıyor musunuz acaba?' };
  await world.call('POST /contact', { body: sent, headers: { 'idempotency-key': key().idempotencyKey } });
  expect(await search(world.admin, 'KIRMIZI pelerin')).toEqual([
    expect.objectContaining({ resource: 'messages', title: text, detail: expect.stringContaining('#') }),
  ]);
  expect(await search(world.admin, 'ırmızı pe')).toHaveLength(1);
  expect(kindsOf(await search(world.admin, 'mı'))).not.toContain('messages');
  expect(await search(world.admin, 'nilufer toplu')).toEqual([
    expect.objectContaining({ resource: 'contact-messages', title: sent.name }),
  ]);
  const blind = await world.staff('orders:read');
  expect(await search(blind, 'pelerini')).toEqual([]);
  expect(await search(blind, 'nilufer')).toEqual([]);
});

test('staff find only what they may list, and at most five of each kind', async () => {
  const everything = `${world.customer.username} `;
  const [orders, coupons, nothing] = await Promise.all([
    world.staff('orders:read'),
    world.staff('coupons:read', 'users:write'),
    world.staff('orders:write'),
  ]);
  expect(kindsOf(await search(world.admin, everything))).toEqual(['orders', 'users', 'tickets']);
  expect(await search(orders, everything)).toEqual([]);
  expect(kindsOf(await search(orders, 'koridor'))).toEqual(['orders']);
  expect(await search(coupons, 'koridor')).toEqual([]);
  expect(kindsOf(await search(coupons, 'BASAMAK'))).toEqual(['coupons']);
  expect(await search(nothing, number)).toEqual([]);
  for (let made = 0; made < 6; made++) await world.ticket();
  expect((await search(world.admin, 'bir sorum var')).length).toBe(5);
});

test('customers and boosters cannot search, and an empty or overlong query is refused', async () => {
  for (const { token } of [world.customer, world.booster])
    expect((await world.call('GET /admin/search', { token, query: { q: 'koridor' } })).status).toBe(403);
  for (const q of ['', '   ', 'x'.repeat(101)])
    expect((await world.call('GET /admin/search', { token: world.admin.token, query: { q } })).status).toBe(422);
});
