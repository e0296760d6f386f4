// The first page of the panel for a booster without orders.
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { createMemoryRouter, RouterProvider } from '../../web-storefront/src/lib/router/index.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import Overview from '../../web-storefront/src/pages/booster/Overview.tsx';

const nothing = { amount: 0, currency: 'TRY' };

/** Opens the panel of a booster with these devices and this number of approved orders. */
function open({ devices = [] as object[], approved = 0 }) {
  const answers: Record<string, unknown> = {
    '/api/booster/devices': devices,
    '/api/booster/earnings': { balance: nothing, thisMonth: nothing, finishedOrders: approved, byWeek: [] },
  };
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    const { pathname } = new URL(input as string, 'http://localhost/');
    return Promise.resolve(Response.json(answers[pathname] ?? [], { headers: { 'content-range': 'rows */0' } }));
  });
  const router = createMemoryRouter([{ path: '*', Component: Overview }], { initialEntries: ['/booster'] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
const steps = async () => within(await screen.findByRole('region', { name: 'İlk siparişine hazırlan' }));

beforeEach(() => {
  cleanup();
  queryClient.clear();
});
afterAll(() => session.close());

test('a booster without orders is shown links to the devices, the profile and the pool', async () => {
  open({});
  const links = {
    cihazlar: 'Cihazını kaydet',
    hesap: 'Sunucularını ve dillerini seç',
    havuz: 'Havuzdan bir sipariş al',
  };
  const shown = await steps();
  for (const [page, name] of Object.entries(links)) {
    expect(shown.getByRole('link', { name })).toHaveAttribute('href', `/booster/${page}`);
  }
});

test('a waiting device is mentioned, and a confirmed one removes its step', async () => {
  open({ devices: [{ state: 'waiting' }] });
  expect((await steps()).getByText(/^Cihazın onay bekliyor/)).toBeVisible();
  cleanup();
  queryClient.clear();
  open({ devices: [{ state: 'confirmed' }] });
  expect((await steps()).getAllByRole('listitem')).toHaveLength(3);
});

test('a booster with an approved order has no first steps', async () => {
  open({ approved: 1 });
  expect(await screen.findByText('Onaylanan sipariş')).toBeVisible();
  expect(await screen.findByText(/^Henüz hareket yok/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'İlk siparişine hazırlan' })).toBeNull();
});
