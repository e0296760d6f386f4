// The stores of reconciled days and their differences. Tests of the use cases are elsewhere and use the fakes.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import { SqlDayTopUps } from '#modules/payment/adapters/persistence/sql-day-top-ups.ts';
import { SqlDifferences } from '#modules/payment/adapters/persistence/sql-differences.ts';
import { SqlReconciliations } from '#modules/payment/adapters/persistence/sql-reconciliations.ts';
import { SqlTopUps } from '#modules/payment/adapters/persistence/sql-top-ups.ts';
import { paymentRows } from '#modules/payment/adapters/persistence/payment.table.ts';
import { reconciliationRows } from '#modules/payment/adapters/persistence/reconciliation.table.ts';
import type {
  DayTopUps,
  Differences,
  FoundIn,
  Reconciliations,
} from '#modules/payment/application/reconciliation-ports.ts';
import type { TopUps } from '#modules/payment/application/ports.ts';
import { beginRefund, beginTopUp, pay, refuseRefund, type TopUp } from '#modules/payment/domain/top-up.ts';
import { topUp as topUpEntry, topUpRefund } from '#modules/wallet/index.ts';
import type { Ledger, ProviderBook } from '#modules/wallet/index.ts';
import { adjustment } from '#modules/wallet/domain/entries.ts';
import { SqlLedger } from '#modules/wallet/adapters/persistence/sql-ledger.ts';
import { SqlProviderBook } from '#modules/wallet/adapters/persistence/sql-provider-book.ts';
import { walletRows } from '#modules/wallet/adapters/persistence/wallet.table.ts';
import { Database } from '#platform/db/database.ts';
import { UuidV7 } from '#platform/system.ts';
import { InMemoryLedger } from '#test/support/fakes/in-memory-ledger.ts';
import { InMemoryTopUps } from '#test/support/fakes/in-memory-payment.ts';
import { DayTopUpsOf, InMemoryReconciliations, ProviderBookOf } from '#test/support/fakes/in-memory-reconciliation.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const now = new Date('2026-11-21T06:00:00.000Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let file: TestDatabase;
let database: Database;
/** Each test has its own days. */
let year = 2030;
let day: string;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, [...walletRows, ...paymentRows, ...reconciliationRows], { max: 4 });
});
beforeEach(() => {
  day = `${++year}-01-05`;
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

interface Kept {
  readonly days: Reconciliations;
  readonly differences: Differences;
}
const inMemory = (): Kept => {
  const days = new InMemoryReconciliations();
  return { days, differences: days.differences };
};
const onPostgres = (): Kept => ({
  days: new SqlReconciliations(database),
  differences: new SqlDifferences(database),
});

describe.each([
  ['in memory', inMemory],
  ['on PostgreSQL', onPostgres],
])('reconciled days %s', (_, make) => {
  let days: Reconciliations;
  let differences: Differences;
  beforeEach(() => {
    ({ days, differences } = make());
  });
  const claim = (minutes = 0, of = day) =>
    days.claim({
      id: randomUUID(),
      provider: 'paytr',
      day: of,
      run: randomUUID(),
      at: later(minutes),
      by: null,
      deadBefore: later(minutes - 15),
    });
  const claimed = async (minutes = 0, of = day) => {
    const taken = await claim(minutes, of);
    if (!taken) throw new Error(`somebody else has ${of}`);
    return taken;
  };
  const books = {
    provider: { payments: 2, paid: Money.lira(400), refunds: 1, refunded: Money.lira(50) },
    ours: { payments: 1, paid: Money.lira(200), refunds: 0, refunded: Money.zero },
    fees: Money.lira(10),
  };
  const found = (reconciliationId: string, change: Partial<FoundIn['difference']> = {}): FoundIn => ({
    reconciliationId,
    difference: {
      kind: 'unknown-payment',
      subject: 'stranger',
      merchantOid: 'stranger',
      topUpId: null,
      theirs: Money.lira(200),
      ours: null,
      ...change,
    },
    at: later(1),
  });

  test('belong to one run until it ends or has been silent for 15 minutes', async () => {
    const first = await claimed();
    expect(first).toMatchObject({ provider: 'paytr', day, state: 'running', startedAt: now, books: null, way: null });
    expect(await claim(15)).toBeUndefined();
    const second = await claimed(16);
    expect([second.id, second.run === first.run]).toEqual([first.id, false]);
    expect(await days.held(first.id, first.run)).toBeUndefined();
    const ended = { ...second, state: 'ended', endedAt: later(17), way: 'report', refusal: null, books } as const;
    await days.save(ended);
    expect(await days.held(first.id, second.run)).toEqual(ended);
    expect(await claim(18)).toMatchObject({ id: first.id, state: 'running', endedAt: null, way: 'report', books });
  });

  test('are found by provider and day, and the last day of a provider is known', async () => {
    const { id } = await claimed();
    await claimed(0, `${year}-01-07`);
    expect(await days.of('paytr', day)).toMatchObject({ id });
    expect([await days.of('bank-transfer', day), await days.of('paytr', `${year}-01-06`)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await days.lastDayOf('paytr')).toBe(`${year}-01-07`);
    expect(await days.lastDayOf('e-wallet')).toBeUndefined();
  });

  test('have each difference once; a difference that returns opens again under its first id', async () => {
    const { id } = await claimed();
    const first = randomUUID();
    await differences.open(first, found(id));
    expect(await differences.of(id)).toEqual([
      { ...found(id).difference, id: first, reconciliationId: id, ...opened, foundAt: later(1) },
    ]);
    await differences.amounts(first, { theirs: Money.lira(300), ours: Money.zero });
    expect(await differences.lock(first)).toMatchObject({ theirs: Money.lira(300), ours: Money.zero });
    await differences.gone(first, later(2));
    expect(await differences.lock(first)).toMatchObject({ state: 'ended', ending: 'gone', endedAt: later(2) });
    await differences.open(randomUUID(), { ...found(id), at: later(3) });
    expect(await differences.of(id)).toMatchObject([{ id: first, ...opened, foundAt: later(3) }]);
  });

  test('leave a difference that a person has ended unchanged', async () => {
    const { id } = await claimed();
    const one = randomUUID();
    await differences.open(one, found(id));
    const difference = await differences.lock(one);
    if (!difference) throw new Error('the difference is not there');
    const ended = {
      state: 'ended',
      ending: 'person',
      endedAt: later(2),
      endedBy: randomUUID(),
      reason: 'Bakıldı',
    } as const;
    await differences.save({ ...difference, ...ended });
    await differences.amounts(one, { theirs: null, ours: null });
    await differences.gone(one, later(3));
    expect(await differences.find(one)).toEqual({ ...difference, ...ended, provider: 'paytr', day, customerId: null });
    expect([await differences.find(randomUUID()), await differences.lock(randomUUID())]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('count their open and found differences, and are filtered by them', async () => {
    const [one, other] = [await claimed(), await claimed(0, `${year}-01-06`)];
    await differences.open(randomUUID(), found(one.id));
    await differences.credited(randomUUID(), found(one.id, { kind: 'not-credited', subject: 'lost' }));
    expect(await days.find(one.id)).toMatchObject({ open: 1, found: 1 });
    expect(await days.find(other.id)).toMatchObject({ open: 0, found: 0 });
    const listed = async (where: Parameters<Reconciliations['list']>[0]['where']) => {
      const part = { from: 0, limit: 9, descending: false };
      const { rows, total } = await days.list({ ...part, where: { id: [one.id, other.id], ...where } });
      return [total, rows.map((row) => row.day)];
    };
    expect(await listed({})).toEqual([2, [one.day, other.day]]);
    expect(await listed({ open: true })).toEqual([1, [one.day]]);
    expect(await listed({ open: false })).toEqual([1, [other.day]]);
    expect(await listed({ state: ['ended'] })).toEqual([0, []]);
    const of = async (where: Parameters<Differences['list']>[0]['where']) => {
      const part = { from: 0, limit: 9, descending: false };
      const { rows } = await differences.list({ ...part, where: { reconciliationId: [one.id], ...where } });
      return rows.map(({ subject }) => subject).toSorted();
    };
    expect(await of({})).toEqual(['lost', 'stranger']);
    expect(await of({ state: ['open'] })).toEqual(['stranger']);
    expect(await of({ kind: ['not-credited'], provider: ['paytr'] })).toEqual(['lost']);
    expect(await of({ provider: ['e-wallet'] })).toEqual([]);
    expect(await of({ number: 'stran' })).toEqual(['lost', 'stranger']);
    expect(await of({ number: null })).toEqual([]);
    expect(await of({ foundAt: { from: later(2) } })).toEqual([]);
    expect((await differences.openByProvider())['paytr']).toBeGreaterThan(0);
  });
});

const opened = { state: 'open', ending: null, endedAt: null, endedBy: null, reason: null } as const;

interface OurSide {
  readonly topUps: TopUps;
  readonly ofDay: DayTopUps;
  readonly ledger: Ledger;
  readonly book: ProviderBook;
}
const clock = new FixedClock(now);
const ourSides: readonly [string, () => OurSide][] = [
  [
    'in memory',
    () => {
      const [topUps, ledger] = [new InMemoryTopUps(), new InMemoryLedger(clock)];
      return { topUps, ledger, ofDay: new DayTopUpsOf(topUps), book: new ProviderBookOf(ledger) };
    },
  ],
  [
    'on PostgreSQL',
    () => ({
      topUps: new SqlTopUps(database),
      ofDay: new SqlDayTopUps(database),
      ledger: new SqlLedger(database, new UuidV7(), clock),
      book: new SqlProviderBook(database),
    }),
  ],
];

describe.each(ourSides)('our side of a day %s', (_, make) => {
  const amount = Money.lira(200);
  const begun = (minutes: number): TopUp =>
    beginTopUp({ id: randomUUID(), customerId: randomUUID(), amount, checkout: null, at: later(minutes) });

  test('has the top-ups paid or refunded on it, and those begun on it and not paid', async () => {
    const { topUps, ofDay } = make();
    const add = async (topUp: TopUp) => {
      await topUps.add(topUp);
      await topUps.save(topUp);
      return topUp.id;
    };
    const refunding = (topUp: TopUp, minutes: number) =>
      beginRefund(pay(topUp, later(-9000)), { by: randomUUID(), reason: 'Vazgeçti', iban: null, at: later(minutes) });
    const span = { from: later(-5000), to: later(-4000) };
    const paid = await add(pay(begun(-5001), later(-5000)));
    await add(pay(begun(-4001), later(-4000)));
    const unpaid = await add(begun(-4500));
    const back = await add(refunding(begun(-9000), -4400));
    await add(refuseRefund(refunding(begun(-9000), -4300)));
    const ids = (found: readonly TopUp[]) => found.map(({ id }) => id).toSorted();
    expect(ids(await ofDay.moved('paytr', span))).toEqual([paid, back].toSorted());
    expect(ids(await ofDay.unpaid('paytr', span))).toEqual([unpaid]);
    expect(await ofDay.moved('bank-transfer', span)).toEqual([]);
    const oid = (await topUps.find(unpaid))?.merchantOid ?? '';
    expect(ids(await ofDay.named('paytr', { ids: [paid], oids: [oid] }))).toEqual([paid, unpaid].toSorted());
    expect(await ofDay.named('e-wallet', { ids: [paid], oids: [] })).toEqual([]);
  });

  test('has the ledger entries that moved the provider’s account', async () => {
    const { ledger, book } = make();
    const [topUpId, customerId, actorId] = [randomUUID(), randomUUID(), randomUUID()];
    clock.advance({ days: 1 });
    const from = clock.now();
    await ledger.post(topUpEntry({ topUpId, provider: 'paytr', customerId, amount }));
    const reason = 'Vazgeçti';
    await ledger.post(adjustment({ adjustmentId: randomUUID(), userId: customerId, amount, reason, actorId }));
    clock.advance({ seconds: 1 });
    await ledger.post(topUpRefund({ topUpId, provider: 'paytr', attempt: 1, customerId, amount, actorId, reason }));
    const made = await book.made('paytr', { from, to: clock.now() });
    expect(made).toMatchObject([{ kind: 'top-up', topUpId, amount }]);
    expect(await book.about('paytr', [topUpId])).toMatchObject([
      { entryId: made[0]?.entryId, amount },
      { kind: 'top-up-refund', topUpId, amount: amount.negated() },
    ]);
    expect(await book.about('bank-transfer', [topUpId])).toEqual([]);
    expect(await book.about('paytr', [randomUUID()])).toEqual([]);
  });
});
