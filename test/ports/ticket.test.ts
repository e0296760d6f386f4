import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { erasedName, erasedText } from '#kernel/personal-data.ts';
import type { Transactions } from '#kernel/ports.ts';
import { MikroContactMessages } from '#modules/ticket/adapters/persistence/mikro-contact-messages.ts';
import { MikroTickets } from '#modules/ticket/adapters/persistence/mikro-tickets.ts';
import { ticketPersonalData } from '#modules/ticket/adapters/persistence/ticket-personal-data.ts';
import { ticketRows, type TicketTables } from '#modules/ticket/adapters/persistence/ticket.table.ts';
import { openTicket } from '#modules/ticket/application/open-ticket.ts';
import type { Tickets, TicketsPart } from '#modules/ticket/application/ports.ts';
import { writeToTicket } from '#modules/ticket/application/write-to-ticket.ts';
import type { Person } from '#modules/ticket/domain/standing.ts';
import { opened, type Ticket, type TicketMessage } from '#modules/ticket/domain/ticket.ts';
import { Database } from '#platform/db/database.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { InMemoryTickets, OrdersOf, PicturesOf } from '#test/support/fakes/in-memory-tickets.ts';
import { NoTransactions } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { DefaultSettings } from '#test/support/default-settings.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const { support } = new DefaultSettings();

const secret = 'a secret of a test';

interface Stores {
  readonly tickets: Tickets;
  readonly transactions: Transactions;
}

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));
const author = (id = v7()): Ticket['user'] => ({ id, role: 'customer', displayName: 'Ada Y.' });

