import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Message } from '#contract/conversation/schemas.ts';
import { answered, inGroups, long, many } from '#test/support/calls.ts';
import { chattyOrders, everythingToSay } from '#test/support/chats.ts';
import { followStream } from '#test/support/followed-stream.ts';
import { Market } from '#test/support/market.ts';

/** The number of orders with a chat (each has ten streams), and the number of streams that nobody reads. */
const [chats, asleep] = long ? [45, 50] : [15, 15];
const streams = chats * 10 + asleep;

let market: Market;
beforeAll(async () => {
  market = await Market.open();
}, 120_000);
afterAll(() => market.close());

/** A client that requests its events and then never reads from the connection. */
const stalled = async (url: string, token: string): Promise<Socket> => {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`GET /api/live HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  await once(socket, 'readable');
  return socket.pause();
};

/** A metric, summed over all processes. */
const total = async (metric: string): Promise<number> => {
  const texts = await Promise.all(market.shop.urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
  return texts.reduce((sum, text) => sum + Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(text)?.[1] ?? 0), 0);
};

test('streams get each message in order, 99 % within a second, while streams that are never read are dropped', async () => {
  const { urls } = market.shop;
  const orders = await chattyOrders(market, chats);
  const readers = await inGroups(
    orders.flatMap((order) => many(10, (nth) => ({ order, nth }))),
    30,
    async ({ order, nth }) => ({ order, stream: await followStream(urls, order.customer.token, nth) }),
  );
  const sleepers = await Promise.all(many(5, () => market.customer()));
  const sockets = await inGroups(
    many(asleep, (nth) => nth),
    10,
    (nth) => stalled(urls[nth % 3] ?? '', sleepers[nth % 5]?.token ?? ''),
  );
  expect(await total('live_streams')).toBe(streams);
  const memoryBefore = await total('process_resident_memory_bytes');

  // for each unread stream, more data than the sockets in between can hold
  const sleeping = `'{${sleepers.map(({ id }) => `"user:${id}"`).join(',')}}'`;
  await market.database.query(
    `insert into outbox (type, audience, data)
     select 'notification', ${sleeping}::text[], jsonb_build_object('text', repeat('x', 20000)) from generate_series(1, 400)`,
  );
  const began = Date.now();
  const dropped = (async () => {
    while ((await total('live_streams')) > chats * 10) await sleep(250);
    return Date.now() - began;
  })();

  await sleep(5_000); // measure only after these streams have stalled
  const sentAt = new Map<string, number>();
  const said: Message[] = [];
  const sending: Promise<void>[] = [];
  for (const { say } of everythingToSay(orders)) {
    const at = Date.now();
    sending.push(
      answered(say).then((message) => {
        sentAt.set(message.id, at);
        said.push(message);
      }),
    );
    await sleep(50);
  }
  await Promise.all(sending);
  expect(said).toHaveLength(chats * 9);
  expect(await dropped).toBeLessThan(30_000 + 1_000);
  expect(sockets).toHaveLength(asleep);
  for (const socket of sockets) socket.destroy();

  const delays: number[] = [];
  for (const { order, stream } of readers) {
    const heard = stream.heard.filter(({ type }) => type === 'message');
    expect(heard.map(({ data }) => (data as Message).seq)).toEqual(many(9, (nth) => nth + 1));
    expect(heard.every(({ data }) => (data as Message).orderId === order.id)).toBe(true);
    for (const { data, at } of heard) delays.push(at - (sentAt.get((data as Message).id) ?? 0));
    stream.close();
  }
  delays.sort((a, b) => a - b);
  expect(delays[Math.floor(delays.length * 0.99)]).toBeLessThan(1_000);
  const grown = (await total('process_resident_memory_bytes')) - memoryBefore;
  expect(grown).toBeLessThan(3 * 150 * 1024 * 1024);
}, 240_000);
