import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import type { Notice } from '#kernel/notice.ts';
import { ledgerChecks } from '#modules/wallet/adapters/persistence/ledger-checks.ts';
import { SqlBooks } from '#modules/wallet/adapters/persistence/sql-books.ts';
import { SqlFineClaims } from '#modules/wallet/adapters/persistence/sql-fine-claims.ts';
import { SqlLedger } from '#modules/wallet/adapters/persistence/sql-ledger.ts';
import { walletPersonalData } from '#modules/wallet/adapters/persistence/wallet-personal-data.ts';
import { walletRows } from '#modules/wallet/adapters/persistence/wallet.table.ts';
import { type ClaimFine, claimFine } from '#modules/wallet/application/claim-fine.ts';
import type { Ledger } from '#modules/wallet/application/ports.ts';
import { postEntries } from '#modules/wallet/application/post-entries.ts';
import { walletProjections } from '#modules/wallet/application/projections.ts';
import { type WaiveFine, waiveFine } from '#modules/wallet/application/waive-fine.ts';
import { waiveFinesOf } from '#modules/wallet/application/waive-fines-of.ts';
import { orderPayment, payout, payoutReturn, penalty, settlement } from '#modules/wallet/domain/entries.ts';
import { openAmount } from '#modules/wallet/domain/fine-claim.ts';
import { adjustment, tip } from '#modules/wallet/index.ts';
import { Database } from '#platform/db/database.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { toldWork } from '#test/support/told-work.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const admin = randomUUID();
const lira = (amount: number) => Money.lira(amount);
const counted: number[] = [];

let file: TestDatabase;
let database: Database;
let ledger: Ledger;
let books: SqlBooks;
let claims: SqlFineClaims;
let fining: ClaimFine;
let waiving: WaiveFine;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, walletRows, { max: 20 });
  const [ids, clock] = [new UuidV7(), new SystemClock()];
  books = new SqlBooks(database);
  claims = new SqlFineClaims(database);
  await sql`create table told (seq serial, line text)`.execute(database.sql());
  // writes the notice as a row in the caller's transaction, so that a rolled back attempt leaves no notice
  const notices = async (all: readonly Notice[]) => {
    for (const notice of all)
      if (notice.kind === 'fine-claim')
        await sql`insert into told (line) values (${`${notice.userId} ${notice.amount.amount} ${notice.state}`})`.execute(
          database.sql(),
        );
  };
  const work = toldWork(database, walletProjections, unitOfWork({ transactions: database, clock, ids }), { notices });
  ledger = postEntries({ journal: new SqlLedger(database, ids, clock), books, claims, work });
  fining = claimFine({
    ledger,
    books,
    claims,
    holders: { lockRole: async () => 'booster' },
    playedOrders: { workedOn: async () => false },
    limit: { count: async ({ amount }) => void counted.push(amount.amount) },
    work,
  });
  waiving = waiveFine({ claims, work });
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

const personalData = () =>
  walletPersonalData(
    database,
    waiveFinesOf({ claims, work: unitOfWork({ transactions: database, clock: new SystemClock() }) }),
  );

let booster: string;
const balance = async (of = booster) => (await books.balanceOf(of)).amount;
const add = (userId: string, amount: Money) =>
  ledger.post(adjustment({ adjustmentId: randomUUID(), userId, amount, reason: 'deneme', actorId: admin }));
const fine = (amount: Money) => fining({ boosterId: booster, amount, reason: 'geç kaldı', by: admin });
const tipOf = (amount: Money, customerId: string, tipId: string = randomUUID()) =>
  tip({ tipId, order: { id: randomUUID(), number: '1001' }, customerId, boosterId: booster, amount });
/** A tip from a new customer. */
const earn = async (amount: Money) => {
  const customer = randomUUID();
  await add(customer, amount);
  const entry = tipOf(amount, customer);
  return { entry, post: () => ledger.post(entry) };
};
const told = async () => {
  const { rows } = await sql<{ line: string }>`select line from told order by seq`.execute(database.sql());
  return rows.map(({ line }) => line);
};
const openOf = async (id: string) => openAmount((await claims.find(id))!).amount;
const collections = async () => {
  const { rows } = await books.entries({
    from: 0,
    limit: 100,
    descending: false,
    where: { wallet: [`wallet:${booster}`] },
  });
  return rows.filter(({ fineClaimId }) => fineClaimId !== null);
};
const takenFrom = async () =>
  (await collections()).map(({ fineClaimId, postings }) => [
    fineClaimId,
    postings.find(({ account }) => account === `wallet:${booster}`)?.amount.amount,
  ]);

