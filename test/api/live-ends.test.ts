import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { key } from '#test/support/calls.ts';
import { logIn, register, type Session, withToken } from '#test/support/clients.ts';
import { type Shop, startShop } from '#test/support/shop.ts';
import { newPerson } from '#test/support/world.ts';

jest.setTimeout(60_000);

let shop: Shop;
let admin: Session;
const url = (n: number) => shop.urls[n] ?? '';

beforeAll(async () => {
  shop = await startShop({ processes: 2 });
  admin = await logIn(url(0), 'yonetici@basamak.test');
});
afterAll(() => shop.stop());

/** Opens a stream; `ended` resolves with the time when the server has closed it. */
const open = async ({ token }: Pick<Session, 'token'>, process: number) => {
  const response = await fetch(`${url(process)}/api/live`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return { ended: response.text().then(() => Date.now()) };
};

test('a ban ends the streams on every process, long before the next heartbeat', async () => {
  const customer = await register(url(0));
  const streams = [await open(customer, 0), await open(customer, 1)];
  const began = Date.now();
  await admin.api.call('POST /admin/ban', { body: { userId: customer.id, reason: 'Hesabını başkasına verdi.' } });
  for (const { ended } of streams) expect((await ended) - began).toBeLessThan(3_000);
});

test('a sign-out ends the stream of its own session only', async () => {
  const customer = await register(url(0));
  const elsewhere = await logIn(url(1), customer.username, 'kiraz-agaci-42');
  const [own, other] = [await open(customer, 1), await open(elsewhere, 1)];
  await customer.api.call('POST /users/sign-out');
  const endedOwn = await own.ended;
  expect(await Promise.race([other.ended, new Promise((still) => setTimeout(still, 1_000, 'open'))])).toBe('open');
  await elsewhere.api.call('POST /users/sign-out');
  expect(await other.ended).toBeGreaterThan(endedOwn);
});

/** Staff with an API key, and the key's streams on both processes. */
const withKey = async () => {
  const person = newPerson();
  const scopes = ['orders:read', 'tickets:read', 'integrations:write'] as const;
  const { id } = await admin.api.call('POST /admin/new-user', {
    body: { ...person, role: 'staff', scopes: [...scopes], password: 'kiraz-agaci-42' },
    ...key(),
  });
  const owner = await logIn(url(0), person.username, 'kiraz-agaci-42');
  const made = await owner.api.call('POST /admin/api-keys', {
    body: { name: 'Ekran', scopes: ['orders:read', 'tickets:read'], expiresInDays: null },
  });
  const program = withToken(url(0), made.secret);
  return { id, owner, scopes, keyId: made.key.id, streams: [await open(program, 0), await open(program, 1)] };
};
const lastEnd = async (streams: readonly { ended: Promise<number> }[]) =>
  Math.max(...(await Promise.all(streams.map(({ ended }) => ended))));

test('a key that is ended loses its streams on every process', async () => {
  const { owner, keyId, streams } = await withKey();
  const began = Date.now();
  await owner.api.call('POST /admin/api-keys/:id/end', {
    params: { id: keyId },
    body: { reason: 'Gerekmiyor' },
    ...key(),
  });
  expect((await lastEnd(streams)) - began).toBeLessThan(3_000);
});

test('the streams of a key end when its owner loses a scope', async () => {
  const { id: userId, scopes, streams } = await withKey();
  const began = Date.now();
  await admin.api.call('POST /admin/change-scopes', {
    body: {
      userId,
      role: 'staff',
      scopes: ['tickets:read', 'integrations:write'],
      known: { role: 'staff', scopes: [...scopes] },
      reason: 'Başka işe bakıyor.',
    },
    ...key(),
  });
  expect((await lastEnd(streams)) - began).toBeLessThan(3_000);
});

test('a one-time password ends the streams of its user’s keys, even if the user has no session', async () => {
  const { id: userId, owner, streams } = await withKey();
  await owner.api.call('POST /users/sign-out');
  const began = Date.now();
  await admin.api.call('POST /admin/change-password', { body: { userId } });
  expect((await lastEnd(streams)) - began).toBeLessThan(3_000);
});

test('new scopes end the streams of staff on every process, long before the next heartbeat', async () => {
  const person = newPerson();
  const { id: userId } = await admin.api.call('POST /admin/new-user', {
    body: { ...person, role: 'staff', scopes: ['orders:read'], password: 'kiraz-agaci-42' },
    ...key(),
  });
  const staff = await logIn(url(0), person.username, 'kiraz-agaci-42');
  const streams = [await open(staff, 0), await open(staff, 1)];
  const began = Date.now();
  await admin.api.call('POST /admin/change-scopes', {
    body: {
      userId,
      role: 'staff',
      scopes: ['tickets:read'],
      known: { role: 'staff', scopes: ['orders:read'] },
      reason: 'Başka işe bakıyor.',
    },
    ...key(),
  });
  for (const { ended } of streams) expect((await ended) - began).toBeLessThan(3_000);
});
