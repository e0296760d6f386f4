import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { key, many, outcomesOf } from '#test/support/calls.ts';
import { anonymous, fund, logIn, register, type NewCustomer, type Session } from '#test/support/clients.ts';
import { dump } from '#test/support/dump.ts';
import { type Shop, startShop } from '#test/support/shop.ts';
import { stockListing } from '#test/support/stock.ts';

jest.setTimeout(60_000);

let shop: Shop;
let url: string;
let admin: Session;
let customer: NewCustomer;
let stranger: NewCustomer;

beforeAll(async () => {
  shop = await startShop();
  url = shop.urls[0]!;
  admin = await logIn(url, 'yonetici@basamak.test');
  [customer, stranger] = await Promise.all([register(url), register(url)]);
  await fund(admin, customer.id, Money.lira(2000));
});
afterAll(async () => {
  await assertLedger(shop.databaseUrl);
  await shop.stop();
});

const canaries = () => stockListing(admin, 2, () => `kanarya-${randomUUID()}:kanarya-${randomUUID()}:kanarya@posta`);
const buy = (who: Session, id: string, idempotencyKey: string = randomUUID(), expectedPrice = Money.lira(300)) =>
  who.api.call('POST /listings/:id/purchases', { params: { id }, body: { expectedPrice }, idempotencyKey });
const accountOf = async (id: string, state: string) => {
  const filter = JSON.stringify({ listingId: id, state });
  return (await admin.api.call('GET /admin/stock-accounts', { query: { filter } }))[0]!;
};

test('a listing on sale is public with its stock; any other listing can neither be seen nor bought', async () => {
  const { id } = await canaries();
  const seen = async () => (await anonymous(url).call('GET /listings', { query: {} })).find((row) => row.id === id);
  expect(await seen()).toMatchObject({ server: 'tr', level: 30, price: Money.lira(300), stock: 2 });
  await admin.api.call('PUT /admin/listings/:id', { params: { id }, body: { onSale: false } });
  expect(await seen()).toBeUndefined();
  await expect(buy(customer, id)).rejects.toMatchObject({ status: 404, code: 'shop.listing_not_found' });
});

describe('credentials', () => {
  test('are returned to the buyer, also on a repeat by idempotency key, and are stored nowhere in plain text', async () => {
    const { id } = await canaries();
    const repeated = randomUUID();
    const first = await buy(customer, id, repeated);
    expect(first.credentials).toMatchObject({ username: expect.stringContaining('kanarya'), extra: 'kanarya@posta' });
    expect(await buy(customer, id, repeated)).toEqual(first);
    expect(await accountOf(id, 'in-stock')).toBeDefined();

    const own = await customer.api.call('GET /purchases', { query: {} });
    expect(own.find((purchase) => purchase.id === first.id)).toEqual(first);
    expect(await stranger.api.call('GET /purchases', { query: {} })).toEqual([]);
    const stock = await admin.api.call('GET /admin/stock-accounts', { query: {} });
    expect(JSON.stringify(stock)).not.toContain('kanarya');
    expect(await dump(shop.databaseUrl)).not.toContain('kanarya');
  });

  test('are gone after the account was taken back, also on a repeat by idempotency key', async () => {
    const { id } = await canaries();
    const repeated = randomUUID();
    const first = await buy(customer, id, repeated);
    const { balance: before } = await customer.api.call('GET /wallet');
    const sold = await accountOf(id, 'sold');
    expect(sold).toMatchObject({ buyerId: customer.id, buyerName: 'Ada Y.', price: Money.lira(300) });
    const body = { stockAccountId: sold.id, outcome: 'in-stock', reason: 'Giriş yapılamıyor' } as const;
    const bare = { ...body } as typeof body & { password: string };
    await expect(admin.api.call('POST /admin/restore-smurf', { body: bare, ...key() })).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ pointer: '/password' }] },
    });
    const restored = await admin.api.call('POST /admin/restore-smurf', {
      body: { ...body, password: 'yeni' },
      ...key(),
    });
    expect(restored).toMatchObject({ state: 'in-stock', takenBackBecause: 'Giriş yapılamıyor' });
    expect(await buy(customer, id, repeated)).toEqual({ ...first, state: 'taken-back', credentials: null });
    const { balance: after } = await customer.api.call('GET /wallet');
    expect(after.amount - before.amount).toBe(300_00);
    const [line] = await customer.api.call('GET /wallet/postings', { query: { range: '[0,0]' } });
    expect(line).toMatchObject({ kind: 'stock-restore', reason: 'Giriş yapılamıyor' });
    const again = { body: { ...body, password: 'yeni' }, ...key() };
    await expect(admin.api.call('POST /admin/restore-smurf', again)).rejects.toMatchObject({ code: 'shop.not_sold' });
  });
});

