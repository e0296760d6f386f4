import { beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { TicketStatus } from '#kernel/vocabulary.ts';
import { moveTicket } from '#modules/ticket/application/move-ticket.ts';
import { type TicketRequest, openTicket } from '#modules/ticket/application/open-ticket.ts';
import { supportProjections } from '#modules/ticket/application/projections.ts';
import { readTickets } from '#modules/ticket/application/read-tickets.ts';
import { writeToTicket } from '#modules/ticket/application/write-to-ticket.ts';
import type { Person } from '#modules/ticket/domain/standing.ts';
import { InMemoryTickets, OrdersOf, PicturesOf } from '#test/support/fakes/in-memory-tickets.ts';
import { FixedClock, NoTransactions, RecordingOutbox } from '#test/support/fakes/kernel.ts';
import { DefaultSettings } from '#test/support/default-settings.ts';
import { toldAtOnce } from '#test/support/told-work.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const person = (id: string, role: Person['role'], ...scopes: Person['scopes']): Person => ({
  id,
  role,
  scopes,
  displayName: `${id} X.`,
});
const customer = person('customer', 'customer');
const booster = person('booster', 'booster');
const stranger = person('stranger', 'customer');
const admin = person('admin', 'admin');
const staff = person('staff', 'staff', 'tickets:read', 'tickets:write');
const staffReader = person('reader', 'staff', 'tickets:read');
const staffElsewhere = person('elsewhere', 'staff', 'orders:write', 'messages:write');

const setUp = () => {
  const tickets = new InMemoryTickets();
  const orders = new OrdersOf();
  const payments = new OrdersOf();
  const pictures = new PicturesOf();
  const told: { readonly kind: string; readonly ticketId: string }[] = [];
  const outbox = new RecordingOutbox();
  const clock = new FixedClock();
  const ids = { next: () => v7() };
  const limits = { newTickets: { attempts: 3, windowSeconds: 3600 } };
  const transactions = new NoTransactions();
  const work = toldAtOnce(supportProjections, unitOfWork({ transactions, clock, ids }), {
    live: (events) => outbox.publish(events),
    notices: async (notices) => {
      for (const notice of notices)
        if ('ticketId' in notice) told.push({ kind: notice.kind, ticketId: notice.ticketId });
    },
  });
  orders.own('order', 'customer', 'B-1001');
  orders.own('order', 'booster', 'B-1001');
  payments.own('top-up', 'customer', 'BSM1');
  return {
    notices: { told },
    pictures,
    outbox,
    clock,
    open: openTicket({
      tickets,
      orders,
      payments,
      pictures,
      config: { limits },
      work,
    }),
    write: writeToTicket({
      tickets,
      pictures,
      support: new DefaultSettings().support,
      work,
    }),
    move: moveTicket({ tickets, work }),
    read: readTickets({ tickets, pictures, people: { called: async () => ({ ids: [], all: true }) } }),
  };
};

let world: ReturnType<typeof setUp>;
beforeEach(() => {
  world = setUp();
});

const open = (by: Person = customer, change: Partial<TicketRequest> = {}) =>
  world.open({ type: 'other', subject: 'Bir soru', text: 'Nasıl olacak?', ...change }, by);
const write = (id: string, by: Person, text = 'Bakıyoruz') => world.write(id, { text }, by);
const move = (id: string, to: TicketStatus, by: Person) => world.move(id, to, by);
const page = (id: string, by: Person) => world.read.page(id, by);
const tick = (seconds = 1) => world.clock.advance({ seconds });

