import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '../../web-storefront/src/lib/router/index.ts';
import { ModalHost } from '../../web-storefront/src/features/ModalHost.tsx';
import { modals } from '../../web-storefront/src/features/modals.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import UnrankedAccounts from '../../web-storefront/src/pages/UnrankedAccounts.tsx';

const token = `h.${btoa(JSON.stringify({ sub: 'elif', exp: Date.now() / 1000 + 900 }))}.s`;
const facts = {
  server: 'tr',
  level: 30,
  description: 'Derecesiz',
  price: { amount: 300_00, currency: 'TRY' },
  createdAt: '2026-11-01T10:00:00.000Z',
};
const listing = { id: 'ilan', ...facts, stock: 2 };
const credentials = { username: 'fare', password: 'peynir-42', extra: null };
const bought = { id: 'alim', listingId: 'ilan', ...facts, state: 'delivered', credentials };
const rows = (items: readonly unknown[]) =>
  Response.json(items, { headers: { 'content-range': `rows 0-${items.length}/${items.length}` } });

let role: string;
const answers: Readonly<Record<string, () => Response>> = {
  '/api/users/authenticate': () => Response.json({ token, expiresInSeconds: 900 }),
  '/api/users/current': () => Response.json({ id: 'elif', role, balance: { amount: 900_00, currency: 'TRY' } }),
  '/api/listings': () => rows([listing]),
  '/api/listings/ilan/purchases': () => Response.json(bought, { status: 201 }),
  '/api/purchases': () => rows([]),
};

beforeEach(async () => {
  cleanup();
  modals.close();
  globalThis.fetch = jest.fn<typeof fetch>((input, init) => {
    const { pathname } = new URL(new Request(new URL(input as string, 'http://localhost/'), init).url);
    return Promise.resolve(answers[pathname]?.() ?? Response.json({}));
  });
  await session.signOut();
  queryClient.clear();
});
afterAll(() => session.close());

/** Presses "Satın al" as a visitor, then logs in with this role. */
const buyAs = async (who: string) => {
  role = who;
  const user = userEvent.setup();
  const router = createMemoryRouter([{ path: '*', Component: UnrankedAccounts }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ModalHost />
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole('button', { name: /^Satın al/ }));
  const login = await screen.findByRole('dialog', { name: 'Giriş yap' });
  await user.type(within(login).getByLabelText('E-posta ya da kullanıcı adı'), 'elif');
  await user.type(within(login).getByLabelText('Şifre'), 'kiraz-agaci{Enter}');
  return user;
};

test('the shown credentials disappear when their buyer logs out', async () => {
  const user = await buyAs('customer');
  const asked = await screen.findByRole('dialog', { name: 'Hesap satın alınsın mı?' });
  await user.click(within(asked).getByRole('button', { name: /öde ve al/ }));
  expect(await screen.findByRole('dialog', { name: 'Hesabın hazır' })).toBeInTheDocument();
  await act(() => session.signOut());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(document.body).not.toHaveTextContent('peynir-42');
});

test.each(['booster', 'admin'])(
  'only customers can buy, and other roles read this before a confirmation: %s',
  async (who) => {
    await buyAs(who);
    const told = await screen.findByRole('dialog', { name: 'Hesap satın alınamadı' });
    expect(told).toHaveTextContent('Hesapları yalnız müşteri hesabıyla satın alabilirsin.');
    expect(screen.queryByRole('dialog', { name: 'Hesap satın alınsın mı?' })).not.toBeInTheDocument();
  },
);
