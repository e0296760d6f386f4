import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { rows } from '#main/modules.ts';
import { Money } from '#kernel/money.ts';
import type { Transactions } from '#kernel/ports.ts';
import { MikroListings } from '#modules/shop/adapters/persistence/mikro-listings.ts';
import { SqlPurchases } from '#modules/shop/adapters/persistence/sql-purchases.ts';
import { SqlStock } from '#modules/shop/adapters/persistence/sql-stock.ts';
import type { Listings, Purchases, Stock } from '#modules/shop/application/ports.ts';
import type { Listing } from '#modules/shop/domain/listing.ts';
import { sell, takeBack, type StockAccount } from '#modules/shop/domain/stock.ts';
import { Database } from '#platform/db/database.ts';
import { InMemoryShop } from '#test/support/fakes/in-memory-shop.ts';
import { NoTransactions } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

interface Stores {
  readonly listings: Listings;
  readonly stock: Stock;
  readonly purchases: Purchases;
  readonly transactions: Transactions;
}

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, seconds));
const aListing = (given: Partial<Listing> = {}): Listing => ({
  id: v7(),
  server: 'tr',
  level: 30,
  description: '30. seviye, derecesiz',
  price: Money.lira(300),
  onSale: true,
  createdAt: at(0),
  updatedAt: at(0),
  ...given,
});
const anAccount = (listing: Listing, given: Partial<StockAccount> = {}): StockAccount => ({
  id: v7(),
  listingId: listing.id,
  fingerprint: randomBytes(32).toString('hex'),
  state: 'in-stock',
  createdAt: at(0),
  ...given,
});
const buyer = { id: v7(), name: 'Deniz Y.' };
const upwards = { from: 0, limit: 10, sort: { field: 'createdAt', descending: false } } as const;