beforeEach(async () => {
  booster = randomUUID();
  await sql`truncate told`.execute(database.sql());
  counted.length = 0;
});

describe('a fine above the balance', () => {
  test('stays open for the next earning after one earning has paid a hundred fines', async () => {
    const kurus = (amount: number) => lira(amount / 100);
    for (let nth = 0; nth < 101; nth++) await fine(kurus(1));
    await (await earn(kurus(200))).post();
    expect(await balance()).toBe(100);
    expect(await claims.lockOpen([booster])).toHaveLength(1);
    await (await earn(kurus(10))).post();
    expect([await balance(), await claims.lockOpen([booster])]).toEqual([109, []]);
  });

  test('takes the balance at once, leaves a claim for the remaining amount, and counts in full towards the limit', async () => {
    await add(booster, lira(30));
    const claim = await fine(lira(100));
    expect(claim).toMatchObject({ state: 'open', amount: lira(100), settled: lira(30), createdBy: admin });
    expect(await balance()).toBe(0);
    expect(counted).toEqual([100_00]);
    expect(await told()).toEqual([`${booster} ${claim.amount.amount} open`]);
    await expect(claims.find(claim.id)).resolves.toEqual(claim);
    const [entry] = await collections();
    expect(entry).toMatchObject({ kind: 'penalty', actorId: admin, reason: 'geç kaldı', fineClaimId: claim.id });
  });

  test('of a booster without any balance becomes a claim for the whole amount', async () => {
    const claim = await fine(lira(100));
    expect([claim.settled.amount, claim.state]).toEqual([0, 'open']);
    expect(await collections()).toEqual([]);
  });

  test('that the balance covers when the fine is made is settled at once, and no notice of a claim is sent', async () => {
    await add(booster, lira(100));
    expect(await fine(lira(60))).toMatchObject({ state: 'settled', settled: lira(60) });
    expect(await balance()).toBe(40_00);
    expect(await told()).toEqual([]);
  });
});

describe('a later earning', () => {
  test('pays the oldest fine first, and leaves the booster the remaining money', async () => {
    const [first, second] = [await fine(lira(40)), await fine(lira(30))];
    const { post } = await earn(lira(50));
    expect(await post()).toContainEqual({ userId: booster, balance: Money.zero });
    expect(await takenFrom()).toEqual([
      [first.id, -40_00],
      [second.id, -10_00],
    ]);
    expect((await told()).slice(2)).toEqual([`${booster} ${first.amount.amount} settled`]);
    await (await earn(lira(50))).post();
    expect(await balance()).toBe(30_00);
    expect([await openOf(first.id), await openOf(second.id)]).toEqual([0, 0]);
    expect((await collections()).at(-1)).toMatchObject({ actorId: null, reason: 'geç kaldı', kind: 'penalty' });
  });

  test('by a settlement pays the fines of each booster with a share of the order', async () => {
    const [other, customer] = [randomUUID(), randomUUID()];
    const own = await fine(lira(10));
    const others = await fining({ boosterId: other, amount: lira(100), reason: 'gelmedi', by: admin });
    await add(customer, lira(100));
    const order = { id: randomUUID(), number: '1001' };
    await ledger.post(orderPayment({ order, customerId: customer, price: lira(100) }));
    const earlier = [{ boosterId: other, amount: lira(20) }];
    await ledger.post(
      settlement({ order, boosterId: booster, held: lira(100), share: lira(40), earlier, actorId: null }),
    );
    expect([await openOf(own.id), await openOf(others.id)]).toEqual([0, 80_00]);
    expect([await balance(), await balance(other)]).toEqual([30_00, 0]);
  });

  test('that is posted twice pays only once, and pays no fine that was made in between', async () => {
    const { post } = await earn(lira(50));
    await post();
    await fine(lira(80));
    await add(booster, lira(20));
    await post();
    expect(await balance()).toBe(20_00);
    expect(await takenFrom()).toHaveLength(1);
  });

  test('does not include adjustments by staff and returned payouts, which leave the claim open', async () => {
    const id = randomUUID();
    await add(booster, lira(10));
    await ledger.post(payout({ payoutId: id, boosterId: booster, amount: lira(10), actorId: booster }));
    const claim = await fine(lira(40));
    const back = { payoutId: id, boosterId: booster, amount: lira(10), actorId: admin, reason: 'IBAN' };
    await ledger.post(payoutReturn(back));
    await add(booster, lira(5));
    expect([await balance(), await openOf(claim.id)]).toEqual([15_00, 40_00]);
    // another penalty can still be taken from the balance
    await ledger.post(
      penalty({ penaltyId: randomUUID(), boosterId: booster, amount: lira(1), reason: 'geç', actorId: admin }),
    );
    expect(await openOf(claim.id)).toBe(40_00);
  });
});