const contract = (make: () => Stores) => {
  let tickets: Tickets;
  let transactions: Transactions;
  beforeEach(() => {
    ({ tickets, transactions } = make());
  });

  const ticket = (user = author(), second = 0, change: Partial<Ticket> = {}): Ticket => ({
    ...opened({ id: v7(), user, type: 'other', subject: 'Soru 🐀', order: null, topUp: null }, at(second)),
    ...change,
  });
  const added = async (one: Ticket) => {
    await tickets.add(one);
    return one;
  };
  const message = (ticketId: string, sender: Ticket['user'], second: number): TicketMessage => ({
    id: v7(),
    ticketId,
    sender,
    text: `saat ${second}\nikinci satır`,
    createdAt: at(second),
  });

  test('a ticket is found as it was added and as it was saved', async () => {
    const one = await added(
      ticket(author(), 1, {
        type: 'order',
        order: { id: v7(), number: 'B-1001' },
        topUp: { id: v7(), number: 'BSM1' },
      }),
    );
    expect(await tickets.find(one.id)).toEqual(one);
    expect(await transactions.run(() => tickets.lock(one.id))).toEqual(one);
    const after: Ticket = {
      ...one,
      status: 'trash',
      answered: true,
      readByStaff: true,
      updatedAt: at(9),
      waitingSince: null,
      firstAnsweredAt: at(5),
    };
    await tickets.save(after);
    expect(await tickets.find(one.id)).toEqual(after);
    expect(await tickets.find(v7())).toBeUndefined();
  });

  test('the messages and events of a ticket are listed from the oldest on', async () => {
    const { id, user } = await added(ticket());
    const sent = [1, 2, 2].map((second) => message(id, user, second));
    for (const one of sent) await tickets.addMessage(one);
    await tickets.addMessage(message(v7(), user, 1));
    expect(await tickets.messagesOf(id)).toEqual(sent);
    const event = { id: v7(), ticketId: id, actor: user, from: 'open', to: 'closed', at: at(3) } as const;
    await tickets.addEvent(event);
    expect(await tickets.eventsOf(id)).toEqual([event]);
    expect(await tickets.eventsOf(v7())).toEqual([]);
  });

  test('the latest message times of a sender in a ticket, and the latest openings of a user, are listed newest first', async () => {
    const [ada, can] = [author(), author()];
    const { id } = await added(ticket(ada, 4));
    await added(ticket(ada, 8));
    await added(ticket(can, 9));
    for (const second of [1, 5, 3]) await tickets.addMessage(message(id, ada, second));
    await tickets.addMessage(message(id, can, 7));
    expect(await tickets.latestTimes(id, ada.id, 2)).toEqual([at(5), at(3)]);
    expect(await tickets.latestOpenings(ada.id, 5)).toEqual([at(8), at(4)]);
    expect(await tickets.latestOpenings(ada.id, 1)).toEqual([at(8)]);
  });

  test('a ticket that changed after its reader opened it stays unread; a ticket in the trash does not count', async () => {
    const user = author();
    const { id } = await added(ticket(user, 1, { readByUser: false, readByStaff: false, updatedAt: at(5) }));
    await tickets.markRead(id, 'user', at(4));
    expect(await tickets.unreadOf(user.id)).toBe(1);
    await tickets.markRead(id, 'user', at(5));
    expect(await tickets.unreadOf(user.id)).toBe(0);
    expect(await tickets.find(id)).toMatchObject({ readByUser: true, readByStaff: false });
    await tickets.markRead(id, 'staff', at(5));
    expect(await tickets.find(id)).toMatchObject({ readByStaff: true });
    await added(ticket(user, 1, { readByUser: false, status: 'trash', waitingSince: null }));
    expect(await tickets.unreadOf(user.id)).toBe(0);
  });

  test('the list is filtered by id, order, payment, status, type, answer, wait and read mark, paged and sorted', async () => {
    const user = author();
    const [orderId, topUpId] = [v7(), v7()];
    const first = await added(
      ticket(user, 1, { updatedAt: at(9), type: 'account', topUp: { id: topUpId, number: 'BSM2' } }),
    );
    const second = await added(
      ticket(user, 2, { status: 'closed', answered: true, readByUser: false, waitingSince: null }),
    );
    const third = await added(ticket(user, 3, { type: 'order', order: { id: orderId, number: 'B-1' } }));
    await added(ticket());
    const list = async (where: TicketsPart['where'] = {}, change: Partial<TicketsPart> = {}) => {
      const sort = { field: 'createdAt', descending: false } as const;
      const part = { from: 0, limit: 10, sort, ...change, where: { userId: [user.id], ...where } };
      return (await tickets.list(part)).rows.map(({ id }) => [first, second, third].findIndex((one) => one.id === id));
    };
    expect(await list()).toEqual([0, 1, 2]);
    expect(await list({}, { sort: { field: 'updatedAt', descending: true } })).toEqual([0, 2, 1]);
    expect(await list({}, { from: 1, limit: 1 })).toEqual([1]);
    expect(await list({ id: [third.id, v7()] })).toEqual([2]);
    expect(await list({ id: [] })).toEqual([]);
    expect(await list({ orderId: [orderId] })).toEqual([2]);
    expect(await list({ topUpId: [topUpId] })).toEqual([0]);
    expect(await list({ status: ['closed', 'trash'] })).toEqual([1]);
    expect(await list({ type: ['account'] })).toEqual([0]);
    expect(await list({ answered: true })).toEqual([1]);
    expect(await list({ waiting: true }, { sort: { field: 'waitingSince', descending: false } })).toEqual([0, 2]);
    expect(await list({ waiting: false })).toEqual([1]);
    expect(await list({}, { sort: { field: 'waitingSince', descending: false } })).toEqual([0, 2, 1]);
    expect(await list({ read: { by: 'user', is: false } })).toEqual([1]);
    expect(await list({ read: { by: 'staff', is: true } })).toEqual([]);
    const { total, atLeast } = await tickets.list({
      from: 0,
      limit: 1,
      sort: { field: 'createdAt', descending: true },
      where: { userId: [user.id] },
    });
    expect({ total, atLeast }).toEqual({ total: 3, atLeast: false });
  });

  test('the search matches words of subject, name and order number, in any case and without accents', async () => {
    const user = author();
    const named = { ...user, displayName: 'İsmail Ç.' };
    const one = await added(ticket(user, 1, { subject: 'Bakiyem YÜKLENMEDİ' }));
    const two = await added(ticket(named, 2, { subject: '%50 indirim', order: { id: v7(), number: '1042' } }));
    const found = async (search: string) => {
      const sort = { field: 'createdAt', descending: false } as const;
      const { rows, ...count } = await tickets.list({ from: 0, limit: 10, sort, where: { userId: [user.id], search } });
      expect(count).toEqual({ total: rows.length, atLeast: false });
      return rows.map(({ id }) => id);
    };
    for (const search of ['yuklenmedi', 'YÜKLENMEDİ bakiye', 'ada']) expect(await found(search)).toEqual([one.id]);
    for (const search of ['ismail', 'İSMAİL ç', '1042', '%50']) expect(await found(search)).toEqual([two.id]);
    for (const search of ['_akiye', 'bakiye ismail']) expect(await found(search)).toEqual([]);
    expect(await found(' ')).toEqual([one.id, two.id]);
    // one ticket of a user named İsmail, and one ticket whose text mentions an İsmail
    const three = await added(ticket(user, 3, { subject: 'Booster’ım İsmail' }));
    expect(await found('ismail')).toEqual([two.id, three.id]);
  });
};

describe('tickets in memory', () => {
  contract(() => ({
    tickets: new InMemoryTickets(),
    transactions: new NoTransactions(),
  }));
});

