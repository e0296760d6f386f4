import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Pool } from 'pg';
import { DomainError } from '#kernel/refusal.ts';
import { LiveHub } from '#platform/live/hub.ts';
import { createLog } from '#platform/log/log.ts';
import { Metrics } from '#platform/metrics/metrics.ts';

const text = 'x'.repeat(20_000);
const eventsUpTo = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    type: 'message',
    audience: ['user:deniz'],
    data: { text },
  }));

let events: ReturnType<typeof eventsUpTo>;
let beforeBounds: Promise<void>;
/** A fake event log. It answers the queries that the hub makes when a stream opens, and once per second. */
const log: object = {
  query: async (sql: string, [after = 0, ...rest]: readonly number[] = []) => {
    if (!sql.includes('as oldest')) return { rows: events.slice(after, after + (rest.at(-1) ?? 0)) };
    await beforeBounds;
    return { rows: [{ oldest: '1', newest: String(events.length) }] };
  },
};

let hub: LiveHub;
let server: Server;
let port: number;
let url: string;
let opened: Promise<void>;
let open: number[];
beforeEach(async () => {
  beforeBounds = Promise.resolve();
  events = eventsUpTo(900);
  const counted: number[] = [];
  open = counted;
  const metrics = Object.assign(new Metrics(), { streams: (streams: number) => counted.push(streams) });
  hub = new LiveHub('postgres://nowhere', log as Pool, createLog('silent'), metrics, {
    maximumBuffered: 64 * 1024,
    heartbeatMs: 100,
    // long enough for a test machine under load, where reader and hub share one process
    stuckAfterMs: 3_000,
    streamsPerUser: 3,
  });
  server = createServer((request, response) => {
    const userId = request.headers['x-user']?.toString() ?? 'deniz';
    const reader = { userId, addresses: [`user:${userId}`], stillAllowed: () => Promise.resolve() };
    opened = hub.open(request, response, reader).catch((error: unknown) => {
      response.writeHead(error instanceof DomainError ? 429 : 500).end();
    });
  }).listen(0);
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  url = `http://127.0.0.1:${port}`;
});
afterEach(async () => {
  await hub.stop();
  server.closeAllConnections();
  server.close();
});

/** The ids of the received messages, until `count` have come or the stream ends. */
const idsUpTo = async (count: number, { body }: Response) => {
  let rest = '';
  const ids: number[] = [];
  const read = async () => {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      rest += chunk;
      const whole = rest.lastIndexOf('\n\n') + 1;
      ids.push(...[...rest.slice(0, whole).matchAll(/^id: (\d+)\nevent: message$/gm)].map(([, id]) => Number(id)));
      rest = rest.slice(whole);
      if (ids.length >= count) return;
    }
  };
  await read().catch(() => undefined);
  return ids;
};

test('a reader that is far behind gets all missed events in order, even if they exceed the buffer', async () => {
  const answer = await fetch(url, { headers: { 'last-event-id': '0' } });
  expect(await idsUpTo(900, answer)).toEqual(events.map(({ id }) => Number(id)));
});

test('a reader that reads is not cut off by a burst that exceeds the buffer', async () => {
  events = [];
  const answer = await fetch(url);
  await opened;
  events = eventsUpTo(900);
  expect(await idsUpTo(900, answer)).toEqual(events.map(({ id }) => Number(id)));
});

test('a reader that takes no data is cut off, and takes less than 64 MiB of memory until then', async () => {
  const silent = connect({ host: '127.0.0.1', port });
  silent.on('error', () => undefined);
  silent.write('GET / HTTP/1.1\r\nHost: x\r\nLast-Event-ID: 0\r\n\r\n');
  await once(silent, 'readable');
  silent.pause();
  const before = process.memoryUsage().rss;
  for (const end = Date.now() + 12_000; open.at(-1) !== 0; await new Promise((wait) => setTimeout(wait, 50)))
    expect(Date.now()).toBeLessThan(end);
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  silent.destroy();
});

test('a user can have three streams at once; a closed stream makes room, and other users are not affected', async () => {
  events = [];
  const leaving = new AbortController();
  const first = await fetch(url, { signal: leaving.signal });
  const others = [await fetch(url), await fetch(url)];
  expect([first, ...others].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await fetch(url)).status).toBe(429);
  expect((await fetch(url, { headers: { 'x-user': 'ela' } })).status).toBe(200);
  leaving.abort();
  while (open.at(-1) !== 3) await new Promise((wait) => setTimeout(wait, 20));
  expect((await fetch(url)).status).toBe(200);
});

test('a reader that disconnects before its stream begins is not kept', async () => {
  let go = (): void => undefined;
  beforeBounds = new Promise((resolve) => (go = resolve));
  const leaving = new AbortController();
  const left = fetch(url, { signal: leaving.signal }).catch(() => undefined);
  const gone = new Promise<void>((closed) => server.once('request', (_, response) => response.once('close', closed)));
  await once(server, 'request');
  leaving.abort();
  await Promise.all([left, gone]);
  go();
  await opened;
  expect(open).toEqual([]);
});

test('a stream closes its connection, and one that opens during shutdown ends at once', async () => {
  events = [];
  const first = await fetch(url);
  expect(first.headers.get('connection')).toBe('close');
  await opened;
  await hub.stop();
  const [was, comes] = await Promise.all([first.text(), fetch(url).then((answer) => answer.text())]);
  expect(was).toContain('event: ready');
  expect(comes).toBe(was);
  expect(open).toEqual([1, 0]);
});
