import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from '#test/support/property.ts';
import { v7 } from 'uuid';
import { secondsUntilNext } from '#kernel/message-limit.ts';
import { markSeen } from '#modules/conversation/application/mark-seen.ts';
import { conversationProjections } from '#modules/conversation/application/projections.ts';
import { readMessages } from '#modules/conversation/application/read-messages.ts';
import { reportMessage } from '#modules/conversation/application/report-message.ts';
import { InMemoryReports } from '#test/support/fakes/in-memory-reports.ts';
import { type Sender, sendMessage } from '#modules/conversation/application/send-message.ts';
import { seen } from '#modules/conversation/domain/receipt.ts';
import { FixedAccounts, FixedOrders, InMemoryMessages } from '#test/support/fakes/in-memory-messages.ts';
import { FixedClock, NoTransactions, RecordingOutbox } from '#test/support/fakes/kernel.ts';
import { defaultLimit, DefaultSettings } from '#test/support/default-settings.ts';
import { toldAtOnce } from '#test/support/told-work.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const person = (id: string, role: Sender['role'], ...scopes: Sender['scopes']): Sender => ({
  id,
  role,
  scopes,
  displayName: `${id} X.`,
});
const customer = person('customer', 'customer');
const booster = person('booster', 'booster');
const stranger = person('stranger', 'customer');
const admin = person('admin', 'admin');
const staffReader = person('reader', 'staff', 'messages:read');
const staffWriter = person('writer', 'staff', 'messages:read', 'messages:write');
const staffElsewhere = person('elsewhere', 'staff', 'orders:read', 'tickets:write');
const sides = { number: '100001', customerId: 'customer', boosterId: 'booster', open: true };
const everything = { from: 0, limit: 100, descending: false };

const setUp = () => {
  const messages = new InMemoryMessages();
  const orders = new FixedOrders();
  const outbox = new RecordingOutbox();
  const clock = new FixedClock();
  orders.participants.set('order', { number: '100001', customerId: 'customer', boosterId: 'booster', open: true });
  const accounts = new FixedAccounts();
  const transactions = new NoTransactions();
  const work = toldAtOnce(conversationProjections, unitOfWork({ transactions, clock, ids: { next: () => v7() } }), {
    live: (events) => outbox.publish(events),
  });
  const defaults = new DefaultSettings();
  const send = sendMessage({
    messages,
    orders,
    accounts,
    rules: defaults.rules,
    work,
  });
  const mark = markSeen({ messages, orders, work });
  const report = reportMessage({
    messages,
    reports: new InMemoryReports(messages),
    orders,
    work,
  });
  const read = readMessages({ messages, orders });
  return { defaults, orders, accounts, outbox, clock, send, mark, report, read };
};

let world: ReturnType<typeof setUp>;
beforeEach(() => {
  world = setUp();
});
const say = (sender: Sender, text = 'selam', orderId = 'order') => world.send(orderId, { text }, sender);
const texts = async (reader: Sender) =>
  (await world.read.run('order', everything, reader)).rows.map(({ text }) => text);