describe('tickets on PostgreSQL', () => {
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

  contract(() => ({
    tickets: new MikroTickets(databases[0]!),
    transactions: databases[0]!,
  }));

  const pictures = new PicturesOf();
  const [ids, clock] = [new UuidV7(), new SystemClock()];
  const customer = (): Person => ({ id: v7(), role: 'customer', scopes: [], displayName: 'Ada Y.' });
  const openers = () =>
    databases.map((database) =>
      openTicket({
        tickets: new MikroTickets(database),
        orders: new OrdersOf(),
        payments: new OrdersOf(),
        pictures,
        config: {
          limits: { newTickets: { attempts: 4, windowSeconds: 3600 } },
        },
        work: unitOfWork({ transactions: database, clock, ids }),
      }),
    );
  const accepted = async (calls: readonly Promise<unknown>[], refusal: string) => {
    const ended = await Promise.allSettled(calls);
    for (const end of ended) if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: refusal });
    return ended.filter(({ status }) => status === 'fulfilled').length;
  };
  const request = { type: 'other', subject: 'Soru', text: 'Merhaba' } as const;

  test('exactly four of 60 tickets that one user opens at once over three processes are accepted, as the limit requires', async () => {
    const user = customer();
    const open = openers();
    const calls = Array.from({ length: 60 }, (_, i) => open[i % 3]!(request, user));
    expect(await accepted(calls, 'ticket.too_many_tickets')).toBe(4);
  });

  test('the database refuses a waiting ticket without `waitingSince`, and `waitingSince` on any other ticket', async () => {
    const [database] = databases as [Database];
    const { id } = await openers()[0]!(request, customer());
    const rows = database.sql<TicketTables>().updateTable('TicketRow').where('id', '=', id);
    for (const wrong of [{ waitingSince: null }, { answered: true }, { status: 'closed' as const }])
      await expect(rows.set(wrong).execute()).rejects.toThrow(/ticket_waiting_check/);
  });

  test('exactly three of 60 messages that the user of a ticket writes at once are accepted', async () => {
    const user = customer();
    const { id } = await openers()[0]!(request, user);
    await new Promise((later) => setTimeout(later, 5));
    const write = databases.map((database) =>
      writeToTicket({
        tickets: new MikroTickets(database),
        pictures,
        support,
        work: unitOfWork({ transactions: database, clock, ids }),
      }),
    );
    const calls = Array.from({ length: 60 }, (_, i) => write[i % 3]!(id, { text: `mesaj ${i}` }, user));
    expect(await accepted(calls, 'conversation.too_many_messages')).toBe(3);
    expect(await new MikroTickets(databases[0]!).messagesOf(id)).toHaveLength(4);
  });

  test('erasing a user erases their name and texts in tickets; answers of staff stay', async () => {
    const [database] = databases as [Database];
    const [tickets, contact] = [new MikroTickets(database), new MikroContactMessages(database, secret)];
    const personalData = ticketPersonalData(database);
    const user = customer();
    const email = `${user.id}@basamak.test`;
    const staff: Person = { id: v7(), role: 'staff', scopes: ['tickets:write'], displayName: 'Destek E.' };
    const { id } = await openers()[0]!({ ...request, subject: 'Adım yanlış' }, user);
    await writeToTicket({
      tickets,
      pictures,
      support,
      work: unitOfWork({ transactions: database, clock, ids }),
    })(id, { text: 'Bakıyoruz' }, staff);
    const sender = { email, address: '192.0.2.9' };
    await contact.add(
      { id: v7(), name: 'Ada', email, text: 'Merhaba', createdAt: clock.now(), answered: null },
      sender,
    );
    const held = {
      tickets: [{ id, subject: 'Adım yanlış' }],
      ticketMessages: [{ ticketId: id, text: 'Merhaba' }],
    };
    const recordsOf = (emailVerified: boolean) => personalData.recordsOf({ id: user.id, email, emailVerified });
    expect(await recordsOf(true)).toMatchObject({ ...held, contactMessages: [{ name: 'Ada', text: 'Merhaba' }] });
    expect(await recordsOf(false)).toMatchObject({ ...held, contactMessages: [] });

    await personalData.erase({ id: user.id, email, emailVerified: false });
    expect(await contact.latestTimes(sender, 3)).toHaveLength(1); // the address may belong to another person
    await personalData.erase({ id: user.id, email, emailVerified: true });
    await personalData.erase({ id: staff.id, email: 'destek@basamak.test', emailVerified: true });
    expect(await tickets.find(id)).toMatchObject({ subject: erasedText, user: { displayName: erasedName } });
    expect(await tickets.messagesOf(id)).toMatchObject([
      { text: erasedText, sender: { displayName: erasedName } },
      { text: 'Bakıyoruz', sender: { displayName: erasedName } },
    ]);
    expect(await contact.latestTimes(sender, 3)).toEqual([]);
  });
});
