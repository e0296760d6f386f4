import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { createMemoryRouter, RouterProvider } from '../../web-storefront/src/lib/router/index.ts';
import { ModalHost } from '../../web-storefront/src/features/ModalHost.tsx';
import { useModalLinks } from '../../web-storefront/src/features/modal-links.ts';
import { modals } from '../../web-storefront/src/features/modals.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

const token = `h.${btoa(JSON.stringify({ sub: 'elif', exp: Date.now() / 1000 + 900 }))}.s`;
let role = 'customer';

beforeEach(async () => {
  cleanup();
  modals.close();
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(Response.json({ id: 'elif', role })));
  await session.signOut();
  queryClient.clear();
});
afterAll(() => session.close());

function Shell() {
  useModalLinks();
  return (
    <>
      <Outlet />
      <ModalHost />
    </>
  );
}

const open = (address: string) => {
  const router = createMemoryRouter([{ Component: Shell, children: [{ path: '*', Component: () => <p>Sayfa</p> }] }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return () => router.state.location.pathname + router.state.location.search;
};

describe('a link that asks for a window', () => {
  test.each([
    ['/?giris', 'Giriş yap'],
    ['/?kayit', 'Kayıt ol'],
    ['/?sifremi-unuttum', 'Şifremi unuttum'],
    ['/?bakiye-yukle=500', 'Giriş yap'],
  ])('opens the window once for a visitor: %s', async (address, title) => {
    const where = open(address);
    expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
    expect(where()).toBe('/');
  });

  test.each([
    ['/siparisler?sayfa=2&bakiye-yukle=750', '750'],
    ['/?bakiye-yukle=1.250,50', '1.250,50'],
    ['/?bakiye-yukle', '500'],
    ['/?bakiye-yukle=-5', '500'],
    ['/?bakiye-yukle=<script>', '500'],
    ['/?bakiye-yukle=1e309', '500'],
  ])('opens the top-up window once, with its amount, for a customer: %s', async (address, amount) => {
    role = 'customer';
    session.signIn(token);
    const where = open(address);
    expect(await screen.findByRole('dialog', { name: 'Bakiye yükle' })).toBeInTheDocument();
    expect(screen.getByLabelText('Yüklenecek tutar')).toHaveValue(amount);
    expect(where()).toBe(address.startsWith('/siparisler') ? '/siparisler?sayfa=2' : '/');
  });

  test.each([
    ['customer', '/?giris'],
    ['customer', '/?__proto__=1&constructor=2'],
    ['booster', '/?bakiye-yukle=500'],
  ])('opens no window that does not apply to the user: %s, %s', async (who, address) => {
    role = who;
    session.signIn(token);
    const where = open(address);
    if (!address.includes('__proto__')) await waitFor(() => expect(where()).toBe('/'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('opens the password window for a signed-in user', async () => {
    session.signIn(token);
    open('/?sifre-degistir');
    expect(await screen.findByRole('dialog', { name: 'Şifreni değiştir' })).toBeInTheDocument();
    expect(screen.queryByText(/Tek kullanımlık/)).not.toBeInTheDocument();
  });
});
