// The header and the footer around the booster's panel and around the site.
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Layout } from '../../web-storefront/src/app/Layout.tsx';
import MobileMenu from '../../web-storefront/src/app/MobileMenu.tsx';
import { boosterPages, isInPanel, paths } from '../../web-storefront/src/config/paths.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { createMemoryRouter, RouterProvider } from '../../web-storefront/src/lib/router/index.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

beforeEach(() => {
  cleanup();
  queryClient.clear();
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(Response.json({}, { status: 503 })));
});
afterAll(() => session.close());

function open(path: string, Component = Layout) {
  const router = createMemoryRouter(
    [{ Component, children: [{ path: '*', Component: () => <main id="icerik">Sayfa</main> }] }],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const customersMenu = () => screen.queryByRole('navigation', { name: 'Ana menü' });

test('the panel has the theme switch and a link to the site, but neither the customers’ menu nor the footer', async () => {
  const router = open(paths.boosterPage('havuz'));
  expect(screen.getByText('Booster paneli')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Siteye git' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Açık ya da koyu tema' })).toBeVisible();
  expect(customersMenu()).toBeNull();
  await act(() => router.navigate('/sss'));
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(customersMenu()).toBeVisible();
  await act(() => router.navigate(paths.booster()));
  await waitFor(() => expect(screen.queryByRole('contentinfo')).toBeNull());
  expect(customersMenu()).toBeNull();
});

test('on phones the panel’s menu leads to the site instead of to the games', async () => {
  open(paths.booster(), () => <MobileMenu id="menu" />);
  expect(await screen.findByRole('link', { name: 'Siteye git' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Valorant' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Temayı değiştir' })).toBeVisible();
});

test('only the panel’s own pages have its frame', () => {
  const own = ['/booster', '/booster/', ...boosterPages.map((page) => `/booster/${page}`), '/booster/aktif/0199'];
  expect(own.filter((path) => !isInPanel(path))).toEqual([]);
  const others = ['/', '/booster-basvuru', '/boosterlar/0199', '/booster/yok', '/siparisler'];
  expect(others.filter(isInPanel)).toEqual([]);
});
