import { beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { HmacAccountNames } from '#modules/shop/adapters/crypto/hmac-account-names.ts';
import { addStock } from '#modules/shop/application/add-stock.ts';
import { buyAccount } from '#modules/shop/application/buy-account.ts';
import { changeListing } from '#modules/shop/application/change-listing.ts';
import { createListing } from '#modules/shop/application/create-listing.ts';
import type { CountedListing } from '#modules/shop/application/ports.ts';
import { previewStock } from '#modules/shop/application/preview-stock.ts';
import { readPurchases } from '#modules/shop/application/read-purchases.ts';
import { takeBackAccount } from '#modules/shop/application/take-back-account.ts';
import { readLines } from '#modules/shop/domain/account-lines.ts';
import { EnvelopeSafe } from '#modules/vault/adapters/crypto/envelope-safe.ts';
import { KeyRing } from '#modules/vault/adapters/crypto/key-ring.ts';
import { credentialVault } from '#modules/vault/application/credential-vault.ts';
import { stockVault } from '#modules/vault/application/stock-vault.ts';
import { topUp } from '#modules/wallet/index.ts';
import { walletOf } from '#modules/wallet/domain/account.ts';
import { InMemoryLedger } from '#test/support/fakes/in-memory-ledger.ts';
import { InMemoryShop } from '#test/support/fakes/in-memory-shop.ts';
import { InMemorySecrets } from '#test/support/fakes/in-memory-vault.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const ids = { next: () => v7() };
const price = Money.lira(300);
const admin = v7();
const code = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error instanceof DomainError ? { code: error.code, ...error.params } : error;
  }
  return undefined;
};

const setUp = () => {
  const { listings, stock, purchases } = new InMemoryShop();
  const secrets = new InMemorySecrets();
  const safe = new EnvelopeSafe(KeyRing.parse(`1:${randomBytes(32).toString('base64')}`));
  const vault = stockVault({ vault: credentialVault({ secrets, safe }) });
  const ledger = new InMemoryLedger();
  const clock = new FixedClock();
  const transactions = new NoTransactions();
  const names = new HmacAccountNames('gizli');
  return {
    listings,
    stock,
    secrets,
    ledger,
    clock,
    create: createListing({ listings, clock, ids }),
    change: changeListing({ listings, work: unitOfWork({ transactions, clock }) }),
    add: addStock({ listings, stock, vault, names, work: unitOfWork({ transactions, clock, ids }) }),
    preview: previewStock({ listings, stock, names }),
    buy: buyAccount({ listings, stock, purchases, vault, ledger, work: unitOfWork({ transactions, clock, ids }) }),
    takeBack: takeBackAccount({ stock, purchases, vault, ledger, work: unitOfWork({ transactions, clock }) }),
    read: readPurchases({ purchases, vault }),
  };
};

let shop: ReturnType<typeof setUp>;
let listing: CountedListing;
const customer = { id: v7(), name: 'Deniz Y.' };
const upwards = { from: 0, limit: 10, sort: { field: 'createdAt', descending: false } } as const;
const buy = (expectedPrice = price) => shop.buy({ listingId: listing.id, expectedPrice, buyer: customer });
const balance = () => shop.ledger.balance(walletOf(customer.id));
const fund = (amount: Money) =>
  shop.ledger.post(topUp({ provider: 'paytr', topUpId: v7(), customerId: customer.id, amount }));

beforeEach(async () => {
  shop = setUp();
  listing = await shop.create({ server: 'tr', level: 30, description: 'derecesiz', price, onSale: true });
});

describe('lines of accounts', () => {
  test('have a user name, a password, and whatever else came with the account', () => {
    expect(readLines(['fare:peynir', '', ' kedi : süt:posta@basamak.test:posta-şifresi '])).toEqual([
      { number: 1, username: 'fare', password: 'peynir', extra: null },
      { number: 3, username: 'kedi', password: 'süt', extra: 'posta@basamak.test:posta-şifresi' },
    ]);
  });

  test('that cannot be read are named by their numbers, never by their content', () => {
    expect(code(() => readLines(['fare:peynir', 'kedi', ':süt', 'fil:']))).toEqual({
      code: 'shop.lines_unreadable',
      lines: '2, 3, 4',
    });
    // two accounts in one line would become one account with a password of two lines
    expect(code(() => readLines(['fare:peynir', 'kedi:süt\nfil:ot']))).toEqual({
      code: 'shop.lines_unreadable',
      lines: '2',
    });
    expect(code(() => readLines(['', '  ']))).toEqual({ code: 'request.invalid' });
  });
});

