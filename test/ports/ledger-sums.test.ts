import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Money } from '#kernel/money.ts';
import { settledAfterMs } from '#kernel/settled.ts';
import { adjustment, orderPayment, orderRefund, stockPurchase, topUp } from '#modules/wallet/index.ts';
import { checkLedger } from '#modules/wallet/adapters/persistence/audit-ledger.ts';
import { SqlLedger } from '#modules/wallet/adapters/persistence/sql-ledger.ts';
import { SqlLedgerSums } from '#modules/wallet/adapters/persistence/sql-ledger-sums.ts';
import { walletRows } from '#modules/wallet/adapters/persistence/wallet.table.ts';
import { keepSums } from '#modules/wallet/application/keep-sums.ts';
import type { AccountSum } from '#modules/wallet/application/ports.ts';
import { Database } from '#platform/db/database.ts';
import { EarlierClock } from '#platform/db/shared-clock.ts';
import { UuidV7 } from '#platform/system.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import fc from '#test/support/property.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

/** Long ago, because entries younger than ten minutes by the database's clock are never added to the stored sums. */
const begin = new Date(Date.now() - 60 * 86_400_000);
const batch = 3;
let file: TestDatabase;
let database: Database;
let sums: SqlLedgerSums;
/** Each test begins later than the one before it, because the stored sums stay. */
let now = begin.getTime();

beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, walletRows, { max: 6 });
  sums = new SqlLedgerSums(database, batch);
});
beforeEach(() => {
  now += 3_600_000;
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

const ledgerAt = (time: number) => new SqlLedger(database, new UuidV7(), new FixedClock(new Date(time)));
const keepAt = (time: number) =>
  keepSums({ sums, sharedClock: new EarlierClock(database, new FixedClock(new Date(time))) })();

/** The trial balance without the stored sums. */
const plainly = async () => {
  const { rows } = await sql<{ account: string; count: string; sum: string }>`
    select 'wallet' as account, count(*) as count, sum(balance_kurus) as sum from ledger_account where id like 'wallet:%'
    union all select 'escrow', count(*), sum(balance_kurus) from ledger_account where id like 'escrow:%'
    union all select account, count(*), sum(amount_kurus) from ledger_posting where seq is null group by account
  `.execute(database.sql());
  return rows
    .filter(({ count }) => Number(count) > 0)
    .map(({ account, count, sum }) => ({ account, count: Number(count), balance: Money.kurus(Number(sum)) }));
};
const byAccount = (list: readonly AccountSum[]) => list.toSorted((a, b) => (a.account < b.account ? -1 : 1));
const total = (list: readonly AccountSum[]) => list.reduce((sum, { balance }) => sum + balance.amount, 0);

const customerWith = async (time: number, lira: number) => {
  const customerId = randomUUID();
  await ledgerAt(time).post(topUp({ provider: 'paytr', topUpId: randomUUID(), customerId, amount: Money.lira(lira) }));
  return customerId;
};

describe('the trial balance', () => {
  test('equals the sums of all postings after random entries and runs of the job', async () => {
    const step = fc.record({
      kind: fc.constantFrom('top-up', 'order', 'refund', 'purchase', 'adjustment', 'keep', 'keep'),
      minutes: fc.integer({ min: 0, max: 30 }),
      /** Minutes from the entry's time to its commit, as in a slow transaction. */
      lag: fc.integer({ min: 0, max: 9 }),
      lira: fc.integer({ min: 1, max: 50 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
        const customerId = await customerWith(now, 10_000);
        let paid: { order: { id: string; number: string }; amount: Money } | undefined;
        for (const { kind, minutes, lag, lira } of steps) {
          now += minutes * 60_000;
          const amount = Money.lira(lira);
          const ledger = ledgerAt(now - lag * 60_000);
          if (kind === 'keep') await keepAt(now);
          else if (kind === 'top-up')
            await ledger.post(topUp({ provider: 'paytr', topUpId: randomUUID(), customerId, amount }));
          else if (kind === 'order') {
            paid = { order: { id: randomUUID(), number: 'B-1' }, amount };
            await ledger.post(orderPayment({ order: paid.order, customerId, price: amount }));
          } else if (kind === 'refund' && paid) {
            await ledger.post(orderRefund({ ...paid, customerId, actorId: customerId }));
            paid = undefined;
          } else if (kind === 'purchase')
            await ledger.post(stockPurchase({ purchaseId: randomUUID(), customerId, price: amount }));
          else
            await ledger.post(
              adjustment({
                adjustmentId: randomUUID(),
                userId: customerId,
                amount,
                reason: 'test',
                actorId: customerId,
              }),
            );
        }
        expect(byAccount(await sums.trialBalance())).toEqual(byAccount(await plainly()));
      }),
      { numRuns: 15 },
    );
  });

  test('sums to zero at every read while customers pay and two processes store sums', async () => {
    const customers = await Promise.all(Array.from({ length: 4 }, () => customerWith(now, 100)));
    const seen: AccountSum[][] = [];
    const pay = async (customerId: string) => {
      for (let n = 0; n < 6; n++)
        await ledgerAt(now).post(
          orderPayment({ order: { id: randomUUID(), number: 'B-2' }, customerId, price: Money.lira(2) }),
        );
    };
    const read = async () => {
      for (let n = 0; n < 6; n++) seen.push([...(await sums.trialBalance())]);
    };
    const settled = now + 60_000;
    await Promise.all([...customers.map(pay), read(), keepAt(settled), keepAt(settled)]);
    await Promise.all([keepAt(settled + settledAfterMs), keepAt(settled + settledAfterMs), read()]);
    now = settled + settledAfterMs;
    expect(seen.map(total)).toEqual(seen.map(() => 0));
    expect(byAccount(await sums.trialBalance())).toEqual(byAccount(await plainly()));
  });

  test('is read from the stored sums alone for settled entries, and the audit finds a wrong stored sum', async () => {
    await customerWith(now, 1);
    await keepAt(now + settledAfterMs + 1);
    now += settledAfterMs + 1;
    const { rows } = await sql<{ left: string }>`
      select count(*) as left from ledger_entry where created_at >= (select counted_until from ledger_progress)
    `.execute(database.sql());
    expect(Number(rows[0]?.left)).toBe(0);
    await sql`update ledger_sum set balance_kurus = balance_kurus + 1 where account = 'psp:paytr'`.execute(
      database.sql(),
    );
    expect(total(await sums.trialBalance())).toBe(1);
    const query = async (text: string) => {
      const answer = await sql<{ fault?: unknown }>`${sql.raw(text)}`.execute(database.sql());
      return { rows: answer.rows };
    };
    expect((await checkLedger({ query })).fault).toMatch(/^\(c\) stored sums .*: sum of psp:paytr/);
    await sums.recount();
  });

  test('includes entries that are posted after a process with a fast clock has stored sums', async () => {
    await customerWith(Date.now(), 3);
    await keepAt(Date.now() + 2 * 3_600_000);
    await customerWith(Date.now() + 1_000, 5);
    expect(byAccount(await sums.trialBalance())).toEqual(byAccount(await plainly()));
  });

  test('is corrected by a recount after a late posting and a wrong row; the recount names its corrections', async () => {
    await keepAt(Date.now());
    await customerWith(begin.getTime(), 7);
    expect(byAccount(await sums.trialBalance())).not.toEqual(byAccount(await plainly()));
    await sql`insert into ledger_sum (account, count, balance_kurus) values ('nobody', 1, 5)`.execute(database.sql());
    expect(await sums.recount()).toEqual(['nobody', 'psp:paytr', 'wallet']);
    expect(byAccount(await sums.trialBalance())).toEqual(byAccount(await plainly()));
    expect(await sums.recount()).toEqual([]);
  });

  test('is not stored by a second process while a recount holds the lock, and that process does not wait', async () => {
    await sums.recount();
    await customerWith(Date.now(), 2);
    await database.run(async () => {
      await sql`select from ledger_progress for update`.execute(database.sql());
      const began = performance.now();
      // on a connection outside this transaction
      const other = await Database.connect(file.url, walletRows, { max: 1 });
      expect(await new SqlLedgerSums(other, batch).keep(new Date(Date.now() - settledAfterMs))).toBe(false);
      expect(performance.now() - began).toBeLessThan(2_500);
      await other.close();
    });
    expect(byAccount(await sums.trialBalance())).toEqual(byAccount(await plainly()));
  });
});
