import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { Money } from '#kernel/money.ts';
import type { Transactions } from '#kernel/ports.ts';
import { conversationRows } from '#modules/conversation/adapters/persistence/conversation.table.ts';
import { SqlMessages } from '#modules/conversation/adapters/persistence/sql-messages.ts';
import { MikroReports } from '#modules/conversation/adapters/persistence/mikro-reports.ts';
import type { Messages, Reports } from '#modules/conversation/application/ports.ts';
import type { Message } from '#modules/conversation/domain/message.ts';
import { decided, reported } from '#modules/conversation/domain/report.ts';
import { Database } from '#platform/db/database.ts';
import { InMemoryMessages } from '#test/support/fakes/in-memory-messages.ts';
import { InMemoryReports } from '#test/support/fakes/in-memory-reports.ts';
import { NoTransactions } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

type Made = { readonly messages: Messages; readonly reports: Reports; readonly transactions: Transactions };
const contract = (make: () => Made) => {
  let made: Made;
  beforeEach(() => {
    made = make();
  });
  const someone = (role: 'customer' | 'booster') => ({ id: v7(), role, displayName: 'Ada Y.' });
  const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));
  const say = async (text = 'kaba bir söz'): Promise<Message> => {
    const [orderId, sender] = [v7(), someone('booster')];
    const message = { id: v7(), orderId, seq: 1, clientId: null, text, contacts: [], sender, createdAt: at(0) };
    await made.messages.add(message, []);
    return message;
  };
  const reportOf = (message: Message, second = 1, reporter = someone('customer')) =>
    reported(message, { id: v7(), reporter, reason: 'Kaba konuşuyor.', at: at(second) });
  const list = async (where: Parameters<Reports['list']>[0]['where']) =>
    (await made.reports.list({ from: 0, limit: 10, descending: true, where })).rows;

  test('a second report of a message by the same reader is not added, but a report by another reader is', async () => {
    const message = await say();
    const reporter = someone('customer');
    expect(await made.reports.add(reportOf(message, 1, reporter))).toBe(true);
    expect(await made.reports.add(reportOf(message, 2, reporter))).toBe(false);
    expect(await made.reports.add(reportOf(message, 3))).toBe(true);
    expect(await list({ messageId: [message.id] })).toHaveLength(2);
  });

  test('reports are listed newest first with the message’s text, filtered by order, reporter, sender and state', async () => {
    const message = await say('işte bu söz');
    const [first, second] = [reportOf(message, 1), reportOf(message, 2)];
    await made.reports.add(first);
    await made.reports.add(second);
    const text = 'işte bu söz';
    expect(await list({ orderId: [message.orderId] })).toEqual([
      { ...second, text },
      { ...first, text },
    ]);
    expect(await list({ reporterId: [first.reporter.id], state: ['open'] })).toEqual([{ ...first, text }]);
    expect(await list({ senderId: [message.sender.id], state: ['upheld'] })).toEqual([]);
    expect(await list({ id: [second.id] })).toHaveLength(1);
  });

  test('a decision on a report is saved', async () => {
    const report = reportOf(await say());
    await made.reports.add(report);
    const by = { id: v7(), displayName: 'Yönetici A.' };
    const after = decided(report, { state: 'upheld', reason: 'Hakaret', fee: Money.kurus(1234), by }, at(9));
    await made.transactions.run(async () => {
      expect(await made.reports.lock(report.id)).toEqual(report);
      await made.reports.save(after);
    });
    expect(await made.transactions.run(() => made.reports.lock(report.id))).toEqual(after);
    expect(await made.transactions.run(() => made.reports.lock(v7()))).toBeUndefined();
  });
};

describe('reports in memory', () => {
  contract(() => {
    const messages = new InMemoryMessages();
    return { messages, reports: new InMemoryReports(messages), transactions: new NoTransactions() };
  });
});

describe('reports on PostgreSQL', () => {
  let file: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    file = await testDatabase();
    database = await Database.connect(file.url, conversationRows, { max: 2 });
  });
  afterAll(async () => {
    await database.close();
    await file.drop();
  });
  contract(() => ({
    messages: new SqlMessages(database),
    reports: new MikroReports(database),
    transactions: database,
  }));
});
