import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { logIn } from '#test/support/clients.ts';
import { type Shop, startShop } from '#test/support/shop.ts';

jest.setTimeout(60_000);

let shop: Shop;
let token: string;

beforeAll(async () => {
  shop = await startShop();
  token = (await logIn(shop.urls[0] ?? '', 'yonetici@basamak.test')).token;
});
afterAll(() => shop.stop());

const call = (path: string, init?: RequestInit) =>
  fetch(`${shop.urls[0]}/api${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });

test('escapes in a path that mean no text name nothing', async () => {
  const answer = await call('/orders/%ff');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toMatch('application/problem+json');
  expect(await answer.json()).toMatchObject({ code: 'request.not_found' });
});

describe.each([
  'users',
  'boosters',
  'orders',
  'top-ups',
  'entries',
  'payouts',
  'coupons',
  'tickets',
  'booster-applications',
])('the list of %s', (list) => {
  test('finds nothing by an empty choice', async () => {
    const answer = await call(`/admin/${list}?filter={"id":[]}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([]);
  });
});

describe.each(['orders', 'top-ups', 'entries'])('the list of %s', (list) => {
  test.each(['-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z', 'yesterday', '1'])(
    'knows no time such as %s',
    async (time) => {
      const filter = encodeURIComponent(JSON.stringify({ createdAt_gte: time }));
      expect((await call(`/admin/${list}?filter=${filter}`)).status).toBe(422);
    },
  );
});

test('text that PostgreSQL cannot hold is refused as a reason', async () => {
  const answer = await call('/admin/top-ups/0199f000-0000-7000-8000-000000000001/refund', {
    method: 'POST',
    body: JSON.stringify({ reason: 'no\0reason' }),
  });
  expect(answer.status).toBe(422);
});

test.each([
  '/api/openapi.json',
  '/api/nothing',
  '/api/catalog',
  '/healthz',
  '/readyz',
  '/metrics',
  '/assets/none',
  '/%ff',
])('every kind of answer has the security headers: %s', async (path) => {
  const { headers } = await fetch(`${shop.urls[0]}${path}`);
  expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toMatch('max-age=');
});
