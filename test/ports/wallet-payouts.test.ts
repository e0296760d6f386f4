import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import type { Role } from '#kernel/vocabulary.ts';
import { SqlBooks } from '#modules/wallet/adapters/persistence/sql-books.ts';
import { SqlCardEarnings } from '#modules/wallet/adapters/persistence/sql-card-earnings.ts';
import { SqlFineClaims } from '#modules/wallet/adapters/persistence/sql-fine-claims.ts';
import { SqlLedger } from '#modules/wallet/adapters/persistence/sql-ledger.ts';
import { SqlPayouts } from '#modules/wallet/adapters/persistence/sql-payouts.ts';
import { walletRows } from '#modules/wallet/adapters/persistence/wallet.table.ts';
import { type CorrectBalance, correctBalance } from '#modules/wallet/application/correct-balance.ts';
import { type DecidePayout, decidePayout } from '#modules/wallet/application/decide-payout.ts';
import type { Ledger } from '#modules/wallet/application/ports.ts';
import { postEntries } from '#modules/wallet/application/post-entries.ts';
import { walletProjections } from '#modules/wallet/application/projections.ts';
import { readPayoutHold } from '#modules/wallet/application/read-payout-hold.ts';
import { type RequestPayout, requestPayout } from '#modules/wallet/application/request-payout.ts';
import { adjustment } from '#modules/wallet/index.ts';
import { Database } from '#platform/db/database.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { RecordingOutbox } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { noLimit, payoutTerms } from '#test/support/default-settings.ts';
import { toldWork } from '#test/support/told-work.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const iban = 'TR33 0006 1005 1978 6457 8413 26';
const admin = randomUUID();
const outbox = new RecordingOutbox();
const told: string[] = [];
const sent: object[] = [];
const ownOrder = randomUUID();
const roles = new Map<string, Role>();
roles.set(admin, 'admin');
const holders = { lockRole: (id: string) => Promise.resolve(roles.get(id)) };

let file: TestDatabase;
let database: Database;
let ledger: Ledger;
let books: SqlBooks;
let payouts: SqlPayouts;
let request: RequestPayout;
let decide: DecidePayout;
let correct: CorrectBalance;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, walletRows, { max: 20 });
  const [ids, clock] = [new UuidV7(), new SystemClock()];
  books = new SqlBooks(database);
  const work = toldWork(database, walletProjections, unitOfWork({ transactions: database, clock, ids }), {
    live: (events) => outbox.publish(events),
    notices: async (notices) => void told.push(...notices.map(({ userId }) => userId)),
  });
  ledger = postEntries({
    journal: new SqlLedger(database, ids, clock),
    books,
    claims: new SqlFineClaims(database),
    work,
  });
  payouts = new SqlPayouts(database);
  const jobs = { send: async (queue: string, data: object) => void sent.push({ queue, ...data }) };
  const waits = { settlesAfterHours: 0 };
  request = requestPayout({
    ledger,
    payouts,
    holders,
    limit: noLimit,
    terms: payoutTerms,
    jobs,
    config: waits,
    work,
  });
  const access = { changesOf: async () => new Map(), areApart: async () => true };
  decide = decidePayout({
    ledger,
    payouts,
    limit: noLimit,
    hold: readPayoutHold({ access, holders, books, cardEarnings: new SqlCardEarnings(database), clock, config: waits }),
    work,
  });
  correct = correctBalance({
    ledger,
    books,
    holders,
    playedOrders: { workedOn: async (orderId) => orderId === ownOrder },
    limit: noLimit,
    work,
  });
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

let booster: string;
const balance = async () => (await books.balanceOf(booster)).amount;
const ask = (amount: Money, to = iban) => request({ boosterId: booster, amount, iban: to, requestedBy: booster });
beforeEach(async () => {
  booster = randomUUID();
  roles.set(booster, 'booster');
  await ledger.post(
    adjustment({ adjustmentId: booster, userId: booster, amount: Money.lira(700), reason: 'deneme', actorId: admin }),
  );
  outbox.events.length = 0;
});