describe('a new ticket', () => {
  test('is open, waits for staff, and has the text as its first message', async () => {
    const { id } = await open();
    const { ticket, messages, events, nextStatuses, mayWrite } = await page(id, customer);
    expect(ticket).toMatchObject({
      type: 'other',
      subject: 'Bir soru',
      status: 'open',
      answered: false,
      readByUser: true,
      readByStaff: false,
      user: { id: 'customer', role: 'customer', displayName: 'customer X.' },
      order: null,
    });
    expect(messages).toMatchObject([{ text: 'Nasıl olacak?', sender: { id: 'customer' } }]);
    expect(events).toEqual([]);
    expect({ nextStatuses, mayWrite }).toEqual({ nextStatuses: ['closed'], mayWrite: true });
    expect(world.outbox.events).toMatchObject([
      { type: 'ticket', to: [{ user: 'customer' }, { scope: 'tickets:read' }], data: { id, status: 'open' } },
    ]);
  });

  test('can name an order of its author, as customer or as booster, and no other', async () => {
    for (const one of [customer, booster])
      expect((await open(one, { type: 'order', orderId: 'order' })).order).toEqual({ id: 'order', number: 'B-1001' });
    await expect(open(stranger, { type: 'order', orderId: 'order' })).rejects.toMatchObject({
      code: 'order.not_found',
    });
  });

  test('can name a card payment of its author, and no other', async () => {
    const about = { type: 'balance', topUpId: 'top-up' } as const;
    expect((await open(customer, about)).topUp).toEqual({ id: 'top-up', number: 'BSM1' });
    expect((await open()).topUp).toBeNull();
    await expect(open(stranger, about)).rejects.toMatchObject({ code: 'payment.top_up_not_found' });
  });

  test('is shown with the pictures of its author, and each message with those of its sender', async () => {
    for (const [picture, owner] of Object.entries({ a: 'customer', b: 'customer', c: 'staff' }))
      world.pictures.owners.set(picture, owner);
    const none = { code: 'picture.not_found' };
    await expect(open(stranger, { pictures: ['a'] })).rejects.toMatchObject(none);
    const { id } = await open(customer, { pictures: ['a', 'b'] });
    await world.write(id, { text: 'Buradaki', pictures: ['c'] }, staff);
    await expect(world.write(id, { text: 'Yine', pictures: ['a'] }, customer)).rejects.toMatchObject(none);
    const shown = (await page(id, customer)).messages.map(({ pictures }) => pictures.map((picture) => picture.id));
    expect(shown.slice(0, 2)).toEqual([['a', 'b'], ['c']]);
  });

  test('is refused after three tickets of the user within an hour', async () => {
    for (const _ of [1, 2, 3]) {
      await open();
      tick(60);
    }
    await expect(open()).rejects.toMatchObject({
      code: 'ticket.too_many_tickets',
      params: { retryAfterSeconds: 3600 - 180 },
    });
    await open(stranger);
    tick(3600 - 180);
    await open();
    await expect(open()).rejects.toMatchObject({ params: { retryAfterSeconds: 60 } });
  });
});

describe('the thread of a ticket', () => {
  test('is read by the side that wrote last and unread by the other side', async () => {
    const { id } = await open();
    tick();
    await write(id, staff);
    expect((await page(id, admin)).ticket).toMatchObject({ answered: true, readByUser: false, readByStaff: true });
    expect(await world.read.unreadOf('customer')).toBe(1);
    expect((await page(id, customer)).ticket).toMatchObject({ answered: true, readByUser: true });
    expect(await world.read.unreadOf('customer')).toBe(0);
    tick();
    await write(id, customer, 'Teşekkürler');
    expect((await page(id, staffReader)).ticket).toMatchObject({ answered: false, readByStaff: false });
    expect((await page(id, staff)).messages.map(({ sender, text }) => [sender.id, text])).toEqual([
      ['customer', 'Nasıl olacak?'],
      ['staff', 'Bakıyoruz'],
      ['customer', 'Teşekkürler'],
    ]);
  });

  test('stays unread for staff while only a viewer who may not answer opens it', async () => {
    const { id } = await open();
    expect(await page(id, staffReader)).toMatchObject({ side: 'staff', nextStatuses: [], mayWrite: false });
    expect((await page(id, staffReader)).ticket.readByStaff).toBe(false);
    await page(id, staff);
    expect((await page(id, staffReader)).ticket.readByStaff).toBe(true);
  });

  test('notifies the user of staff answers, and nobody of the user’s own messages', async () => {
    const { id } = await open();
    await write(id, customer);
    expect(world.notices.told).toEqual([]);
    await write(id, admin);
    expect(world.notices.told).toEqual([{ kind: 'ticket-answered', ticketId: id }]);
  });

  test('accepts three messages of the user in any 15 minutes after the first text, and any number from staff', async () => {
    const { id } = await open();
    tick(100);
    for (const _ of [1, 2, 3]) await write(id, customer);
    await expect(write(id, customer)).rejects.toMatchObject({
      code: 'conversation.too_many_messages',
      params: { retryAfterSeconds: 900 },
    });
    for (const _ of [1, 2, 3, 4, 5]) await write(id, staff);
    tick(900);
    await write(id, customer);
  });
});

describe('waiting for staff', () => {
  const standing = async (id: string) => (await page(id, staffReader)).ticket;

  test('begins when the user asks, and a further message does not restart it', async () => {
    const { id, createdAt } = await open();
    tick(60);
    await write(id, customer, 'Bir de şu');
    expect((await standing(id)).waitingSince).toEqual(createdAt);
    tick(60);
    await write(id, staff);
    expect((await standing(id)).waitingSince).toBeNull();
    tick(60);
    const again = await write(id, customer, 'Olmadı');
    expect((await standing(id)).waitingSince).toEqual(again.createdAt);
  });

  test('ends when the ticket is closed or trashed, and begins again when it is reopened without an answer', async () => {
    const { id } = await open();
    for (const to of ['closed', 'trash'] as const) {
      tick(60);
      expect((await move(id, to, staff)).waitingSince).toBeNull();
    }
    tick(60);
    expect((await move(id, 'open', staff)).waitingSince).toEqual(world.clock.now());
    await write(id, staff);
    await move(id, 'closed', customer);
    expect((await move(id, 'open', staff)).waitingSince).toBeNull();
    await move(id, 'closed', staff);
    expect((await move(id, 'open', customer)).waitingSince).toEqual(world.clock.now());
  });

  test('is measured by the first staff answer, and by no other message', async () => {
    const { id } = await open();
    tick(60);
    await write(id, customer, 'Acele');
    expect((await standing(id)).firstAnsweredAt).toBeNull();
    tick(60);
    const { createdAt } = await write(id, staff);
    tick(60);
    await write(id, admin);
    await move(id, 'closed', staff);
    expect((await standing(id)).firstAnsweredAt).toEqual(createdAt);
  });
});