describe('under concurrency', () => {
  test('ten earnings pay an open claim exactly once', async () => {
    const claim = await fine(lira(35));
    const earnings = await Promise.all(Array.from({ length: 10 }, () => earn(lira(10))));
    await Promise.all(earnings.flatMap(({ post }) => [post(), post()]));
    expect(await openOf(claim.id)).toBe(0);
    const taken = (await takenFrom()).reduce((sum, [, amount]) => sum + Number(amount), 0);
    expect(taken).toBe(-35_00);
    expect(await balance()).toBe(65_00);
    expect((await told()).filter((line) => line === `${booster} ${claim.amount.amount} settled`)).toHaveLength(1);
  });

  test('a first earning and a fine never leave both an open claim and a balance that could pay it', async () => {
    for (let round = 0; round < 15; round++) {
      booster = randomUUID();
      const { post } = await earn(lira(10));
      const [claim] = await Promise.all([fine(lira(25)), post()]);
      expect([await balance(), await openOf(claim.id)]).toEqual([0, 15_00]);
    }
  });

  test('the waived part and the parts that earnings pay add up to the claim', async () => {
    for (let round = 0; round < 10; round++) {
      booster = randomUUID();
      const claim = await fine(lira(25));
      const earnings = await Promise.all([1, 2, 3].map(() => earn(lira(10))));
      const waive = () => waiving(claim.id, { by: admin, reason: 'anlaştık' });
      const [first, ...others] = earnings;
      const outcomes = await Promise.allSettled([first!.post(), waive(), waive(), ...others.map(({ post }) => post())]);
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
      expect(new Set(refused)).toEqual(new Set(['wallet.claim_ended']));
      const after = (await claims.find(claim.id))!;
      expect(openAmount(after).amount).toBe(0);
      expect(after.settled.plus(after.waived)).toEqual(lira(25));
      expect(await balance()).toBe(30_00 - after.settled.amount);
    }
  });

  test('an account deletion and concurrent earnings leave no part of a claim open or paid twice', async () => {
    for (let round = 0; round < 10; round++) {
      booster = randomUUID();
      const made = [await fine(lira(15)), await fine(lira(10))];
      const [first, ...others] = await Promise.all([1, 2, 3].map(() => earn(lira(10))));
      // the claims are locked before the wallet, as in an account deletion
      const leave = () =>
        database.run(
          async () => {
            await claims.lockBoosters([booster]);
            await books.lockBalanceOf(booster);
            await personalData().erase({ id: booster, email: '', emailVerified: false });
          },
          { attempts: 1 },
        );
      await Promise.all([first!.post(), leave(), ...others.map(({ post }) => post())]);
      const after = await Promise.all(made.map(async ({ id }) => (await claims.find(id))!));
      expect(after.map((claim) => openAmount(claim).amount)).toEqual([0, 0]);
      expect(await balance()).toBe(30_00 - Money.sum(after.map(({ settled }) => settled)).amount);
    }
  });
});

