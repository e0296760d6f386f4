import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Scope } from '#kernel/vocabulary.ts';
import { routes } from '#contract/routes.ts';
import type { Route, RouteKey } from '#contract/route.ts';
import { isForKeys } from '#platform/http/declared.ts';
import { key as once, many } from '#test/support/calls.ts';
import { logIn, type Session, withToken } from '#test/support/clients.ts';
import { dump } from '#test/support/dump.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(120_000);

let world: World;
let maker: Session & { readonly id: string };
beforeAll(async () => {
  world = await World.begin();
  maker = await world.staff('integrations:read', 'integrations:write', 'orders:read', 'users:read', 'tickets:write');
});
afterAll(() => world.end());

const make = (scopes: readonly Scope[], change: object = {}, by: Session = maker) =>
  by.api.call('POST /admin/api-keys', {
    body: { name: 'Muhasebe aktarımı', scopes: [...scopes], expiresInDays: 30, ...change },
  });
const showing = (secret: string) => withToken(world.product.url, secret);
const end = (id: string) =>
  maker.api.call('POST /admin/api-keys/:id/end', { params: { id }, body: { reason: 'Gerekmiyor' }, ...once() });

test('a key makes the calls that its scopes allow, is refused all others, and shows when it was last used', async () => {
  const { key, secret } = await make(['orders:read']);
  const { api } = showing(secret);
  await expect(api.call('GET /admin/orders')).resolves.toBeDefined();
  await expect(api.call('GET /admin/users')).rejects.toMatchObject({ status: 403, code: 'identity.forbidden' });
  const seen = await maker.api.call('GET /admin/api-keys/:id', { params: { id: key.id } });
  expect(seen).toMatchObject({ state: 'active', ownerId: maker.id, scopes: ['orders:read'], ended: null });
  expect(seen.lastUsedAt).not.toBeNull();
});

test('a key with a scope that its maker does not hold is refused', async () => {
  const refused = { status: 403, code: 'identity.scope_not_held' };
  await expect(make(['orders:read', 'wallets:write'])).rejects.toMatchObject(refused);
});

test('a key loses each scope that its owner loses, and stops when the owner is banned', async () => {
  const owner = await world.staff('integrations:write', 'orders:read', 'users:read');
  const { secret } = await make(['orders:read', 'users:read'], {}, owner);
  const { api } = showing(secret);
  await expect(api.call('GET /admin/users')).resolves.toBeDefined();
  await world.admin.api.call('POST /admin/change-scopes', {
    body: {
      userId: owner.id,
      role: 'staff',
      scopes: ['orders:read'],
      known: { role: 'staff', scopes: ['users:read', 'orders:read', 'integrations:write'] },
      reason: 'Görev değişti',
    },
    ...once(),
  });
  await expect(api.call('GET /admin/users')).rejects.toMatchObject({ status: 403 });
  await expect(api.call('GET /admin/orders')).resolves.toBeDefined();
  await world.admin.api.call('POST /admin/ban', { body: { userId: owner.id, reason: 'Ayrıldı' }, ...once() });
  await expect(api.call('GET /admin/orders')).rejects.toMatchObject({ status: 401 });
});

test('a key is suspended while its owner has a one-time password, and works again when they choose their own', async () => {
  const owner = await world.staff('integrations:write', 'orders:read');
  const { secret, key } = await make(['orders:read'], {}, owner);
  const { api } = showing(secret);
  await expect(api.call('GET /admin/orders')).resolves.toBeDefined();
  const { username } = await world.admin.api.call('GET /admin/users/:id', { params: { id: owner.id } });
  const { password } = await world.admin.api.call('POST /admin/change-password', { body: { userId: owner.id } });
  const refused = { status: 401, code: 'identity.unauthenticated' };
  await expect(api.call('GET /admin/orders')).rejects.toMatchObject(refused);
  // a session with the one-time password can neither make another key nor rotate this one
  const taken = await logIn(world.product.url, username, password);
  const first = { status: 403, code: 'identity.password_change_required' };
  await expect(make(['orders:read'], {}, taken)).rejects.toMatchObject(first);
  const rotation = { params: { id: key.id }, body: { overlapHours: 1 } };
  await expect(taken.api.call('POST /admin/api-keys/:id/rotation', rotation)).rejects.toMatchObject(first);
  await expect(api.call('GET /admin/orders')).rejects.toMatchObject(refused);
  const body = { oldPassword: password, newPassword: 'incir-agaci-42' };
  await taken.api.call('POST /users/current/password', { body });
  await expect(api.call('GET /admin/orders')).resolves.toBeDefined();
});

