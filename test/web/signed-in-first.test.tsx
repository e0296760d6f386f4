import { afterAll, afterEach, expect, jest, test } from '@jest/globals';
import { signedInFirst } from '../../web-storefront/src/features/session/signed-in-first.ts';
import { modals } from '../../web-storefront/src/features/modals.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import { plainDraft } from '../support/drafts.ts';

const token = `h.${btoa(JSON.stringify({ sub: 'elif', exp: Date.now() / 1000 + 900 }))}.s`;

afterEach(async () => {
  modals.close();
  await session.signOut();
});
afterAll(() => session.close());

test('a signed-in user is not asked to log in, even before the session is refreshed', async () => {
  let answer: (response: Response) => void = () => undefined;
  globalThis.fetch = jest.fn<typeof fetch>(() => new Promise((resolve) => (answer = resolve)));
  localStorage.setItem('auth.signedIn', '1');
  const goOn = jest.fn();
  const pressed = signedInFirst(goOn);
  expect(goOn).not.toHaveBeenCalled();
  await new Promise((turn) => setTimeout(turn, 10));
  answer(Response.json({ token, expiresInSeconds: 900 }));
  await pressed;
  expect(goOn).toHaveBeenCalledTimes(1);
  expect(modals.current()).toBeNull();
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })));
});

test('a visitor is asked to log in, and the action is left to the log-in window', async () => {
  const goOn = jest.fn();
  await signedInFirst(goOn);
  expect(goOn).not.toHaveBeenCalled();
  expect(modals.current()).toMatchObject({ name: 'login', payload: { onSignedIn: goOn } });
});

const order = { draft: plainDraft('tft/win-boost'), price: { amount: 25_920, currency: 'TRY' } } as const;

test('a visitor who places an order registers first, with the order in sight', async () => {
  const goOn = jest.fn();
  await signedInFirst(goOn, order);
  expect(goOn).not.toHaveBeenCalled();
  expect(modals.current()).toEqual({ name: 'register', payload: { onSignedIn: goOn, order } });
});

test('a user whose session ended while ordering logs in, with the order in sight', async () => {
  session.signIn(token);
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 401 })));
  await session.fetch('/api/orders').catch(() => undefined);
  expect(session.status).toBe('expired');
  const goOn = jest.fn();
  await signedInFirst(goOn, order);
  expect(modals.current()).toEqual({ name: 'login', payload: { onSignedIn: goOn, order } });
});

test('a signed-in user whose session can’t be continued now logs in rather than registers', async () => {
  localStorage.setItem('auth.signedIn', 'customer');
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 503 })));
  const goOn = jest.fn();
  await signedInFirst(goOn, order);
  expect(modals.current()).toEqual({ name: 'login', payload: { onSignedIn: goOn, order } });
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })));
});
