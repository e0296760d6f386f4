import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import { SqlDayTopUps } from '#modules/payment/adapters/persistence/sql-day-top-ups.ts';
import { SqlDifferences } from '#modules/payment/adapters/persistence/sql-differences.ts';
import { SqlReconciliations } from '#modules/payment/adapters/persistence/sql-reconciliations.ts';
import { SqlTopUps } from '#modules/payment/adapters/persistence/sql-top-ups.ts';
import { paymentRows } from '#modules/payment/adapters/persistence/payment.table.ts';
import { reconciliationRows } from '#modules/payment/adapters/persistence/reconciliation.table.ts';
import { checkOut } from '#modules/payment/application/check-out.ts';
import { type CompareAgain, compareAgain } from '#modules/payment/application/compare-again.ts';
import { endDifference } from '#modules/payment/application/end-difference.ts';
import { providerRegistry } from '#modules/payment/application/provider-registry.ts';
import { dayReader } from '#modules/payment/application/read-day.ts';
import { type DayOutcome, type ReconcileDay, reconcileDay } from '#modules/payment/application/reconcile-day.ts';
import { type ReconcileDays, reconcileDays } from '#modules/payment/application/reconcile-days.ts';
import { refundTopUp } from '#modules/payment/application/refund-top-up.ts';
import { settleTopUp } from '#modules/payment/application/settle-top-up.ts';
import { daysAfter } from '#kernel/days.ts';
import { spanOf } from '#modules/payment/domain/day.ts';
import type { Movement } from '#modules/payment/domain/statement.ts';
import { beginTopUp, expire, pay, type TopUp } from '#modules/payment/domain/top-up.ts';
import { topUp as topUpEntry } from '#modules/wallet/index.ts';
import { SqlLedger } from '#modules/wallet/adapters/persistence/sql-ledger.ts';
import { SqlProviderBook } from '#modules/wallet/adapters/persistence/sql-provider-book.ts';
import { walletRows } from '#modules/wallet/adapters/persistence/wallet.table.ts';
import { Database } from '#platform/db/database.ts';
import { UuidV7 } from '#platform/system.ts';
import { IdleJobs } from '#test/support/fakes/idle-jobs.ts';
import { FakeDraftOrders, ObedientGateway, OnePayer, RecordedPayments } from '#test/support/fakes/in-memory-payment.ts';
import { noLimit } from '#test/support/default-settings.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

let file: TestDatabase;
let database: Database;
let client: pg.Client;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, [...walletRows, ...paymentRows, ...reconciliationRows], { max: 10 });
  client = new pg.Client({ connectionString: file.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
  await file.drop();
});

const ids = new UuidV7();
/** Each test has its own days. */
let day = '2026-01-01';
let clock: { now: () => Date };
const morningAfter = (days = 1) => ({
  now: () => new Date(spanOf(daysAfter(day, days)).from.getTime() + 6 * 3_600_000),
});
const at = (hours: number) => new Date(spanOf(day).from.getTime() + hours * 3_600_000);

let gateway: ObedientGateway;
let days: SqlReconciliations;
let differences: SqlDifferences;
let topUps: SqlTopUps;
let ofOneDay: ReconcileDay;
let ofDueDays: ReconcileDays;
let sent: object[];
let again: CompareAgain;
beforeEach(() => {
  day = daysAfter(day, 40);
  clock = morningAfter();
  const time = { now: () => clock.now() };
  gateway = new ObedientGateway();
  [days, differences, topUps] = [
    new SqlReconciliations(database),
    new SqlDifferences(database),
    new SqlTopUps(database),
  ];
  const ledger = new SqlLedger(database, ids, time);
  const providers = providerRegistry(gateway);
  const notices = new RecordedPayments();
  const refund = refundTopUp({
    topUps,
    ledger,
    providers,
    limit: noLimit,
    jobs: new IdleJobs(),
    work: unitOfWork({ transactions: database, clock: time, recorded: notices.events }),
  });
  const checkingOut = checkOut({ draftOrders: new FakeDraftOrders() });
  const settle = settleTopUp({
    topUps,
    ledger,
    checkOut: checkingOut,
    refund,
    payers: new OnePayer(),
    work: unitOfWork({ transactions: database, clock: time, recorded: notices.events }),
  });
  const reader = dayReader({
    topUps: new SqlDayTopUps(database),
    book: new SqlProviderBook(database),
    config: { live: true },
  });
  ofOneDay = reconcileDay({
    days,
    differences,
    reader,
    providers,
    settle,
    work: unitOfWork({ transactions: database, clock: time, ids, recorded: notices.events }),
  });
  ofDueDays = reconcileDays({ days, reconcile: ofOneDay, providers, clock: time });
  sent = [];
  again = compareAgain({
    days,
    day: ofOneDay,
    jobs: { send: async (_, data) => void sent.push(data) },
    work: unitOfWork({ transactions: database, recorded: notices.events }),
  });
});
/** True once the last test has planted a fault, which the audit of the ledger would find as well. */
let planted = false;
afterEach(() => (planted ? undefined : assertLedger(file.url)));