describe('a conversation', () => {
  test('is read and written by the customer, the booster, and staff with the scope', async () => {
    for (const sender of [customer, booster, admin, staffWriter]) await say(sender, sender.id);
    for (const reader of [customer, booster, admin, staffReader])
      expect(await texts(reader)).toEqual(['customer', 'booster', 'admin', 'writer']);
  });

  test('is not found by anybody else', async () => {
    for (const outsider of [stranger, staffElsewhere, person('other', 'booster')]) {
      await expect(say(outsider)).rejects.toMatchObject({ code: 'order.not_found' });
      await expect(texts(outsider)).rejects.toMatchObject({ code: 'order.not_found' });
    }
    await expect(say(admin, 'selam', 'no such order')).rejects.toMatchObject({ code: 'order.not_found' });
  });

  test('can’t be written by staff who hold only the read scope', async () => {
    await expect(say(staffReader)).rejects.toMatchObject({ code: 'identity.forbidden' });
  });

  test('that is closed can be read by its participants, but only staff can write', async () => {
    await say(customer);
    world.orders.participants.set('order', {
      number: '100001',
      customerId: 'customer',
      boosterId: 'booster',
      open: false,
    });
    await expect(say(customer)).rejects.toMatchObject({ code: 'conversation.closed' });
    await say(admin, 'kapandı');
    expect(await texts(booster)).toEqual(['selam', 'kapandı']);
  });

  test('starts empty for a new booster, who can neither list nor report earlier messages', async () => {
    const first = await say(customer, 'Yalnız sana: köpeğimin adı Pati.');
    await say(booster, 'Tamam.');
    world.orders.participants.set('order', { ...sides, boosterId: 'next', boosterSince: world.clock.now() });
    const next = person('next', 'booster');
    world.clock.advance({ seconds: 1 });
    await say(customer, 'Hoş geldin.');
    expect(await texts(next)).toEqual(['Hoş geldin.']);
    for (const reader of [customer, admin]) expect(await texts(reader)).toHaveLength(3);
    const unread = async () => (await world.read.unreadByOrder('next')).get('order');
    expect(await unread()).toBe(1);
    await world.mark('order', { delivered: 3 }, next);
    expect(await unread()).toBe(1);
    await world.mark('order', { read: 3 }, next);
    expect(await unread()).toBeUndefined();
    await expect(world.report(first.id, 'Kaba', next)).rejects.toMatchObject({
      code: 'conversation.message_not_found',
    });
  });

  test('is pushed live to both sides and to staff who may read messages', async () => {
    const { createdAt, contacts, ...message } = await say(customer, 'ara: 0532 123 45 67');
    expect(contacts).toEqual(['phone']);
    expect(world.outbox.events).toEqual([
      {
        type: 'message',
        to: [{ user: 'customer' }, { user: 'booster' }, { scope: 'messages:read' }],
        data: { ...message, createdAt: createdAt.toISOString() },
      },
    ]);
  });
});

describe('a message that is sent again', () => {
  const clientId = v7();
  const once = (text = 'selam') => world.send('order', { text, clientId }, customer);
  test('is stored, pushed and counted once', async () => {
    const first = await once();
    expect(await once()).toEqual(first);
    await say(customer);
    await say(customer);
    expect(await once()).toEqual(first);
    expect(world.outbox.events).toHaveLength(3);
    expect((await world.read.run('order', everything, customer)).rows.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('gets the same answer after the conversation has closed', async () => {
    const first = await once();
    world.orders.participants.set('order', { ...sides, open: false });
    expect(await once()).toEqual(first);
    await expect(say(customer)).rejects.toMatchObject({ code: 'conversation.closed' });
  });

  test('with another text is refused', async () => {
    await once();
    await expect(once('başka')).rejects.toMatchObject({ code: 'request.key_reused' });
  });
});

describe('after a change of participants', () => {
  test('a replaced booster can’t read, write or receive messages, and the new booster can read', async () => {
    await say(customer, 'eskiye');
    world.orders.participants.set('order', { ...sides, boosterId: 'another' });
    const another = person('another', 'booster');
    await expect(texts(booster)).rejects.toMatchObject({ code: 'order.not_found' });
    await expect(say(booster)).rejects.toMatchObject({ code: 'order.not_found' });
    expect(await texts(another)).toEqual(['eskiye']);
    await say(customer, 'yeniye');
    expect(world.outbox.events.at(-1)?.to).not.toContainEqual({ user: 'booster' });
  });

  test('a banned customer can’t write', async () => {
    world.accounts.banned.add('customer');
    await expect(say(customer)).rejects.toMatchObject({ code: 'identity.forbidden' });
    await say(booster);
  });
});

test('a receipt never falls or exceeds the newest message, and a read message counts as delivered', () => {
  const place = fc.integer({ min: 0, max: 50 });
  const receipt = fc.record({ delivered: place, read: place }).map(({ delivered, read }) => ({
    read,
    delivered: Math.max(delivered, read),
  }));
  fc.assert(
    fc.property(
      receipt,
      fc.record({ delivered: place, read: place }, { requiredKeys: [] }),
      place,
      (before, said, more) => {
        const newest = before.delivered + more;
        const after = seen(before, said, newest);
        expect(after.delivered).toBeGreaterThanOrEqual(Math.max(before.delivered, after.read));
        expect(after.read).toBeGreaterThanOrEqual(before.read);
        expect(after.delivered).toBeLessThanOrEqual(newest);
        expect(seen(after, said, newest)).toEqual(after);
      },
    ),
  );
});

test('a message has to wait if three were sent in the 15 minutes before, and is accepted after the wait', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 60 }), (gaps) => {
      const sent: Date[] = [];
      let now = Date.UTC(2026, 10, 20);
      for (const gap of gaps) {
        now += gap * 1000;
        const wait = secondsUntilNext(sent.toReversed(), new Date(now), defaultLimit);
        const lately = sent.filter((time) => time.getTime() > now - 15 * 60_000);
        expect(wait > 0).toBe(lately.length >= 3);
        if (wait === 0) sent.push(new Date(now));
        else expect(secondsUntilNext(sent.toReversed(), new Date(now + wait * 1000), defaultLimit)).toBe(0);
      }
    }),
  );
});