describe('a waiver', () => {
  test('gives up the open amount with its reason, and later earnings pay nothing', async () => {
    const claim = await fine(lira(40));
    await (await earn(lira(15))).post();
    const ended = await waiving(claim.id, { by: admin, reason: 'anlaştık' });
    expect(ended).toMatchObject({ state: 'waived', settled: lira(15), waived: lira(25), waivedBy: admin });
    await expect(claims.find(claim.id)).resolves.toEqual(ended);
    await (await earn(lira(15))).post();
    expect(await balance()).toBe(15_00);
    await expect(waiving(claim.id, { by: admin, reason: 'yine' })).rejects.toMatchObject({
      code: 'wallet.claim_ended',
    });
    await expect(waiving(randomUUID(), { by: admin, reason: 'yok' })).rejects.toMatchObject({
      code: 'wallet.claim_not_found',
    });
  });

  test('is made by an account deletion: the amounts stay, the reason of the fine is erased', async () => {
    const claim = await fine(lira(40));
    await (await earn(lira(15))).post();
    const personal = personalData();
    const person = { id: booster } as Parameters<typeof personal.erase>[0];
    expect((await personal.recordsOf(person))['fineClaims']).toMatchObject([{ id: claim.id, settled: 15_00 }]);
    for (let time = 0; time < 2; time++) await personal.erase(person);
    await expect(claims.find(claim.id)).resolves.toMatchObject({
      state: 'waived',
      reason: null,
      settled: lira(15),
      waived: lira(25),
      waivedBy: null,
      waiverReason: 'Hesap silindi',
    });
  });
});

test('claims are filtered by state, amount and time, and sorted', async () => {
  const first = await fine(lira(10));
  const second = await fine(lira(30));
  await waiving(first.id, { by: admin, reason: 'anlaştık' });
  const found = async (more: object, where: object = {}) =>
    (
      await claims.list({ from: 0, limit: 10, descending: false, where: { boosterId: [booster], ...where }, ...more })
    ).rows.map(({ id }) => id);
  expect(await found({})).toEqual([first.id, second.id]);
  expect(await found({ by: 'amount', descending: true })).toEqual([second.id, first.id]);
  expect(await found({}, { state: ['open'] })).toEqual([second.id]);
  expect(await found({ amount: { from: 10_01 } })).toEqual([second.id]);
  expect(await found({ created: { to: first.createdAt } })).toEqual([]);
});

test('the database refuses a claim that is settled above its amount, or settled in full and still open', async () => {
  const claim = await fine(lira(10));
  await expect(claims.save({ ...claim, settled: lira(11) })).rejects.toThrow(/fine_claim_open_check/);
  await expect(claims.save({ ...claim, settled: lira(10) })).rejects.toThrow(/fine_claim_open_check/);
});

describe('the ledger’s audit', () => {
  const faultsOf = async (name: string, ...damages: readonly string[]) => {
    const check = ledgerChecks.find((each) => each.name.includes(name));
    if (!check) throw new Error(`no check is called ${name}`);
    const client = new pg.Client({ connectionString: file.url });
    await client.connect();
    await client.query('begin; set local session_replication_role = replica');
    for (const damage of damages) await client.query(damage);
    const { rows } = await client.query<{ fault: string }>(check.query);
    await client.end();
    return rows.map(({ fault }) => fault);
  };
  const fines = (...damages: readonly string[]) => faultsOf('fines above the balance', ...damages);

  test('finds a fine whose entries have another amount, booster or kind, and entries without a fine', async () => {
    await add(booster, lira(3));
    const { id } = await fine(lira(20));
    await (await earn(lira(4))).post();
    expect(await fines()).toEqual([]);
    const more = `settled_kurus = settled_kurus + 100 where id = '${id}'`;
    expect(await fines(`update fine_claim set ${more}`)).toEqual([
      `fine ${id} of 2000: 800 settled, its entries took 700`,
    ]);
    const whose = `booster_id = '${randomUUID()}' where id = '${id}'`;
    expect(await fines(`update fine_claim set ${whose}`)).toHaveLength(1);
    expect(await fines(`delete from fine_claim where id = '${id}'`)).toEqual([
      `fine ${id} of :  settled, its entries took 700`,
    ]);
    const tipKind = `update ledger_entry set kind = 'tip' where key like 'fine-collection:${id}:%'`;
    expect(await fines(tipKind)).toHaveLength(1);
  });

  test('requires a reason of every penalty, and an actor of each penalty that no earning paid', async () => {
    await add(booster, lira(3));
    const { id } = await fine(lira(20));
    await (await earn(lira(4))).post();
    const penalties = (...damages: readonly string[]) => faultsOf('penalties and adjustments', ...damages);
    expect(await penalties()).toEqual([]);
    const reasonless = `update ledger_entry set reason = null where key like 'fine-collection:${id}:tip:%'`;
    expect(await penalties(reasonless)).toHaveLength(1);
    const actorless = `update ledger_entry set actor_id = null where key = 'fine-collection:${id}:at-once'`;
    expect(await penalties(actorless)).toHaveLength(1);
  });
});
