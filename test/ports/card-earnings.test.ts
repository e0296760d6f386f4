// Which earnings of a booster came from card money, read from the ledger on PostgreSQL (docs/decisions/0070).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Money } from '#kernel/money.ts';
import { SqlBooks } from '#modules/wallet/adapters/persistence/sql-books.ts';
import { SqlCardEarnings } from '#modules/wallet/adapters/persistence/sql-card-earnings.ts';
import { SqlFineClaims } from '#modules/wallet/adapters/persistence/sql-fine-claims.ts';
import { SqlLedger } from '#modules/wallet/adapters/persistence/sql-ledger.ts';
import { walletRows } from '#modules/wallet/adapters/persistence/wallet.table.ts';
import type { Ledger } from '#modules/wallet/application/ports.ts';
import { postEntries } from '#modules/wallet/application/post-entries.ts';
import { walletProjections } from '#modules/wallet/application/projections.ts';
import type { Entry } from '#modules/wallet/domain/entry.ts';
import { fineCollection } from '#modules/wallet/domain/entries.ts';
import {
  adjustment,
  lanePayment,
  orderPayment,
  partialCancel,
  rankPayment,
  settlement,
  tip,
  topUp,
} from '#modules/wallet/index.ts';
import { Database } from '#platform/db/database.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { RecordingOutbox } from '#test/support/fakes/kernel.ts';
import { plansOf } from '#test/support/query-plans.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { toldWork } from '#test/support/told-work.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

let file: TestDatabase;
let database: Database;
let ledger: Ledger;
let earnings: SqlCardEarnings;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, walletRows, { max: 4 });
  const [ids, clock, outbox] = [new UuidV7(), new SystemClock(), new RecordingOutbox()];
  const work = toldWork(database, walletProjections, unitOfWork({ transactions: database, clock, ids }), {
    live: (events) => outbox.publish(events),
    notices: async () => undefined,
  });
  ledger = postEntries({
    journal: new SqlLedger(database, ids, clock),
    books: new SqlBooks(database),
    claims: new SqlFineClaims(database),
    work,
  });
  earnings = new SqlCardEarnings(database);
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

const anHourAgo = () => new Date(Date.now() - 3600_000);
let booster: string;
let customer: string;
beforeEach(() => {
  [booster, customer] = [randomUUID(), randomUUID()];
});

const load = (customerId: string, provider: 'paytr' | 'bank-transfer' = 'paytr') =>
  ledger.post(topUp({ topUpId: randomUUID(), provider, customerId, amount: Money.lira(200) }));
const credit = (userId: string) =>
  ledger.post(
    adjustment({
      adjustmentId: randomUUID(),
      userId,
      amount: Money.lira(200),
      reason: 'deneme',
      actorId: randomUUID(),
    }),
  );
/** The triggers of the ledger refuse this change, so it turns them off. */
const twoHoursAgo = (customerId: string) =>
  database
    .sql()
    .transaction()
    .execute(async (running) => {
      await sql`set local session_replication_role = replica`.execute(running);
      await sql`update ledger_entry set created_at = created_at - interval '2 hours' where id in
        (select entry_id from ledger_posting where account = ${`wallet:${customerId}`})`.execute(running);
    });
const give = async (customerId: string, lira: number) => {
  const order = { id: randomUUID(), number: '1' };
  const given = tip({ tipId: randomUUID(), order, customerId, boosterId: booster, amount: Money.lira(lira) });
  await ledger.post(given);
  return given;
};
const pay = async (customerId: string, lira = 100) => {
  const order = { id: randomUUID(), number: '1' };
  await ledger.post(orderPayment({ order, customerId, price: Money.lira(lira) }));
  return order;
};
type Shared = Partial<Parameters<typeof settlement>[0]>;
const settle = async (order: { id: string; number: string }, lira: number, of: Shared = {}): Promise<Entry> => {
  const share = Money.lira(lira);
  const done = settlement({ order, boosterId: booster, held: Money.lira(100), share, actorId: null, ...of });
  await ledger.post(done);
  return done;
};
/** Collects a part of an earning for a new fine. */
const take = ({ key }: Entry, lira: number) => {
  const claim = { id: randomUUID(), boosterId: booster, orderId: null, reason: 'geç kaldı' };
  return ledger.post(fineCollection({ claim, amount: Money.lira(lira), by: { earning: key } }));
};
/** What a booster earned from card money since an hour ago, the smallest first. */
const earnedBy = async (boosterId = booster) => {
  const own = (await earnings.of([boosterId, randomUUID()], anHourAgo())).get(boosterId) ?? [];
  return own
    .map(({ matter, customerId, amount }) => ({ matter, customerId, kurus: amount.amount }))
    .toSorted((one, other) => one.kurus - other.kurus);
};
const ofOrder = (kurus: number) => ({ matter: 'order', customerId: customer, kurus });

test('card tips are the tips after a time, from wallets that were loaded by card between that time and the tip', async () => {
  const since = anHourAgo();
  const customers = { card: randomUUID(), transfer: randomUUID(), later: randomUUID(), old: randomUUID() };
  await load(customers.card);
  await load(customers.transfer, 'bank-transfer');
  await load(customers.later, 'bank-transfer');
  await load(customers.old);
  await twoHoursAgo(customers.old);
  for (const [index, each] of Object.values(customers).entries()) await give(each, 10 + index);
  await give(customers.card, 20);
  await load(customers.later);
  const found = await earnings.of([booster, randomUUID()], since);
  expect([...found.keys()]).toEqual([booster]);
  const own = found.get(booster) ?? [];
  expect(new Set(own.map(({ customerId, amount }) => `${customerId} ${amount.amount}`))).toEqual(
    new Set([`${customers.card} 1000`, `${customers.card} 2000`]),
  );
  expect(own.every(({ matter }) => matter === 'tip')).toBe(true);
  expect(own.every(({ paidAt }) => paidAt > since && paidAt <= new Date())).toBe(true);
  expect(await earnings.of([booster], new Date(Date.now() + 1))).toEqual(new Map());
});

