import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { Transactions } from '#kernel/ports.ts';
import { conversationRows } from '#modules/conversation/adapters/persistence/conversation.table.ts';
import { MikroMessages } from '#modules/conversation/adapters/persistence/mikro-messages.ts';
import type { Messages } from '#modules/conversation/application/ports.ts';
import { SendMessage, type Sender } from '#modules/conversation/application/send-message.ts';
import type { Message } from '#modules/conversation/domain/message.ts';
import { Database } from '#platform/db/database.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { FixedOrders, InMemoryMessages } from '#test/support/fakes/in-memory-messages.ts';
import { NoTransactions, RecordingOutbox } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const contract = (make: () => { readonly messages: Messages; readonly transactions: Transactions }) => {
  let messages: Messages;
  let transactions: Transactions;
  beforeEach(() => {
    ({ messages, transactions } = make());
  });
  const [ada, can] = [v7(), v7()];
  const message = (orderId: string, senderId: string, second: number): Message => ({
    id: v7(),
    orderId,
    text: `saat ${second} 🐀`,
    sender: { id: senderId, role: 'customer', displayName: 'Ada Y.' },
    createdAt: new Date(Date.UTC(2026, 10, 20, 12, 0, second)),
  });
  const send = (sent: Message, ...readers: string[]) =>
    transactions.run(async () => {
      await messages.lockPlaces(sent.orderId, [sent.sender.id, ...readers]);
      await messages.add(sent, readers);
    });

  test('messages of an order are listed in either direction, in parts, and by id', async () => {
    const orderId = v7();
    const sent = [1, 2, 3, 3].map((second) => message(orderId, ada, second));
    for (const one of sent) await send(one);
    await send(message(v7(), ada, 1));

    const list = (part: Partial<Parameters<Messages['list']>[1]>) =>
      messages.list(orderId, { from: 0, limit: 10, descending: false, ...part });
    expect(await list({})).toEqual({ rows: sent, total: 4, atLeast: false });
    expect(await list({ descending: true, from: 1, limit: 2 })).toEqual({
      rows: sent.toReversed().slice(1, 3),
      total: 4,
      atLeast: false,
    });
    expect(await list({ ids: [sent[1]!.id, v7()] })).toEqual({ rows: [sent[1]], total: 1, atLeast: false });
    expect(await list({ ids: [] })).toEqual({ rows: [], total: 0, atLeast: false });
  });

  test('the latest times are the sender’s own, newest first', async () => {
    const orderId = v7();
    for (const second of [1, 5, 3]) await send(message(orderId, ada, second));
    await send(message(orderId, can, 9));
    const latest = await messages.latestTimes(orderId, ada, 2);
    expect(latest.map((time) => time.getUTCSeconds())).toEqual([5, 3]);
    expect(await messages.latestTimes(v7(), ada, 2)).toEqual([]);
  });

  test('what is unread counts up per reader and order, and is gone when read', async () => {
    const [one, other, reader] = [v7(), v7(), v7()];
    for (const second of [1, 2]) await send(message(one, ada, second), reader);
    await send(message(other, ada, 1), reader);
    expect(await messages.unreadByOrder(reader)).toEqual(
      new Map([
        [one, 2],
        [other, 1],
      ]),
    );
    await messages.markRead(one, reader);
    await messages.markRead(one, reader);
    expect(await messages.unreadByOrder(reader)).toEqual(new Map([[other, 1]]));
    expect(await messages.unreadByOrder(v7())).toEqual(new Map());
  });
};

describe('messages in memory', () => {
  contract(() => ({ messages: new InMemoryMessages(), transactions: new NoTransactions() }));
});

describe('messages on PostgreSQL', () => {
  let file: TestDatabase;
  /** As many processes as there are. */
  let databases: Database[];
  beforeAll(async () => {
    file = await testDatabase();
    databases = await Promise.all([1, 2, 3].map(() => Database.connect(file.url, conversationRows, { max: 10 })));
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
    await file.drop();
  });

  contract(() => ({ messages: new MikroMessages(databases[0]!), transactions: databases[0]! }));

  test('of 100 at once by each side over three processes, exactly three of each get through', async () => {
    const [orderId, customerId, boosterId] = [v7(), v7(), v7()];
    const orders = new FixedOrders();
    orders.participants.set(orderId, { customerId, boosterId, open: true });
    const senders = databases.map(
      (database) =>
        new SendMessage(
          new MikroMessages(database),
          orders,
          new RecordingOutbox(),
          database,
          new UuidV7(),
          new SystemClock(),
        ),
    );
    const side = (id: string, role: Sender['role']): Sender => ({ id, role, scopes: [], displayName: 'Ada Y.' });
    const sides = [side(customerId, 'customer'), side(boosterId, 'booster')];
    const sent = await Promise.allSettled(
      Array.from({ length: 200 }, (_, i) => senders[i % 3]!.run(orderId, `mesaj ${i}`, sides[i % 2]!)),
    );
    const refused = sent.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(194);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'conversation.too_many_messages' });

    const messages = new MikroMessages(databases[0]!);
    const { rows } = await messages.list(orderId, { from: 0, limit: 100, descending: false });
    for (const { id } of sides) expect(rows.filter(({ sender }) => sender.id === id)).toHaveLength(3);
    expect(await messages.unreadByOrder(customerId)).toEqual(new Map([[orderId, 3]]));
  });
});
