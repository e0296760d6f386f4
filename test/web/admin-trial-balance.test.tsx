import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, type DataProvider } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { TrialBalance } from '../../web-admin/src/resources/wallets/TrialBalance.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';

const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' });

test('the trial balance shows the number of wallets and escrows, including empty ones', async () => {
  const accounts = [
    { account: 'escrow', count: 1234, balance: lira(90) },
    { account: 'revenue', count: 7, balance: lira(10) },
    { account: 'wallet', count: 56, balance: lira(-100) },
  ];
  const trialBalance = async () => ({ at: '2026-11-23T12:00:00.000Z', accounts, sum: lira(0) });
  render(
    <AdminContext
      theme={lightTheme}
      i18nProvider={i18nProvider}
      dataProvider={{ trialBalance } as unknown as DataProvider}
    >
      <TrialBalance />
    </AdminContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mizanı oluştur' }));
  expect(await screen.findByText('Sipariş emanetleri (1.234)')).toBeVisible();
  expect(screen.getByText(/Ayraç içindeki sayılar boşalmış hesapları da sayar/)).toBeVisible();
});
