// The client package for integrators, called with an API key against a running server.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Scope } from '#kernel/vocabulary.ts';
import { register } from '#test/support/clients.ts';
import { World } from '#test/support/world.ts';
import { answerOf, basamak, type BasamakClient, ProblemError, rows } from '../../src/api-client/src/index.ts';

const ROOT = join(import.meta.dirname, '../..');

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const keyFor = async (scopes: readonly Scope[], perMinute = 600): Promise<string> => {
  const body = { name: 'Müşteri programı', scopes: [...scopes], perMinute, expiresInDays: 1 };
  return (await world.admin.api.call('POST /admin/api-keys', { body })).secret;
};
const clientWith = async (...scopes: readonly Scope[]): Promise<BasamakClient> =>
  basamak({ url: world.product.url, key: await keyFor(scopes) });
const fundsFor = (userId: string) =>
  ({ userId, type: 'add', amount: { amount: 700, currency: 'TRY' }, reason: randomUUID() }) as const;

test('a client with an API key reads records, and the answers are typed', async () => {
  const client = await clientWith('orders:read');
  const id = await world.order();
  const order = await answerOf(client.GET('/admin/orders/{id}', { params: { path: { id } } }));
  const state: 'waiting' | 'processing' = order.state === 'processing' ? order.state : 'waiting';
  expect([order.id, state]).toEqual([id, 'waiting']);
});

test('a refused call returns a problem with a typed code, and answerOf throws that problem as a ProblemError', async () => {
  const client = await clientWith('orders:read');
  const path = { id: randomUUID() };
  const { data, error } = await client.GET('/admin/orders/{id}', { params: { path } });
  const code: 'order.not_found' | undefined = error?.code === 'order.not_found' ? error.code : undefined;
  expect([data, code]).toEqual([undefined, 'order.not_found']);

  const refused = answerOf(client.GET('/admin/users'));
  await expect(refused).rejects.toBeInstanceOf(ProblemError);
  await expect(refused).rejects.toMatchObject({ status: 403, code: 'identity.forbidden' });
  const stranger = basamak({ url: world.product.url, key: 'bsk_nobody' });
  await expect(answerOf(stranger.GET('/admin/users'))).rejects.toMatchObject({ code: 'identity.unauthenticated' });
});

test('a list is read page by page until the end that Content-Range gives', async () => {
  const client = await clientWith('orders:read');
  const ids = [await world.order(), await world.order(), await world.order()];
  const asked: string[] = [];
  const page = (range: string) => {
    asked.push(range);
    const query = { range, sort: '["createdAt","ASC"]', filter: JSON.stringify({ id: ids }) };
    return client.GET('/admin/orders', { params: { query } });
  };
  const seen: string[] = [];
  for await (const { id } of rows(page, 2)) seen.push(id);
  expect(seen).toEqual(ids);
  expect(asked).toEqual(['[0,1]', '[2,3]']);
});

/** Loses the answer to the first POST and counts the POSTs that were sent. */
const losingLine = (see = async (_answer: Response): Promise<void> => undefined) => {
  const line = {
    posts: 0,
    fetch: async (request: Request): Promise<Response> => {
      const answer = await fetch(request);
      if (request.method === 'POST') await see(answer.clone());
      if (request.method === 'POST' && line.posts++ === 0) throw new TypeError('the answer was lost');
      return answer;
    },
  };
  return line;
};

test('a POST that takes an idempotency key is sent again after a lost answer, and is executed once', async () => {
  const line = losingLine();
  const key = await keyFor(['wallets:read', 'wallets:write']);
  const client = basamak({ url: world.product.url, key, fetch: line.fetch });
  const body = fundsFor(world.customer.id);
  await answerOf(client.POST('/admin/add-funds', { body }));
  const query = { filter: JSON.stringify({ userId: body.userId }) };
  const entries = await answerOf(client.GET('/admin/entries', { params: { query } }));
  expect([line.posts, entries.filter(({ reason }) => reason === body.reason)]).toEqual([2, [expect.anything()]]);
});

