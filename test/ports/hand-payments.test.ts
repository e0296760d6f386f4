import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import { SqlHandPayments } from '#modules/payment/adapters/persistence/sql-hand-payments.ts';
import { SqlTopUps } from '#modules/payment/adapters/persistence/sql-top-ups.ts';
import { paymentPersonalData } from '#modules/payment/adapters/persistence/payment-personal-data.ts';
import { paymentRows } from '#modules/payment/adapters/persistence/payment.table.ts';
import { enterPayment } from '#modules/payment/application/enter-payment.ts';
import type { HandPayments } from '#modules/payment/application/ports.ts';
import { arrivedTopUp, type HandPayment, type HandRefund } from '#modules/payment/domain/hand-payment.ts';
import { beginRefund, finishRefund } from '#modules/payment/domain/top-up.ts';
import { SqlBooks } from '#modules/wallet/adapters/persistence/sql-books.ts';
import { SqlLedger } from '#modules/wallet/adapters/persistence/sql-ledger.ts';
import { walletRows } from '#modules/wallet/adapters/persistence/wallet.table.ts';
import { Database } from '#platform/db/database.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { InMemoryHandPayments } from '#test/support/fakes/in-memory-hand-payments.ts';
import { noLimit } from '#test/support/default-settings.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { iban } from '#test/support/world.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

let file: TestDatabase;
/** One connection pool for each simulated process. */
let databases: readonly [Database, Database];
beforeAll(async () => {
  file = await testDatabase();
  const connect = () => Database.connect(file.url, [...walletRows, ...paymentRows], { max: 10 });
  databases = [await connect(), await connect()];
});
afterAll(async () => {
  for (const database of databases) await database.close();
  await file.drop();
});

const at = new Date('2026-11-20T12:00:00.000Z');
const ids = new UuidV7();
const payment = (of: Partial<HandPayment> = {}): HandPayment => {
  const topUpId = ids.next();
  return {
    topUpId,
    merchantOid: topUpId.replaceAll('-', ''),
    provider: 'bank-transfer',
    amount: Money.lira(500),
    reference: randomUUID(),
    arrivedOn: '2026-11-19',
    sender: 'Deniz Yıldız',
    ticketId: randomUUID(),
    note: null,
    enteredBy: randomUUID(),
    at,
    ...of,
  };
};
const refundOf = ({ merchantOid, amount }: HandPayment): HandRefund => ({
  reference: `${merchantOid}R1`,
  merchantOid,
  amount,
  askedAt: at,
  end: null,
});

describe.each([
  { name: 'in memory', make: (): HandPayments => new InMemoryHandPayments() },
  { name: 'on PostgreSQL', make: (): HandPayments => new SqlHandPayments(databases[0]) },
])('payments by hand $name', ({ make }) => {
  let payments: HandPayments;
  beforeEach(() => {
    payments = make();
  });

  test('are found as they were added', async () => {
    const [one, other] = [
      payment(),
      payment({ provider: 'e-wallet', ticketId: null, note: 'Dekont destek talebinde.' }),
    ];
    await payments.add(one);
    await payments.add(other);
    await expect(payments.find(one.merchantOid)).resolves.toEqual(one);
    await expect(payments.find('nobody')).resolves.toBeUndefined();
    const found = await payments.findMany([other.merchantOid, one.merchantOid, 'nobody']);
    expect(new Set(found)).toEqual(new Set([one, other]));
    await expect(payments.findMany([])).resolves.toEqual([]);
  });

  test('have a reference once per provider: adding it again returns the first payment', async () => {
    const first = payment();
    await expect(payments.add(first)).resolves.toBeUndefined();
    await expect(payments.add(payment({ reference: first.reference }))).resolves.toEqual(first);
    await expect(payments.withReference('bank-transfer', first.reference)).resolves.toEqual(first);
    await expect(payments.withReference('e-wallet', first.reference)).resolves.toBeUndefined();
    await expect(payments.add(payment({ provider: 'e-wallet', reference: first.reference }))).resolves.toBeUndefined();
  });

  test('keep one refund request and its outcome', async () => {
    const one = payment();
    await payments.add(one);
    const refund = refundOf(one);
    await payments.askRefund(refund);
    await payments.askRefund({ ...refund, askedAt: new Date(at.getTime() + 60_000) });
    await expect(payments.refundsOf([one.merchantOid])).resolves.toEqual([refund]);
    const ended = { ...refund, end: { bankReference: 'EFT77', by: randomUUID(), at } };
    await payments.endRefund(ended);
    await expect(payments.refundsOf([one.merchantOid])).resolves.toEqual([ended]);
    await expect(payments.refundsOf([])).resolves.toEqual([]);
  });

  test('list by provider the payments that were entered or refunded in a period', async () => {
    const day = new Date('2031-01-01T10:00:00Z');
    const span = { from: day, to: new Date(day.getTime() + 1) };
    const [one, other] = [payment({ at: day }), payment({ at: day, provider: 'e-wallet' })];
    for (const each of [one, other, payment({ at: span.to })]) await payments.add(each);
    const sent = { ...refundOf(one), end: { bankReference: 'EFT77', by: randomUUID(), at: day } };
    await payments.endRefund(sent);
    await payments.endRefund({ ...refundOf(other), end: { bankReference: null, by: randomUUID(), at: day } });
    await expect(payments.movedIn('bank-transfer', span)).resolves.toEqual({ payments: [one], refunds: [sent] });
    await expect(payments.movedIn('e-wallet', span)).resolves.toEqual({ payments: [other], refunds: [] });
  });

  test('accept the end of a refund that nobody has requested', async () => {
    const one = payment();
    await payments.add(one);
    const dropped = { ...refundOf(one), end: { bankReference: null, by: randomUUID(), at } };
    await payments.endRefund(dropped);
    await expect(payments.refundsOf([one.merchantOid])).resolves.toEqual([dropped]);
  });
});