const contract = (make: () => Stores) => {
  let stores: Stores;
  let listing: Listing;
  beforeEach(async () => {
    stores = make();
    listing = aListing();
    await stores.listings.add(listing);
  });
  const locked = <T>(work: () => Promise<T>) => stores.transactions.run(work);
  const sale = async (account: StockAccount, seconds = 0) => {
    const sold = sell(account, listing, { id: v7(), buyer, at: at(seconds) });
    await stores.stock.save(sold.account);
    await stores.purchases.add(sold.purchase);
    return sold;
  };

  test('a listing is found as it was saved, with the numbers of its accounts in stock and sold', async () => {
    const [first, second, third] = [anAccount(listing), anAccount(listing), anAccount(listing)];
    await stores.stock.add([first, second, third]);
    await sale(first);
    await stores.stock.save({ ...second, state: 'retired' });
    expect(await stores.listings.find(listing.id)).toEqual({ ...listing, stock: 1, sold: 1 });
    const cheaper = { ...listing, price: Money.lira(250), onSale: false, updatedAt: at(9) };
    await stores.listings.save(cheaper);
    expect(await locked(() => stores.listings.lock(listing.id))).toEqual(cheaper);
    expect(await stores.listings.find(v7())).toBeUndefined();
    expect(await locked(() => stores.listings.lock(v7()))).toBeUndefined();
  });

  test('listings are filtered by server, level, words and sale, and sorted by age or price', async () => {
    const [dear, high, hidden] = [
      aListing({ price: Money.lira(900), createdAt: at(1) }),
      aListing({ level: 80, server: 'euw', price: Money.lira(500), createdAt: at(2) }),
      aListing({ onSale: false, createdAt: at(3) }),
    ];
    for (const row of [dear, high, hidden]) await stores.listings.add(row);
    const ids = [listing, dear, high, hidden].map(({ id }) => id);
    const found = async (asked: object) =>
      (await stores.listings.page({ ...upwards, ids, ...asked })).rows.map(({ id }) => id);
    expect(await found({ sort: { field: 'price', descending: true }, onSale: true })).toEqual([
      dear.id,
      high.id,
      listing.id,
    ]);
    expect(await found({ leastLevel: 31 })).toEqual([high.id]);
    expect(await found({ search: `${high.level} DERECESİZ` })).toEqual([high.id]);
    expect(await found({ search: '100%' })).toEqual([]);
    expect(await found({ servers: ['tr'], onSale: true })).toEqual([listing.id, dear.id]);
    expect(await stores.listings.page({ ...upwards, ids, from: 1, limit: 2 })).toMatchObject({
      rows: [{ id: dear.id }, { id: high.id }],
      total: 4,
    });
  });

  test('the next account to sell is the one that was added first', async () => {
    const [newer, older] = [anAccount(listing, { createdAt: at(5) }), anAccount(listing, { createdAt: at(1) })];
    await stores.stock.add([newer, older, anAccount(aListing())]);
    expect(await stores.stock.next(listing.id)).toEqual(older);
    await sale(older);
    expect(await stores.stock.next(listing.id)).toEqual(newer);
    await sale(newer);
    expect(await stores.stock.next(listing.id)).toBeUndefined();
  });

  test('an account is added once, and can be added again only after it is retired', async () => {
    const account = anAccount(listing);
    expect(await stores.stock.add([account])).toEqual(new Set([account.fingerprint]));
    const [again, other] = [{ ...account, id: v7() }, anAccount(listing)];
    expect(await stores.stock.add([again, other])).toEqual(new Set([other.fingerprint]));
    const known = () => stores.stock.known([account.fingerprint, anAccount(listing).fingerprint]);
    expect(await known()).toEqual(new Set([account.fingerprint]));
    await stores.stock.save({ ...account, state: 'retired' });
    expect(await known()).toEqual(new Set());
    expect(await stores.stock.known([])).toEqual(new Set());
    expect(await stores.stock.add([again])).toEqual(new Set([account.fingerprint]));
  });

  test('a purchase stands until the account is taken back, and the stock shows its last buyer', async () => {
    const account = anAccount(listing);
    await stores.stock.add([account]);
    const first = await sale(account, 1);
    expect(await stores.purchases.standing(account.id)).toEqual(first.purchase);
    const facts = { outcome: 'in-stock', at: at(2), by: v7(), reason: 'giriş yapılamıyor' } as const;
    const back = takeBack(first.account, first.purchase, facts);
    await stores.purchases.save(back.purchase);
    await stores.stock.save(back.account);
    expect(await stores.purchases.standing(account.id)).toBeUndefined();
    expect(await stores.purchases.find(first.purchase.id)).toEqual(back.purchase);
    expect(await stores.stock.find(account.id)).toMatchObject({
      state: 'in-stock',
      server: 'tr',
      sale: { buyerId: buyer.id, takenBack: { reason: 'giriş yapılamıyor' } },
    });

    const second = await sale(account, 3);
    const { rows } = await stores.stock.page({ ...upwards, listingIds: [listing.id], buyerIds: [buyer.id] });
    expect(rows).toEqual([
      expect.objectContaining({
        id: account.id,
        state: 'sold',
        sale: expect.objectContaining({ at: second.purchase.createdAt, takenBack: null, price: Money.lira(300) }),
      }),
    ]);
    expect((await stores.stock.page({ ...upwards, ids: [account.id], states: ['in-stock'] })).rows).toEqual([]);
    const soldWithin = async (from: number, to: number) =>
      (await stores.stock.page({ ...upwards, ids: [account.id], sold: { from: at(from), to: at(to) } })).total;
    expect([await soldWithin(3, 4), await soldWithin(1, 3), await soldWithin(4, 9)]).toEqual([1, 0, 0]);
  });

  test('purchases are listed for their buyer only', async () => {
    const accounts = [anAccount(listing), anAccount(listing)];
    await stores.stock.add(accounts);
    const mine = { ...buyer, id: v7() };
    const sold = accounts.map((account, nth) => sell(account, listing, { id: v7(), buyer: mine, at: at(nth) }));
    for (const { purchase } of sold) await stores.purchases.add(purchase);
    const page = await stores.purchases.page({ ...upwards, buyerId: mine.id });
    expect(page.rows).toEqual(sold.map(({ purchase }) => purchase));
    expect((await stores.purchases.page({ ...upwards, buyerId: v7() })).total).toBe(0);
  });
};

describe('the shop in memory', () => {
  contract(() => {
    const { listings, stock, purchases } = new InMemoryShop();
    return { listings, stock, purchases, transactions: new NoTransactions() };
  });
});

describe('the shop on PostgreSQL', () => {
  let file: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    file = await testDatabase();
    database = await Database.connect(file.url, rows, { max: 4 });
  });
  afterAll(async () => {
    await database.close();
    await file.drop();
  });
  const onPostgres = (): Stores => ({
    listings: new MikroListings(database),
    stock: new SqlStock(database),
    purchases: new SqlPurchases(database),
    transactions: database,
  });
  contract(onPostgres);

  test('accounts can be added as often as wanted on one connection, which prepares the statement', async () => {
    const one = await Database.connect(file.url, rows, { max: 1 });
    const [listing, stock] = [aListing(), new SqlStock(one)];
    await new MikroListings(one).add(listing);
    for (let times = 0; times < 25; times++) {
      const account = anAccount(listing);
      expect(await one.run(() => stock.add([account]))).toEqual(new Set([account.fingerprint]));
    }
    await one.close();
  });

  test('the database refuses a second buyer of an account that is sold', async () => {
    const { listings, stock, purchases } = onPostgres();
    const listing = aListing();
    const account = anAccount(listing);
    await listings.add(listing);
    await stock.add([account]);
    const sale = () => purchases.add(sell(account, listing, { id: v7(), buyer, at: at(0) }).purchase);
    await sale();
    await expect(sale()).rejects.toThrow(/stock_purchase_standing/);
  });
});