test('an admin’s key has only the scopes that it was given, and cannot make calls that are for admins or people only', async () => {
  const { secret } = await make(['users:read', 'users:write'], {}, world.admin);
  const { api } = showing(secret);
  await expect(api.call('GET /admin/orders')).rejects.toMatchObject({ status: 403 });
  await expect(api.call('GET /admin/settings')).rejects.toMatchObject({ status: 403 });
  const body = { userId: maker.id };
  await expect(api.call('POST /admin/change-password', { body })).rejects.toMatchObject({
    status: 403,
    code: 'integration.not_for_keys',
  });
});

const bodyFor = (route: RouteKey) => (/^(GET|DELETE)/.test(route) ? {} : { body: {} });

test('a key is refused every route that is not open to keys', async () => {
  const { secret } = await make(['orders:read']);
  const closed = (Object.entries(routes) as [RouteKey, Route][]).filter(
    ([, row]) => row.access.kind !== 'anyone' && !isForKeys(row),
  );
  expect(closed.map(([route]) => route)).toEqual(
    expect.arrayContaining([
      'GET /users/current',
      'POST /orders',
      'POST /users/current/password',
      'POST /admin/api-keys',
    ]),
  );
  const params = { id: '0199f000-0000-7000-8000-000000000000' };
  for (const [route] of closed)
    expect([route, (await world.call(route, { token: secret, params, ...bodyFor(route) })).body]).toEqual([
      route,
      expect.objectContaining({ code: 'integration.not_for_keys' }),
    ]);
});

test('a ticket can be answered with a key', async () => {
  const { secret } = await make(['tickets:write']);
  const id = await world.ticket();
  const body = { text: 'Kaydını açtık, bakıyoruz.' };
  await showing(secret).api.call('POST /tickets/:id/messages', { params: { id }, body, ...once() });
  const { messages } = await world.customer.api.call('GET /tickets/:id', { params: { id } });
  expect(messages.at(-1)?.text).toBe('Kaydını açtık, bakıyoruz.');
});

test('the audit log names the key, and its owner as the actor', async () => {
  const { secret } = await make(['tickets:write']);
  const id = await world.ticket();
  const body = { text: 'Bakıyoruz.' };
  await showing(secret).api.call('POST /tickets/:id/messages', { params: { id }, body, ...once() });
  const [event] = await world.admin.api.call('GET /admin/audit-events', {
    query: { filter: JSON.stringify({ recordId: id }) },
  });
  expect(event).toMatchObject({ actorId: maker.id, said: { apiKey: 'Muhasebe aktarımı' } });
});

test('only its owner rotates a key, and only once while the old secret still works next to the new one', async () => {
  const { key, secret } = await make(['orders:read']);
  const rotate = (by: Session, overlapHours = 1) =>
    by.api.call('POST /admin/api-keys/:id/rotation', { params: { id: key.id }, body: { overlapHours } });
  await expect(rotate(world.admin)).rejects.toMatchObject({ status: 403, code: 'integration.key_not_yours' });
  const fresh = await rotate(maker);
  await expect(showing(secret).api.call('GET /admin/orders')).resolves.toBeDefined();
  await expect(showing(fresh.secret).api.call('GET /admin/orders')).resolves.toBeDefined();
  await expect(rotate(maker)).rejects.toMatchObject({ status: 409, code: 'integration.key_not_active' });
  await end(key.id);
  await expect(showing(secret).api.call('GET /admin/orders')).rejects.toMatchObject({ status: 401 });
  await expect(showing(fresh.secret).api.call('GET /admin/orders')).resolves.toBeDefined();
});

