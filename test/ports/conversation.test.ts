import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { Transactions } from '#kernel/ports.ts';
import { conversationRows } from '#modules/conversation/adapters/persistence/conversation.table.ts';
import { SqlMessages } from '#modules/conversation/adapters/persistence/sql-messages.ts';
import type { Messages } from '#modules/conversation/application/ports.ts';
import { conversationProjections } from '#modules/conversation/application/projections.ts';
import { type Sender, sendMessage } from '#modules/conversation/application/send-message.ts';
import type { Message } from '#modules/conversation/domain/message.ts';
import { Database } from '#platform/db/database.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { FixedAccounts, FixedOrders, InMemoryMessages } from '#test/support/fakes/in-memory-messages.ts';
import { NoTransactions, RecordingOutbox } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { DefaultSettings } from '#test/support/default-settings.ts';
import { toldWork } from '#test/support/told-work.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const contract = (make: () => { readonly messages: Messages; readonly transactions: Transactions }) => {
  let messages: Messages;
  let transactions: Transactions;
  beforeEach(() => {
    ({ messages, transactions } = make());
  });
  const [ada, can] = [v7(), v7()];
  const message = (orderId: string, senderId: string, seq: number, second = seq): Message => ({
    id: v7(),
    orderId,
    seq,
    clientId: v7(),
    text: `saat ${second} 🐀`,
    contacts: [],
    sender: { id: senderId, role: 'customer', displayName: 'Ada Y.' },
    createdAt: new Date(Date.UTC(2026, 10, 20, 12, 0, second)),
  });
  const send = (sent: Message, ...readers: string[]) =>
    transactions.run(async () => {
      await messages.lockPlaces(sent.orderId, [sent.sender.id, ...readers]);
      await messages.add(sent, readers);
    });

  test('messages of an order are listed by position in either direction, paged, by id, and before or after a position', async () => {
    const orderId = v7();
    const sent = [1, 2, 3, 4].map((seq) => message(orderId, ada, seq, 10 - seq));
    for (const one of sent) await send(one);
    await send(message(v7(), ada, 1));

    const list = (part: Partial<Parameters<Messages['list']>[0]>) =>
      messages.list({ orderIds: [orderId], from: 0, limit: 10, descending: false, ...part });
    expect(await list({})).toEqual({ rows: sent, total: 4, atLeast: false });
    expect(await list({ descending: true, from: 1, limit: 2 })).toEqual({
      rows: sent.toReversed().slice(1, 3),
      total: 4,
      atLeast: false,
    });
    expect(await list({ ids: [sent[1]!.id, v7()] })).toEqual({ rows: [sent[1]], total: 1, atLeast: false });
    expect(await list({ ids: [] })).toEqual({ rows: [], total: 0, atLeast: false });
    expect((await list({ before: 3, descending: true })).rows).toEqual([sent[1], sent[0]]);
    expect((await list({ after: 1, limit: 2 })).rows).toEqual([sent[1], sent[2]]);
  });

  test('messages of all conversations are listed by time, filtered by sender, role and contact details in the text', async () => {
    const [one, other, writer] = [v7(), v7(), v7()];
    const plain = message(one, writer, 1, 30);
    const leak: Message = { ...message(other, writer, 1, 20), contacts: ['phone', 'link'] };
    await send(plain);
    await send(leak);
    await send({ ...message(one, can, 2, 40), sender: { id: can, role: 'booster', displayName: 'Can B.' } });
    const list = async (part: Partial<Parameters<Messages['list']>[0]>) =>
      (await messages.list({ orderIds: [one, other], from: 0, limit: 10, descending: true, ...part })).rows;
    expect(await list({ senderIds: [writer] })).toEqual([plain, leak]);
    expect(await list({ hasContacts: true })).toEqual([leak]);
    expect(await list({ hasContacts: false, roles: ['customer'] })).toEqual([plain]);
  });

  test('the search matches words in any case, also without Turkish letters', async () => {
    const order = v7();
    const [asking, other] = [message(order, v7(), 1), message(order, v7(), 2)].map((one, index) => ({
      ...one,
      text: index === 0 ? 'Akşam IŞIK sönünce %50 başlar mısın?' : 'Akşam olmaz',
    }));
    await send(asking!);
    await send(other!);
    const found = async (search: string) =>
      (await messages.list({ orderIds: [order], from: 0, limit: 10, descending: false, search })).rows;
    expect(await found('aksam')).toEqual([asking, other]);
    expect(await found('BAŞLAR ışık')).toEqual([asking]);
    expect(await found('%50')).toEqual([asking]);
    expect(await found('%5_')).toEqual([]);
  });

  test('a message is found by its client id for its own sender and order only', async () => {
    const sent = message(v7(), ada, 1);
    await send(sent);
    const find = (orderId: string, senderId: string) => messages.findByClientId(orderId, senderId, sent.clientId!);
    expect(await find(sent.orderId, ada)).toEqual(sent);
    expect(await find(sent.orderId, can)).toBeUndefined();
    expect(await find(v7(), ada)).toBeUndefined();
    expect(await messages.newestSeq(sent.orderId)).toBe(1);
    expect(await messages.newestSeq(v7())).toBe(0);
  });

  test('the latest times are the sender’s own, newest first', async () => {
    const orderId = v7();
    for (const [seq, second] of [1, 5, 3].entries()) await send(message(orderId, ada, seq + 1, second));
    await send(message(orderId, can, 4, 9));
    const latest = await messages.latestTimes(orderId, ada, 2);
    expect(latest.map((time) => time.getUTCSeconds())).toEqual([5, 3]);
    expect(await messages.latestTimes(v7(), ada, 2)).toEqual([]);
  });

  test('unread messages are counted per reader and order, and a read receipt lowers the count', async () => {
    const [one, other, reader] = [v7(), v7(), v7()];
    for (const seq of [1, 2]) await send(message(one, ada, seq), reader);
    await send(message(other, ada, 1), reader);
    expect(await messages.unreadByOrder(reader)).toEqual(
      new Map([
        [one, 2],
        [other, 1],
      ]),
    );
    const see = (read: number) => transactions.run(() => messages.saveReceipt(one, reader, { delivered: 2, read }));
    await see(1);
    expect((await messages.unreadByOrder(reader)).get(one)).toBe(1);
    await see(2);
    expect(await messages.unreadByOrder(reader)).toEqual(new Map([[other, 1]]));
    expect(await messages.receiptsOf(one, [reader, ada, v7()])).toEqual(
      new Map([
        [reader, { delivered: 2, read: 2 }],
        [ada, { delivered: 0, read: 0 }],
      ]),
    );
    expect(await messages.unreadByOrder(v7())).toEqual(new Map());
  });
};

