import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Pool } from 'pg';
import { LiveHub } from '#platform/live/hub.ts';
import { createLog } from '#platform/log/log.ts';
import { Metrics } from '#platform/metrics/metrics.ts';

const count = 900;
const text = 'x'.repeat(1000);
const events = Array.from({ length: count }, (_, at) => ({
  id: String(at + 1),
  type: 'message',
  audience: ['user:deniz'],
  data: { text },
}));

let beforeBounds: Promise<void>;
/** The event log, without a database: what the hub asks of it when a stream opens. */
const log: object = {
  query: async (sql: string, [after, , limit]: readonly [number, unknown, number] = [0, null, 0]) => {
    if (!sql.includes('as oldest')) return { rows: events.slice(after, after + limit) };
    await beforeBounds;
    return { rows: [{ oldest: '1', newest: String(count) }] };
  },
};

let hub: LiveHub;
let server: Server;
let url: string;
let opened: Promise<void>;
let open: number[];
beforeEach(async () => {
  beforeBounds = Promise.resolve();
  const counted: number[] = [];
  open = counted;
  const metrics = Object.assign(new Metrics(), { streams: (streams: number) => counted.push(streams) });
  hub = new LiveHub('postgres://nowhere', log as Pool, createLog('silent'), metrics, { maximumBuffered: 64 * 1024 });
  server = createServer((request, response) => {
    opened = hub.open(request, response, { addresses: ['user:deniz'], stillAllowed: () => Promise.resolve() });
  }).listen(0);
  await new Promise((listening) => server.once('listening', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await hub.stop();
  server.closeAllConnections();
  server.close();
});

test('a reader far behind is given all that it missed, in order, however much more than the buffer that is', async () => {
  const { body } = await fetch(url, { headers: { 'last-event-id': '0' } });
  let read = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    read += chunk;
    if (read.includes(`id: ${count}\n`)) break;
  }
  const ids = [...read.matchAll(/^id: (\d+)\nevent: message$/gm)].map(([, id]) => Number(id));
  expect(ids).toEqual(events.map(({ id }) => Number(id)));
});

test('a reader that left before its stream began is not kept', async () => {
  let go = (): void => undefined;
  beforeBounds = new Promise((resolve) => (go = resolve));
  const leaving = new AbortController();
  const left = fetch(url, { signal: leaving.signal }).catch(() => undefined);
  const gone = new Promise<void>((closed) => server.once('request', (_, response) => response.once('close', closed)));
  await new Promise((arrived) => server.once('request', arrived));
  leaving.abort();
  await Promise.all([left, gone]);
  go();
  await opened;
  expect(open).toEqual([]);
});
