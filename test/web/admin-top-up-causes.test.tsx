// Payments without money: the console separates payments that the customer left, expired payments and refused payments.
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { refusedCauses } from '#contract/vocabulary.ts';
import { paymentFigures } from '../../web-admin/src/dashboard/figure-lists.ts';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminTopUp } from '../../web-admin/src/lib/records.ts';
import { TopUpList } from '../../web-admin/src/resources/top-ups/TopUpList.tsx';
import { TopUpsOf } from '../../web-admin/src/resources/top-ups/TopUpsOf.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';

const time = '2026-11-20T12:00:00.000Z';
const topUp = (id: string, state: AdminTopUp['state'], cause: AdminTopUp['cause']) => ({
  id,
  merchantOid: `no-${id}`,
  provider: 'paytr',
  userId: 'u1',
  customerName: 'Ada Yılmaz',
  amount: { amount: 100_00, currency: 'TRY' },
  state,
  cause,
  refunding: false,
  orderId: null,
  createdAt: time,
  paidAt: null,
});
const rows = [
  topUp('1', 'failed', 'abandoned'),
  topUp('2', 'expired', 'expired'),
  topUp('3', 'failed', 'fraud-warning'),
  topUp('4', 'pending', null),
];

const getList = jest.fn((_: string, __: object) => Promise.resolve({ data: rows, total: rows.length }));
const show = (children: React.ReactNode) =>
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={{ getList } as never}
        authProvider={
          {
            checkAuth: () => Promise.resolve(),
            canAccess: () => Promise.resolve(true),
            getPermissions: () => Promise.resolve({ role: 'admin', scope: [] }),
          } as never
        }
        i18nProvider={i18nProvider}
        theme={lightTheme}
      >
        <ResourceContextProvider value="top-ups">{children}</ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
afterEach(() => {
  cleanup();
  getList.mockClear();
});

test('the list of top-ups says in words why each unpaid one brought no money', async () => {
  show(<TopUpList />);
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('columnheader', { name: 'Neden' })).toBeVisible();
  const said = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    .map((cells) => [cells[2], cells[3]]);
  expect(said).toEqual([
    ['Yarıda bırakıldı', 'Müşteri sayfadan çıktı'],
    ['Süresi doldu', 'Müşteri süresinde ödemedi'],
    ['Reddedildi', 'Dolandırıcılık uyarısı'],
    ['Bekliyor', '–'],
  ]);
});

test.each([
  ['Yarıda bırakılan', { cause: 'abandoned' }],
  ['Süresi dolan', { cause: 'expired' }],
  ['Reddedilen', { cause: refusedCauses }],
])('the view “%s” requests only the top-ups with these causes', async (view, filter) => {
  show(<TopUpList />);
  fireEvent.click(await screen.findByRole('button', { name: view }));
  await waitFor(() => expect(getList).toHaveBeenLastCalledWith('top-ups', expect.objectContaining({ filter })));
  expect(screen.getByRole('button', { name: view })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Tümü' }));
  await waitFor(() => expect(getList).toHaveBeenLastCalledWith('top-ups', expect.objectContaining({ filter: {} })));
});

test('the top-ups of a user show why a payment was refused', async () => {
  show(<TopUpsOf userId="u1" />);
  expect(await screen.findByText('Reddedildi')).toBeVisible();
  expect(screen.getByText('Dolandırıcılık uyarısı')).toBeVisible();
});

test('the first page counts refused and unfinished payments separately, each with a link to its list', () => {
  const totals = { paid: 9, paidAmount: { amount: 900_00, currency: 'TRY' as const }, failed: 7, left: 5, refused: 2 };
  const before = { ...totals, failed: 5, left: 1, refused: 4 };
  const figures = paymentFigures({ totals, before, days: [] }, { from: '2026-11-01', to: '2026-11-02' });
  const within2Days = { failedAt_gte: '2026-10-31T21:00:00.000Z', failedAt_lt: '2026-11-02T21:00:00.000Z' };
  expect(figures.map(({ label }) => label)).not.toContain('Başarısız ödeme');
  expect(figures.find(({ label }) => label === 'Reddedilen ödeme')).toMatchObject({
    value: 2,
    resource: 'top-ups',
    filter: { failedAs: 'refused', ...within2Days },
  });
  expect(figures.find(({ label }) => label === 'Tamamlanmayan ödeme')).toMatchObject({
    value: 5,
    resource: 'top-ups',
    filter: { failedAs: 'left', ...within2Days },
  });
});
