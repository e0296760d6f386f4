import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { key } from '#test/support/calls.ts';
import { logIn, register, type Session } from '#test/support/clients.ts';
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
const open = async ({ token }: Session, process: number) => {
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

test('other scopes end the streams of their holder on every process, long before the next heartbeat', async () => {
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