describe('a ticket', () => {
  test('does not exist for others', async () => {
    const { id } = await open();
    for (const outsider of [stranger, booster, staffElsewhere]) {
      for (const attempt of [page(id, outsider), write(id, outsider), move(id, 'closed', outsider)])
        await expect(attempt).rejects.toMatchObject({ code: 'ticket.not_found' });
    }
    await expect(page('nothing', admin)).rejects.toMatchObject({ code: 'ticket.not_found' });
  });

  test('cannot be acted on by staff with the read scope only', async () => {
    const { id } = await open();
    for (const attempt of [write(id, staffReader), move(id, 'closed', staffReader)])
      await expect(attempt).rejects.toMatchObject({ code: 'identity.forbidden' });
  });

  test.each([customer, staff])('is closed and reopened by either side, and records who did it: $id', async (side) => {
    const { id } = await open();
    expect((await move(id, 'closed', side)).status).toBe('closed');
    await expect(write(id, side)).rejects.toMatchObject({ code: 'ticket.closed' });
    await expect(move(id, 'closed', side)).rejects.toMatchObject({
      code: 'ticket.transition_not_allowed',
      params: { from: 'closed', to: 'closed' },
    });
    const other = side === customer ? staff : customer;
    expect((await move(id, 'open', other)).status).toBe('open');
    await write(id, side);
    expect((await page(id, side)).events).toMatchObject([
      { from: 'open', to: 'closed', actor: { id: side.id, displayName: `${side.id} X.` } },
      { from: 'closed', to: 'open', actor: { id: other.id } },
    ]);
  });

  test('that its user reopens waits for staff again', async () => {
    const { id } = await open();
    await write(id, staff);
    await move(id, 'closed', staff);
    expect(await move(id, 'open', customer)).toMatchObject({ answered: false, readByStaff: false });
    await move(id, 'closed', customer);
    await write((await move(id, 'open', staff)).id, staff);
    expect(world.notices.told.map(({ kind }) => kind)).toEqual([
      'ticket-answered',
      'ticket-closed',
      'ticket-reopened',
      'ticket-answered',
    ]);
  });

  test('goes to the trash and back by staff only, and its user is not notified', async () => {
    const { id } = await open();
    await expect(move(id, 'trash', customer)).rejects.toMatchObject({ code: 'ticket.transition_not_allowed' });
    await move(id, 'trash', staff);
    expect(world.notices.told).toEqual([]);
    expect(await world.read.unreadOf('customer')).toBe(0);
    await expect(move(id, 'open', customer)).rejects.toMatchObject({ code: 'ticket.transition_not_allowed' });
    await expect(write(id, staff)).rejects.toMatchObject({ code: 'ticket.closed' });
    expect(await page(id, customer)).toMatchObject({ ticket: { status: 'trash' }, nextStatuses: [], mayWrite: false });
    expect((await move(id, 'open', staff)).status).toBe('open');
  });
});

describe('the list of tickets', () => {
  const everything = { from: 0, limit: 100, sort: { field: 'updatedAt', descending: true }, where: {} } as const;
  const list = async (reader: Person, where: Parameters<typeof world.read.list>[0]['where'] = {}) =>
    (await world.read.list({ ...everything, where }, reader)).rows.map(({ user }) => user.id);

  test('has the own tickets for a user and all tickets for staff, the last changed ticket first', async () => {
    const { id } = await open();
    tick();
    await open(stranger);
    tick();
    await write(id, staff);
    expect(await list(customer)).toEqual(['customer']);
    expect(await list(customer, { userId: ['stranger'] })).toEqual([]);
    expect(await list(staffReader)).toEqual(['customer', 'stranger']);
    expect(await list(admin, { userId: ['stranger'] })).toEqual(['stranger']);
    await expect(list(staffElsewhere)).rejects.toMatchObject({ code: 'identity.forbidden' });
  });

  test('filters by read or unread for the side that asks', async () => {
    await open();
    expect(await list(customer, { read: true })).toEqual(['customer']);
    expect(await list(customer, { read: false })).toEqual([]);
    expect(await list(staff, { read: false })).toEqual(['customer']);
  });
});
