import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import type { Ledger } from '#modules/wallet/index.ts';
import {
  adjustment,
  orderPayment,
  orderRefund,
  partialCancel,
  settlement,
  tip,
  topUp,
  walletOf,
} from '#modules/wallet/index.ts';
import { SqlBooks } from '#modules/wallet/adapters/persistence/sql-books.ts';
import { SqlLedger } from '#modules/wallet/adapters/persistence/sql-ledger.ts';
import { walletRows } from '#modules/wallet/adapters/persistence/wallet.table.ts';
import { Database } from '#platform/db/database.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { InMemoryLedger } from '#test/support/fakes/in-memory-ledger.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const lira = (amount: number) => Money.lira(amount);
const newOrder = () => ({ id: randomUUID(), number: 'B-1001' });
const funded = async (ledger: Ledger, amount: Money) => {
  const customerId = randomUUID();
  await ledger.post(topUp({ provider: 'paytr', topUpId: randomUUID(), customerId, amount }));
  return customerId;
};

let file: TestDatabase;
let database: Database;
let books: SqlBooks;
let onPostgres: SqlLedger;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, walletRows, { max: 20 });
  onPostgres = new SqlLedger(database, new UuidV7(), new SystemClock());
  books = new SqlBooks(database);
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

const inMemory = new InMemoryLedger();
const ledgers = [
  {
    name: 'in memory',
    ledger: (): Ledger => inMemory,
    balance: async (userId: string) => inMemory.balance(walletOf(userId)),
  },
  { name: 'on PostgreSQL', ledger: (): Ledger => onPostgres, balance: (userId: string) => books.balanceOf(userId) },
];

describe.each(ledgers)('the ledger $name', ({ ledger, balance }) => {
  test('opens a wallet with its first posting and answers the new balance', async () => {
    const customerId = randomUUID();
    expect((await balance(customerId)).amount).toBe(0);
    const posted = await ledger().post(
      topUp({ provider: 'paytr', topUpId: randomUUID(), customerId, amount: lira(250) }),
    );
    expect(posted).toEqual([{ userId: customerId, balance: lira(250) }]);
    expect((await balance(customerId)).amount).toBe(250_00);
  });

  test('refuses to overdraw a wallet and names the missing amount, rounded up to whole lira', async () => {
    const customerId = await funded(ledger(), lira(100));
    const order = newOrder();
    const payment = ledger().post(orderPayment({ order, customerId, price: Money.kurus(150_01) }));
    await expect(payment).rejects.toMatchObject({
      code: 'wallet.insufficient_balance',
      params: { missing: { amount: 51_00, currency: 'TRY' } },
    });
    expect((await balance(customerId)).amount).toBe(100_00);
  });

  test('treats a wallet that was never opened as empty', async () => {
    const payment = ledger().post(orderPayment({ order: newOrder(), customerId: randomUUID(), price: lira(1) }));
    await expect(payment).rejects.toMatchObject({ code: 'wallet.insufficient_balance' });
  });

  test('divides a settled order between booster and revenue and leaves the escrow empty', async () => {
    const [customerId, boosterId, order] = [await funded(ledger(), lira(500)), randomUUID(), newOrder()];
    await ledger().post(orderPayment({ order, customerId, price: lira(450) }));
    const posted = await ledger().post(
      settlement({ order, boosterId, held: lira(450), share: lira(300), couponDiscount: lira(50), actorId: null }),
    );
    expect(posted).toEqual([{ userId: boosterId, balance: lira(300) }]);
    // the escrow is empty: a refund of a single kuruş would overdraw it
    const refund = ledger().post(orderRefund({ order, customerId, amount: Money.kurus(1), actorId: null }));
    await expect(refund).rejects.toThrow('overdrawn');
  });

  test('posts the refund and the settlement of a partial cancellation together', async () => {
    const [customerId, boosterId, order] = [await funded(ledger(), lira(300)), randomUUID(), newOrder()];
    await ledger().post(orderPayment({ order, customerId, price: lira(300) }));
    await ledger().post(
      ...partialCancel({
        order,
        customerId,
        boosterId,
        held: lira(300),
        earned: lira(90),
        refund: lira(210),
        actorId: null,
      }),
    );
    expect((await balance(customerId)).amount).toBe(210_00);
    expect((await balance(boosterId)).amount).toBe(90_00);
  });

  test('posts the same entry once, even if the balance would no longer suffice', async () => {
    const customerId = await funded(ledger(), lira(100));
    const payment = orderPayment({ order: newOrder(), customerId, price: lira(80) });
    await ledger().post(payment);
    await expect(ledger().post(payment)).resolves.toEqual([{ userId: customerId, balance: lira(20) }]);
    expect((await balance(customerId)).amount).toBe(20_00);
  });

  test('refuses a key that is reused with another amount', async () => {
    const of = { provider: 'paytr' as const, topUpId: randomUUID(), customerId: randomUUID() };
    await ledger().post(topUp({ ...of, amount: lira(100) }));
    await expect(ledger().post(topUp({ ...of, amount: lira(200) }))).rejects.toThrow('reused');
  });

  test('adds up several entries for one wallet that are posted together', async () => {
    const userId = randomUUID();
    const change = (amount: Money) =>
      adjustment({ adjustmentId: randomUUID(), userId, amount, reason: 'deneme', actorId: randomUUID() });
    await ledger().post(change(lira(10)), change(lira(5)), change(lira(-15)));
    expect((await balance(userId)).amount).toBe(0);
    await expect(ledger().post(change(lira(10)), change(lira(-11)))).rejects.toMatchObject({
      code: 'wallet.insufficient_balance',
    });
    expect((await balance(userId)).amount).toBe(0);
  });
});