test('a transfer entered 20 times at once by two processes is credited once; the others are refused with its id', async () => {
  const clock = new SystemClock();
  const enters = databases.map((database) =>
    enterPayment({
      topUps: new SqlTopUps(database),
      arrivals: new SqlHandPayments(database),
      ledger: new SqlLedger(database, ids, clock),
      holders: { lockRole: async () => 'customer' },
      tickets: { holderOf: async () => undefined },
      limit: noLimit,
      work: unitOfWork({ transactions: database, clock, ids }),
    }),
  );
  // two customers, so that no lock of a wallet serialises the calls
  const users = [randomUUID(), randomUUID()];
  const arrivedOn = clock.now().toISOString().slice(0, 10);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      enters[n % 2]!.run({
        userId: users[n % 2]!,
        amount: Money.lira(500),
        provider: 'bank-transfer',
        reference: 'FT2026-118',
        arrivedOn,
        sender: 'Deniz Yıldız',
        by: randomUUID(),
      }),
    ),
  );
  const [won] = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as object] : []));
  expect(lost).toHaveLength(19);
  for (const refusal of lost)
    expect(refusal).toMatchObject({ code: 'payment.already_entered', params: { topUpId: won?.id } });
  const balances = await new SqlBooks(databases[0]).balancesOf(users);
  expect([...balances.values()]).toEqual([Money.lira(500)]);
});

test('the refund job skips a refund that waits for staff and takes one whose request was not saved', async () => {
  const [topUps, payments] = [new SqlTopUps(databases[0]), new SqlHandPayments(databases[0])];
  const refunding = async () => {
    const entered = payment();
    await payments.add(entered);
    const topUp = beginRefund(arrivedTopUp({ ...entered, id: entered.topUpId, customerId: randomUUID() }), {
      by: randomUUID(),
      reason: 'vazgeçti',
      at,
      iban,
    });
    await topUps.add(topUp);
    return { entered, topUp };
  };
  const [waiting, lost] = [await refunding(), await refunding()];
  await payments.askRefund(refundOf(waiting.entered));
  await expect(topUps.refunding(new Date(at.getTime() + 1), 10)).resolves.toEqual([lost.topUp]);
  const page = { from: 0, limit: 10, descending: true };
  const where = { toSend: true, userId: [waiting.topUp.customerId] };
  await expect(topUps.list({ ...page, where })).resolves.toMatchObject({ rows: [waiting.topUp] });
});

test('erasing a user erases sender names and bank accounts, also of refunds; the amounts stay', async () => {
  const [topUps, payments] = [new SqlTopUps(databases[0]), new SqlHandPayments(databases[0])];
  const entered = payment({ note: 'Dekont destek talebinde.' });
  const customerId = randomUUID();
  await payments.add(entered);
  const paid = arrivedTopUp({ ...entered, id: entered.topUpId, customerId });
  await topUps.add(paid);
  await topUps.save(finishRefund(beginRefund(paid, { by: randomUUID(), reason: 'vazgeçti', at, iban })));
  const data = paymentPersonalData(databases[0]);
  const person = { id: customerId } as Parameters<typeof data.erase>[0];
  expect(JSON.stringify(await data.recordsOf(person))).toMatch(/TR33.*Deniz Yıldız.*Dekont/);
  await data.erase(person);
  expect(JSON.stringify(await data.recordsOf(person))).not.toMatch(/TR33|Deniz|Dekont/);
  await expect(payments.find(entered.merchantOid)).resolves.toEqual({ ...entered, sender: null, note: null });
});

describe('the database refuses', () => {
  const refused = async (statement: string, values: readonly unknown[]) => {
    const client = new pg.Client({ connectionString: file.url });
    await client.connect();
    try {
      await client.query(statement, [...values]);
      return 'accepted';
    } catch (error) {
      return (error as pg.DatabaseError).constraint;
    } finally {
      await client.end();
    }
  };

  test.each([
    ['a change of the amount', 'update hand_payment set amount_kurus = 1 where merchant_oid = $1'],
    ['a change of the bank reference', "update hand_payment set reference = 'x' where merchant_oid = $1"],
    ['deleting a payment', 'delete from hand_payment where merchant_oid = $1'],
    ['a change of an ended refund', "update hand_refund set bank_reference = 'x' where merchant_oid = $1"],
    ['deleting a refund', 'delete from hand_refund where merchant_oid = $1'],
  ])('%s', async (_, change) => {
    const payments = new SqlHandPayments(databases[0]);
    const entered = payment();
    await payments.add(entered);
    await payments.endRefund({ ...refundOf(entered), end: { bankReference: null, by: randomUUID(), at } });
    await expect(refused(change, [entered.merchantOid])).resolves.toBe('hand_payment_stays');
  });

  test('a pending payment by hand, and a payment by hand that becomes a card payment', async () => {
    const topUp = arrivedTopUp({
      id: ids.next(),
      provider: 'e-wallet',
      customerId: randomUUID(),
      amount: Money.lira(1),
      at,
    });
    await new SqlTopUps(databases[0]).add(topUp);
    const pending = "update top_up set provider = 'paytr' where id = $1";
    await expect(refused(pending, [topUp.id])).resolves.toBe('top_up_intent_stays');
    const insert = `insert into top_up (id, provider, merchant_oid, user_id, amount_kurus, state, refund_attempt, created_at, expires_at)
      values ($1, 'e-wallet', $2, $1, 100, 'pending', 0, now(), now())`;
    await expect(refused(insert, [ids.next(), randomUUID()])).resolves.toBe('top_up_by_hand_check');
  });
});
