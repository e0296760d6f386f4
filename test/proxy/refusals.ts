// Part of npm run prove:proxy: the answers of nginx if an instance answers 503 or is gone, and to a request that is too large.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#platform/net/free-port.ts';
import { startNginx } from './nginx.ts';

const folder = mkdtempSync(join(tmpdir(), 'basamak-refusals-'));
chmodSync(folder, 0o755); // nginx's workers run as another user than root

/** An instance whose picture store is unavailable. */
const anInstance = async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url?.startsWith('/api/pictures/') ? 503 : 200;
    response.end(String(request.headers['x-forwarded-for']));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};
const instances = await Promise.all([anInstance(), anInstance(), anInstance()]);
const urls = instances.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
const nginx = await startNginx(folder, await freePort(), urls);
const statusOf = async (path: string) => (await fetch(nginx.url + path)).status;

process.once('exit', () => nginx.kill());

for (let time = 0; time < 6; time++) assert.equal(await statusOf('/api/pictures/one'), 503);
for (let time = 0; time < 12; time++) assert.equal(await statusOf('/'), 200, 'a 503 of one picture took the site down');
console.log('six pictures answered 503, and the site 200');

/** nginx must refuse in the same form as the API. */
const expectProblem = async (answer: Response, status: number, code: string) => {
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [status, 'application/problem+json']);
  const { detail, ...problem } = (await answer.json()) as Record<string, unknown>;
  assert.deepEqual(
    [problem['status'], problem['code'], problem['type']],
    [status, code, `urn:basamak:problem:${code}`],
  );
  assert.match(String(detail), /[.!?]$/);
};
const body = new Uint8Array(1_100_000);
await expectProblem(await fetch(`${nginx.url}/api/orders`, { method: 'POST', body }), 413, 'request.too_large');
const picture = await fetch(`${nginx.url}/api/pictures`, { method: 'POST', body });
assert.equal(picture.status, 200, 'a picture may be longer');
const ids = encodeURIComponent(JSON.stringify({ id: Array.from({ length: 200 }, () => crypto.randomUUID()) }));
assert.equal(await statusOf(`/api/admin/orders?filter=${ids}`), 200, 'a filter of 200 ids is too long for nginx');

for (const server of instances) server.close().closeAllConnections();
for (const path of ['/api/catalog', '/api/live', '/api/pictures'])
  await expectProblem(await fetch(nginx.url + path), 502, 'service.unavailable');
console.log('413 and 502 are problem documents');

await nginx.stop();

// nginx sends a request that found no instance once more, unless an instance may have executed it
const heard: string[] = [];
const silent = createServer((request, response) => {
  response.setHeader('Connection', 'close'); // nginx itself retries if a kept-alive connection breaks
  const { method = '', url = '' } = request;
  heard.push(`${method} ${url}`);
  if (heard.filter((said) => said === `${method} ${url}`).length === 1) request.socket.destroy();
  else response.end('answered');
}).listen(0, '127.0.0.1');
await once(silent, 'listening');
const lone = await startNginx(
  folder,
  await freePort(),
  [`http://127.0.0.1:${(silent.address() as AddressInfo).port}`],
  '192.0.2.1',
);
process.once('exit', () => lone.kill());
heard.length = 0;
for (const path of ['/page', '/api/catalog']) assert.equal((await fetch(lone.url + path)).status, 200);
await expectProblem(await fetch(`${lone.url}/api/orders`, { method: 'POST', body: '{}' }), 502, 'service.unavailable');
await expectProblem(await fetch(`${lone.url}/api/live`), 502, 'service.unavailable');
assert.equal(heard.join(), 'GET /page,GET /page,GET /api/catalog,GET /api/catalog,POST /api/orders,GET /api/live');
await lone.stop();
silent.close().closeAllConnections();
console.log('what nobody answered is asked once more, and nothing is carried out twice');

// nginx ignores an address that the client claims, and trusts the one that the TLS proxy adds
const said = { headers: { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' } };
const seenBy = async (tlsProxies: string) => {
  const instance = await anInstance();
  const port = (instance.address() as AddressInfo).port;
  const proxy = await startNginx(folder, await freePort(), [`http://127.0.0.1:${port}`], tlsProxies);
  const seen = await (await fetch(proxy.url, said)).text();
  await proxy.stop();
  instance.close().closeAllConnections();
  return seen;
};
assert.equal(await seenBy('192.0.2.1,2001:db8::/32'), '127.0.0.1');
assert.equal(await seenBy('192.0.2.0/24,127.0.0.1'), '203.0.113.9');
console.log('who terminates TLS is believed by its address');
rmSync(folder, { recursive: true });
