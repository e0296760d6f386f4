// The session at load decides who owns the personal drafts of a tab (notes, accounts, a ticket, an unfinished payment).
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Session } from '../../src/contract/browser/session.ts';

const ticket = '{"about":"account","fields":{"text":"Adım yanlış"}}';
const personal = {
  'ticket.begun': ticket,
  'topUp.unpaid': '75000',
  'topUp.cardOrder': '{"topUpId":"1","draft":{"note":"telefonum 0555"}}',
  'topUp.orderForm': '/orders/1',
  'note.kocluk': 'telefonum 0555',
  'account.kocluk': 'hesap',
};
const tokenOf = (id: string) => `h.${btoa(JSON.stringify({ sub: id, exp: Date.now() / 1000 + 900 }))}.s`;

let refreshed: () => Promise<Response>;
let session: Session;

/** Loads the page again in this tab, with new modules and the same storage. */
async function load(): Promise<void> {
  session?.close();
  jest.resetModules();
  ({ session } = await import('../../web-storefront/src/lib/session.ts'));
  const { followSession } = await import('../../web-storefront/src/app/session-effects.ts');
  const { createMemoryRouter } = await import('../../web-storefront/src/lib/router/index.ts');
  followSession(createMemoryRouter([{ path: '*', Component: () => null }]));
}
const begin = () => {
  for (const [key, value] of Object.entries(personal)) sessionStorage.setItem(key, value);
};
const left = () => Object.keys(personal).filter((key) => sessionStorage.getItem(key) !== null);
const all = Object.keys(personal);

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  refreshed = () => Promise.resolve(Response.json({ token: tokenOf('elif') }));
  globalThis.fetch = jest.fn<typeof fetch>((input) =>
    (input as string).endsWith('/users/refresh') ? refreshed() : Promise.resolve(Response.json({})),
  );
  await load();
});
afterEach(() => session.close());

const elifBegins = () => {
  session.signIn(tokenOf('elif'));
  begin();
};

test('personal drafts stay through a reload, also while the session is unknown or the server is unreachable', async () => {
  elifBegins();
  let answer = (_: Response): void => undefined;
  refreshed = () => new Promise((resolve) => (answer = resolve));
  await load();
  const ready = session.ready();
  expect(left()).toEqual(all);
  answer(new Response(null, { status: 503 }));
  expect(await ready).toBe(false);
  expect(left()).toEqual(all);
  refreshed = () => Promise.resolve(Response.json({ token: tokenOf('elif') }));
  expect(await session.ready()).toBe(true);
  expect(left()).toEqual(all);
});

test('personal drafts are removed when the session turns out to have expired at load', async () => {
  elifBegins();
  refreshed = () => Promise.resolve(Response.json({ code: 'identity.session_expired' }, { status: 401 }));
  await load();
  await session.ready();
  expect(session.status).toBe('expired');
  expect(left()).toEqual([]);
});

test('personal drafts are removed when another tab ended the session while no page was open here', async () => {
  elifBegins();
  session.close();
  localStorage.clear();
  await load();
  expect(left()).toEqual([]);
});

test('personal drafts are removed when another user is signed in at load', async () => {
  elifBegins();
  refreshed = () => Promise.resolve(Response.json({ token: tokenOf('derya') }));
  await load();
  expect(await session.ready()).toBe(true);
  expect(left()).toEqual([]);
});

test('a visitor’s personal drafts stay through a reload, pass to the user who signs in, and end with that session', async () => {
  begin();
  await load();
  expect(left()).toEqual(all);
  session.signIn(tokenOf('elif'));
  expect(left()).toEqual(all);
  await session.signOut();
  expect(left()).toEqual([]);
});

test('personal drafts that a visitor begins after an expired session stay when its notice is read', async () => {
  elifBegins();
  refreshed = () => Promise.resolve(new Response(null, { status: 401 }));
  await load();
  await session.ready();
  begin();
  session.acknowledge();
  expect(left()).toEqual(all);
});
