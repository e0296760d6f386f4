import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, ResourceContextProvider } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminReport } from '../../web-admin/src/lib/records.ts';
import { Uphold } from '../../web-admin/src/resources/reports/Decide.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';

afterEach(cleanup);

const report: AdminReport = {
  id: 'report',
  messageId: 'message',
  reason: 'Kaba',
  state: 'open',
  createdAt: '2026-11-24T10:00:00.000Z',
  orderId: 'order',
  orderNumber: '1001',
  text: 'Merhaba',
  sender: { id: 'can', role: 'customer', displayName: 'Can E.' },
  senderId: 'can',
  senderBalance: { amount: 120_00, currency: 'TRY' },
  reporter: { id: 'ece', role: 'booster', displayName: 'Ece K.' },
  reporterId: 'ece',
  fee: null,
  decidedBy: null,
  decision: null,
  decidedAt: null,
};

const charge = async (of: AdminReport, fee: string) => {
  const person = userEvent.setup();
  render(
    <AdminContext theme={lightTheme} i18nProvider={i18nProvider}>
      <ResourceContextProvider value="reports">
        <Uphold report={of} />
      </ResourceContextProvider>
    </AdminContext>,
  );
  await person.click(await screen.findByRole('button', { name: 'Haklı bul' }));
  await person.click(await screen.findByLabelText('Gönderenden ücret al'));
  await person.type(await screen.findByLabelText(/^Ücret/), fee);
};
const shown = () => screen.queryByText(/Şimdiki bakiye/)?.textContent.replaceAll('\u00a0', ' ');

test('the fee of a report shows the sender’s balance before and after it', async () => {
  await charge(report, '50');
  expect(shown()).toBe('Şimdiki bakiye: 120,00 ₺, işlemden sonra 70,00 ₺');
});

test('a fee above the sender’s balance shows how much is missing', async () => {
  await charge(report, '150');
  expect(shown()).toBe('Şimdiki bakiye: 120,00 ₺. Bu tutar için 30,00 ₺ eksik.');
});

test('staff who may not see balances are shown no balance', async () => {
  await charge({ ...report, senderBalance: null }, '50');
  expect(shown()).toBeUndefined();
});