describe('stock', () => {
  test('is added as a whole or not at all', async () => {
    await shop.add(listing.id, ['fare:peynir', 'kedi:süt']);
    await expect(shop.add(listing.id, ['fil:ot', 'FARE:başka'])).rejects.toMatchObject({
      code: 'shop.accounts_known',
      params: { lines: '2' },
    });
    await expect(shop.add(listing.id, ['kuş:yem', 'Kuş:yem'])).rejects.toMatchObject({
      code: 'shop.accounts_known',
      params: { lines: '2' },
    });
    await expect(shop.add(v7(), ['aslan:et'])).rejects.toMatchObject({ code: 'shop.listing_not_found' });
  });

  test('is previewed line by line without being changed', async () => {
    await shop.add(listing.id, ['fare:peynir']);
    const before = shop.secrets.rows.size;
    const lines = ['kedi:süt', 'Fare:başka', '', 'fil', 'KEDİ:ot', 'kedi:ot:posta'];
    expect(await shop.preview(listing.id, lines)).toEqual([
      { number: 1, verdict: 'new' },
      { number: 2, verdict: 'known' },
      { number: 4, verdict: 'unreadable' },
      { number: 5, verdict: 'new' },
      { number: 6, verdict: 'repeated' },
    ]);
    expect(shop.secrets.rows.size).toBe(before);
    await shop.add(listing.id, ['kedi:süt']);
    await expect(shop.preview(v7(), lines)).rejects.toMatchObject({ code: 'shop.listing_not_found' });
    await expect(shop.preview(listing.id, [' '])).rejects.toMatchObject({ code: 'request.invalid' });
  });

  test('has one sealed copy of each account’s credentials', async () => {
    await shop.add(listing.id, ['fare:peynir']);
    expect([...shop.secrets.rows.values()].map(({ name }) => name.purpose)).toEqual(['stock']);
    await fund(price);
    await buy();
    expect([...shop.secrets.rows.values()].map(({ name }) => [name.purpose, name.ownerId])).toEqual([
      ['purchase', customer.id],
    ]);
  });
});

describe('a purchase', () => {
  test('is paid from the balance and shows the credentials to its buyer only', async () => {
    await shop.add(listing.id, ['fare:peynir:posta@basamak.test']);
    await fund(Money.lira(500));
    const { id } = await buy();
    expect(balance()).toEqual(Money.lira(200));
    expect((await shop.read.one(id, customer.id)).credentials).toEqual({
      username: 'fare',
      password: 'peynir',
      extra: 'posta@basamak.test',
    });
    await expect(shop.read.one(id, v7())).rejects.toThrow('cannot be read for its buyer');
    await expect(buy()).rejects.toMatchObject({ code: 'shop.sold_out' });
    expect(balance()).toEqual(Money.lira(200));
  });

  test('at another price than was shown is refused', async () => {
    await shop.add(listing.id, ['fare:peynir']);
    await fund(Money.lira(500));
    await shop.change(listing.id, { price: Money.lira(400) });
    await expect(buy()).rejects.toMatchObject({ code: 'shop.price_changed', params: { price: Money.lira(400) } });
    await expect(buy(Money.lira(400))).resolves.toMatchObject({ price: Money.lira(400) });
  });

  test('above the balance is refused with the missing amount', async () => {
    await shop.add(listing.id, ['fare:peynir']);
    await fund(Money.kurus(299_50));
    await expect(buy()).rejects.toMatchObject({
      code: 'wallet.insufficient_balance',
      params: { missing: Money.lira(1) },
    });
  });

  test('of a listing that is off sale or unknown is refused', async () => {
    await shop.change(listing.id, { onSale: false });
    await expect(buy()).rejects.toMatchObject({ code: 'shop.listing_not_found' });
    const unknown = { listingId: v7(), expectedPrice: price, buyer: customer };
    await expect(shop.buy(unknown)).rejects.toMatchObject({ code: 'shop.listing_not_found' });
    await expect(shop.change(v7(), {})).rejects.toMatchObject({ code: 'shop.listing_not_found' });
  });
});

describe('taking back an account', () => {
  const sold = async () => {
    await shop.add(listing.id, ['fare:peynir']);
    await fund(price);
    await buy();
    const [account] = (await shop.stock.page(upwards)).rows;
    return account!.id;
  };
  const because = { by: admin, reason: 'giriş yapılamıyor' };

  test('to stock refunds the buyer, hides the credentials from them, and changes the password', async () => {
    const id = await sold();
    await shop.takeBack(id, { outcome: 'in-stock', password: 'yeni-peynir' }, because);
    expect(balance()).toEqual(price);
    const { rows } = await shop.read.page({ ...upwards, buyerId: customer.id });
    expect(rows).toMatchObject([{ credentials: null, takenBack: { reason: 'giriş yapılamıyor', by: admin } }]);
    const again = await buy();
    expect((await shop.read.one(again.id, customer.id)).credentials).toMatchObject({
      username: 'fare',
      password: 'yeni-peynir',
    });
  });

  test('as retired erases the credentials and frees the user name', async () => {
    const id = await sold();
    await shop.takeBack(id, { outcome: 'retired' }, because);
    expect(balance()).toEqual(price);
    expect(shop.secrets.rows.size).toBe(0);
    await expect(buy()).rejects.toMatchObject({ code: 'shop.sold_out' });
    await shop.add(listing.id, ['fare:kurtarıldı']);
  });

  test('happens once, and only to sold accounts', async () => {
    const id = await sold();
    const again = () => shop.takeBack(id, { outcome: 'retired' }, because);
    await again();
    await expect(again()).rejects.toMatchObject({ code: 'shop.not_sold' });
    await expect(shop.takeBack(v7(), { outcome: 'retired' }, because)).rejects.toMatchObject({
      code: 'shop.stock_account_not_found',
    });
    expect(balance()).toEqual(price);
  });
});
