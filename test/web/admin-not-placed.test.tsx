import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, TestMemoryRouter } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminOrder } from '../../web-admin/src/lib/records.ts';
import { NotPlaced } from '../../web-admin/src/resources/orders/NotPlaced.tsx';
import { OrderMoney } from '../../web-admin/src/resources/orders/OrderMoney.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { orderIn } from './support/orders.tsx';

afterEach(cleanup);

const time = '2026-11-20T12:00:00.000Z';
const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' as const });
const topUp = {
  id: 't1',
  provider: 'paytr',
  merchantOid: '019ab3c4',
  userId: 'u1',
  customerName: 'Ada Yılmaz',
  amount: lira(300),
  state: 'paid',
  refunding: false,
};
const entry = {
  id: 'e1',
  kind: 'top-up',
  orderPart: null,
  topUpId: 't1',
  createdAt: time,
  postings: [
    { account: 'psp:paytr', ownerName: null, amount: lira(-300), balance: null },
    { account: 'wallet:u1', ownerName: 'Ada Yılmaz', amount: lira(300), balance: lira(300) },
  ],
};
const order = (reason: string): AdminOrder =>
  ({
    ...orderIn('payment-error'),
    id: 'o1',
    customerId: 'u1',
    boosterId: null,
    earlierEarned: null,
    paidByCard: lira(300),
    timeline: [
      {
        kind: 'placed',
        at: time,
        from: null,
        to: 'payment-error',
        actor: { role: 'system', displayName: 'Basamak' },
        reason,
      },
    ],
  }) as never;

/** Opens the order. Returns the list requests of the page as pairs of resource and filter. */
const open = (reason: string, reads: readonly string[]) => {
  const rows: Record<string, readonly object[]> = { 'top-ups': [topUp], entries: [entry] };
  const asked: [string, unknown][] = [];
  const provider = {
    getList: async (resource: string, { filter }: { filter: unknown }) => {
      asked.push([resource, filter]);
      return { data: rows[resource] ?? [], total: rows[resource]?.length ?? 0 };
    },
  };
  const auth = { canAccess: async ({ resource }: { resource: string }) => reads.includes(resource) };
  render(
    <TestMemoryRouter>
      <AdminContext
        dataProvider={provider as never}
        authProvider={auth as never}
        i18nProvider={i18nProvider}
        theme={lightTheme}
      >
        <NotPlaced order={order(reason)} />
        <OrderMoney order={order(reason)} />
      </AdminContext>
    </TestMemoryRouter>,
  );
  return asked;
};

test('an order that could not be placed shows the reason, where the money is and a link to its card payment', async () => {
  const asked = open('wallet.insufficient_balance', ['top-ups', 'entries']);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Müşterinin bakiyesi siparişin tutarına yetmedi.');
  expect(alert.textContent).toMatch(/Müşterinin kartından çekilen 300,00\s₺ bakiyesine eklendi/);
  expect(alert.textContent).not.toContain('insufficient');
  const link = await screen.findByRole('link', { name: 'Kart ödemesini aç' });
  expect(link.getAttribute('href')).toBe('/top-ups/t1/show');
  await screen.findByText('Müşterinin cüzdanı');
  expect(screen.queryByText('Henüz hareket yok.')).toBeNull();
  expect(asked).toEqual([
    ['top-ups', { orderId: 'o1' }],
    ['entries', { topUpId: 't1' }],
  ]);
});

test('staff who may not see payments read where the money is, without an empty list of movements', async () => {
  const asked = open('order.something_new', []);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Sipariş o sırada verilemedi.');
  expect(alert.textContent).toContain('bakiyesine eklendi');
  expect(screen.queryByText('Henüz hareket yok.')).toBeNull();
  expect(asked).toEqual([]);
});