describe('the ledger on PostgreSQL under concurrency', () => {
  test('exactly 37 of 100 concurrent orders on a balance for 37 are placed', async () => {
    const customerId = await funded(onPostgres, lira(37 * 20));
    const orders = Array.from({ length: 100 }, () =>
      onPostgres.post(orderPayment({ order: newOrder(), customerId, price: lira(20) })).then(
        () => 'placed',
        (error: { code: string }) => error.code,
      ),
    );
    const outcomes = Object.groupBy(await Promise.all(orders), (outcome) => outcome);
    expect(outcomes['placed']).toHaveLength(37);
    expect(outcomes['wallet.insufficient_balance']).toHaveLength(63);
    expect((await books.balanceOf(customerId)).amount).toBe(0);
  });

  test('twenty simultaneous first postings to one wallet are all posted', async () => {
    const userId = randomUUID();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        onPostgres.post(topUp({ provider: 'paytr', topUpId: randomUUID(), customerId: userId, amount: lira(5) })),
      ),
    );
    expect((await books.balanceOf(userId)).amount).toBe(100_00);
  });

  test('new entries that open one wallet at the same time are all posted', async () => {
    const userId = randomUUID();
    const all = Promise.withResolvers<void>();
    let missing = 10;
    const credit = () =>
      database.run(async () => {
        const wallet = await onPostgres.lock(userId);
        if (--missing === 0) all.resolve();
        await all.promise; // each finds no wallet yet
        const entry = topUp({ provider: 'paytr', topUpId: randomUUID(), customerId: userId, amount: lira(5) });
        return onPostgres.postNew(wallet, entry);
      });
    await expect(Promise.all(Array.from({ length: 10 }, credit))).resolves.toHaveLength(10);
    expect((await books.balanceOf(userId)).amount).toBe(50_00);
  });

  test('tips in both directions do not deadlock', async () => {
    const [one, other] = [await funded(onPostgres, lira(1000)), await funded(onPostgres, lira(1000))];
    const give = (customerId: string, boosterId: string) =>
      onPostgres.post(tip({ tipId: randomUUID(), order: newOrder(), customerId, boosterId, amount: lira(3) }));
    await Promise.all(Array.from({ length: 60 }, (_, n) => (n % 2 ? give(one, other) : give(other, one))));
    expect((await books.balanceOf(one)).plus(await books.balanceOf(other)).amount).toBe(2000_00);
  });

  test('one key that is posted fifty times makes one entry', async () => {
    const customerId = randomUUID();
    const entry = topUp({ provider: 'paytr', topUpId: randomUUID(), customerId, amount: lira(100) });
    await Promise.all(Array.from({ length: 50 }, () => onPostgres.post(entry)));
    expect((await books.balanceOf(customerId)).amount).toBe(100_00);
    expect((await books.statement(customerId, { from: 0, limit: 10, descending: true })).total).toBe(1);
  });
});