test('exactly one of eight concurrent rotations of a key succeeds', async () => {
  const { key } = await make(['orders:read']);
  const tries = await Promise.allSettled(
    many(8, () =>
      maker.api.call('POST /admin/api-keys/:id/rotation', { params: { id: key.id }, body: { overlapHours: 1 } }),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a key that is ended, altered or unknown is refused', async () => {
  const { key, secret } = await make(['orders:read']);
  const other = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;
  const ofNobody = `bsk_${Buffer.alloc(16, 0x33).toString('base64url')}_${'A'.repeat(43)}`;
  for (const wrong of [other, ofNobody, 'bsk_', `${secret}.`])
    expect((await world.call('GET /admin/orders', { token: wrong })).status).toBe(401);
  await end(key.id);
  expect((await world.call('GET /admin/orders', { token: secret })).status).toBe(401);
  await expect(end(key.id)).rejects.toMatchObject({ status: 409, code: 'integration.key_not_active' });
});

test('a key has its own rate limit: each answer gives the calls left, and the refusal gives the time to retry', async () => {
  const [{ secret }, { secret: free }] = [await make(['orders:read'], { perMinute: 3 }), await make(['orders:read'])];
  const lefts: (string | null)[] = [];
  for (const _ of many(3, () => 0)) {
    const { status, headers } = await world.call('GET /admin/orders', { token: secret });
    expect([status, headers.get('ratelimit-policy')]).toEqual([200, '"key";q=3;w=60']);
    lefts.push(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1] ?? null);
  }
  expect(lefts).toEqual(['2', '1', '0']);
  const refused = await world.call('GET /admin/orders', { token: secret });
  expect(refused).toMatchObject({ status: 429, body: { code: 'integration.too_many_requests' } });
  const later = Number(refused.headers.get('retry-after'));
  expect(later).toBeGreaterThan(0);
  const said = ['ratelimit-policy', 'ratelimit'].map((name) => refused.headers.get(name));
  expect(said).toEqual(['"key";q=3;w=60', `"key";r=0;t=${later}`]);
  expect((await world.call('GET /admin/orders', { token: free })).status).toBe(200);
});

test('a repeat by idempotency key makes no second API key and shows the same secret, which is not stored', async () => {
  const headers = { 'idempotency-key': `anahtar-${Math.random()}` };
  const body = { name: 'Yinelenen', scopes: ['orders:read'], perMinute: 60, expiresInDays: 1 };
  const asked = { token: world.admin.token, body, headers };
  const [first, second] = [
    await world.call('POST /admin/api-keys', asked),
    await world.call('POST /admin/api-keys', asked),
  ];
  expect([first.status, second.body]).toEqual([201, first.body]);
  const { key, secret } = first.body as { key: { id: string }; secret: string };
  expect((await world.call('GET /admin/orders', { token: secret })).status).toBe(200);
  const again = {
    token: world.admin.token,
    params: { id: key.id },
    body: { overlapHours: 1 },
    headers: { 'idempotency-key': `yeni-${Math.random()}` },
  };
  const [fresh, same] = [
    await world.call('POST /admin/api-keys/:id/rotation', again),
    await world.call('POST /admin/api-keys/:id/rotation', again),
  ];
  expect([fresh.status, same.body]).toEqual([201, fresh.body]);
  const kept = await dump(world.product.database.url);
  for (const { body: issued } of [first, fresh])
    expect(kept).not.toContain((issued as { secret: string }).secret.slice(-43));
});

test('the secret of a key is not stored', async () => {
  const { secret } = await make(['orders:read']);
  await showing(secret).api.call('GET /admin/orders');
  expect(await dump(world.product.database.url)).not.toContain(secret.slice(-43));
});