test('the amount of a card tip excludes the part that fines took', async () => {
  await load(customer);
  await take(await give(customer, 10), 10);
  const second = await give(customer, 20);
  await take(second, 4);
  await take(second, 3);
  await give(customer, 30);
  expect((await earnedBy()).map(({ kurus }) => kurus)).toEqual([13_00, 30_00]);
});

describe('the earnings of an order', () => {
  test('are card money if the wallet was loaded by card before its payment', async () => {
    await load(customer);
    await settle(await pay(customer), 60);
    expect(await earnedBy()).toEqual([ofOrder(60_00)]);
    const [own] = (await earnings.of([booster], anHourAgo())).get(booster) ?? [];
    expect(own?.paidAt.getTime()).toBeGreaterThan(anHourAgo().getTime());
    expect(await earnings.of([booster], new Date(Date.now() + 1))).toEqual(new Map());
  });

  test('are no card money if the wallet was filled by staff, by bank transfer, or by card too early or afterwards', async () => {
    const others = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const;
    const [byStaff, byBank, early, afterwards] = others;
    await credit(byStaff);
    await load(byBank, 'bank-transfer');
    await load(early);
    await twoHoursAgo(early);
    await credit(afterwards);
    for (const each of others) {
      const order = await pay(each);
      if (each === afterwards) await load(each);
      await settle(order, 60);
    }
    expect(await earnedBy()).toEqual([]);
  });

  test.each([
    ['lane', lanePayment],
    ['rank', rankPayment],
  ])('are card money as a whole if a %s difference was paid after a card payment', async (_, payment) => {
    await credit(customer);
    const order = await pay(customer);
    await load(customer);
    await ledger.post(payment({ order, customerId: customer, difference: Money.lira(20) }));
    await settle(order, 70, { held: Money.lira(120) });
    expect(await earnedBy()).toEqual([ofOrder(70_00)]);
  });

  test('count once if several payments of the order follow several card payments', async () => {
    await load(customer);
    await load(customer);
    const order = await pay(customer);
    await load(customer);
    await ledger.post(lanePayment({ order, customerId: customer, difference: Money.lira(20) }));
    await settle(order, 70, { held: Money.lira(120) });
    expect(await earnedBy()).toEqual([ofOrder(70_00)]);
  });

  test('count for the earlier booster as well as for the last', async () => {
    const earlier = randomUUID();
    await load(customer);
    const order = await pay(customer);
    await settle(order, 40, { earlier: [{ boosterId: earlier, amount: Money.lira(15) }] });
    expect([await earnedBy(), await earnedBy(earlier)]).toEqual([[ofOrder(40_00)], [ofOrder(15_00)]]);
  });

  test('count when the order is cancelled and its price is split', async () => {
    await load(customer);
    const order = await pay(customer);
    const [held, earned, refund] = [Money.lira(100), Money.lira(25), Money.lira(50)];
    const by = { customerId: customer, boosterId: booster, actorId: null };
    for (const each of partialCancel({ order, held, earned, refund, ...by })) await ledger.post(each);
    expect(await earnedBy()).toEqual([ofOrder(25_00)]);
  });

  test('of two orders and a tip are told apart, without the parts that fines took', async () => {
    await load(customer);
    const [one, other] = [await pay(customer), await pay(customer, 50)];
    await take(await settle(one, 60), 5);
    await settle(other, 30, { held: Money.lira(50) });
    await give(customer, 10);
    expect(await earnedBy()).toEqual([{ ...ofOrder(10_00), matter: 'tip' }, ofOrder(30_00), ofOrder(55_00)]);
  });

  test('are found by indexes among many entries', async () => {
    await load(customer);
    await settle(await pay(customer), 60);
    await database
      .sql()
      .transaction()
      .execute(async (running) => {
        await sql`set local session_replication_role = replica`.execute(running);
        await sql`
          with entry as (
            insert into ledger_entry (id, key, kind, order_id, created_at)
            select gen_random_uuid(), 'many:' || n,
              (array['order-payment', 'settlement', 'tip', 'top-up', 'penalty'])[1 + n % 5],
              gen_random_uuid(), now() - n * interval '1 minute'
            from generate_series(1, 20000) as n returning id, split_part(key, ':', 2)::int as n)
          insert into ledger_posting (entry_id, account, amount_kurus, seq, balance_kurus)
          select id, 'wallet:' || n % 100, -1, n, 0 from entry
          union all select id, 'revenue', 1, null, null from entry
        `.execute(running);
      });
    await sql`analyze ledger_entry, ledger_posting`.execute(database.sql());
    const [plan] = await plansOf(database, () => earnings.of([booster], anHourAgo()));
    expect(plan).toContain('ledger_entry_order_id_index');
    expect(plan).not.toContain('Seq Scan');
    // begins with the recent card payments, if these are fewer than the postings of the payers
    expect(plan).toMatch(/CTE loads.*Index Cond: \(\(kind = 'top-up'::text\) AND \(created_at >=/);
    expect(await earnedBy()).toEqual([ofOrder(60_00)]);
  });
});