const amount = Money.lira(200);
const begun = async (begunAt = at(10)): Promise<TopUp> => {
  const topUp = beginTopUp({ id: ids.next(), customerId: ids.next(), amount, checkout: null, at: begunAt });
  await topUps.add(topUp);
  return topUp;
};
/** A top-up paid at that time, in the books of the platform and of the provider. */
const paid = async (paidAt = at(10)): Promise<TopUp> => {
  const topUp = pay(await begun(), paidAt);
  await database.run(async () => {
    await new SqlLedger(database, ids, { now: () => paidAt }).post(
      topUpEntry({ topUpId: topUp.id, provider: 'paytr', customerId: topUp.customerId, amount }),
    );
    await topUps.save(topUp);
  });
  gateway.paid.set(topUp.merchantOid, amount);
  return topUp;
};
const payment = ({ merchantOid }: { readonly merchantOid: string }, gross = amount): Movement => ({
  kind: 'payment',
  merchantOid,
  gross,
  fee: Money.lira(5),
  reference: null,
});
const taken = async () => {
  const run = await ofOneDay.begin('paytr', day, null);
  if (!run) throw new Error('somebody else has the day');
  return run;
};
const run = async () => ofOneDay.run(await taken());
const kept = async () => {
  const found = await days.of('paytr', day);
  if (!found) throw new Error('no row of the day');
  return found;
};
const kindsOf = async (state = 'open') =>
  (await differences.of((await kept()).id)).filter((one) => one.state === state).map(({ kind }) => kind);

