import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { Transactions } from '#kernel/ports.ts';
import { MikroContactMessages } from '#modules/ticket/adapters/persistence/mikro-contact-messages.ts';
import { ticketRows, type TicketTables } from '#modules/ticket/adapters/persistence/ticket.table.ts';
import type { ContactMessageDesk, ContactMessageLists, ContactMessages } from '#modules/ticket/application/ports.ts';
import { receiveContact } from '#modules/ticket/application/receive-contact.ts';
import { Database } from '#platform/db/database.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { InMemoryRateLimits } from '#test/support/fakes/in-memory-identity.ts';
import { RecordingMails } from '#test/support/fakes/in-memory-notifications.ts';
import { InMemoryContactMessages } from '#test/support/fakes/in-memory-tickets.ts';
import { NoTransactions } from '#test/support/fakes/kernel.ts';
import { DefaultSettings } from '#test/support/default-settings.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const { support } = new DefaultSettings();
const secret = 'a secret of a test';
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));

interface Stores {
  readonly contact: ContactMessages & ContactMessageDesk & ContactMessageLists;
  readonly transactions: Transactions;
}

const contract = (make: () => Stores) => {
  let contact: Stores['contact'];
  let transactions: Transactions;
  beforeEach(() => {
    ({ contact, transactions } = make());
  });

  test('messages are listed by time, filtered by e-mail, words, date and answer, and do not show the sender’s network', async () => {
    const sender = { email: `${v7()}@basamak.test`, address: '192.0.2.1' };
    const sent = [1, 2].map((second) => ({
      id: v7(),
      name: 'Ece',
      email: sender.email,
      text: 'Merhaba',
      createdAt: at(second),
      answered: null,
    }));
    for (const one of sent) await contact.add(one, sender);
    const where = { email: [sender.email] };
    expect(await contact.list({ from: 0, limit: 10, descending: true, where })).toEqual({
      rows: sent.toReversed(),
      total: 2,
      atLeast: false,
    });
    expect((await contact.list({ from: 1, limit: 1, descending: false, where })).rows).toEqual([sent[1]]);
    expect((await contact.list({ from: 0, limit: 10, descending: true, where: { id: [] } })).rows).toEqual([]);
    const found = async (part: Partial<Parameters<typeof contact.list>[0]>) =>
      (await contact.list({ from: 0, limit: 10, descending: false, where, ...part })).rows;
    expect(await found({ search: `MERHABA ece ${sender.email.slice(0, 20)}` })).toEqual(sent);
    expect(await found({ search: 'merhaba can' })).toEqual([]);
    expect(await found({ created: { from: sent[1]!.createdAt } })).toEqual([sent[1]]);
    expect(await found({ created: { to: sent[1]!.createdAt } })).toEqual([sent[0]]);
    expect(await contact.find(sent[0]!.id)).toEqual(sent[0]);
    expect(await contact.find(v7())).toBeUndefined();

    const marked = { ...sent[0]!, answered: { by: { id: v7(), displayName: 'Deniz Ş.' }, at: at(3) } };
    await transactions.run(async () => {
      expect(await contact.lock(marked.id)).toEqual(sent[0]);
      await contact.save(marked);
    });
    expect(await found({ answered: true })).toEqual([marked]);
    expect(await found({ answered: false })).toEqual([sent[1]]);
    expect(await contact.find(marked.id)).toEqual(marked);
    await contact.save(sent[0]!);
    expect(await found({ answered: false })).toEqual(sent);
  });

  test('the latest times are those of one e-mail address and network', async () => {
    const sender = { email: `${v7()}@basamak.test`, address: '192.0.2.1' };
    const written = (second: number) => ({
      id: v7(),
      name: 'Ece',
      email: sender.email,
      text: 'x',
      createdAt: at(second),
      answered: null,
    });
    await transactions.run(async () => {
      await contact.lockSender(sender);
      for (const second of [1, 3, 2]) await contact.add(written(second), sender);
    });
    expect(await contact.latestTimes(sender, 2)).toEqual([at(3), at(2)]);
    expect(await contact.latestTimes({ ...sender, address: '192.0.2.2' }, 2)).toEqual([]);
  });
};

describe('contact messages in memory', () => {
  contract(() => ({ contact: new InMemoryContactMessages(), transactions: new NoTransactions() }));
});

describe('contact messages on PostgreSQL', () => {
  let file: TestDatabase;
  /** One connection pool for each simulated process. */
  let databases: Database[];
  beforeAll(async () => {
    file = await testDatabase();
    databases = await Promise.all([1, 2, 3].map(() => Database.connect(file.url, ticketRows, { max: 10 })));
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
    await file.drop();
  });

  contract(() => ({ contact: new MikroContactMessages(databases[0]!, secret), transactions: databases[0]! }));

  const [ids, clock] = [new UuidV7(), new SystemClock()];

  test('the sender is stored as a keyed hash, so guessed addresses cannot be compared with it', async () => {
    const [database] = databases as [Database];
    const sender = { email: `${v7()}@basamak.test`, address: '192.0.2.9' };
    const message = {
      id: v7(),
      name: 'Ada',
      email: sender.email,
      text: 'Merhaba',
      createdAt: clock.now(),
      answered: null,
    };
    await new MikroContactMessages(database, secret).add(message, sender);
    const kept = database.sql<TicketTables>().selectFrom('ContactMessageRow').where('id', '=', message.id);
    const guess = createHash('sha256').update(`${sender.email} ${sender.address}`).digest('base64url');
    expect(await kept.select('sender').executeTakeFirst()).not.toEqual({ sender: guess });
    expect(await new MikroContactMessages(database, 'another').latestTimes(sender, 3)).toEqual([]);
    expect(await new MikroContactMessages(database, secret).latestTimes(sender, 3)).toHaveLength(1);
  });

  test('exactly three of 60 simultaneous contact messages of one sender are kept and mailed', async () => {
    const sender = { email: `${v7()}@basamak.test`, address: '192.0.2.1' };
    const mails = new RecordingMails();
    const config = { contact: { fromAddress: { attempts: 1000, windowSeconds: 60 } } };
    const receive = databases.map((database) =>
      receiveContact({
        messages: new MikroContactMessages(database, secret),
        mails,
        rateLimits: new InMemoryRateLimits(clock),
        support,
        config,
        work: unitOfWork({ transactions: database, clock, ids }),
      }),
    );
    const calls = Array.from({ length: 60 }, (_, i) => receive[i % 3]!({ name: 'Ece', text: 'Merhaba' }, sender));
    const ended = await Promise.allSettled(calls);
    const refused = ended.filter((end) => end.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'conversation.too_many_messages' });
    expect(refused).toHaveLength(57);
    expect(mails.sent).toHaveLength(3);
  });
});