test('a POST that takes no idempotency key is not sent again, even if the header is set', async () => {
  const line = losingLine();
  const key = await keyFor(['users:write']);
  const client = basamak({ url: world.product.url, key, fetch: line.fetch });
  const { id: userId } = await register(world.product.url);
  const call = client.POST('/admin/change-password', {
    body: { userId, reason: 'Deneme için' },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  await expect(call).rejects.toThrow('the answer was lost');
  expect(line.posts).toBe(1);
});

test('a webhook or a secret is created once even if the answer is lost, and the repeat shows the same secret', async () => {
  const key = await keyFor(['integrations:read', 'integrations:write', 'orders:read']);
  const secrets: string[] = [];
  const clientOn = () => {
    const line = losingLine(async (answer) => void secrets.push(((await answer.json()) as { secret: string }).secret));
    return basamak({ url: world.product.url, key, fetch: line.fetch });
  };
  const body = { url: `http://127.0.0.1:9/${randomUUID()}`, events: ['order.paid' as const] };
  const made = await answerOf(clientOn().POST('/admin/webhooks', { body }));
  const path = { id: made.webhook.id };
  const rotated = await answerOf(
    clientOn().POST('/admin/webhooks/{id}/rotation', { params: { path }, body: { overlapHours: 1 } }),
  );
  expect(secrets).toEqual([made.secret, made.secret, rotated.secret, rotated.secret]);
  expect(rotated.secret).not.toBe(made.secret);
  const all = await answerOf(clientOn().GET('/admin/webhooks'));
  expect(all.filter(({ url }) => url === body.url)).toHaveLength(1);
});

test('the caller’s own idempotency key is kept, and its reuse for another body is refused', async () => {
  const client = await clientWith('wallets:write');
  const header = { 'Idempotency-Key': randomUUID() };
  await answerOf(client.POST('/admin/add-funds', { body: fundsFor(world.customer.id), params: { header } }));
  const other = client.POST('/admin/add-funds', { body: fundsFor(world.customer.id), params: { header } });
  await expect(answerOf(other)).rejects.toMatchObject({ status: 422, code: 'request.key_reused' });
});

test('at the rate limit the client waits as long as Retry-After says, unless that is longer than its own limit', async () => {
  const key = await keyFor(['orders:read'], 1);
  const url = world.product.url;
  const hasty = basamak({ url, key, longestWaitSeconds: 0 });
  expect((await hasty.GET('/admin/orders')).response.status).toBe(200);
  const { error, response } = await hasty.GET('/admin/orders');
  expect(error?.code).toBe('integration.too_many_requests');
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);

  // Retry-After is 0 here: a wait of a real minute is too long for a test.
  const answers = [new Response('{}', { status: 429, headers: { 'Retry-After': '0' } }), Response.json([])];
  const client = basamak({ url, key, fetch: async () => answers.shift() ?? Response.error() });
  expect((await client.GET('/admin/orders')).data).toEqual([]);
});

test('a key that is given as a function is read again for each call', async () => {
  const [first, second] = [await keyFor(['orders:read']), await keyFor(['users:read'])];
  let key = first;
  const client = basamak({ url: world.product.url, key: () => key });
  expect((await client.GET('/admin/users')).response.status).toBe(403);
  key = second;
  expect((await client.GET('/admin/users')).response.status).toBe(200);
});

test('the package type-checks and builds on its own', async () => {
  const out = await mkdtemp(join(tmpdir(), 'basamak-client-'));
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const built = spawnSync(tsc, ['-p', join(ROOT, 'src/api-client'), '--outDir', out], { encoding: 'utf8' });
  expect([built.status, built.stdout]).toEqual([0, '']);
  expect(await readdir(out)).toEqual(expect.arrayContaining(['index.js', 'index.d.ts', 'schema.d.ts']));
  await rm(out, { recursive: true });
});
