import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { SqlTopUps } from '#modules/payment/adapters/persistence/sql-top-ups.ts';
import { paymentRows, type PaymentTables } from '#modules/payment/adapters/persistence/payment.table.ts';
import { checkOut } from '#modules/payment/application/check-out.ts';
import type { DraftOrder } from '#modules/payment/application/ports.ts';
import { providerRegistry } from '#modules/payment/application/provider-registry.ts';
import { refundTopUp } from '#modules/payment/application/refund-top-up.ts';
import { settleTopUp } from '#modules/payment/application/settle-top-up.ts';
import { startTopUp } from '#modules/payment/application/start-top-up.ts';
import { beginTopUp, pay, type TopUp } from '#modules/payment/domain/top-up.ts';
import { adjustment } from '#modules/wallet/index.ts';
import { SqlBooks } from '#modules/wallet/adapters/persistence/sql-books.ts';
import { SqlLedger } from '#modules/wallet/adapters/persistence/sql-ledger.ts';
import { walletRows } from '#modules/wallet/adapters/persistence/wallet.table.ts';
import { Database } from '#platform/db/database.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { FakeDraftOrders, ObedientGateway, OnePayer, RecordedPayments } from '#test/support/fakes/in-memory-payment.ts';
import { IdleJobs } from '#test/support/fakes/idle-jobs.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { noLimit, paymentTerms } from '#test/support/default-settings.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

let file: TestDatabase;
let database: Database;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, [...walletRows, ...paymentRows], { max: 20 });
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

const now = new Date('2026-11-20T12:00:00.000Z');
const ids = new UuidV7();
const begun = (checkout: TopUp['checkout'] = null) =>
  beginTopUp({ id: ids.next(), customerId: randomUUID(), amount: Money.lira(100), checkout, at: now });

