import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { anApplication } from '#test/support/applications.ts';
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

test('a path whose escapes are no valid text is answered with 404', async () => {
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
  'listings',
  'stock-accounts',
  'tickets',
  'contact-messages',
  'canned-answers',
  'booster-applications',
])('the list of %s', (list) => {
  test('is empty when filtered by an empty list of ids', async () => {
    const answer = await call(`/admin/${list}?filter={"id":[]}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([]);
  });
});

test('a filter takes at most two hundred ids, and an empty result has no range', async () => {
  const idsOf = (count: number) => Array.from({ length: count }, () => '0199f000-0000-7000-8000-000000000000');
  const ask = (count: number) =>
    call(`/admin/orders?filter=${encodeURIComponent(JSON.stringify({ id: idsOf(count) }))}`);
  const most = await ask(200);
  expect([most.status, most.headers.get('content-range')]).toEqual([200, 'orders */0']);
  expect((await ask(201)).status).toBe(422);
});

describe.each(['orders', 'top-ups', 'entries'])('the list of %s', (list) => {
  test.each(['-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z', 'yesterday', '1'])(
    'refuses the time %s',
    async (time) => {
      const filter = encodeURIComponent(JSON.stringify({ createdAt_gte: time }));
      expect((await call(`/admin/${list}?filter=${filter}`)).status).toBe(422);
    },
  );
});

test.each([
  ['/admin/orders', { createdAt_gte: [] }],
  ['/admin/orders', { createdAt_lt: ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'] }],
  ['/listings', { level_gte: [1, 2] }],
  ['/listings', { level_gte: 2 ** 40 }],
  ['/admin/tickets', { answered: [true] }],
])('the filter of %s takes one value for a bound: %j is refused', async (list, filter) => {
  const answer = await call(`${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'request.invalid' });
});

test.each(['Ece\nBcc: herkes@basamak.test', 'Ece\u2028Işık', '\u202eecE', '\u200b\u200b', 'Ece\u0085', '\u200d\u200d'])(
  'a name is one visible line: %j is refused',
  async (name) => {
    const body = JSON.stringify({ name, email: 'ece@basamak.test', text: 'Koçluk dersleri ne zaman başlıyor?' });
    const answer = await call('/contact', { method: 'POST', body });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/name' }] });
  },
);

test.each(['https://example.com/\0', 'https://example.com/\ud800', 'javascript:alert(1)'])(
  'an application with the link %j is refused',
  async (link) => {
    const body = JSON.stringify(anApplication({ links: [link] }));
    const answer = await call('/booster-applications', { method: 'POST', body });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/links/0' }] });
  },
);

test('a reason with a character that PostgreSQL cannot store is refused', async () => {
  const answer = await call('/admin/top-ups/0199f000-0000-7000-8000-000000000001/refund', {
    method: 'POST',
    body: JSON.stringify({ reason: 'no\0reason' }),
  });
  expect(answer.status).toBe(422);
});

test.each(['/metrics/', '/Metrics', '/METRICS', '/healthz/', '/API/catalog'])(
  'each path has one spelling, so that a proxy can guard it: %s is not served',
  async (path) => {
    const { status } = await fetch(`${shop.urls[0]}${path}`);
    expect([404, 503]).toContain(status); // 503 if the web apps are not built
  },
);

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
