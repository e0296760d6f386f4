// What a booster earned: per order, per week and game, and the goal of the week.
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HistoryTable from '../../web-storefront/src/features/booster/HistoryTable.tsx';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { createMemoryRouter, RouterProvider } from '../../web-storefront/src/lib/router/index.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import { orderIn } from './support/orders.tsx';

const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' });
const byWeek = [
  { week: '2026-11-16', amount: lira(300), byGame: [{ game: 'league', amount: lira(300) }] },
  {
    week: '2026-11-23',
    amount: lira(500),
    byGame: [
      { game: 'league', amount: lira(100) },
      { game: 'tft', amount: lira(400) },
    ],
  },
];
const orders = [
  { ...orderIn('completed'), id: 'a', number: '10001', earned: { amount: lira(412), at: '2026-11-17T12:00:00.000Z' } },
  { ...orderIn('closed'), id: 'b', number: '10002' },
  { ...orderIn('cancelled'), id: 'c', number: '10003' },
];

/** The goal that the server keeps. */
let kept: object | null;
beforeEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  kept = null;
  globalThis.fetch = jest.fn<typeof fetch>((input, init) => {
    if ((input as string).includes('/booster/profile')) {
      const { weekGoal } = JSON.parse((init?.body as string | undefined) ?? '{}') as { weekGoal?: object | null };
      if (weekGoal !== undefined) kept = weekGoal;
      return Promise.resolve(Response.json({ weekGoal: kept }));
    }
    const isOrders = (input as string).includes('/booster/orders');
    const earnings = { balance: lira(0), thisMonth: lira(0), finishedOrders: 3, byWeek };
    return Promise.resolve(Response.json(isOrders ? orders : earnings, { headers: { 'content-range': 'orders */3' } }));
  });
});
afterAll(() => session.close());

function open() {
  const router = createMemoryRouter([{ path: '*', Component: HistoryTable }], { initialEntries: ['/booster/gecmis'] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
const chart = async () => within(await screen.findByRole('region', { name: 'Kazanç' }));

test('each ended order shows what it brought and when that was paid, or why there is nothing', async () => {
  open();
  const row = async (number: string) => screen.findByRole('row', { name: new RegExp(number) });
  expect(await row('10001')).toHaveTextContent(/412,00.₺.*Ödendi: /);
  expect(await row('10002')).toHaveTextContent('Birazdan bakiyende');
  expect(await row('10003')).toHaveTextContent('Kazanç yok');
});

test('the chart has a table as its twin, by week and game, which the booster can show', async () => {
  open();
  const shown = await chart();
  const rows = within(await shown.findByRole('table', { name: 'Haftalık kazanç' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Haftanın başıLoLTFTToplam',
    '23 Kasım100,00 ₺400,00 ₺500,00 ₺',
    '16 Kasım300,00 ₺0,00 ₺300,00 ₺',
  ]);
  const toggle = shown.getByRole('button', { name: 'Tablo olarak göster' });
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(shown.queryByRole('radio')).toBeNull();
});

test('the chart can show one game', async () => {
  open();
  const shown = await chart();
  expect(await shown.findByText(/500,00/, { selector: '.bars__foot b' })).toBeInTheDocument();
  await userEvent.click(shown.getByRole('radio', { name: 'LoL' }));
  expect(shown.getByText(/100,00/, { selector: '.bars__foot b' })).toBeInTheDocument();
});

test('a goal for the week is compared with the earnings of this week, and is kept on the server', async () => {
  open();
  const shown = await chart();
  await userEvent.click(await shown.findByRole('button', { name: 'Haftalık hedef koy' }));
  expect(shown.getByText(/yalnız sen görürsün/)).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Hedefi kaydet' }));
  expect(shown.getByText('Sıfırdan büyük bir tutar yaz.')).toBeVisible();
  await userEvent.type(shown.getByLabelText(/^Bu hafta ne kadar/), '10.000.001');
  expect(shown.getByText('En çok 10 milyon lira yaz.')).toBeVisible();
  await userEvent.clear(shown.getByLabelText(/^Bu hafta ne kadar/));
  await userEvent.type(shown.getByLabelText(/^Bu hafta ne kadar/), '2.000');
  await userEvent.click(shown.getByRole('button', { name: 'Hedefi kaydet' }));
  const meter = await shown.findByRole('progressbar', { name: 'Haftalık hedef' });
  expect(meter).toHaveAttribute('aria-valuenow', '25');
  expect(kept).toEqual(lira(2000));
  expect(shown.getByText(/^Kalan: 1.500,00/)).toBeVisible();
  cleanup();
  queryClient.clear();
  open();
  const again = await chart();
  await userEvent.click(await again.findByRole('button', { name: 'Hedefi kaldır' }));
  expect(await again.findByRole('button', { name: 'Haftalık hedef koy' })).toBeVisible();
  expect(kept).toBeNull();
});
