import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import { rows } from '#main/modules.ts';
import { SqlDisputes } from '#modules/order/adapters/persistence/sql-disputes.ts';
import type { Disputes } from '#modules/order/application/ports.ts';
import { answerDispute, type Dispute } from '#modules/order/domain/dispute.ts';
import { Database } from '#platform/db/database.ts';
import { InMemoryDisputes } from '#test/support/fakes/in-memory-disputes.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { now } from '../support/orders.ts';

const later = (hours: number) => new Date(now.getTime() + hours * 3600_000);
const aDispute = (change: Partial<Dispute> = {}): Dispute => ({
  id: randomUUID(),
  orderId: randomUUID(),
  customerId: randomUUID(),
  boosterId: randomUUID(),
  kind: 'not-reached',
  text: 'Altın 1 olmadı',
  claimedPercent: 40,
  openedAt: now,
  answerDueAt: later(48),
  remindedAt: null,
  lapsedAt: null,
  answer: null,
  proposal: null,
  decision: null,
  ...change,
});
const decided = (dispute: Dispute): Dispute => ({
  ...dispute,
  decision: { outcome: 'refunded', by: randomUUID(), reason: 'Yarısı', refund: Money.lira(5), at: later(3) },
});

let testDb: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDb = await testDatabase();
  database = await Database.connect(testDb.url, rows, { max: 2 });
});
afterAll(async () => {
  await database.close();
  await testDb.drop();
});

describe.each([
  ['in memory', (): Disputes => new InMemoryDisputes()],
  ['on PostgreSQL', (): Disputes => new SqlDisputes(database)],
])('disputes %s', (_, make) => {
  test('are found as they were saved; of an order the latest is found', async () => {
    const disputes = make();
    const first = aDispute();
    expect(await disputes.latestOf(first.orderId)).toBeUndefined();
    await disputes.add(first);
    expect(await disputes.latestOf(first.orderId)).toEqual(first);
    const ended = decided(answerDispute(first, 'Oldu', later(1)));
    await disputes.save(ended);
    expect(await disputes.latestOf(first.orderId)).toEqual(ended);
    const second = aDispute({ orderId: first.orderId, openedAt: later(5), claimedPercent: null });
    await disputes.add(second);
    expect(await disputes.latestOf(first.orderId)).toEqual(second);
  });

  test('keep a proposal and its acceptance; a dispute with an accepted proposal no longer counts as unanswered', async () => {
    const disputes = make();
    const first = aDispute({ answerDueAt: later(-2000) });
    await disputes.add(first);
    const proposal = { id: randomUUID(), by: 'booster', at: later(1), agreedAt: null } as const;
    for (const end of [{ outcome: 'upheld' }, { outcome: 'refunded', refund: Money.lira(7) }] as const) {
      const proposed = { ...first, proposal: { ...proposal, end } };
      await disputes.save(proposed);
      expect(await disputes.latestOf(first.orderId)).toEqual(proposed);
    }
    const unanswered = () => disputes.unanswered(later(-1999), 'reminded', 10, []);
    expect(await unanswered()).toContain(first.orderId);
    const agreed = { ...first, proposal: { ...proposal, end: { outcome: 'upheld' }, agreedAt: later(2) } } as const;
    await disputes.save(agreed);
    expect(await disputes.latestOf(first.orderId)).toEqual(agreed);
    expect(await unanswered()).not.toContain(first.orderId);
    await disputes.save(decided(agreed));
  });

  test('are refused while another dispute of the same order is open', async () => {
    const disputes = make();
    const first = aDispute();
    await disputes.add(first);
    await expect(disputes.add(aDispute({ orderId: first.orderId }))).rejects.toThrow(/order_dispute_open/);
  });

  test('without an answer are found once they are due, the earliest first, until the reminder is noted', async () => {
    const disputes = make();
    // these disputes are far in time from those of the other tests
    const [soon, sooner, answered, over] = [-1000, -1001, -1002, -1003].map((hours) =>
      aDispute({ answerDueAt: later(hours) }),
    ) as [Dispute, Dispute, Dispute, Dispute];
    for (const one of [soon, sooner, answered, over]) await disputes.add(one);
    await disputes.save(answerDispute(answered, 'Oldu', now));
    await disputes.save(decided(over));
    const found = () => disputes.unanswered(later(-900), 'reminded', 10, []);
    expect(await found()).toEqual([sooner.orderId, soon.orderId]);
    expect(await disputes.unanswered(later(-1000.5), 'lapsed', 10, [])).toEqual([sooner.orderId]);
    await disputes.save({ ...sooner, remindedAt: now });
    expect(await found()).toEqual([soon.orderId]);
    expect(await disputes.unanswered(later(-900), 'lapsed', 1, [])).toEqual([sooner.orderId]);
  });
});
