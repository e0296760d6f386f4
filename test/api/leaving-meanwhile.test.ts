// A user deletes the account while another request that concerns this user runs. Only one of the two succeeds.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { answered, key, outcomeOf } from '#test/support/calls.ts';
import { fund, logIn, register, type Session } from '#test/support/clients.ts';
import { aDraft } from '#test/support/drafts.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { World } from '#test/support/world.ts';

let world: World;
let url: string;
let brake: pg.Client;
beforeAll(async () => {
  world = await World.begin();
  ({ url } = world.product);
}, 60_000);
afterAll(() => world.end());
beforeEach(async () => {
  brake = new pg.Client({ connectionString: world.product.database.url });
  await brake.connect();
});
afterEach(async () => {
  await brake.end();
  await assertLedger(world.product.database.url);
});

const password = 'kiraz-agaci-42';
const leave = ({ api }: Session) => outcomeOf(() => api.call('POST /users/current/deletion', { body: { password } }));

/** Runs `first` until it waits for a lock on this table, then `second` for a while; then frees the lock. Returns both outcomes. */
const whileWaiting = async (
  at: { readonly table: string; readonly mode: 'share' | 'access exclusive' },
  first: () => Promise<string>,
  second: () => Promise<string>,
): Promise<readonly string[]> => {
  await brake.query('begin');
  await brake.query(`lock table ${at.table} in ${at.mode} mode`);
  const earlier = first();
  const waits = `select from pg_locks where not granted and relation = '${at.table}'::regclass`;
  for (const deadline = Date.now() + 2000; Date.now() < deadline; await sleep(10))
    if (((await brake.query(waits)).rowCount ?? 0) > 0) break;
  const later = second();
  await sleep(400);
  await brake.query('commit');
  return Promise.all([earlier, later]);
};

test('an order that is paid with the whole balance is placed, and the deletion is refused', async () => {
  const customer = await register(url);
  const draft = aDraft();
  const { price } = await customer.api.call('POST /orders/calculate', { body: draft });
  await fund(world.admin, customer.id, price);
  const place = () =>
    outcomeOf(() => customer.api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() }));
  const ends = await whileWaiting({ table: 'top_up', mode: 'access exclusive' }, () => leave(customer), place);
  expect(ends).toEqual(['409 identity.deletion_balance', 'ok']);
});

test('an order that costs nothing is refused after its customer has deleted the account', async () => {
  const customer = await register(url);
  const draft = aDraft({ coupon: 'ARMAGAN' });
  const coupon = `insert into coupon (id, code, discount_percent, services, created_at, updated_at)
    values ($1, 'ARMAGAN', 100, '[]', now(), now())`;
  await brake.query(coupon, [randomUUID()]);
  const expectedPrice = await answered(
    async () => (await customer.api.call('POST /orders/calculate', { body: draft })).price,
    () => true, // until the process has read the coupon
  );
  expect(expectedPrice.amount).toBe(0);
  const place = () => outcomeOf(() => customer.api.call('POST /orders', { body: { draft, expectedPrice }, ...key() }));
  const ends = await whileWaiting({ table: 'top_up', mode: 'access exclusive' }, () => leave(customer), place);
  expect(ends).toEqual(['ok', '401 identity.unauthenticated']);
});

/** A new booster with a known password. */
const hire = async () => {
  const username = `booster${randomUUID().slice(0, 8)}`;
  const person = { firstName: 'Can', lastName: 'Su', email: `${username}@basamak.test`, phone: '+905440000091' };
  const body = { ...person, username, role: 'booster', password } as const;
  const { id } = await world.admin.api.call('POST /admin/new-user', { body, ...key() });
  const { service } = aDraft();
  await world.admin.api.call('PUT /admin/boosters/:id', {
    params: { id },
    body: { simultaneousOrders: 1, availableServices: [service] },
  });
  return logIn(url, username, password);
};

test('a booster whose account is deleted cannot take an order', async () => {
  const booster = await hire();
  const params = { id: await world.openOrder() };
  const take = () => outcomeOf(() => booster.api.call('POST /orders/:id/take', { params, ...key() }));
  const ends = await whileWaiting({ table: 'top_up', mode: 'access exclusive' }, () => leave(booster), take);
  expect(ends).toEqual(['ok', '403 identity.forbidden']);
});

test('a replaced booster cannot delete the account before the order has ended and their share is paid out', async () => {
  const booster = await hire();
  const params = { id: await world.openOrder() };
  await booster.api.call('POST /orders/:id/take', { params, ...key() });
  await booster.api.call('POST /orders/:id/transitions', { params, body: { to: 'started' }, ...key() });
  const other = await world.booster.api.call('GET /users/current');
  const body = { orderId: params.id, boosterId: other.id, donePercent: 50, reason: 'Deneme' };
  await world.admin.api.call('POST /admin/choose-booster', { body, ...key() });
  expect(await leave(booster)).toBe('409 identity.deletion_open_orders');

  const end = { orderId: params.id, state: 'cancelled', earnedPercent: 0, reason: 'Deneme' } as const;
  await world.admin.api.call('POST /admin/choose-state', { body: end, ...key() });
  expect(await leave(booster)).toBe('409 identity.deletion_balance');
});

test('the deletion is refused when a card payment has begun first', async () => {
  const customer = await register(url);
  const begin = () =>
    outcomeOf(() => customer.api.call('POST /top-ups', { body: { amount: Money.lira(100) }, ...key() }));
  const ends = await whileWaiting({ table: 'top_up', mode: 'share' }, begin, () => leave(customer));
  expect(ends).toEqual(['ok', '409 identity.deletion_open_payments']);
});

test('the deletion is refused when staff have credited the wallet first', async () => {
  const customer = await register(url);
  const credit = () => outcomeOf(() => fund(world.admin, customer.id, Money.lira(1)).then(() => undefined));
  const ends = await whileWaiting({ table: 'ledger_entry', mode: 'share' }, credit, () => leave(customer));
  expect(ends).toEqual(['ok', '409 identity.deletion_balance']);
});
