import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { scopeOfCommand } from '../../src/kernel/approvals.ts';
import { routes } from '../../src/contract/routes.ts';
import type { Route } from '../../src/contract/route.ts';
import { type Scope, scopes } from '../../src/contract/vocabulary.ts';
import { accessFile, consoleAccess } from '../support/console-access.ts';
import { App } from '../../web-admin/src/App.tsx';
import { may, refusalOf } from '../../web-admin/src/providers/permissions.ts';
import { session } from '../../web-admin/src/providers/session.ts';

test('the console’s copy of the route permissions equals the route table', () => {
  expect(readFileSync(accessFile, 'utf8')).toBe(consoleAccess());
});

test('an action is shown to exactly the staff whom the API permits it', () => {
  const withScopes = [[], ...scopes.map((scope) => [scope])].map((scope) => ({ role: 'staff' as const, scope }));
  for (const [key, { access }] of Object.entries<Route>(routes)) {
    if (access.kind !== 'staff') continue;
    const { scope } = access;
    const those = withScopes.filter((person) => may(person, 'orders', key)).map((person) => person.scope);
    expect([key, those]).toEqual([key, [[scope]]]);
  }
});

test('an action whose route names no scope is shown only to staff with a scope that the use case requires', () => {
  const movers = [...new Set(Object.values(scopeOfCommand))];
  const wider: Record<string, readonly Scope[]> = {
    'POST /orders/:id/resume': ['orders:write'],
    'POST /orders/:id/messages': ['messages:write'],
    'POST /tickets/:id/messages': ['tickets:write'],
    'POST /tickets/:id/state': ['tickets:write'],
    'GET /admin/suspicions': ['users:read', 'orders:read'],
    'GET /admin/approvals': movers,
    'POST /admin/approvals/:id/withdraw': movers,
  };
  for (const [key, needed] of Object.entries(wider)) {
    const those = scopes.filter((scope) => may({ role: 'staff', scope: [scope] }, 'orders', key));
    expect([key, those.toSorted()]).toEqual([key, needed.toSorted()]);
  }
});

test('an action is permitted to admins, and to staff with its scope; an action that no route has is permitted to nobody', () => {
  const staff = { role: 'staff', scope: ['orders:read'] } as const;
  expect(may({ role: 'admin', scope: [] }, 'payouts', 'POST /admin/pay-booster')).toBe(true);
  expect(may({ ...staff, scope: [...staff.scope] }, 'orders', 'list')).toBe(true);
  expect(may({ ...staff, scope: [...staff.scope] }, 'orders', 'POST /admin/choose-state')).toBe(false);
  expect(may({ role: 'staff', scope: ['payouts:write'] }, 'approvals', 'list')).toBe(true);
  expect(may({ role: 'staff', scope: ['payouts:read'] }, 'approvals', 'list')).toBe(false);
  expect(may({ role: 'staff', scope: ['payouts:write'] }, 'approvals', 'POST /admin/approvals/:id/approve')).toBe(
    false,
  );
  expect(may({ role: 'admin', scope: [] }, 'settings', 'edit')).toBe(true);
  expect(may({ role: 'admin', scope: [] }, 'orders', 'delete')).toBe(false);
  expect(may({ role: 'admin', scope: [] }, 'constructor', 'name')).toBe(false);
  expect(may({ role: 'customer', scope: ['orders:read'] }, 'orders', 'list')).toBe(false);
});

test('customers and boosters are refused with a sentence', () => {
  const settled = { mustChangePassword: false, mustSetSecondFactor: false };
  expect(refusalOf({ role: 'customer', ...settled })).toMatch(/Basamak ekibi/);
  expect(refusalOf({ role: 'booster', ...settled })).toMatch(/Basamak ekibi/);
  expect(refusalOf({ role: 'staff', ...settled })).toBeNull();
  expect(refusalOf({ role: 'admin', ...settled, mustChangePassword: true })).toMatch(/şifreni değiştir/);
  expect(refusalOf({ role: 'staff', ...settled, mustSetSecondFactor: true })).toMatch(/iki adımlı girişi kur/);
});

