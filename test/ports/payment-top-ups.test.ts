import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import { SqlTopUps } from '#modules/payment/adapters/persistence/sql-top-ups.ts';
import { paymentRows } from '#modules/payment/adapters/persistence/payment.table.ts';
import type { TopUps } from '#modules/payment/application/ports.ts';
import {
  beginRefund,
  beginTopUp,
  expire,
  fail,
  finishRefund,
  pay,
  takeUpRefund,
  type TopUp,
} from '#modules/payment/domain/top-up.ts';
import { walletRows } from '#modules/wallet/adapters/persistence/wallet.table.ts';
import { Database } from '#platform/db/database.ts';
import { UuidV7 } from '#platform/system.ts';
import { InMemoryTopUps } from '#test/support/fakes/in-memory-payment.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

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

const minute = 60_000;
const late = 30 * minute;
const pause = 4 * minute;
const now = new Date('2026-11-20T12:00:00.000Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);
const ids = new UuidV7();
const begun = (of: Partial<Parameters<typeof beginTopUp>[0]> = {}) =>
  beginTopUp({
    id: ids.next(),
    customerId: randomUUID(),
    amount: Money.lira(100),
    checkout: null,
    at: ago(10),
    ...of,
  });
const refundOf = (at: Date) => ({ by: randomUUID(), reason: 'vazgeçti', at });

describe.each([
  { name: 'in memory', make: (): TopUps => new InMemoryTopUps() },
  { name: 'on PostgreSQL', make: (): TopUps => new SqlTopUps(database) },
])('top-ups $name', ({ make }) => {
  let topUps: TopUps;
  beforeEach(() => {
    topUps = make();
  });
  const kept = async (topUp: TopUp) => {
    await topUps.add(topUp);
    return topUp;
  };

  test('are found as they were added and saved', async () => {
    const checkout = { draft: { service: 'kocluk', hours: 3 }, expectedPrice: Money.lira(90) };
    const topUp = await kept(begun({ checkout }));
    await expect(topUps.find(topUp.id)).resolves.toEqual(topUp);
    await expect(topUps.findByOid(topUp.merchantOid)).resolves.toEqual(topUp);
    await expect(topUps.find(randomUUID())).resolves.toBeUndefined();
    await expect(topUps.findByOid('nobody')).resolves.toBeUndefined();

    const refunded = finishRefund(beginRefund({ ...pay(topUp, now), orderId: randomUUID() }, refundOf(now)));
    await topUps.save(refunded);
    await expect(topUps.find(topUp.id)).resolves.toEqual(refunded);
  });

  test('for a lane change are found as they were added, and with the reason if it was refused', async () => {
    const checkout = {
      orderId: randomUUID(),
      lane: 'champion' as const,
      champion: 'Ahri',
      expectedDifference: Money.kurus(47_50),
    };
    const topUp = await kept(begun({ checkout }));
    await expect(topUps.find(topUp.id)).resolves.toEqual(topUp);
    const refused = { ...pay(topUp, now), orderId: checkout.orderId, laneRefused: 'order.lane_already_changed' };
    await topUps.save(refused);
    await expect(topUps.find(topUp.id)).resolves.toEqual(refused);
  });

  test('record whether their card page was opened', async () => {
    const [one, other] = [await kept(begun()), await kept(begun())];
    await topUps.opened(one.id, 'token');
    await topUps.notOpened(other.id, ago(1));
    await expect(topUps.find(one.id)).resolves.toEqual({ ...one, frameToken: 'token' });
    await expect(topUps.find(other.id)).resolves.toEqual({
      ...other,
      state: 'failed',
      cause: 'not-opened',
      failedAs: 'refused',
      failedAt: ago(1),
      expiresAt: other.createdAt,
    });
  });

  test('are filtered by customer, state and time, the newest first', async () => {
    const customerId = randomUUID();
    const older = await kept(begun({ customerId, at: ago(30) }));
    const newer = await kept(begun({ customerId, at: ago(20) }));
    await kept(fail(begun({ customerId }), 'declined', ago(1)));
    const page = { from: 0, limit: 10, descending: true };
    const where = { userId: [customerId], state: ['pending' as const] };
    await expect(topUps.list({ ...page, where })).resolves.toEqual({ rows: [newer, older], total: 2, atLeast: false });
    await expect(topUps.list({ ...page, limit: 1, where })).resolves.toMatchObject({ rows: [newer], total: 2 });
    await expect(
      topUps.list({ ...page, where: { userId: [customerId], created: { from: ago(25), to: ago(15) } } }),
    ).resolves.toMatchObject({ rows: [newer] });
  });

  test('are found by the beginning of their number and by their amount', async () => {
    const customerId = randomUUID();
    const one = await kept(begun({ customerId, amount: Money.kurus(321_45) }));
    const other = await kept(begun({ customerId, amount: Money.kurus(321_45) }));
    const found = async (search: { number: string | null; kurus: number | null }) => {
      const where = { userId: [customerId], search: { ...search, reference: null } };
      const { rows, total } = await topUps.list({ from: 0, limit: 9, descending: false, where });
      expect(total).toBe(rows.length);
      return rows.map(({ id }) => id).toSorted();
    };
    const both = [one.id, other.id].toSorted();
    expect(await found({ number: one.merchantOid, kurus: null })).toEqual([one.id]);
    expect(await found({ number: one.merchantOid.slice(0, 8), kurus: null })).toEqual(both);
    expect(await found({ number: null, kurus: 321_45 })).toEqual(both);
    expect(await found({ number: one.merchantOid, kurus: 321_45 })).toEqual(both);
    expect(await found({ number: '%', kurus: 1 })).toEqual([]);
    expect(await topUps.numbersOf([one.id, randomUUID()])).toEqual(new Map([[one.id, one.merchantOid]]));
  });

  test('are filtered by the time of payment or failure, however long ago they began', async () => {
    const customerId = randomUUID();
    const paid = await kept(pay(begun({ customerId, at: ago(300) }), ago(2)));
    const failed = await kept(fail(begun({ customerId, at: ago(200) }), 'declined', ago(4)));
    const found = async (where: object) => {
      const { rows } = await topUps.list({
        from: 0,
        limit: 9,
        descending: true,
        where: { userId: [customerId], ...where },
      });
      return rows.map(({ id }) => id);
    };
    expect(await found({ paid: { from: ago(3), to: ago(1) } })).toEqual([paid.id]);
    expect(await found({ failed: { from: ago(5), to: ago(3) } })).toEqual([failed.id]);
    expect(await found({ paid: { from: ago(400), to: ago(100) } })).toEqual([]);
  });

  test('with an unknown outcome are found: pending ones, and failed ones whose card page was opened', async () => {
    const old = await kept(begun({ at: ago(300) }));
    // erasing a customer also erases the token of the card page; a payment on such a page is refunded
    const recent = await kept({ ...fail(begun({ at: ago(20) }), 'declined', ago(1)), frameToken: null });
    const unopened = await kept(begun({ at: ago(20) }));
    await topUps.notOpened(unopened.id, ago(1));
    await kept(begun({ at: ago(0) })); // its notification may still come
    await kept(pay(begun(), now));
    const found = await topUps.nextToAsk({
      now,
      begunBefore: ago(1),
      begunSince: ago(24 * 60),
      late,
      pause,
      limit: 1000,
    });
    const mine = found.filter(({ id }) => [old.id, recent.id, unopened.id].includes(id));
    expect(mine).toHaveLength(2);
    expect(mine).toEqual(expect.arrayContaining([old, recent]));
    expect(found.every(({ state }) => state === 'pending' || state === 'failed' || state === 'expired')).toBe(true);
  });

  test.each([
    ['failed', (topUp: TopUp) => fail(topUp, 'declined', ago(599))],
    ['expired', (topUp: TopUp) => expire(topUp, ago(500))],
  ])(
    'that %s are asked about for a day, or until the provider answers half an hour after the page closed',
    async (_, close) => {
      const missed = await kept(close(begun({ at: ago(600) })));
      const old = await kept(close(begun({ at: ago(26 * 60) })));
      const ask = async (minutes: number) => {
        const next = { now: ago(minutes), begunBefore: ago(1), begunSince: ago(24 * 60), late, pause, limit: 1000 };
        return (await topUps.nextToAsk(next)).filter(({ id }) => [missed.id, old.id].includes(id)).map(({ id }) => id);
      };
      await expect(ask(13)).resolves.toEqual([missed.id]);
      await expect(ask(9)).resolves.toEqual([missed.id]); // the provider did not answer
      await topUps.notPaid(missed.id, ago(541));
      await expect(ask(5)).resolves.toEqual([missed.id]);
      await topUps.notPaid(missed.id, ago(540));
      await expect(ask(1)).resolves.toEqual([]);
    },
  );

  test('beyond the limit are queried in turn, those that have waited longest first', async () => {
    const all: TopUp[] = [];
    for (const minutes of [400, 399, 398, 397, 396]) all.push(await kept(begun({ at: ago(minutes) })));
    const turn = async (minutes: number) => {
      const next = {
        now: ago(minutes),
        begunBefore: ago(395),
        begunSince: ago(24 * 60),
        late,
        pause,
        limit: 2,
      };
      return new Set((await topUps.nextToAsk(next)).map(({ id }) => all.findIndex((one) => one.id === id)));
    };
    await expect(turn(3)).resolves.toEqual(new Set([0, 1]));
    await expect(turn(2)).resolves.toEqual(new Set([2, 3]));
    await topUps.save(expire(all[1]!, ago(1)));
    await expect(turn(1)).resolves.toEqual(new Set([4, 0]));
  });

  test('that failed are queried less often than pending ones; beyond the limit the earliest due come first', async () => {
    const failed = await kept(fail(begun({ at: ago(1000.2) }), 'declined', ago(1000)));
    const pending = await kept(begun({ at: ago(1000.1) }));
    const ask = async (minutes: number, limit: number) => {
      const span = { begunBefore: ago(1000), begunSince: ago(1001) };
      const found = await topUps.nextToAsk({ now: ago(minutes), ...span, late, pause, limit });
      return new Set(found.map(({ id }) => id));
    };
    await expect(ask(6, 10)).resolves.toEqual(new Set([failed.id, pending.id]));
    await expect(ask(3, 10)).resolves.toEqual(new Set([pending.id]));
    await expect(ask(1, 1)).resolves.toEqual(new Set([pending.id]));
    await expect(ask(0.9, 1)).resolves.toEqual(new Set([failed.id]));
  });

  test('count as unpaid while they are pending and their card page is open', async () => {
    const customerId = randomUUID();
    await kept(begun());
    await kept(begun({ customerId, at: ago(30) }));
    await kept(fail(begun({ customerId }), 'declined', ago(1)));
    await kept(pay(begun({ customerId }), now));
    await kept(begun({ customerId, at: ago(29) }));
    await expect(topUps.lockUnpaidOf(customerId, now)).resolves.toBe(1);
  });

  test('count as open while they are pending and while their refund is under way', async () => {
    const customerId = randomUUID();
    const paid = () => pay(begun({ customerId }), now);
    await kept(fail(begun({ customerId }), 'declined', ago(1)));
    await kept(paid());
    await kept(finishRefund(beginRefund(paid(), refundOf(now))));
    await kept(begun());
    await expect(topUps.openOf(customerId)).resolves.toBe(0);
    await kept(begun({ customerId }));
    await expect(topUps.openOf(customerId)).resolves.toBe(1);
    await kept(beginRefund(paid(), refundOf(now)));
    await expect(topUps.openOf(customerId)).resolves.toBe(2);
  });

  test('whose refund has been under way for two minutes are found', async () => {
    const stuck = await kept(beginRefund(pay(begun(), now), refundOf(ago(3))));
    await kept(beginRefund(pay(begun(), now), refundOf(ago(1))));
    await kept(finishRefund(beginRefund(pay(begun(), now), refundOf(ago(3)))));
    await kept(takeUpRefund(beginRefund(pay(begun(), now), refundOf(ago(3))), ago(1))); // another process has just resumed it
    const left = await kept(takeUpRefund(beginRefund(pay(begun(), now), refundOf(ago(4))), ago(3)));
    await expect(topUps.refunding(ago(2), 10)).resolves.toEqual(expect.arrayContaining([stuck, left]));
    await expect(topUps.refunding(ago(2), 10)).resolves.toHaveLength(2);
  });

  test('whose refund was requested are found again after pauses that grow by two minutes with each call', async () => {
    const asked = (calls: number, since: Date) => {
      const { refund, ...paid } = beginRefund(pay(begun(), now), refundOf(since));
      return kept({ ...paid, refund: { ...refund, calls } });
    };
    const found: boolean[][] = [];
    const pauses = new Map([
      [0, 0],
      [1, 0],
      [2, 2],
      [3, 6],
      [4, 12],
      [300, 89_700],
    ]);
    for (const [calls, pause] of pauses) {
      const [due, resting] = [await asked(calls, ago(2.1 + pause)), await asked(calls, ago(2 + pause))];
      const rows = await topUps.refunding(ago(2), 100);
      found.push([due, resting].map((one) => rows.some(({ id }) => id === one.id)));
    }
    expect(found).toEqual(Array.from(pauses, () => [true, false]));
  });

  test('whose refund waits for staff are found: a refund to a card after an hour, a refund by hand at once', async () => {
    const customerId = randomUUID();
    const paid = () => pay(begun({ customerId }), now);
    const byHand = { ...paid(), provider: 'e-wallet' as const };
    const waits = [
      await kept(beginRefund(paid(), refundOf(ago(60)))),
      await kept(beginRefund(byHand, refundOf(ago(1)))),
    ];
    const not = [
      await kept(beginRefund(paid(), refundOf(ago(59)))),
      await kept(finishRefund(beginRefund(paid(), refundOf(ago(90))))),
      await kept(paid()),
    ];
    const found = async (is: boolean) => {
      const where = { userId: [customerId], waiting: { is, now } };
      const { rows, total } = await topUps.list({ from: 0, limit: 10, descending: false, where });
      expect(total).toBe(rows.length);
      return rows.map(({ id }) => id).toSorted();
    };
    expect(await found(true)).toEqual(waits.map(({ id }) => id).toSorted());
    expect(await found(false)).toEqual(not.map(({ id }) => id).toSorted());
  });
});

test('the top-ups to ask the provider about are found without reading all failed ones', async () => {
  const client = new pg.Client({ connectionString: file.url });
  await client.connect();
  await client.query(`
    insert into top_up (id, merchant_oid, user_id, amount_kurus, state, refund_attempt, created_at, expires_at)
    select gen_random_uuid(), 'old' || n, gen_random_uuid(), 10000, 'failed', 0, now() - interval '90 days', now() - interval '89 days'
    from generate_series(1, 5000) n`);
  await client.query('analyze top_up');
  await client.end();
  const at = new Date();
  const dayBefore = new Date(at.getTime() - 24 * 60 * minute);
  // the view includes counts of this connection that are not flushed yet, so counts of other tests are subtracted
  const readSoFar = async () => {
    const { rows } = await sql<{ read: string }>`
      select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'top_up'
    `.execute(database.sql());
    return Number(rows[0]?.read);
  };
  const read = await database.run(async () => {
    const before = await readSoFar();
    await new SqlTopUps(database).nextToAsk({
      now: at,
      begunBefore: at,
      begunSince: dayBefore,
      late,
      pause,
      limit: 1000,
    });
    return (await readSoFar()) - before;
  });
  expect(read).toBeLessThan(1000);
});

describe('the database refuses', () => {
  const refused = async (change: string, topUp: TopUp) => {
    await new SqlTopUps(database).add(topUp);
    const client = new pg.Client({ connectionString: file.url });
    await client.connect();
    try {
      await client.query(`${change} where id = $1`, [topUp.id]);
      return 'accepted';
    } catch (error) {
      return (error as pg.DatabaseError).constraint;
    } finally {
      await client.end();
    }
  };

  test.each([
    ['a change of the amount', 'update top_up set amount_kurus = amount_kurus + 1'],
    ['a change of the customer', `update top_up set user_id = '${randomUUID()}'`],
    ['a change of the number at the provider', `update top_up set merchant_oid = 'x'`],
    ['deleting a top-up', 'delete from top_up'],
  ])('%s', async (_, change) => {
    await expect(refused(change, begun())).resolves.toBe('top_up_intent_stays');
  });

  test('that a paid top-up has failed', async () => {
    const change = "update top_up set state = 'failed', paid_at = null";
    await expect(refused(change, pay(begun(), now))).resolves.toBe('top_up_intent_stays');
  });

  test('that a top-up is paid without a time', async () => {
    await expect(refused("update top_up set state = 'paid'", begun())).resolves.toBe('top_up_paid_check');
  });
});

test.each([
  ['paid', (topUp: TopUp) => pay(topUp, ago(60))],
  ['failed', (topUp: TopUp) => fail(topUp, 'declined', ago(60))],
])('the filter %s over a past period does not read top-ups begun after the period', async (moment, end) => {
  // a top-up that cannot exist: since the filter does not find it, the database has not read it
  const topUps = new SqlTopUps(database);
  const topUp = end(begun({ at: ago(10) }));
  await topUps.add(topUp);
  const where = { id: [topUp.id], [moment]: { from: ago(90), to: ago(30) } };
  expect((await topUps.list({ from: 0, limit: 9, descending: true, where })).rows).toEqual([]);
});
