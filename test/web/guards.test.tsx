import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { LoaderCall } from '../../web-storefront/src/lib/router/index.ts';
import { guardOf, isExpected } from '../../web-storefront/src/app/guards.ts';
import { inSitePath, type RouteRow } from '../../web-storefront/src/config/paths.ts';
import { rememberPath, takeReturnPath } from '../../web-storefront/src/features/session/return-path.ts';
import { NoConnectionError } from '../../src/contract/browser/chunk.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

const tokenOf = (role: string) => `h.${btoa(JSON.stringify({ sub: 'elif', role, exp: Date.now() / 1000 + 900 }))}.s`;
let role = 'customer';

beforeEach(async () => {
  sessionStorage.clear();
  queryClient.clear();
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(Response.json({ id: 'elif', role })));
  await session.signOut();
});
afterAll(() => session.close());

/** The address that a guard redirects to, or its status; null when it lets the user in. */
async function sentBy(row: Partial<RouteRow>, path = '/siparisler', params: Record<string, string> = {}) {
  const call: LoaderCall = { request: new Request(`http://localhost${path}`), params };
  try {
    await guardOf({ path: '/siparisler', access: 'anyone', ...row })(call);
    return null;
  } catch (answer) {
    const { status, statusText, headers } = answer as Response;
    return headers.get('location') ?? `${status} ${statusText}`;
  }
}
const signInAs = (next: string) => {
  role = next;
  session.signIn(tokenOf(next));
};

describe('the guard of a page', () => {
  test('sends visitors to the log-in and keeps their path with its query', async () => {
    expect(await sentBy({ access: 'signed-in' }, '/siparisler?sayfa=2')).toBe('/login');
    expect(takeReturnPath()).toBe('/siparisler?sayfa=2');
    expect(takeReturnPath()).toBe('/');
  });

  test('sends a role that is not listed home, and lets a listed one in', async () => {
    signInAs('customer');
    expect(await sentBy({ access: ['booster'] })).toBe('/');
    expect(await sentBy({ access: ['customer', 'booster'] })).toBeNull();
    expect(await sentBy({ access: 'signed-in' })).toBeNull();
  });

  test('sends signed-in users home from a page for guests', async () => {
    expect(await sentBy({ access: 'guest' })).toBeNull();
    signInAs('customer');
    expect(await sentBy({ access: 'guest' })).toBe('/');
  });

  test('answers 404 for an invalid id before it asks for a log-in', async () => {
    const row = { access: ['customer'], ids: ['id'] } as const;
    expect(await sentBy(row, '/', { id: '17' })).toBe('404 This page could not be found');
    expect(await sentBy(row, '/', { id: '0199f000-0000-7000-8000-000000000001' })).toBe('/login');
  });

  test('answers 404 for a variable part that is not in its list', async () => {
    const values = [{ game: 'valorant' }];
    expect(await sentBy({ values }, '/', { game: 'pong' })).toBe('404 This page could not be found');
    expect(await sentBy({ values }, '/', { game: 'valorant' })).toBeNull();
  });

  test('lets nobody in if the kind of the guard is unknown', async () => {
    expect(await sentBy({ access: 'moderators' as RouteRow['access'] })).toBe('500 Unknown middleware');
  });
});

describe('a guard before the session is known', () => {
  const failing = (status?: number) => {
    globalThis.fetch = jest.fn<typeof fetch>(() =>
      status === undefined
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(null, { status })),
    );
  };

  test.each([undefined, 503])('sends nobody to the log-in when the server answers %s', async (status) => {
    localStorage.setItem('auth.signedIn', 'customer');
    failing(status);
    const call: LoaderCall = { request: new Request('http://localhost/siparisler'), params: {} };
    await expect(guardOf({ path: '/siparisler', access: ['customer'] })(call)).rejects.toThrow(NoConnectionError);
    expect(takeReturnPath()).toBe('/');
  });

  test('waits for the connection on a page that needs the user', async () => {
    session.signIn(tokenOf('customer'));
    failing(503);
    queryClient.setDefaultOptions({ queries: { retry: false } });
    const call: LoaderCall = { request: new Request('http://localhost/siparisler'), params: {} };
    await expect(guardOf({ path: '/siparisler', access: ['customer'] })(call)).rejects.toThrow(NoConnectionError);
  });

  test('expects to let in the last signed-in user if their role is permitted', () => {
    const row = (access: RouteRow['access']): RouteRow => ({ path: '/siparisler', access });
    expect(isExpected(row('signed-in'))).toBe(false);
    signInAs('booster');
    expect(isExpected(row('signed-in'))).toBe(true);
    expect(isExpected(row(['booster']))).toBe(true);
    expect(isExpected(row(['customer']))).toBe(false);
    expect(isExpected(row('guest'))).toBe(false);
  });
});

describe('the path after the log-in', () => {
  test('is the panel for boosters, unless they asked for another path', () => {
    expect(takeReturnPath('booster')).toBe('/booster');
    expect(takeReturnPath('customer')).toBe('/');
    rememberPath('/sss#vpn');
    expect(takeReturnPath('booster')).toBe('/sss#vpn');
  });

  test.each([
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/..//elsewhere.test',
    '/a/%2e%2e//elsewhere.test',
    'https://elsewhere.test/',
    'javascript:alert(1)',
    '/ a',
    '',
  ])('is never outside the site: %s', (target) => {
    expect(inSitePath(target)).toBe('/');
  });
});
