// Rules that hold over all processes, not only in the one that got the request (promises 27, 29 and 30).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { anonymous, logIn, type NewCustomer, register, type Session } from '#test/support/clients.ts';
import { type Shop, startShop } from '#test/support/shop.ts';

const attempts = 8;
let shop: Shop;
let admin: Session;
beforeAll(async () => {
  shop = await startShop({ processes: 3, settings: { LOGIN_ATTEMPTS: String(attempts), TRUSTED_PROXIES: '1' } });
  admin = await logIn(shop.urls[0]!, 'yonetici@basamak.test');
}, 60_000);
afterAll(() => shop.stop());

const key = () => ({ idempotencyKey: randomUUID() });
const post = (url: string, path: string, body: object, headers: object = {}) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const statusOn = async (url: string, token: string): Promise<number> =>
  (await fetch(`${url}/api/users/current`, { headers: { authorization: `Bearer ${token}` } })).status;
const statuses = (token: string) => Promise.all(shop.urls.map((url) => statusOn(url, token)));

describe('every process refuses a session within a second after', () => {
  const endings: readonly [string, (customer: NewCustomer) => Promise<unknown>][] = [
    ['signing out', ({ api }) => api.call('POST /users/sign-out')],
    ['a ban', ({ id }) => admin.api.call('POST /admin/ban', { body: { userId: id, reason: 'Hile' }, ...key() })],
    [
      'a one-time password',
      ({ id }) => admin.api.call('POST /admin/change-password', { body: { userId: id }, ...key() }),
    ],
    [
      'a password change in another session',
      async ({ username }) => {
        const { api } = await logIn(shop.urls[1]!, username, 'kiraz-agaci-42');
        await api.call('POST /users/current/password', {
          body: { oldPassword: 'kiraz-agaci-42', newPassword: 'erik-agaci' },
        });
      },
    ],
  ];

  test.each(endings)('%s', async (_, end) => {
    const customer = await register(shop.urls[0]!);
    // every process has just accepted the session, and goes on receiving requests
    expect(await statuses(customer.token)).toEqual([200, 200, 200]);
    await end(customer);
    const began = performance.now();
    while (performance.now() - began < 900) await statuses(customer.token);
    expect(await statuses(customer.token)).toEqual([401, 401, 401]);
  });
});

test('twenty tabs that refresh at once on all processes stay logged in, with one new token each time', async () => {
  const { username } = await register(shop.urls[0]!);
  const body = { login: username, password: 'kiraz-agaci-42' };
  let { refreshToken = '' } = await anonymous(shop.urls[0]!).call('POST /users/authenticate', { body });
  for (let round = 1; round <= 50; round++) {
    const tabs = await Promise.all(
      Array.from({ length: 20 }, (_, tab) => post(shop.urls[tab % 3]!, '/users/refresh', { token: refreshToken })),
    );
    expect(new Set(tabs.map(({ status }) => status))).toEqual(new Set([200]));
    const sessions = (await Promise.all(tabs.map((tab) => tab.json()))) as { refreshToken: string }[];
    const successors = [...new Set(sessions.map((session) => session.refreshToken))];
    expect(successors).toHaveLength(1);
    expect(successors[0]).not.toBe(refreshToken);
    [refreshToken = ''] = successors;
  }
}, 60_000);

test('tabs that refresh without waiting for each other stay logged in', async () => {
  const { username } = await register(shop.urls[0]!);
  const body = { login: username, password: 'kiraz-agaci-42' };
  const { refreshToken = '' } = await anonymous(shop.urls[0]!).call('POST /users/authenticate', { body });
  // as in a browser: each answer sets the cookie that all tabs share
  let jar = refreshToken;
  const tab = async (number: number) => {
    for (let round = 1; round <= 15; round++) {
      const answer = await post(shop.urls[number % 3]!, '/users/refresh', { token: jar });
      expect(answer.status).toBe(200);
      jar = ((await answer.json()) as { refreshToken: string }).refreshToken;
    }
  };
  await Promise.all(Array.from({ length: 6 }, (_, number) => tab(number)));
}, 60_000);

test('a used refresh token that is sent again after ten seconds ends the session', async () => {
  const { username } = await register(shop.urls[0]!);
  const body = { login: username, password: 'kiraz-agaci-42' };
  const { refreshToken: stolen = '' } = await anonymous(shop.urls[0]!).call('POST /users/authenticate', { body });
  const { refreshToken: living = '' } = await anonymous(shop.urls[1]!).call('POST /users/refresh', {
    body: { token: stolen },
  });
  await new Promise((later) => setTimeout(later, 10_500));
  for (const token of [stolen, living]) {
    expect((await post(shop.urls[2]!, '/users/refresh', { token })).status).toBe(401);
  }
}, 30_000);

test('log-in limits hold over all processes, and the owner can log in from another address', async () => {
  const { username } = await register(shop.urls[0]!);
  const from = (address: string, password: string, process: number) =>
    post(shop.urls[process % 3]!, '/users/authenticate', { login: username, password }, { 'x-forwarded-for': address });
  const guesses = await Promise.all(
    Array.from({ length: attempts * 3 }, (_, guess) => from('203.0.113.7', `tahmin-${guess}`, guess)),
  );
  const answers = guesses.map(({ status }) => status);
  expect(answers.filter((status) => status === 401)).toHaveLength(attempts);
  expect(answers.filter((status) => status === 429)).toHaveLength(attempts * 2);
  const late = await from('203.0.113.7', 'kiraz-agaci-42', 0);
  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await from('198.51.100.4', 'kiraz-agaci-42', 1)).status).toBe(200);
});
