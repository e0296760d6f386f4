import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import { SqlBooks } from '#modules/wallet/adapters/persistence/sql-books.ts';
import { SqlLedger } from '#modules/wallet/adapters/persistence/sql-ledger.ts';
import { walletRows } from '#modules/wallet/adapters/persistence/wallet.table.ts';
import type { Books, EntryFilter, Ledger } from '#modules/wallet/application/ports.ts';
import { fineCollection, payout } from '#modules/wallet/domain/entries.ts';
import { adjustment, orderPayment, topUp } from '#modules/wallet/index.ts';
import { Database } from '#platform/db/database.ts';
import { UuidV7 } from '#platform/system.ts';
import { InMemoryBooks } from '#test/support/fakes/in-memory-books.ts';
import { InMemoryLedger } from '#test/support/fakes/in-memory-ledger.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const lira = (amount: number) => Money.lira(amount);
const clock = new FixedClock();
const inMemory = new InMemoryLedger(clock);

let file: TestDatabase;
let database: Database;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, walletRows, { max: 4 });
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

interface Pair {
  readonly ledger: Ledger;
  readonly books: Books;
}
const pairs: readonly [string, () => Pair][] = [
  ['in memory', () => ({ ledger: inMemory, books: new InMemoryBooks(inMemory) })],
  ['on PostgreSQL', () => ({ ledger: new SqlLedger(database, new UuidV7(), clock), books: new SqlBooks(database) })],
];

describe.each(pairs)('the books %s', (_, make) => {
  let ledger: Ledger;
  let books: Books;
  let user: string;
  const admin = randomUUID();
  beforeEach(async () => {
    ({ ledger, books } = make());
    user = randomUUID();
    clock.advance({ seconds: 1 });
    await ledger.post(
      adjustment({ adjustmentId: user, userId: user, amount: lira(700), reason: 'deneme', actorId: admin }),
    );
  });
  const payOut = async (amount: number) => {
    const payoutId = randomUUID();
    await ledger.post(payout({ payoutId, boosterId: user, amount: lira(amount), actorId: user }));
    return payoutId;
  };
  const found = async (where: EntryFilter) => books.entries({ from: 0, limit: 10, descending: true, where });

  test('have balances, but none of users who never had money', async () => {
    const nobody = randomUUID();
    await payOut(100);
    expect(await books.balanceOf(user)).toEqual(lira(600));
    expect(await books.lockBalanceOf(user)).toEqual(lira(600));
    expect([await books.balanceOf(nobody), await books.lockBalanceOf(nobody)]).toEqual([Money.zero, Money.zero]);
    expect(await books.balancesOf([user, nobody])).toEqual(new Map([[user, lira(600)]]));
    expect(await books.shownBalancesOf([user, nobody])).toEqual(new Map([[user, lira(600)]]));
  });

  test('page a statement by the numbers of its lines, from either end', async () => {
    for (let nth = 1; nth <= 6; nth++) await payOut(10 * nth);
    const newest = await books.statement(user, { from: 1, limit: 3, descending: true });
    expect(newest.total).toBe(7);
    expect(newest.rows.map(({ seq, amount, balance }) => [seq, amount.amount, balance.amount])).toEqual([
      [6, -50_00, 550_00],
      [5, -40_00, 600_00],
      [4, -30_00, 640_00],
    ]);
    const oldest = await books.statement(user, { from: 0, limit: 2, descending: false });
    expect(oldest.rows.map(({ seq, kind }) => [seq, kind])).toEqual([
      [1, 'adjustment'],
      [2, 'payout'],
    ]);
    expect((await books.statement(user, { from: 7, limit: 3, descending: true })).rows).toEqual([]);
  });

  test('show in each line of a statement its order or top-up, and the provider', async () => {
    const [topUpId, order] = [randomUUID(), { id: randomUUID(), number: '1001' }];
    await ledger.post(topUp({ topUpId, provider: 'bank-transfer', customerId: user, amount: lira(50) }));
    await ledger.post(orderPayment({ order, customerId: user, price: lira(20) }));
    const { rows } = await books.statement(user, { from: 0, limit: 2, descending: true });
    expect(rows).toMatchObject([
      { kind: 'order-payment', orderId: order.id, orderNumber: '1001', topUpId: null, provider: null },
      { kind: 'top-up', orderId: null, orderNumber: null, topUpId, provider: 'bank-transfer', at: clock.now() },
    ]);
  });

  test('find entries by kind, account, actor, payout and time', async () => {
    const payoutId = await payOut(10);
    clock.advance({ seconds: 1 });
    await payOut(20);
    const account = [`wallet:${user}`];
    expect((await found({ account })).total).toBe(3);
    expect((await found({ account, wallet: [`wallet:${randomUUID()}`] })).total).toBe(0);
    expect((await found({ account, kind: ['payout', 'tip'] })).total).toBe(2);
    expect((await found({ kind: [] })).rows).toEqual([]);
    expect((await found({ account, actorId: [admin] })).rows).toMatchObject([{ kind: 'adjustment', actorId: admin }]);
    expect((await found({ account, after: clock.now() })).total).toBe(1);
    expect((await found({ account, before: clock.now() })).total).toBe(2);
    const [entry] = (await found({ payoutId: [payoutId] })).rows;
    expect(entry).toMatchObject({ kind: 'payout', payoutId, actorId: user, reason: null });
    expect(entry?.postings).toEqual([
      { account: 'bank', amount: lira(10), balance: null },
      { account: `wallet:${user}`, amount: lira(-10), balance: lira(690) },
    ]);
    expect(await books.entry(entry?.id ?? '')).toEqual(entry);
    expect(await books.entryByKey(`payout:${payoutId}`)).toEqual(entry);
    expect([await books.entry(randomUUID()), await books.entryByKey('payout:none')]).toEqual([undefined, undefined]);
  });

  test('find entries by fine claim, order and top-up', async () => {
    const claim = { id: randomUUID(), boosterId: user, orderId: randomUUID(), reason: 'geç kaldı' };
    await ledger.post(fineCollection({ claim, amount: lira(5), by: { actorId: admin } }));
    const topUpId = randomUUID();
    await ledger.post(topUp({ topUpId, provider: 'paytr', customerId: user, amount: lira(50) }));
    const kinds = async (where: EntryFilter) => (await found(where)).rows.map(({ kind }) => kind).toSorted();
    expect((await found({ fineClaimId: [claim.id] })).rows).toMatchObject([
      { kind: 'penalty', fineClaimId: claim.id, orderId: claim.orderId, reason: 'geç kaldı' },
    ]);
    expect(await kinds({ orderId: [claim.orderId] })).toEqual(['penalty']);
    expect(await kinds({ topUpId: [topUpId] })).toEqual(['top-up']);
    const about = { orderIds: [claim.orderId], topUpIds: [topUpId], all: true };
    expect(await kinds({ about })).toEqual(['penalty', 'top-up']);
  });
});
