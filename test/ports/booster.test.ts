import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { Money } from '#kernel/money.ts';
import type { Transactions } from '#kernel/ports.ts';
import { boosterRows } from '#modules/booster/adapters/persistence/booster.table.ts';
import { SqlProfiles } from '#modules/booster/adapters/persistence/sql-profiles.ts';
import type { Profiles } from '#modules/booster/application/ports.ts';
import { changed, newProfile } from '#modules/booster/domain/profile.ts';
import { masterOfAll } from '#modules/booster/profile.seed.ts';
import { SqlIncome } from '#modules/wallet/adapters/persistence/sql-income.ts';
import { SqlLedger } from '#modules/wallet/adapters/persistence/sql-ledger.ts';
import { walletRows } from '#modules/wallet/adapters/persistence/wallet.table.ts';
import { adjustment, orderPayment, settlement, tip, topUp } from '#modules/wallet/index.ts';
import { Database } from '#platform/db/database.ts';
import { UuidV7 } from '#platform/system.ts';
import { InMemoryProfiles } from '#test/support/fakes/in-memory-boosters.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const contract = (make: () => { readonly profiles: Profiles; readonly transactions: Transactions }) => {
  let profiles: Profiles;
  let transactions: Transactions;
  beforeEach(() => {
    ({ profiles, transactions } = make());
  });

  test('a profile is added, changed and found; adding it again changes nothing', async () => {
    const id = v7();
    await profiles.add(newProfile(id));
    expect(await profiles.find(id)).toEqual(newProfile(id));

    const master = changed(newProfile(id), { ...masterOfAll, hwid: 'HW,{"1"}' });
    await profiles.save(master);
    await profiles.add(newProfile(id));
    expect(await profiles.find(id)).toEqual(master);
    expect(await transactions.run(() => profiles.lock(id))).toEqual(master);
    expect(await profiles.findMany([id, v7()])).toEqual([master]);
    expect(await profiles.findMany([])).toEqual([]);
    const { tier, simultaneousOrders } = master;
    expect(await profiles.all()).toContainEqual(expect.objectContaining({ id, tier, simultaneousOrders }));
  });

  test('a missing profile is not found, and saving it raises no error', async () => {
    expect(await profiles.find(v7())).toBeUndefined();
    expect(await transactions.run(() => profiles.lock(v7()))).toBeUndefined();
    await profiles.save(newProfile(v7()));
  });
};

describe('booster profiles in memory', () => {
  contract(() => ({ profiles: new InMemoryProfiles(), transactions: new NoTransactions() }));
});

describe('booster profiles on PostgreSQL', () => {
  let file: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    file = await testDatabase();
    database = await Database.connect(file.url, [...boosterRows, ...walletRows], { max: 10 });
  });
  afterAll(async () => {
    await database.close();
    await file.drop();
  });

  contract(() => ({ profiles: new SqlProfiles(database), transactions: database }));

  test('a limit checked under the profile’s lock holds for 50 simultaneous attempts', async () => {
    const profiles = new SqlProfiles(database);
    const id = v7();
    await profiles.add(newProfile(id));
    let [counted, taken] = [0, 0];
    await Promise.all(
      Array.from({ length: 50 }, () =>
        database.run(async () => {
          const profile = await profiles.lock(id);
          const active = counted;
          await new Promise((wait) => setTimeout(wait, 10));
          if (!profile || active >= profile.simultaneousOrders) return;
          counted = active + 1;
          taken++;
        }),
      ),
    );
    expect(taken).toBe(3);
  });

  test('income is the sum of settlements and tips by week and order, without adjustments', async () => {
    const clock = new FixedClock();
    const ledger = new SqlLedger(database, new UuidV7(), clock);
    const income = new SqlIncome(database);
    const [customerId, boosterId] = [randomUUID(), randomUUID()];
    const order = { id: randomUUID(), number: 'B-1' };
    const at = (iso: string) => clock.advance({ seconds: (Date.parse(iso) - clock.now().getTime()) / 1000 });

    at('2026-11-15T20:59:00Z'); // in Turkey this time is still in the previous week
    await ledger.post(topUp({ provider: 'paytr', topUpId: randomUUID(), customerId, amount: Money.lira(500) }));
    await ledger.post(orderPayment({ order, customerId, price: Money.lira(100) }));
    await ledger.post(settlement({ order, boosterId, held: Money.lira(100), share: Money.lira(60), actorId: null }));
    at('2026-11-15T21:01:00Z');
    await ledger.post(tip({ tipId: randomUUID(), order, customerId, boosterId, amount: Money.lira(7) }));
    await ledger.post(
      adjustment({ adjustmentId: randomUUID(), userId: boosterId, amount: Money.lira(9), reason: 'x', actorId: v7() }),
    );

    const byWeek = await income.byWeek(boosterId, new Date('2026-11-01T00:00:00Z'));
    expect(byWeek.toSorted((one, other) => one.week.localeCompare(other.week))).toEqual([
      { week: '2026-11-09', orderId: order.id, amount: Money.lira(60) },
      { week: '2026-11-16', orderId: order.id, amount: Money.lira(7) },
    ]);
    expect(await income.onOrders(boosterId, [order.id, randomUUID()])).toEqual(
      new Map([[order.id, { amount: Money.lira(67), at: new Date('2026-11-15T21:01:00Z') }]]),
    );
    expect(await income.onOrders(customerId, [order.id])).toEqual(new Map());
    expect(await income.onOrders(boosterId, [])).toEqual(new Map());
    expect(await income.since(boosterId, new Date('2026-11-15T21:00:00Z'))).toEqual(Money.lira(7));
    expect(await income.since(customerId, new Date(0))).toEqual(Money.zero);
  });
});
