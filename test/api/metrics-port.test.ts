import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '#platform/net/free-port.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let inside: string;
beforeAll(async () => {
  const port = await freePort();
  inside = `http://localhost:${port}`;
  product = await startProduct({ METRICS_PORT: String(port) });
});
afterAll(() => product.stop());

test('metrics have a separate port, and are not on the public one', async () => {
  await fetch(`${product.url}/api/catalog`);
  const answer = await fetch(`${inside}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
  expect(await answer.text()).toMatch(/^http_request_duration_seconds_count\{.*GET \/catalog/m);
  const outside = await fetch(`${product.url}/metrics`);
  expect(await outside.text()).not.toContain('http_request_duration');
});

test('the metrics port serves only metrics, and only by GET', async () => {
  for (const path of ['/', '/api/catalog', '/metrics/', '/healthz'])
    expect([path, (await fetch(inside + path)).status]).toEqual([path, 404]);
  expect((await fetch(`${inside}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('the metrics port closes with its process', async () => {
  const port = await freePort();
  const other = await startProduct({ METRICS_PORT: String(port) });
  expect((await fetch(`http://localhost:${port}/metrics`)).status).toBe(200);
  await other.stop();
  await expect(fetch(`http://localhost:${port}/metrics`)).rejects.toThrow();
});
