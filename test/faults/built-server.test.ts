// What `npm run build` makes of the server, as an instance in production runs it.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { Money } from '#kernel/money.ts';
import { buildIfStale } from '#main/built.mjs';
import { developmentSettings } from '#main/development.ts';
import { freePort } from '#platform/net/free-port.ts';
import { key } from '#test/support/calls.ts';
import { fund, logIn, register } from '#test/support/clients.ts';
import { withDatabase } from '#test/support/database.ts';
import { coaching } from '#test/support/market.ts';
import { startProcess, stopProcess } from '#test/support/shop.ts';
import { onServer } from '#test/support/test-database.ts';

const server = process.env.TEST_SERVER_URL ?? '';
const name = `built_${randomBytes(6).toString('hex')}`;
const built = join(import.meta.dirname, '../../dist/server/main.mjs');

let url: string;
let instance: Awaited<ReturnType<typeof startProcess>>;
beforeAll(async () => {
  buildIfStale('server');
  await onServer(server, `create database ${name}`);
  const PORT = String(await freePort());
  url = `http://127.0.0.1:${PORT}`;
  const given = { PORT, NODE_ENV: 'test', DATABASE_URL: withDatabase(server, name), LOG_LEVEL: 'silent' };
  instance = await startProcess(developmentSettings(given), undefined, built);
}, 120_000);
afterAll(async () => {
  await stopProcess(instance);
  await onServer(server, `drop database if exists ${name} with (force)`);
});

test('the built server migrates an empty database, takes an order and stores a picture', async () => {
  const [admin, customer] = [await logIn(url, 'yonetici@basamak.test'), await register(url)];
  await fund(admin, customer.id, Money.lira(1_000));
  const draft = coaching(1);
  const { price } = await customer.api.call('POST /orders/calculate', { body: draft });
  const order = await customer.api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() });
  expect(await customer.api.call('GET /orders/:id', { params: { id: order.id } })).toMatchObject({ price });

  // the smallest PNG, which is read by a package with native code
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const picture = await fetch(`${url}/api/pictures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'image/png' },
    body: Buffer.from(png, 'base64'),
  });
  expect([picture.status, await picture.text()]).toEqual([201, expect.stringContaining('"id"')]);
});

test('the built server serves the documents of the API, whose files stay in the sources', async () => {
  const pages = ['/api/docs', '/api/openapi.json', '/healthz', '/readyz'];
  const told = await Promise.all(pages.map(async (page) => [page, (await fetch(url + page)).status]));
  expect(told).toEqual(pages.map((page) => [page, 200]));
});

test('the built server ends on SIGTERM with the code 0', async () => {
  const ended = once(instance, 'exit');
  instance.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
