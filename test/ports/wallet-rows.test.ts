// The stores of payouts and of fines above the balance. Tests of the use cases are elsewhere and use the fakes.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import { SqlFineClaims } from '#modules/wallet/adapters/persistence/sql-fine-claims.ts';
import { SqlPayouts } from '#modules/wallet/adapters/persistence/sql-payouts.ts';
import { walletRows } from '#modules/wallet/adapters/persistence/wallet.table.ts';
import type {
  FineClaims,
  FineClaimsPart,
  PayoutFigures,
  Payouts,
  PayoutsPart,
} from '#modules/wallet/application/ports.ts';
import { claimed, type FineClaim, settledBy, waived } from '#modules/wallet/domain/fine-claim.ts';
import type { Payout } from '#modules/wallet/domain/payout.ts';
import { Database } from '#platform/db/database.ts';
import { InMemoryFineClaims } from '#test/support/fakes/in-memory-fine-claims.ts';
import { InMemoryPayouts } from '#test/support/fakes/in-memory-payouts.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const lira = (amount: number) => Money.lira(amount);
const at = (hours: number) => new Date(Date.parse('2026-11-27T10:00:00.000Z') + hours * 3600_000);
const iban = 'TR330006100519786457841326';

let file: TestDatabase;
let database: Database;
let booster: string;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, walletRows, { max: 2 });
});
beforeEach(() => {
  booster = randomUUID();
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

describe.each([
  ['in memory', (): FineClaims => new InMemoryFineClaims()],
  ['on PostgreSQL', (): FineClaims => new SqlFineClaims(database)],
])('fines above the balance %s', (_, make) => {
  const aClaim = (amount: number, hours: number, change: Partial<FineClaim> = {}): FineClaim =>
    claimed({
      id: randomUUID(),
      boosterId: booster,
      amount: lira(amount),
      reason: 'geç kaldı',
      orderId: null,
      createdBy: randomUUID(),
      createdAt: at(hours),
      ...change,
    });
  const add = async (claims: FineClaims, ...added: readonly FineClaim[]) => {
    for (const claim of added) await claims.add(claim);
  };

  test('are found in the state in which they were added or ended', async () => {
    const claims = make();
    const claim = aClaim(100, 0, { orderId: randomUUID() });
    expect([await claims.find(claim.id), await claims.lock(claim.id)]).toEqual([undefined, undefined]);
    await claims.add(claim);
    expect([await claims.find(claim.id), await claims.lock(claim.id)]).toEqual([claim, claim]);
    const ended = waived(settledBy(claim, lira(40)), { by: randomUUID(), at: at(2), reason: 'anlaştık' });
    await claims.save(ended);
    expect(await claims.find(claim.id)).toEqual(ended);
  });

  test('are locked while they are open, the oldest first, up to a limit', async () => {
    const claims = make();
    const [young, old, middle, paid] = [aClaim(10, 3), aClaim(10, 1), aClaim(10, 2), aClaim(10, 0)];
    const others = aClaim(10, 1.5, { boosterId: randomUUID() });
    await add(claims, young, old, middle, others, settledBy(paid, lira(10)));
    await claims.lockBoosters([booster]);
    expect(await claims.lockOpen([booster])).toEqual([old, middle, young]);
    expect(await claims.lockOpen([booster], 2)).toEqual([old, middle]);
    expect(await claims.lockOpen([booster, others.boosterId])).toEqual([old, others, middle, young]);
    expect(await claims.lockOpen([])).toEqual([]);
  });

  test('are filtered by booster, state, order, amount and time', async () => {
    const claims = make();
    const [large, small, late] = [aClaim(30, 1), aClaim(10, 2), aClaim(20, 3, { orderId: randomUUID() })];
    await add(claims, large, small, settledBy(late, lira(20)));
    const listed = async (part: Partial<FineClaimsPart>) => {
      const { rows, total } = await claims.list({
        from: 0,
        limit: 9,
        descending: false,
        ...part,
        where: { boosterId: [booster], ...part.where },
      });
      return [total, rows.map(({ amount }) => amount.amount / 100)];
    };
    expect(await listed({})).toEqual([3, [30, 10, 20]]);
    expect(await listed({ descending: true, from: 1, limit: 1 })).toEqual([3, [10]]);
    expect(await listed({ by: 'amount' })).toEqual([3, [10, 20, 30]]);
    expect(await listed({ where: { state: ['open'] } })).toEqual([2, [30, 10]]);
    expect(await listed({ where: { orderId: [late.orderId ?? ''] } })).toEqual([1, [20]]);
    expect(await listed({ where: { id: [small.id] } })).toEqual([1, [10]]);
    expect(await listed({ amount: { from: 10_00, to: 30_00 } })).toEqual([2, [10, 20]]);
    expect(await listed({ created: { from: at(1), to: at(2) } })).toEqual([1, [30]]);
  });
});

describe.each([
  ['in memory', (): Payouts & PayoutFigures => new InMemoryPayouts()],
  ['on PostgreSQL', (): Payouts & PayoutFigures => new SqlPayouts(database)],
])('payouts %s', (_, make) => {
  const aPayout = (amount: number, hours: number, change: Partial<Payout> = {}): Payout => ({
    id: randomUUID(),
    boosterId: booster,
    amount: lira(amount),
    iban,
    state: 'requested',
    reason: null,
    requestedBy: booster,
    createdAt: at(hours),
    decidedBy: null,
    decidedAt: null,
    ibanNew: true,
    confirmedAt: null,
    ...change,
  });
  const decided = (payout: Payout, state: 'paid' | 'refused'): Payout => ({
    ...payout,
    state,
    reason: 'Deneme',
    decidedBy: randomUUID(),
    decidedAt: at(9),
  });

  test('are found as they were requested, confirmed and decided', async () => {
    const payouts = make();
    const payout = aPayout(100, 0, { reason: 'Kira' });
    expect([await payouts.find(payout.id), await payouts.lock(payout.id)]).toEqual([undefined, undefined]);
    await payouts.add(payout);
    expect([await payouts.find(payout.id), await payouts.lock(payout.id)]).toEqual([payout, payout]);
    const confirmed = { ...payout, confirmedAt: at(1) };
    await payouts.confirm(confirmed);
    expect(await payouts.find(payout.id)).toEqual(confirmed);
    const after = decided(confirmed, 'refused');
    await payouts.save(after);
    expect(await payouts.find(payout.id)).toEqual(after);
    expect(await payouts.ibansOf([payout.id, randomUUID()])).toEqual(new Map([[payout.id, iban]]));
    expect(await payouts.ibansOf([])).toEqual(new Map());
  });

  test('know a bank account after one was paid there to the same booster', async () => {
    const payouts = make();
    const payout = aPayout(100, 0);
    await payouts.add(payout);
    await payouts.add(decided(aPayout(100, 0), 'refused'));
    expect(await payouts.wasPaidTo(booster, iban)).toBe(false);
    await payouts.save(decided(payout, 'paid'));
    expect(await payouts.wasPaidTo(booster, iban)).toBe(true);
    expect(await payouts.wasPaidTo(booster, 'GB29NWBK60161331926819')).toBe(false);
    expect(await payouts.wasPaidTo(randomUUID(), iban)).toBe(false);
  });

  test('are filtered by booster, state, amount and time, and summed while they are open', async () => {
    const payouts = make();
    const small = aPayout(10, 2);
    for (const each of [aPayout(30, 1), small, decided(aPayout(20, 3), 'paid')]) await payouts.add(each);
    await payouts.add(aPayout(40, 1, { boosterId: randomUUID() }));
    const listed = async (part: Partial<PayoutsPart>) => {
      const { rows, total } = await payouts.list({
        from: 0,
        limit: 9,
        descending: false,
        ...part,
        where: { boosterId: [booster], ...part.where },
      });
      return [total, rows.map(({ amount }) => amount.amount / 100)];
    };
    expect(await listed({})).toEqual([3, [30, 10, 20]]);
    expect(await listed({ descending: true, from: 1, limit: 1 })).toEqual([3, [10]]);
    expect(await listed({ by: 'amount' })).toEqual([3, [10, 20, 30]]);
    expect(await listed({ where: { state: ['requested'] } })).toEqual([2, [30, 10]]);
    expect(await listed({ where: { id: [small.id] } })).toEqual([1, [10]]);
    expect(await listed({ amount: { from: 10_00, to: 30_00 } })).toEqual([2, [10, 20]]);
    expect(await listed({ created: { from: at(1), to: at(2) } })).toEqual([1, [30]]);
    expect(await payouts.requestedOf(booster)).toEqual({ count: 2, sum: lira(40) });
    expect([await payouts.waitingOf(booster), await payouts.waitingOf(randomUUID())]).toEqual([2, 0]);
  });
});