describe('messages in memory', () => {
  contract(() => ({ messages: new InMemoryMessages(), transactions: new NoTransactions() }));
});

describe('messages on PostgreSQL', () => {
  let file: TestDatabase;
  /** One connection pool for each simulated process. */
  let databases: Database[];
  beforeAll(async () => {
    file = await testDatabase();
    databases = await Promise.all([1, 2, 3].map(() => Database.connect(file.url, conversationRows, { max: 10 })));
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
    await file.drop();
  });

  contract(() => ({ messages: new SqlMessages(databases[0]!), transactions: databases[0]! }));

  test('of 100 simultaneous messages by each side over three processes exactly three of each are sent', async () => {
    const [orderId, customerId, boosterId] = [v7(), v7(), v7()];
    const orders = new FixedOrders();
    orders.participants.set(orderId, { number: '100001', customerId, boosterId, open: true });
    const senders = databases.map((database) =>
      sendMessage({
        messages: new SqlMessages(database),
        orders,
        accounts: new FixedAccounts(),
        rules: new DefaultSettings().rules,
        work: unitOfWork({ transactions: database, clock: new SystemClock(), ids: new UuidV7() }),
      }),
    );
    const side = (id: string, role: Sender['role']): Sender => ({ id, role, scopes: [], displayName: 'Ada Y.' });
    const sides = [side(customerId, 'customer'), side(boosterId, 'booster')];
    const sent = await Promise.allSettled(
      Array.from({ length: 200 }, (_, i) => senders[i % 3]!(orderId, { text: `mesaj ${i}` }, sides[i % 2]!)),
    );
    const refused = sent.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(194);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'conversation.too_many_messages' });

    const messages = new SqlMessages(databases[0]!);
    const { rows } = await messages.list({ orderIds: [orderId], from: 0, limit: 100, descending: false });
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { id } of sides) expect(rows.filter(({ sender }) => sender.id === id)).toHaveLength(3);
    expect(await messages.unreadByOrder(customerId)).toEqual(new Map([[orderId, 3]]));
  });

  test('a message sent 100 times at once with one client id is stored once and every call answers the same', async () => {
    const [orderId, customerId] = [v7(), v7()];
    const orders = new FixedOrders();
    orders.participants.set(orderId, { number: '100002', customerId, boosterId: null, open: true });
    const outbox = new RecordingOutbox();
    const [clientId, ids, clock] = [v7(), new UuidV7(), new SystemClock()];
    const sender: Sender = { id: customerId, role: 'customer', scopes: [], displayName: 'Ada Y.' };
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, (_, i) => {
        const database = databases[i % 3]!;
        const messages = new SqlMessages(database);
        const send = sendMessage({
          messages,
          orders,
          accounts: new FixedAccounts(),
          rules: new DefaultSettings().rules,
          work: toldWork(database, conversationProjections, unitOfWork({ transactions: database, clock, ids }), {
            live: (events) => outbox.publish(events),
          }),
        });
        return send(orderId, { text: 'bir kez', clientId }, sender);
      }),
    );
    const sent = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(sent).toHaveLength(100);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(outbox.events).toHaveLength(1);
    const part = { orderIds: [orderId], from: 0, limit: 10, descending: false };
    expect((await new SqlMessages(databases[0]!).list(part)).rows).toEqual([sent[0]]);
  });
});