describe('simultaneous payments', () => {
  const orders = new FakeDraftOrders();
  const clock = new SystemClock();
  const setUp = () => {
    const [topUps, ledger, notices] = [
      new SqlTopUps(database),
      new SqlLedger(database, ids, clock),
      new RecordedPayments(),
    ];
    const gateway = new ObedientGateway();
    const refund = refundTopUp({
      topUps,
      ledger,
      providers: providerRegistry(gateway),
      limit: noLimit,
      jobs: new IdleJobs(),
      work: unitOfWork({ transactions: database, clock, recorded: notices.events }),
    });
    const checkingOut = checkOut({ draftOrders: orders });
    return {
      topUps,
      ledger,
      notices,
      gateway,
      books: new SqlBooks(database),
      settle: settleTopUp({
        topUps,
        ledger,
        checkOut: checkingOut,
        refund,
        payers: new OnePayer(),
        work: unitOfWork({ transactions: database, clock, recorded: notices.events }),
      }),
      refund,
    };
  };
  const success = ({ merchantOid, amount: total }: TopUp) => ({ merchantOid, outcome: 'success' as const, total });

  test('a hundred notifications of one payment make one credit, and each call succeeds', async () => {
    const { topUps, settle, books, notices } = setUp();
    const topUp = begun();
    await topUps.add(topUp);
    await Promise.all(Array.from({ length: 100 }, () => settle(success(topUp))));
    expect((await books.balanceOf(topUp.customerId)).amount).toBe(100_00);
    expect(notices.told).toHaveLength(1);
  });

  test('success and failure notifications at once make one credit', async () => {
    const { topUps, settle, books } = setUp();
    const topUp = begun();
    await topUps.add(topUp);
    const failed = { merchantOid: topUp.merchantOid, outcome: 'failure' as const, cause: 'declined' as const };
    await Promise.all(Array.from({ length: 60 }, (_, n) => settle(n % 2 ? success(topUp) : failed)));
    expect((await books.balanceOf(topUp.customerId)).amount).toBe(100_00);
    await expect(topUps.find(topUp.id)).resolves.toMatchObject({ state: 'paid', cause: null });
  });

  test('a refused order is rolled back, and the credit stays', async () => {
    const { topUps, settle, books, ledger } = setUp();
    const topUp = begun({ draft: { service: 'kocluk' }, expectedPrice: Money.lira(500) });
    await topUps.add(topUp);
    orders.place = async ({ customerId }: DraftOrder) =>
      database.savepoint(async () => {
        const [reason, actorId] = ['yarım kalan', randomUUID()];
        await ledger.post(
          adjustment({ adjustmentId: randomUUID(), userId: customerId, amount: Money.lira(7), reason, actorId }),
        );
        throw new DomainError('wallet.insufficient_balance', { missing: Money.lira(400) });
      });
    await settle(success(topUp));
    expect((await books.balanceOf(topUp.customerId)).amount).toBe(100_00);
    expect(orders.kept).toMatchObject([{ topUpId: topUp.id, reason: 'wallet.insufficient_balance' }]);
  });

  test('exactly one of twenty refunds of a top-up succeeds', async () => {
    const { topUps, settle, refund, gateway, books } = setUp();
    const topUp = begun();
    await topUps.add(topUp);
    await settle(success(topUp));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => refund.run(topUp.id, randomUUID(), 'vazgeçti')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(gateway.refunds).toHaveLength(1);
    expect((await books.balanceOf(topUp.customerId)).amount).toBe(0);
  });

  test('a refund resumed twenty times is requested from the provider once, and the wallet gets nothing back', async () => {
    const { topUps, settle, refund, gateway, books } = setUp();
    const topUp = begun();
    await topUps.add(topUp);
    gateway.paid.set(topUp.merchantOid, topUp.amount);
    await settle(success(topUp));
    const waiting = await refund.begin(topUp.id, randomUUID(), 'vazgeçti');
    gateway.listIsLate = true;
    await Promise.all(Array.from({ length: 20 }, () => refund.resume(waiting)));
    expect(gateway.refunds).toHaveLength(1);
    expect((await books.balanceOf(topUp.customerId)).amount).toBe(0);
    await expect(topUps.find(topUp.id)).resolves.toMatchObject({ state: 'refunded' });
  });

  test('a refund dropped and resumed at once goes to the wallet or to the card, never to both', async () => {
    for (let round = 0; round < 6; round++) {
      const { topUps, settle, refund, gateway, books } = setUp();
      const topUp = begun();
      await topUps.add(topUp);
      gateway.paid.set(topUp.merchantOid, topUp.amount);
      await settle(success(topUp));
      const waiting = await refund.begin(topUp.id, randomUUID(), 'vazgeçti');
      const { refund: tried } = waiting;
      const old = { ...waiting, refund: { ...tried, since: new Date(clock.now().getTime() - 3_600_000) } };
      await topUps.save(old);
      const drop = () => refund.drop(topUp.id, randomUUID(), 'panelde yok');
      const first = round % 2 ? drop : () => refund.resume(old);
      await Promise.allSettled([
        first(),
        ...Array.from({ length: 20 }, (_, n) => (n % 2 ? drop() : refund.resume(old))),
      ]);
      const state = (await topUps.find(topUp.id))?.refund?.state;
      const inWallet = (await books.balanceOf(topUp.customerId)).amount;
      expect([state, inWallet, gateway.refunds.length]).toEqual(
        state === 'done' ? ['done', 0, 1] : ['refused', 100_00, 0],
      );
    }
  });

  test('a refund of an earlier version, which stored no number of calls, is read as requested once', async () => {
    const topUps = new SqlTopUps(database);
    const topUp = pay(begun(), now);
    await topUps.add(topUp);
    await database
      .sql<PaymentTables>()
      .updateTable('TopUpRow')
      .set({ refundState: 'under-way', refundAttempt: 1, refundReference: 'R1', refundSince: now })
      .where('id', '=', topUp.id)
      .execute();
    await expect(topUps.find(topUp.id)).resolves.toMatchObject({ refund: { calls: 1, takenUpAt: null } });
  });
});

test('a customer who opens 30 card pages at once gets ten', async () => {
  const [topUps, gateway, clock] = [new SqlTopUps(database), new ObedientGateway(), new SystemClock()];
  const start = startTopUp({
    topUps,
    pages: gateway,
    payers: new OnePayer(),
    draftOrders: new FakeDraftOrders(),
    terms: paymentTerms,
    work: unitOfWork({ transactions: database, clock, ids }),
  });
  const customerId = randomUUID();
  const open = () => start({ customerId, amount: Money.lira(100), address: '85.34.78.112' });
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, open));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(gateway.opened).toHaveLength(10);
  await expect(open()).rejects.toMatchObject({ code: 'payment.too_many_open', params: { most: 10, minutes: 30 } });
});