describe('the database refuses', () => {
  const guard = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: file.url });
    await client.connect();
    try {
      await client.query('begin');
      for (const statement of statements) await client.query(statement);
      await client.query('commit');
      return 'accepted';
    } catch (error) {
      return (error as pg.DatabaseError).constraint ?? String(error);
    } finally {
      await client.end();
    }
  };
  const entryOf = (id: string) =>
    `insert into ledger_entry (id, key, kind, created_at) values ('${id}', '${id}', 'adjustment', now())`;
  const posting = (
    entry: string,
    account: string,
    amount: number,
    seq: number | null = null,
    balance = seq && amount,
  ) => `insert into ledger_posting values ('${entry}', '${account}', ${amount}, ${seq}, ${balance})`;
  const account = (id: string, balance: number, seq: number) =>
    `insert into ledger_account values ('${id}', ${balance}, ${seq})
     on conflict (id) do update set balance_kurus = ${balance}, last_seq = ${seq}`;

  test.each([
    ['an entry without postings', (e: string) => [entryOf(e)], 'ledger_entry_balances'],
    ['an entry of one posting', (e: string) => [entryOf(e), posting(e, 'revenue', 5)], 'ledger_entry_balances'],
    [
      'an entry that does not balance',
      (e: string) => [entryOf(e), posting(e, 'revenue', 5), posting(e, 'bank', -4)],
      'ledger_entry_balances',
    ],
    [
      'postings without an entry',
      (e: string) => [posting(e, 'revenue', 5), posting(e, 'bank', -5)],
      'ledger_entry_balances',
    ],
    [
      'a posting without a change of its account',
      (e: string, w: string) => [entryOf(e), posting(e, w, 5, 1), posting(e, 'bank', -5)],
      'ledger_account_follows',
    ],
    ['an account without a posting', (_: string, w: string) => [account(w, 5, 1)], 'ledger_account_follows'],
    [
      'an account whose balance differs from its last posting',
      (e: string, w: string) => [entryOf(e), posting(e, w, 5, 1), posting(e, 'bank', -5), account(w, 6, 1)],
      'ledger_account_follows',
    ],
    [
      'a first posting with a wrong balance',
      (e: string, w: string) => [entryOf(e), posting(e, w, 5, 1, 6), posting(e, 'bank', -5), account(w, 6, 1)],
      'ledger_posting_continues',
    ],
    [
      'a gap in the numbers',
      (e: string, w: string) => [entryOf(e), posting(e, w, 5, 2), posting(e, 'bank', -5), account(w, 5, 2)],
      'ledger_posting_continues',
    ],
    [
      'a negative balance',
      (e: string, w: string) => [entryOf(e), account(w, -5, 1), posting(e, w, -5, 1), posting(e, 'bank', 5)],
      'ledger_account_balance_check',
    ],
    [
      'a posting that goes below zero',
      (e: string, w: string) => [entryOf(e), posting(e, w, -5, 1), posting(e, 'bank', 5)],
      'ledger_posting_balance_check',
    ],
    [
      'a wallet posting without a number',
      (e: string, w: string) => [entryOf(e), posting(e, w, 5), posting(e, 'bank', -5)],
      'ledger_posting_stored_check',
    ],
  ])('%s', async (_, statements, constraint) => {
    await expect(guard(...statements(randomUUID(), `wallet:${randomUUID()}`))).resolves.toBe(constraint);
  });

  test('another posting for a committed entry', async () => {
    const entry = randomUUID();
    await expect(guard(entryOf(entry), posting(entry, 'revenue', 5), posting(entry, 'bank', -5))).resolves.toBe(
      'accepted',
    );
    await expect(guard(posting(entry, 'promotion', 5))).resolves.toBe('ledger_entry_balances');
  });

  test('a balance changed without a posting', async () => {
    const customerId = await funded(onPostgres, lira(10));
    const change = `update ledger_account set balance_kurus = balance_kurus + 1 where id = '${walletOf(customerId)}'`;
    await expect(guard(change)).resolves.toBe('ledger_account_follows');
  });

  test.each([
    'update ledger_entry set reason = null',
    'delete from ledger_entry',
    'truncate ledger_entry',
    'update ledger_posting set amount_kurus = amount_kurus + 1',
    'delete from ledger_posting',
    'truncate ledger_posting',
    'delete from ledger_account',
    'truncate ledger_account cascade',
  ])('%s', async (statement) => {
    await expect(guard(statement)).resolves.toBe('ledger_stays');
  });
});
