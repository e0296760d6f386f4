import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { scopeOfCommand } from '../../src/kernel/approvals.ts';
import { routes } from '../../src/contract/routes.ts';
import type { Scope } from '../../src/contract/vocabulary.ts';
import { App } from '../../web-admin/src/App.tsx';
import { may, refusalOf, scopeOf } from '../../web-admin/src/providers/permissions.ts';
import { session } from '../../web-admin/src/providers/session.ts';

/** The scope that a route asks staff for; where others call it too, its use case asks, and the scope stands here itself. */
const staffScope = (key: keyof typeof routes | Scope | readonly Scope[]): Scope | readonly Scope[] | 'admin' | null => {
  if (typeof key !== 'string') return key;
  if (!(key in routes)) return key as Scope;
  const { access } = routes[key as keyof typeof routes];
  if (access.kind === 'roles') return access.roles.join() === 'admin' ? 'admin' : null;
  return access.kind === 'staff' ? access.scope : null;
};

test('the console shows an action to those whom the API lets do it', () => {
  const movers = [...new Set(Object.values(scopeOfCommand))];
  const routeOf: Record<keyof typeof scopeOf, Record<string, keyof typeof routes | Scope | readonly Scope[]>> = {
    orders: {
      list: 'GET /admin/orders',
      show: 'GET /admin/orders/:id',
      chooseState: 'POST /admin/choose-state',
      chooseBooster: 'POST /admin/choose-booster',
      decideDispute: 'POST /admin/decide-dispute',
      agreeProgress: 'POST /admin/agree-progress',
      declineBoosterRequest: 'POST /admin/decline-booster-request',
      decideAccountRequest: 'POST /admin/decide-account-request',
      resume: 'orders:write',
    },
    users: {
      list: 'GET /admin/users',
      show: 'GET /admin/users/:id',
      create: 'POST /admin/new-user',
      ban: 'POST /admin/ban',
      remove: 'POST /admin/remove',
      sendMail: 'POST /admin/send-mail',
      sendPasswordLink: 'POST /admin/send-password-link',
      setPassword: 'POST /admin/change-password',
      changeScopes: 'POST /admin/change-scopes',
      endSession: 'POST /admin/end-session',
      endSessions: 'POST /admin/end-sessions',
      resetSecondFactor: 'POST /admin/reset-second-factor',
      changeEmail: 'POST /admin/change-email',
      dropEmailChange: 'POST /admin/drop-email-change',
      changePhone: 'POST /admin/change-phone',
      clearAddress: 'POST /admin/clear-address',
      addFunds: 'POST /admin/add-funds',
    },
    sessions: { list: 'GET /admin/sessions', endSession: 'POST /admin/end-session' },
    'unreachable-addresses': { list: 'GET /admin/unreachable-addresses', clearAddress: 'POST /admin/clear-address' },
    boosters: {
      list: 'GET /admin/boosters',
      show: 'GET /admin/boosters/:id',
      edit: 'PUT /admin/boosters/:id',
      addFunds: 'POST /admin/add-funds',
      penalty: 'POST /admin/penalty-booster',
      withdraw: 'POST /admin/withdraw-booster',
    },
    'booster-applications': {
      list: 'GET /admin/booster-applications',
      show: 'GET /admin/booster-applications/:id',
      ask: 'POST /admin/booster-applications/:id/question',
      approve: 'POST /admin/booster-applications/:id/approval',
      refuse: 'POST /admin/booster-applications/:id/refusal',
    },
    devices: {
      list: 'GET /admin/devices',
      show: 'GET /admin/devices/:id',
      confirm: 'POST /admin/confirm-device',
      remove: 'POST /admin/remove-device',
    },
    'login-releases': { list: 'GET /admin/login-releases' },
    reviews: { list: 'GET /admin/reviews', show: 'GET /admin/reviews/:id', judge: 'POST /admin/hide-review' },
    messages: { list: 'GET /admin/messages', show: 'GET /admin/messages/:id', write: 'messages:write' },
    reports: {
      list: 'GET /admin/reports',
      show: 'GET /admin/reports/:id',
      decide: 'POST /admin/decide-report',
    },
    tickets: { list: 'GET /admin/tickets', show: 'GET /admin/tickets/:id', write: 'tickets:write' },
    'contact-messages': {
      list: 'GET /admin/contact-messages',
      show: 'GET /admin/contact-messages/:id',
      answer: 'POST /admin/contact-messages/:id/answer',
      mark: 'POST /admin/contact-messages/:id/answered',
    },
    'canned-answers': {
      list: 'GET /admin/canned-answers',
      create: 'POST /admin/canned-answers',
      edit: 'PUT /admin/canned-answers/:id',
      remove: 'DELETE /admin/canned-answers/:id',
    },
    payouts: { list: 'GET /admin/payouts', show: 'GET /admin/payouts/:id', decide: 'POST /admin/pay-booster' },
    'fine-claims': {
      list: 'GET /admin/fine-claims',
      show: 'GET /admin/fine-claims/:id',
      waive: 'POST /admin/fine-claims/:id/waiver',
    },
    'top-ups': {
      list: 'GET /admin/top-ups',
      show: 'GET /admin/top-ups/:id',
      enter: 'POST /admin/top-ups',
      query: 'POST /admin/top-ups/:id/status-query',
      refund: 'POST /admin/top-ups/:id/refund',
      endRefund: 'POST /admin/top-ups/:id/refund/made',
    },
    reconciliations: {
      list: 'GET /admin/reconciliations',
      show: 'GET /admin/reconciliations/:id',
      compare: 'POST /admin/reconciliations/:id/run',
    },
    'reconciliation-differences': {
      list: 'GET /admin/reconciliation-differences',
      end: 'POST /admin/reconciliation-differences/:id/end',
    },
    wallets: { list: 'GET /admin/wallets', show: 'GET /admin/wallets/:id', addFunds: 'POST /admin/add-funds' },
    entries: { list: 'GET /admin/entries', show: 'GET /admin/entries/:id' },
    listings: {
      list: 'GET /admin/listings',
      show: 'GET /admin/listings/:id',
      create: 'POST /admin/listings',
      edit: 'PUT /admin/listings/:id',
      addStock: 'POST /admin/add-smurf',
    },
    'stock-accounts': {
      list: 'GET /admin/stock-accounts',
      show: 'GET /admin/stock-accounts/:id',
      restore: 'POST /admin/restore-smurf',
    },
    coupons: {
      list: 'GET /admin/coupons',
      show: 'GET /admin/coupons/:id',
      create: 'POST /admin/coupons',
      edit: 'PUT /admin/coupons/:id',
      addMany: 'POST /admin/add-coupons',
      end: 'POST /admin/end-coupon',
    },
    'price-books': {
      list: 'GET /admin/price-books',
      show: 'GET /admin/price-books/:id',
      edit: 'POST /admin/price-books',
      publish: 'POST /admin/price-books',
      cancel: 'POST /admin/price-books/:id/cancel',
    },
    // open to all of the house; which of them may be read and lifted the notes' own scopes say
    suspicions: { list: ['users:read', 'orders:read'], lift: ['users:write', 'orders:write'] },
    'user-notes': {
      list: 'GET /admin/user-notes',
      create: 'POST /admin/user-notes',
      lift: 'POST /admin/user-notes/:id/lift',
      remove: 'DELETE /admin/user-notes/:id',
    },
    'order-notes': {
      list: 'GET /admin/order-notes',
      create: 'POST /admin/order-notes',
      lift: 'POST /admin/order-notes/:id/lift',
      remove: 'DELETE /admin/order-notes/:id',
    },
    jobs: {
      list: 'GET /admin/jobs',
      show: 'GET /admin/jobs/:id',
      retry: 'POST /admin/retry-job',
      cancel: 'POST /admin/cancel-job',
    },
    'api-keys': {
      list: 'GET /admin/api-keys',
      show: 'GET /admin/api-keys/:id',
      create: 'POST /admin/api-keys',
      rotate: 'POST /admin/api-keys/:id/rotation',
      end: 'POST /admin/api-keys/:id/end',
    },
    webhooks: {
      list: 'GET /admin/webhooks',
      show: 'GET /admin/webhooks/:id',
      create: 'POST /admin/webhooks',
      edit: 'PUT /admin/webhooks/:id',
      rotate: 'POST /admin/webhooks/:id/rotation',
      test: 'POST /admin/webhooks/:id/test',
      pause: 'POST /admin/webhooks/:id/pause',
      resume: 'POST /admin/webhooks/:id/resume',
      remove: 'DELETE /admin/webhooks/:id',
    },
    deliveries: {
      list: 'GET /admin/deliveries',
      show: 'GET /admin/deliveries/:id',
      redeliver: 'POST /admin/deliveries/:id/redeliver',
    },
    'audit-events': { list: 'GET /admin/audit-events', show: 'GET /admin/audit-events/:id' },
    // open to all of the house; what may be asked for is the command's own scope
    approvals: {
      list: movers,
      show: movers,
      withdraw: movers,
      decide: 'POST /admin/approvals/:id/approve',
    },
    settings: { list: 'GET /admin/settings', edit: 'PUT /admin/settings' },
  };
  const told = Object.fromEntries(
    Object.entries(routeOf).map(([resource, actions]) => [
      resource,
      Object.fromEntries(Object.entries(actions).map(([action, key]) => [action, staffScope(key)])),
    ]),
  );
  expect(scopeOf).toEqual(told);
});

