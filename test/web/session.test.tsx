import { beforeEach, expect, jest, test } from '@jest/globals';
import { createSession, SESSION_EXPIRED_MESSAGE } from '../../src/contract/browser/session.ts';

const HINT = 'auth.signedIn';

const tokenFor = (seconds: number, subject = 'elif') =>
  `h.${btoa(JSON.stringify({ sub: subject, exp: Date.now() / 1000 + seconds }))}.s`;
const pathOf = (call: readonly unknown[]) => String(call[0]);
const bearerOf = (call: readonly unknown[]) => new Headers((call[1] as RequestInit).headers).get('authorization');

function server(refresh: () => Response) {
  const send = jest.fn<typeof fetch>((input) =>
    Promise.resolve((input as string).endsWith('/users/refresh') ? refresh() : Response.json({ fine: true })),
  );
  const calls = (path: string) => send.mock.calls.filter((call) => pathOf(call).endsWith(path));
  return { send, calls };
}

beforeEach(() => localStorage.clear());

test('the requests of an anonymous visitor carry no token and cause no refresh', async () => {
  const { send, calls } = server(() => Response.json({}));
  const session = createSession(send);
  expect(await session.ready()).toBe(false);
  await session.fetch('/api/catalog');
  expect(calls('/users/refresh')).toHaveLength(0);
  expect(bearerOf(calls('/api/catalog')[0] ?? [])).toBeNull();
  session.close();
});

test('twenty requests on an expired token cost one refresh', async () => {
  const fresh = tokenFor(900);
  const { send, calls } = server(() => Response.json({ token: fresh, expiresInSeconds: 900 }));
  const session = createSession(send);
  session.signIn(tokenFor(-1));
  await Promise.all(Array.from({ length: 20 }, (_, n) => session.fetch(`/api/orders/${n}`)));
  expect(calls('/users/refresh')).toHaveLength(1);
  expect(send.mock.calls.filter((call) => bearerOf(call) === `Bearer ${fresh}`)).toHaveLength(20);
  session.close();
});

test('a token is refreshed half a second before it expires', async () => {
  const { send, calls } = server(() => Response.json({ token: tokenFor(900), expiresInSeconds: 900 }));
  const session = createSession(send);
  session.signIn(tokenFor(0.6));
  await session.fetch('/api/orders');
  expect(calls('/users/refresh')).toHaveLength(0);
  session.signIn(tokenFor(0.4));
  await session.fetch('/api/orders');
  expect(calls('/users/refresh')).toHaveLength(1);
  session.close();
});

test('if the refresh token has expired too, the request is aborted and the session is reset', async () => {
  const { send, calls } = server(() => Response.json({ code: 'identity.session_expired' }, { status: 401 }));
  const session = createSession(send);
  session.signIn(tokenFor(-1));
  await expect(session.fetch('/api/orders')).rejects.toThrow(SESSION_EXPIRED_MESSAGE);
  expect(calls('/api/orders')).toHaveLength(0);
  expect(session.status).toBe('expired');
  expect(localStorage.getItem(HINT)).toBeNull();
  session.close();
});

test.each([
  [401, 'identity.ended_by_password', 'Şifren değişti. Yeni şifrenle giriş yap.'],
  [403, 'identity.account_deleted', 'Bu hesap silindi, artık kullanılamaz.'],
])('a refresh refused with %i %s keeps its reason until the next log-in', async (status, code, detail) => {
  const { send } = server(() => Response.json({ code, detail }, { status }));
  const session = createSession(send);
  session.signIn(tokenFor(-1));
  await expect(session.fetch('/api/orders')).rejects.toThrow(SESSION_EXPIRED_MESSAGE);
  expect([session.status, session.endedBecause]).toEqual(['expired', detail]);
  session.signIn(tokenFor(900));
  expect(session.endedBecause).toBeNull();
  session.close();
});

test('a refresh that the document has started is used, and repeated if it failed', async () => {
  const { send, calls } = server(() => Response.json({ token: tokenFor(900) }));
  for (const [early, asked] of [
    [Promise.resolve(Response.json({ token: tokenFor(900) })), 0],
    [Promise.reject(new TypeError('Failed to fetch')), 1],
  ] as const) {
    localStorage.setItem(HINT, 'customer');
    Object.assign(globalThis, { earlyRefresh: early });
    const session = createSession(send);
    expect(await session.ready()).toBe(true);
    expect(calls('/users/refresh')).toHaveLength(asked);
    session.close();
  }
});

test('a session remembers the role of the last log-in', () => {
  const { send } = server(() => Response.json({}));
  const session = createSession(send);
  expect(session.expectedRole).toBeNull();
  session.signIn(`h.${btoa(JSON.stringify({ sub: 'elif', role: 'booster', exp: Date.now() / 1000 + 900 }))}.s`);
  expect(session.expectedRole).toBe('booster');
  session.close();
});

test('a server that is down does not end the session', async () => {
  const { send } = server(() => new Response(null, { status: 503 }));
  const session = createSession(send);
  session.signIn(tokenFor(-1));
  await expect(session.fetch('/api/orders')).rejects.toThrow();
  expect(session.status).toBe('signed-in');
  expect(localStorage.getItem(HINT)).not.toBeNull();
  session.close();
});

test('a refused token is refreshed once and the request is repeated', async () => {
  const revoked = tokenFor(900);
  const fresh = tokenFor(901);
  const send = jest.fn<typeof fetch>((input, init) => {
    if ((input as string).endsWith('/users/refresh')) return Promise.resolve(Response.json({ token: fresh }));
    return Promise.resolve(new Response(null, { status: bearerOf([input, init]) === `Bearer ${fresh}` ? 200 : 401 }));
  });
  const session = createSession(send);
  session.signIn(revoked);
  expect((await session.fetch('/api/orders')).status).toBe(200);
  session.close();
});

test('signing out in another tab ends the session here, and the token is never in localStorage', async () => {
  const { send } = server(() => Response.json({}));
  const session = createSession(send);
  const token = tokenFor(900);
  session.signIn(token);
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(token);
  localStorage.removeItem(HINT);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: HINT, newValue: null }));
  expect(session.status).toBe('signed-out');
  session.close();
});
