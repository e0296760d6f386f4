import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import { orderPayment, topUp } from '#modules/wallet/index.ts';
import { SqlLedger } from '#modules/wallet/adapters/persistence/sql-ledger.ts';
import { SqlLedgerSums } from '#modules/wallet/adapters/persistence/sql-ledger-sums.ts';
import { SqlWallets } from '#modules/wallet/adapters/persistence/sql-wallets.ts';
import { walletRows } from '#modules/wallet/adapters/persistence/wallet.table.ts';
import { Database } from '#platform/db/database.ts';
import { UuidV7 } from '#platform/system.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const clock = new FixedClock();
const [ada, can, ece] = [randomUUID(), randomUUID(), randomUUID()];
const everybody = [ada, can, ece];
let file: TestDatabase;
let database: Database;
let wallets: SqlWallets;

beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, walletRows, { max: 2 });
  wallets = new SqlWallets(database);
  const ledger = new SqlLedger(database, new UuidV7(), clock);
  for (const [customerId, lira] of [
    [ada, 300],
    [can, 100],
    [ece, 200],
  ] as const) {
    await ledger.post(topUp({ provider: 'paytr', topUpId: randomUUID(), customerId, amount: Money.lira(lira) }));
    clock.advance({ seconds: 60 });
  }
  const order = { id: randomUUID(), number: 'B-1001' };
  await ledger.post(orderPayment({ order, customerId: ada, price: Money.lira(250) }));
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

const page = async (part: Partial<Parameters<SqlWallets['page']>[0]>) => {
  const { rows } = await wallets.page({ from: 0, limit: 10, descending: true, by: 'movedAt', where: {}, ...part });
  return rows.map(({ userId }) => userId);
};

test('wallets are sorted by balance or by last movement, without escrows', async () => {
  expect(await page({ by: 'balance' })).toEqual([ece, can, ada]);
  expect(await page({ by: 'balance', descending: false, from: 1, limit: 1 })).toEqual([can]);
  expect(await page({ by: 'movedAt' })).toEqual([ada, ece, can]);
});

test('wallets are filtered by holder, balance and last movement', async () => {
  expect(await page({ where: { userIds: [can] } })).toEqual([can]);
  expect(await page({ where: { balance: { from: 100_00, to: 200_00 } } })).toEqual([can]);
  const [{ movedAt } = { movedAt: clock.now() }] = (
    await wallets.page({ from: 0, limit: 1, descending: true, by: 'movedAt', where: { userIds: [ece] } })
  ).rows;
  expect(await page({ where: { moved: { from: movedAt } } })).toEqual([ada, ece]);
  expect(await page({ where: { moved: { to: movedAt } } })).toEqual([can]);
  expect(await wallets.find(randomUUID())).toBeUndefined();
  expect(await wallets.find(ada)).toMatchObject({ balance: Money.lira(50), movements: 2 });
});

test('the trial balance has one line for all wallets and one for all escrows, and sums to zero', async () => {
  const sums = await new SqlLedgerSums(database).trialBalance();
  const of = (name: string) => sums.find(({ account }) => account === name);
  expect(of('wallet')).toMatchObject({ count: everybody.length, balance: Money.lira(350) });
  expect(of('escrow')).toMatchObject({ count: 1, balance: Money.lira(250) });
  expect(of('psp:paytr')?.balance).toEqual(Money.lira(-600));
  expect(sums.reduce((sum, { balance }) => sum + balance.amount, 0)).toBe(0);
});