describe('a payout', () => {
  test('below the minimum is refused to the booster but can be requested by staff', async () => {
    const little = Money.kurus(9_99);
    await expect(ask(little)).rejects.toMatchObject({
      code: 'wallet.payout_too_small',
      params: { minimum: { amount: 10_00 } },
    });
    expect(await balance()).toBe(700_00);
    await request({ boosterId: booster, amount: little, iban, requestedBy: admin });
    await ask(Money.lira(10));
    expect(await balance()).toBe(680_01);
  });

  test('leaves the wallet when it is requested, and the booster is sent the new balance', async () => {
    const payout = await ask(Money.lira(300));
    expect(payout).toMatchObject({ state: 'requested', iban: 'TR330006100519786457841326' });
    expect(await balance()).toBe(400_00);
    expect(outbox.events).toEqual([
      { type: 'wallet', to: [{ user: booster }], data: { balance: Money.lira(400) } },
      { type: 'console', to: [{ scope: 'payouts:read' }], data: { resource: 'payouts', id: payout.id } },
    ]);
    await expect(payouts.find(payout.id)).resolves.toEqual(payout);
  });

  test('succeeds for seven of fifty simultaneous requests on a balance for seven', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => ask(Money.lira(100))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(await balance()).toBe(0);
    const list = await payouts.list({ from: 0, limit: 5, descending: true, where: { boosterId: [booster] } });
    expect(list.rows).toHaveLength(5);
    expect(list.total).toBe(7);
  });

  test('is filtered by its time of request, with the start of the range included and the end excluded', async () => {
    const { id, createdAt } = await ask(Money.lira(100));
    const later = new Date(createdAt.getTime() + 1);
    const found = async (created: { from?: Date; to?: Date }) => {
      const part = { from: 0, limit: 5, descending: true, where: { boosterId: [booster] }, created };
      return (await payouts.list(part)).rows.map((payout) => payout.id);
    };
    expect(await found({ from: createdAt, to: later })).toEqual([id]);
    expect(await found({ from: later })).toEqual([]);
    expect(await found({ to: createdAt })).toEqual([]);
  });

  test('returns to the wallet once when it is refused', async () => {
    const { id } = await ask(Money.lira(300));
    await expect(decide(id, { outcome: 'refused', by: admin })).rejects.toMatchObject({
      code: 'request.reason_required',
    });
    const refuse = () => decide(id, { outcome: 'refused', reason: 'IBAN başkasının', by: admin });
    const outcomes = await Promise.allSettled([refuse(), refuse(), refuse()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balance()).toBe(700_00);
    expect(told.filter((each) => each === booster)).toHaveLength(1);
    await expect(payouts.find(id)).resolves.toMatchObject({
      state: 'refused',
      reason: 'IBAN başkasının',
      decidedBy: admin,
    });
  });

  test('stays out of the wallet when it is paid, and can then not be refused', async () => {
    const { id } = await ask(Money.lira(300));
    await decide(id, { outcome: 'paid', by: admin });
    await expect(decide(id, { outcome: 'refused', reason: 'geç', by: admin })).rejects.toMatchObject({
      code: 'wallet.payout_already_decided',
    });
    expect(await balance()).toBe(400_00);
  });

  test('that nobody requested is not found', async () => {
    await expect(decide(randomUUID(), { outcome: 'paid', by: admin })).rejects.toMatchObject({
      code: 'wallet.payout_not_found',
    });
  });

  test('is refused for an invalid IBAN and for a user who is no booster', async () => {
    await expect(ask(Money.lira(1), 'TR34 0006 1005 1978 6457 8413 26')).rejects.toMatchObject({
      code: 'wallet.iban_invalid',
    });
    roles.set(booster, 'customer');
    await expect(ask(Money.lira(1))).rejects.toMatchObject({ code: 'booster.not_found' });
    expect(await balance()).toBe(700_00);
  });
});

describe('an admin', () => {
  test('charges a penalty up to the balance', async () => {
    const entry = await correct.penalise({
      boosterId: booster,
      amount: Money.lira(50),
      reason: 'geç kaldı',
      by: admin,
    });
    expect(entry).toMatchObject({ kind: 'penalty', reason: 'geç kaldı', actorId: admin });
    expect(entry.postings).toHaveLength(2);
    expect(await balance()).toBe(650_00);
    const tooMuch = correct.penalise({ boosterId: booster, amount: Money.lira(651), reason: 'geç kaldı', by: admin });
    await expect(tooMuch).rejects.toMatchObject({ code: 'wallet.insufficient_balance' });
  });

  test('charges a penalty only for an order that the booster worked on', async () => {
    const chargeFor = (orderId: string) =>
      correct.penalise({ boosterId: booster, amount: Money.lira(5), reason: 'yarım bıraktı', orderId, by: admin });
    await expect(chargeFor(randomUUID())).rejects.toMatchObject({ code: 'order.not_found' });
    await expect(chargeFor(ownOrder)).resolves.toMatchObject({ kind: 'penalty', orderId: ownOrder });
  });

  test('adds and removes funds of customers and boosters only', async () => {
    const adjust = (userId: string, lira: number) =>
      correct.adjust({ userId, amount: Money.lira(lira), reason: 'elden ödeme', by: admin });
    await adjust(booster, 100);
    await adjust(booster, -800);
    expect(await balance()).toBe(0);
    await expect(adjust(booster, -1)).rejects.toMatchObject({ code: 'wallet.insufficient_balance' });
    await expect(adjust(randomUUID(), 1)).rejects.toMatchObject({ code: 'identity.user_not_found' });
    roles.set(admin, 'admin');
    await expect(adjust(admin, 1)).rejects.toMatchObject({ code: 'identity.role_not_allowed' });
  });
});
