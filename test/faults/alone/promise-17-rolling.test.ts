import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Message } from '#contract/conversation/schemas.ts';
import { answered, inGroups, long, many } from '#test/support/calls.ts';
import { chattyOrders, everythingToSay } from '#test/support/chats.ts';
import { followStream } from '#test/support/followed-stream.ts';
import { Market } from '#test/support/market.ts';
import { startProcess, stopProcess } from '#test/support/shop.ts';

const chats = long ? 20 : 8;

let market: Market;
let running: ChildProcess[];
beforeAll(async () => {
  market = await Market.open();
  running = [...market.shop.processes];
}, 120_000);
afterAll(async () => {
  await Promise.all(running.map(stopProcess));
  await market.close();
});

const restart = async (nth: number) => {
  const { port } = new URL(market.shop.urls[nth] ?? '');
  running[nth] = await startProcess({ ...market.shop.settings, PORT: port });
};

/** Ends a process as an operator does and starts its successor. Returns the milliseconds until the old process exited. */
const roll = async (nth: number): Promise<number> => {
  const child = running[nth];
  if (!child) throw new Error(`no process ${nth}`);
  const began = Date.now();
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  const took = Date.now() - began;
  await restart(nth);
  return took;
};

/** The status for a caller who, like a proxy, tries the next process if one takes no call; 0 if none takes it. */
const statusOf = async (token: string, first: number): Promise<number> => {
  for (let turn = 0; turn < 3; turn++) {
    const url = market.shop.urls[(first + turn) % 3] ?? '';
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/api/wallet`, { headers }).catch(() => undefined);
    if (!response) continue;
    await response.arrayBuffer();
    return response.status;
  }
  return 0;
};

/** Sends messages while the processes are disturbed, then compares the messages that each stream got with those sent. */
const talkWhile = async (happens: () => Promise<unknown>, streamsEach: number) => {
  const orders = await chattyOrders(market, chats);
  const streams = await inGroups(
    orders.flatMap(({ customer }) => many(streamsEach, (nth) => ({ customer, nth }))),
    20,
    async ({ customer, nth }) => ({ customer, stream: await followStream(market.shop.urls, customer.token, nth) }),
  );
  const said: Message[] = [];
  const talk = (async () => {
    for (const { say } of everythingToSay(orders)) {
      said.push(await answered(say));
      await sleep(50);
    }
  })();
  await Promise.all([happens(), talk]);

  const wanted = (orderId: string) => said.filter((message) => message.orderId === orderId);
  const heardBy = ({ heard }: (typeof streams)[number]['stream']) =>
    heard.filter(({ type }) => type === 'message').map(({ data }) => (data as Message).id);
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(100))
    if (streams.every(({ customer, stream }) => heardBy(stream).length >= 9 && customer)) break;
  expect(said).toHaveLength(chats * 9);
  for (const { customer, stream } of streams) {
    const order = orders.find((one) => one.customer === customer);
    expect(heardBy(stream)).toEqual(wanted(order?.id ?? '').map(({ id }) => id));
    stream.close();
  }
  const kept = await market.rows<{ messages: number; places: number }>(
    'select count(*)::int as messages, count(distinct (order_id, seq))::int as places from message where order_id = any($1)',
    [orders.map(({ id }) => id)],
  );
  expect(kept).toEqual([{ messages: chats * 9, places: chats * 9 }]);
  return streams.map(({ stream }) => stream.connections());
};

test('processes that restart one after the other fail no request, and streams lose or repeat no message', async () => {
  const caller = await market.customer();
  const statuses: number[] = [];
  const rolled = new AbortController();
  const load = async () => {
    const calls: Promise<unknown>[] = [];
    for (let nth = 0; !rolled.signal.aborted; nth++) {
      calls.push(statusOf(caller.token, nth).then((status) => statuses.push(status)));
      await sleep(10);
    }
    await Promise.all(calls);
  };
  const ends: number[] = [];
  const rollAll = async () => {
    await sleep(500);
    for (const nth of [0, 1, 2]) ends.push(await roll(nth));
    rolled.abort();
  };
  const connections = await talkWhile(() => Promise.all([load(), rollAll()]), 10);
  expect(ends.filter((took) => took >= 15_000)).toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statuses.length).toBeGreaterThan(100);
  expect(connections.filter((count) => count > 1).length).toBeGreaterThanOrEqual(connections.length / 3);
}, 180_000);

test('a process that is killed makes no stream lose or repeat a message', async () => {
  const connections = await talkWhile(async () => {
    for (const nth of [1, 2]) {
      await sleep(1_500);
      running[nth]?.kill('SIGKILL');
      await sleep(500);
      await restart(nth);
    }
  }, 3);
  expect(connections.some((count) => count > 1)).toBe(true);
}, 180_000);