describe('the reconciliation of a day', () => {
  test('saves equal books with their sums and without a difference', async () => {
    const [one, other] = [await paid(), await paid(at(11))];
    gateway.report = [payment(one), payment(other)];
    await expect(run()).resolves.toEqual({ provider: 'paytr', day, open: 0, credited: 0, refusal: null });
    const side = { payments: 2, paid: Money.lira(400), refunds: 0, refunded: Money.zero };
    expect(await kept()).toMatchObject({ state: 'ended', way: 'report', failure: null });
    expect((await kept()).books).toEqual({ provider: side, ours: side, fees: Money.lira(10) });
  });

  test('credits payments whose notification was lost, also on expired pages, and counts them as found', async () => {
    const [pending, ranOut] = [await begun(), expire(await begun(), at(12))];
    await topUps.save(ranOut);
    for (const { merchantOid } of [pending, ranOut]) gateway.paid.set(merchantOid, amount);
    gateway.report = [payment(pending), payment(ranOut)];
    await expect(run()).resolves.toMatchObject({ open: 0, credited: 2 });
    for (const { id } of [pending, ranOut]) await expect(topUps.find(id)).resolves.toMatchObject({ state: 'paid' });
    expect((await differences.of((await kept()).id)).map(({ ending }) => ending)).toEqual(['credited', 'credited']);
    await expect(days.find((await kept()).id)).resolves.toMatchObject({ open: 0, found: 2 });
    // a payment belongs to the provider's day, whatever the time of our credit; a second run changes nothing
    expect((await kept()).books).toMatchObject({ ours: { payments: 2 }, provider: { payments: 2 } });
    await expect(run()).resolves.toMatchObject({ open: 0, credited: 0 });
    await expect(days.find((await kept()).id)).resolves.toMatchObject({ found: 2 });
  });

  test('finds no difference on either day in a payment that the platform credited a day later', async () => {
    const late = await paid(at(34));
    gateway.report = [payment(late)];
    await expect(run()).resolves.toMatchObject({ open: 0 });
    day = daysAfter(day, 1);
    gateway.report = [];
    await expect(run()).resolves.toMatchObject({ open: 0 });
    expect((await kept()).books).toMatchObject({ ours: { payments: 0 }, provider: { payments: 0 } });
  });

  test('keeps a difference once over several runs, ends it when it disappears and opens it when it returns', async () => {
    const credited = await paid();
    gateway.paid.delete(credited.merchantOid);
    gateway.report = [payment({ merchantOid: 'stranger' })];
    await run();
    await expect(run()).resolves.toMatchObject({ open: 2 });
    expect((await kindsOf()).toSorted()).toEqual(['not-paid', 'unknown-payment']);
    gateway.report = [payment(credited)];
    await expect(run()).resolves.toMatchObject({ open: 0 });
    expect((await differences.of((await kept()).id)).map(({ ending }) => ending)).toEqual(['gone', 'gone']);
    gateway.report = [payment(credited), payment({ merchantOid: 'stranger' })];
    await expect(run()).resolves.toMatchObject({ open: 1 });
    expect(await kindsOf()).toEqual(['unknown-payment']);
  });

  test('leaves a difference that a person has ended; ending it twice is refused', async () => {
    gateway.report = [payment({ merchantOid: 'stranger' })];
    await run();
    const [{ id } = { id: '' }] = await differences.of((await kept()).id);
    const by = randomUUID();
    const end = endDifference({ differences, work: unitOfWork({ transactions: database, clock }) });
    const ends = await Promise.allSettled([end(id, by, 'panelde alınmış'), end(id, by, 'panelde alınmış')]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(run()).resolves.toMatchObject({ open: 0 });
    await expect(differences.find(id)).resolves.toMatchObject({
      state: 'ended',
      ending: 'person',
      foundAt: clock.now(),
      endedAt: clock.now(),
      endedBy: by,
      reason: 'panelde alınmış',
      provider: 'paytr',
      day,
      customerId: null,
    });
    await expect(end(randomUUID(), by, 'yok')).rejects.toMatchObject({ code: 'payment.difference_not_found' });
  });

  test('keeps a difference that a person has ended during the run, and opens it again when the amount changes', async () => {
    gateway.report = [payment({ merchantOid: 'stranger' })];
    await run();
    const [{ id } = { id: '' }] = await differences.of((await kept()).id);
    await endDifference({ differences, work: unitOfWork({ transactions: database, clock }) })(
      id,
      randomUUID(),
      'panelde alınmış',
    );
    const closed = await differences.find(id);
    await differences.amounts(id, { theirs: Money.zero, ours: null });
    await differences.gone(id, at(50));
    await expect(differences.find(id)).resolves.toEqual(closed);
    gateway.report = [payment({ merchantOid: 'stranger' }, amount.plus(amount))];
    await expect(run()).resolves.toMatchObject({ open: 1 });
    await expect(differences.find(id)).resolves.toMatchObject({ state: 'open', endedBy: null, reason: null });
  });

  test('asks the provider about each payment if its report is not accessible', async () => {
    const [credited, lost, unknown] = [await paid(), await begun(), await paid()];
    gateway.paid.set(lost.merchantOid, amount);
    gateway.paid.delete(unknown.merchantOid);
    gateway.report = undefined;
    await expect(run()).resolves.toMatchObject({ open: 1, credited: 1, refusal: 'yetki yok' });
    expect(await kindsOf()).toEqual(['not-paid']);
    expect(await kept()).toMatchObject({ way: 'status', refusal: 'yetki yok' });
    expect((await kept()).books).toMatchObject({ provider: { payments: 2 }, ours: { payments: 3 }, fees: null });
    await expect(topUps.find(credited.id)).resolves.toMatchObject({ state: 'paid' });
  });

  test('fails while the provider is down, keeps the known differences, and can be run again', async () => {
    gateway.report = [payment({ merchantOid: 'stranger' })];
    await run();
    gateway.down = true;
    await expect(run()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    expect(await kept()).toMatchObject({ state: 'failed', failure: 'unavailable', way: 'report' });
    expect(await kindsOf()).toEqual(['unknown-payment']);
    gateway.down = false;
    await expect(run()).resolves.toMatchObject({ open: 1 });
    expect(await kept()).toMatchObject({ state: 'ended', failure: null });
  });
});

describe('a run of the reconciliation', () => {
  test('reserves its day: of ten simultaneous runs one starts', async () => {
    const takers = await Promise.all(Array.from({ length: 10 }, () => ofOneDay.begin('paytr', day, null)));
    expect(takers.filter(Boolean)).toHaveLength(1);
  });

  test('that is silent for 15 minutes loses its day to the next run, and then writes nothing', async () => {
    const slow = await taken();
    const noon = { now: () => new Date(morningAfter().now().getTime() + 16 * 60_000) };
    await expect(ofOneDay.begin('paytr', day, null)).resolves.toBeUndefined();
    clock = noon;
    const next = await taken();
    expect(next.run).not.toBe(slow.run);
    gateway.report = [payment({ merchantOid: 'stranger' })];
    await expect(ofOneDay.run(slow)).rejects.toThrow('another run has taken');
    expect(await kept()).toMatchObject({ state: 'running', run: next.run, way: null });
    await expect(ofOneDay.run(next)).resolves.toMatchObject({ open: 1 });
  });

  test('that is requested twice is queued once, and its job runs once', async () => {
    gateway.report = [];
    await run();
    const { id } = await kept();
    const by = randomUUID();
    await expect(again.run(id, by)).resolves.toMatchObject({ state: 'running', startedBy: by });
    await expect(again.run(id, randomUUID())).resolves.toMatchObject({ state: 'running', startedBy: by });
    expect(sent).toHaveLength(1);
    const [job] = sent as { id: string; run: string }[];
    await expect(again.work(job!)).resolves.toMatchObject({ open: 0 });
    await expect(again.work(job!)).resolves.toBeUndefined();
    await expect(again.run(randomUUID(), by)).rejects.toMatchObject({ code: 'payment.reconciliation_not_found' });
  });
});

describe('the morning job', () => {
  const told: DayOutcome[] = [];
  const morning = async () => {
    told.length = 0;
    await ofDueDays((outcome) => told.push(outcome));
    return told.map((outcome) => outcome.day);
  };

  test('compares the last three days once, and on the next morning the last three again', async () => {
    const before = [-2, -1, 0].map((days) => daysAfter(day, days));
    // days since those of earlier tests are due as well, but the job catches up a month at most
    const first = await morning();
    expect(first.slice(-3)).toEqual(before);
    expect(first.length).toBeLessThanOrEqual(31);
    await expect(morning()).resolves.toEqual([]);
    clock = morningAfter(2);
    await expect(morning()).resolves.toEqual([...before.slice(1), daysAfter(day, 1)]);
  });

  test('retries failed days an hour later', async () => {
    await morning();
    clock = morningAfter(2);
    gateway.down = true;
    await expect(morning()).rejects.toThrow(AggregateError);
    gateway.down = false;
    clock = { now: () => new Date(morningAfter(2).now().getTime() + 3_600_000) };
    await expect(morning()).resolves.toHaveLength(3);
  });
});

test('days and differences are filtered by time, provider, state and kind', async () => {
  gateway.report = [payment({ merchantOid: `oid${day}` })];
  await run();
  const { id } = await kept();
  const page = { from: 0, limit: 10, descending: true };
  const where = { days: spanOf(day) };
  await expect(days.list({ ...page, where })).resolves.toMatchObject({ rows: [{ id, open: 1 }], total: 1 });
  await expect(days.list({ ...page, where: { ...where, open: false } })).resolves.toMatchObject({ rows: [] });
  await expect(days.list({ ...page, where: { ...where, provider: ['e-wallet'] } })).resolves.toMatchObject({
    rows: [],
  });
  const ofDay = { reconciliationId: [id], provider: ['paytr' as const], state: ['open' as const] };
  await expect(differences.list({ ...page, where: ofDay })).resolves.toMatchObject({
    rows: [{ reconciliationId: id, kind: 'unknown-payment', merchantOid: `oid${day}`, day }],
    total: 1,
  });
  const elsewhere = { ...ofDay, kind: ['ledger' as const] };
  await expect(differences.list({ ...page, where: elsewhere })).resolves.toMatchObject({ rows: [], total: 0 });
  const open = await differences.openByProvider();
  expect(open['paytr']).toBeGreaterThanOrEqual(1);
});

test('a ledger entry without a payment is reported, and so is the entry that reverses it', async () => {
  planted = true;
  gateway.report = [];
  const plant = async (hour: number, moved: number) => {
    const id = randomUUID();
    await client.query('begin');
    await client.query(
      `insert into ledger_entry (id, key, kind, created_at) values ($1::uuid, $1::text, 'adjustment', $2)`,
      [id, at(hour)],
    );
    await client.query(
      `insert into ledger_posting (entry_id, account, amount_kurus) values ($1, 'psp:paytr', $2), ($1, 'revenue', -$2::bigint)`,
      [id, -moved],
    );
    await client.query('commit');
    return id;
  };
  const entry = await plant(9, 700);
  await expect(run()).resolves.toMatchObject({ open: 1 });
  expect(await differences.of((await kept()).id)).toMatchObject([
    { kind: 'ledger', subject: entry, merchantOid: null, ours: Money.lira(7), theirs: Money.zero },
  ]);
  await plant(10, -700);
  await expect(run()).resolves.toMatchObject({ open: 2 });
});