const token = `h.${btoa(JSON.stringify({ sub: 'aylin', exp: Date.now() / 1000 + 900 }))}.s`;
const calls: string[] = [];

/** The API for one person; lists are empty. */
function serve(person: { role: string; scope: string[] }) {
  const user = { id: 'aylin', firstName: 'Aylin', lastName: 'Şen', mustChangePassword: false, ...person };
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    const { pathname } = new URL(input as string, 'http://localhost/');
    calls.push(pathname);
    if (pathname === '/api/users/authenticate') return Promise.resolve(Response.json({ token, expiresInSeconds: 900 }));
    if (pathname === '/api/users/current') return Promise.resolve(Response.json(user));
    if (pathname === '/api/users/sign-out') return Promise.resolve(new Response(null, { status: 204 }));
    return Promise.resolve(Response.json([], { headers: { 'content-range': 'orders */0' } }));
  });
}

function openConsole(path = '/admin/') {
  const router = createMemoryRouter([{ path: '*', element: <App /> }], { basename: '/admin', initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

async function logIn() {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^E-posta ya da kullanıcı adı/), 'aylin');
  await user.type(screen.getByLabelText(/^Şifre/, { selector: 'input' }), 'basamak-demo');
  await user.click(screen.getByRole('button', { name: 'Giriş yap' }));
}

beforeEach(() => {
  localStorage.clear();
  calls.length = 0;
});

afterEach(async () => {
  cleanup();
  await session.signOut();
});

afterAll(() => session.close());

test('the first page is open to staff who may see a part of it', () => {
  const staff = (scope: readonly Scope[]) => ({ role: 'staff' as const, scope: [...scope] });
  for (const scope of ['orders:read', 'wallets:read', 'tickets:read', 'boosters:read', 'payouts:read'] as const)
    expect([scope, may(staff([scope]), 'dashboard', 'show')]).toEqual([scope, true]);
  expect(may({ role: 'admin', scope: [] }, 'dashboard', 'show')).toBe(true);
  for (const person of [staff([]), staff(['coupons:write', 'prices:read']), { role: 'customer' as const, scope: [] }])
    expect(may(person, 'dashboard', 'show')).toBe(false);
});

test('an anonymous visitor gets the log-in page, and no call is made', async () => {
  serve({ role: 'admin', scope: [] });
  const router = openConsole('/admin/orders');
  expect(await screen.findByRole('button', { name: 'Giriş yap' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/login');
  expect(calls).toEqual([]);
  // react-admin passes props to MUI that MUI no longer knows; these props must not reach the DOM
  expect(document.querySelector('[inputprops], [inputref]')).toBeNull();
});

test('staff see only their own menu entries and start at their first list', async () => {
  serve({ role: 'staff', scope: ['coupons:read'] });
  const router = openConsole();
  await logIn();
  expect(await screen.findByRole('menuitem', { name: 'Kuponlar' }, { timeout: 5000 })).toBeInTheDocument();
  expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual(['Kuponlar']);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/coupons'));
});

test('a page or form without permission shows the refusal instead, and requests no data', async () => {
  serve({ role: 'staff', scope: ['coupons:read'] });
  openConsole('/admin/users');
  await logIn();
  expect(await screen.findByText(/^Bu sayfayı görmeye yetkin yok/, {}, { timeout: 5000 })).toBeVisible();
  expect(calls).not.toContain('/api/admin/users');
  for (const path of ['/admin/users/create', '/admin/coupons/create', '/admin/price-books/1']) {
    cleanup();
    openConsole(path);
    expect(await screen.findByText(/^Bu sayfayı görmeye yetkin yok/, {}, { timeout: 5000 })).toBeVisible();
  }
  expect(calls).not.toContain('/api/admin/price-books');
});

test('a customer who logs in is told that the console is for staff', async () => {
  serve({ role: 'customer', scope: [] });
  openConsole();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Bu panel yalnız Basamak ekibi içindir.');
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(session.status).toBe('signed-out');
});