test('a sold account can only be retired once its buyer has left, because its credentials are erased then', async () => {
  const { id } = await canaries();
  const leaver = await register(url);
  await fund(admin, leaver.id, Money.lira(300));
  await buy(leaver, id);
  await leaver.api.call('POST /users/current/deletion', { body: { password: 'kiraz-agaci-42' } });
  const sold = await accountOf(id, 'sold');
  const restore = (to: { outcome: 'in-stock'; password: string } | { outcome: 'retired' }) =>
    admin.api.call('POST /admin/restore-smurf', {
      body: { stockAccountId: sold.id, reason: 'Geri alındı', ...to },
      ...key(),
    });
  await expect(restore({ outcome: 'in-stock', password: 'x1' })).rejects.toMatchObject({
    status: 409,
    code: 'shop.credentials_gone',
  });
  await expect(restore({ outcome: 'retired' })).resolves.toMatchObject({ state: 'retired' });
});

test('a repeat by idempotency key after its user has left neither gets the stored answer nor runs the command again', async () => {
  const { id } = await canaries();
  const leaver = await register(url);
  const body = { userId: leaver.id, type: 'add', amount: { amount: 300_00, currency: 'TRY' }, reason: 'Test' } as const;
  const asked = { body, ...key() };
  const first = await admin.api.call('POST /admin/add-funds', asked);
  expect(await admin.api.call('POST /admin/add-funds', asked)).toEqual(first);
  await buy(leaver, id);
  await leaver.api.call('POST /users/current/deletion', { body: { password: 'kiraz-agaci-42' } });
  await expect(admin.api.call('POST /admin/add-funds', asked)).rejects.toMatchObject({
    status: 409,
    code: 'request.conflict',
  });
});

test('a preview checks each line of new stock and shows no part of its content', async () => {
  const { id, stock } = await canaries();
  const name = `kanarya-${randomUUID()}`;
  const known = `fare-${randomUUID()}`;
  await admin.api.call('POST /admin/add-smurf', { body: { cardId: id, lines: [`${known}:peynir`] }, ...key() });
  const lines = [`${name}:süt`, 'okunmaz', `${known.toUpperCase()}:ot`, `${name}:ot`];
  const preview = await admin.api.call('POST /admin/preview-smurf', { body: { cardId: id, lines } });
  expect(preview.lines.map(({ verdict }) => verdict)).toEqual(['new', 'unreadable', 'known', 'repeated']);
  expect(JSON.stringify(preview)).not.toContain(name);
  expect(await admin.api.call('GET /admin/listings/:id', { params: { id } })).toMatchObject({ stock: stock + 1 });
});

test('a retirement with a password is refused; a retirement without one succeeds', async () => {
  const { id } = await canaries();
  await buy(customer, id);
  const sold = await accountOf(id, 'sold');
  const retired = { stockAccountId: sold.id, outcome: 'retired', reason: 'Geri alındı' } as const;
  // an account that leaves the stock needs no password, so the command is taken for a mistake and changes nothing
  const slip = { ...retired, password: 'yeni' };
  await expect(admin.api.call('POST /admin/restore-smurf', { body: slip, ...key() })).rejects.toMatchObject({
    status: 422,
  });
  expect(await accountOf(id, 'sold')).toMatchObject({ id: sold.id });
  const taken = await admin.api.call('POST /admin/restore-smurf', { body: retired, ...key() });
  expect(taken).toMatchObject({ id: sold.id, state: 'retired' });
});

test('a purchase above the balance or at an outdated price is refused and leaves the stock unchanged', async () => {
  const { id } = await canaries();
  await expect(buy(stranger, id)).rejects.toMatchObject({
    status: 409,
    code: 'wallet.insufficient_balance',
    problem: { params: { missing: Money.lira(300) } },
  });
  await expect(buy(customer, id, randomUUID(), Money.lira(299))).rejects.toMatchObject({
    code: 'shop.price_changed',
    problem: { params: { price: Money.lira(300) } },
  });
  const listing = await admin.api.call('GET /admin/listings/:id', { params: { id } });
  expect(listing).toMatchObject({ stock: 2, sold: 0 });
});

test('twenty concurrent purchases from a stock of two sell exactly two accounts', async () => {
  const { id } = await canaries();
  const rich = await register(url);
  await fund(admin, rich.id, Money.lira(10_000));
  expect(await outcomesOf(many(20, () => () => buy(rich, id)))).toEqual({ ok: 2, '409 shop.sold_out': 18 });
});

test('lines of stock that are unreadable or already known are refused, and nothing is added', async () => {
  const { id: cardId } = await stockListing(admin, 0);
  const add = (lines: string[]) => admin.api.call('POST /admin/add-smurf', { body: { cardId, lines }, ...key() });
  const name = randomUUID();
  await expect(add([`${name}:şifre`, 'şifresiz'])).rejects.toMatchObject({
    status: 422,
    code: 'shop.lines_unreadable',
    problem: { params: { lines: '2' }, detail: expect.stringContaining('satırlar: 2.') },
  });
  expect(await add([`${name}:şifre`])).toMatchObject({ stock: 1 });
  await expect(add([`${randomUUID()}:x`, `${name}:y`])).rejects.toMatchObject({ code: 'shop.accounts_known' });
  expect(await admin.api.call('GET /admin/listings/:id', { params: { id: cardId } })).toMatchObject({ stock: 1 });
});