test('admins may all that is named, staff what their scopes say, nobody what is not named', () => {
  const staff = { role: 'staff', scope: ['orders:read'] } as const;
  expect(may({ role: 'admin', scope: [] }, 'payouts', 'decide')).toBe(true);
  expect(may({ ...staff, scope: [...staff.scope] }, 'orders', 'list')).toBe(true);
  expect(may({ ...staff, scope: [...staff.scope] }, 'orders', 'chooseState')).toBe(false);
  expect(may({ role: 'staff', scope: ['payouts:write'] }, 'approvals', 'list')).toBe(true);
  expect(may({ role: 'staff', scope: ['payouts:read'] }, 'approvals', 'list')).toBe(false);
  expect(may({ role: 'staff', scope: ['payouts:write'] }, 'approvals', 'decide')).toBe(false);
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

test('the first page is for whoever has a part of it', () => {
  const staff = (scope: readonly Scope[]) => ({ role: 'staff' as const, scope: [...scope] });
  for (const scope of ['orders:read', 'wallets:read', 'tickets:read', 'boosters:read', 'payouts:read'] as const)
    expect([scope, may(staff([scope]), 'dashboard', 'show')]).toEqual([scope, true]);
  expect(may({ role: 'admin', scope: [] }, 'dashboard', 'show')).toBe(true);
  for (const person of [staff([]), staff(['coupons:write', 'prices:read']), { role: 'customer' as const, scope: [] }])
    expect(may(person, 'dashboard', 'show')).toBe(false);
});

test('an anonymous visitor gets the log-in, and no call is made', async () => {
  serve({ role: 'admin', scope: [] });
  const router = openConsole('/admin/orders');
  expect(await screen.findByRole('button', { name: 'Giriş yap' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/login');
  expect(calls).toEqual([]);
  // react-admin's fields hand MUI a prop that it no longer knows
  expect(document.querySelector('[inputprops], [inputref]')).toBeNull();
});

test('staff see their own menu entries only, and begin at the first list of theirs', async () => {
  serve({ role: 'staff', scope: ['coupons:read'] });
  const router = openConsole();
  await logIn();
  expect(await screen.findByRole('menuitem', { name: 'Kuponlar' }, { timeout: 5000 })).toBeInTheDocument();
  expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual(['Kuponlar']);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/coupons'));
});

test('of a page that somebody may not open nothing is drawn and nothing asked, its form neither', async () => {
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

test('a customer is told that this is not for them', async () => {
  serve({ role: 'customer', scope: [] });
  openConsole();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Bu panel yalnız Basamak ekibi içindir.');
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(session.status).toBe('signed-out');
});