describe('unread messages', () => {
  test('are those of others, until they are marked as read', async () => {
    await say(customer);
    await say(admin);
    expect(await world.read.unreadOf('booster')).toBe(2);
    expect(await world.read.unreadOf('customer')).toBe(1);
    expect(await world.read.unreadOf('admin')).toBe(0);
    await world.mark('order', { read: 2 }, admin);
    await texts(booster);
    expect(await world.read.unreadByOrder('booster')).toEqual(new Map([['order', 2]]));
    await world.mark('order', { read: 1 }, booster);
    expect(await world.read.unreadOf('booster')).toBe(1);
    await world.mark('order', { read: 2 }, booster);
    expect(await world.read.unreadOf('booster')).toBe(0);
  });

  test('that a participant reads create a receipt for both sides and staff; staff reading creates none', async () => {
    await say(customer);
    const told = () => world.outbox.events.filter(({ type }) => type === 'receipt');
    await world.mark('order', { read: 1 }, admin);
    expect(told()).toEqual([]);
    await world.mark('order', { delivered: 1 }, booster);
    await world.mark('order', { delivered: 1 }, booster);
    await world.mark('order', { read: 7 }, booster);
    expect(told().map(({ data }) => data)).toEqual([
      { orderId: 'order', userId: 'booster', delivered: 1, read: 0 },
      { orderId: 'order', userId: 'booster', delivered: 1, read: 1 },
    ]);
    expect(told()[0]?.to).toEqual([{ user: 'customer' }, { user: 'booster' }, { scope: 'messages:read' }]);
    expect(await world.read.receipts('order', customer)).toContainEqual(told()[1]?.data);
    await expect(world.mark('order', { read: 1 }, stranger)).rejects.toMatchObject({ code: 'order.not_found' });
    await expect(world.read.receipts('order', stranger)).rejects.toMatchObject({ code: 'order.not_found' });
  });

  test('are none for a booster who was replaced', async () => {
    await say(customer);
    world.orders.participants.set('order', {
      number: '100001',
      customerId: 'customer',
      boosterId: 'another',
      open: true,
    });
    expect(await world.read.unreadOf('booster')).toBe(0);
  });
});

describe('the message limit', () => {
  test('is three messages per sender and conversation in any 15 minutes', async () => {
    world.orders.participants.set('other order', {
      number: '100001',
      customerId: 'customer',
      boosterId: null,
      open: true,
    });
    await say(customer);
    world.clock.advance({ seconds: 100 });
    await say(customer);
    await say(customer);
    await expect(say(customer)).rejects.toMatchObject({
      code: 'conversation.too_many_messages',
      params: { retryAfterSeconds: 800 },
    });
    await say(booster);
    await say(customer, 'selam', 'other order');

    world.clock.advance({ seconds: 799 });
    await expect(say(customer)).rejects.toMatchObject({ params: { retryAfterSeconds: 1 } });
    world.clock.advance({ seconds: 1 });
    await say(customer);
    await expect(say(customer)).rejects.toMatchObject({ params: { retryAfterSeconds: 100 } });
  });

  test('rounds the remaining seconds up', () => {
    const times = ['12:00:02', '12:00:01', '12:00:00.500'].map((time) => new Date(`2026-11-20T${time}Z`));
    expect(secondsUntilNext(times, new Date('2026-11-20T12:15:00.499Z'), defaultLimit)).toBe(1);
    expect(secondsUntilNext(times, new Date('2026-11-20T12:15:00.500Z'), defaultLimit)).toBe(0);
    expect(secondsUntilNext(times.slice(1), new Date('2026-11-20T12:00:03Z'), defaultLimit)).toBe(0);
  });
});
