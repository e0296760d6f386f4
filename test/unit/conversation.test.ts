import { beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { secondsUntilNext } from '#kernel/message-limit.ts';
import { ReadMessages } from '#modules/conversation/application/read-messages.ts';
import { SendMessage, type Sender } from '#modules/conversation/application/send-message.ts';
import { FixedOrders, InMemoryMessages } from '#test/support/fakes/in-memory-messages.ts';
import { FixedClock, NoTransactions, RecordingOutbox } from '#test/support/fakes/kernel.ts';

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
const everything = { from: 0, limit: 100, descending: false };

const setUp = () => {
  const messages = new InMemoryMessages();
  const orders = new FixedOrders();
  const outbox = new RecordingOutbox();
  const clock = new FixedClock();
  orders.participants.set('order', { customerId: 'customer', boosterId: 'booster', open: true });
  const send = new SendMessage(messages, orders, outbox, new NoTransactions(), { next: () => v7() }, clock);
  return { orders, outbox, clock, send, read: new ReadMessages(messages, orders) };
};

let world: ReturnType<typeof setUp>;
beforeEach(() => {
  world = setUp();
});
const say = (sender: Sender, text = 'selam', orderId = 'order') => world.send.run(orderId, text, sender);
const texts = async (reader: Sender) =>
  (await world.read.run('order', everything, reader)).rows.map(({ text }) => text);

describe('a conversation', () => {
  test('is between customer and booster; the console reads along and writes', async () => {
    for (const sender of [customer, booster, admin, staffWriter]) await say(sender, sender.id);
    for (const reader of [customer, booster, admin, staffReader])
      expect(await texts(reader)).toEqual(['customer', 'booster', 'admin', 'writer']);
  });

  test('does not exist for anyone else', async () => {
    for (const outsider of [stranger, staffElsewhere, person('other', 'booster')]) {
      await expect(say(outsider)).rejects.toMatchObject({ code: 'order.not_found' });
      await expect(texts(outsider)).rejects.toMatchObject({ code: 'order.not_found' });
    }
    await expect(say(admin, 'selam', 'no such order')).rejects.toMatchObject({ code: 'order.not_found' });
  });

  test('is not for writing where staff hold the scope for reading only', async () => {
    await expect(say(staffReader)).rejects.toMatchObject({ code: 'identity.forbidden' });
  });

  test('that is closed is read by its sides and written by the console only', async () => {
    await say(customer);
    world.orders.participants.set('order', { customerId: 'customer', boosterId: 'booster', open: false });
    await expect(say(customer)).rejects.toMatchObject({ code: 'conversation.closed' });
    await say(admin, 'kapandı');
    expect(await texts(booster)).toEqual(['selam', 'kapandı']);
  });

  test('is heard live by both sides and the console’s readers', async () => {
    const { createdAt, ...message } = await say(customer);
    expect(world.outbox.events).toEqual([
      {
        type: 'message',
        to: [{ user: 'customer' }, { user: 'booster' }, { scope: 'messages:read' }],
        data: { ...message, createdAt: createdAt.toISOString() },
      },
    ]);
  });
});

describe('what waits to be read', () => {
  test('is what others wrote, until the list is read', async () => {
    await say(customer);
    await say(admin);
    expect(await world.read.unreadOf('booster')).toBe(2);
    expect(await world.read.unreadOf('customer')).toBe(1);
    expect(await world.read.unreadOf('admin')).toBe(0);
    await texts(admin);
    expect(await world.read.unreadOf('booster')).toBe(2);
    await texts(booster);
    expect(await world.read.unreadOf('booster')).toBe(0);
  });

  test('is nothing any more for a booster who was replaced', async () => {
    await say(customer);
    world.orders.participants.set('order', { customerId: 'customer', boosterId: 'another', open: true });
    expect(await world.read.unreadOf('booster')).toBe(0);
  });
});

describe('the limit', () => {
  test('is three messages per sender and conversation in any 15 minutes', async () => {
    world.orders.participants.set('other order', { customerId: 'customer', boosterId: null, open: true });
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

  test('rounds the seconds that are left up', () => {
    const times = ['12:00:02', '12:00:01', '12:00:00.500'].map((time) => new Date(`2026-11-20T${time}Z`));
    expect(secondsUntilNext(times, new Date('2026-11-20T12:15:00.499Z'))).toBe(1);
    expect(secondsUntilNext(times, new Date('2026-11-20T12:15:00.500Z'))).toBe(0);
    expect(secondsUntilNext(times.slice(1), new Date('2026-11-20T12:00:03Z'))).toBe(0);
  });
});
