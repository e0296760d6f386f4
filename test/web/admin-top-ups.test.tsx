import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, HttpError, Notification } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminTopUp, ProviderWord } from '../../web-admin/src/lib/records.ts';
import { EnterPayment } from '../../web-admin/src/resources/top-ups/EnterPayment.tsx';
import { AskProvider } from '../../web-admin/src/resources/top-ups/AskProvider.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { withRun } from './support/with-run.ts';

afterEach(cleanup);

const pending = { id: 't1', provider: 'paytr', state: 'pending' } as AdminTopUp;
const paid = { total: { amount: 255_00, currency: 'TRY' as const }, test: false, refundReferences: ['t1R1'] };
const word = (change: Partial<ProviderWord> = {}): ProviderWord => ({
  askedAt: '2026-11-23T17:00:00.000Z',
  paid,
  topUp: { ...pending, state: 'paid' },
  ...change,
});

/** Presses the button that asks the provider. Returns the section of the page with the provider's answer. */
async function asked(answer: () => Promise<ProviderWord>, topUp = pending) {
  const provider = {
    'POST /admin/top-ups/:id/status-query': jest.fn<(asked: { id: string }) => Promise<ProviderWord>>(answer),
  };
  render(
    <AdminContext dataProvider={withRun(provider) as never} theme={lightTheme} i18nProvider={i18nProvider}>
      <AskProvider topUp={topUp} />
      <Notification />
    </AdminContext>,
  );
  const page = within(await screen.findByRole('region', { name: 'PayTR’ye göre' }));
  await userEvent.dblClick(page.getByRole('button', { name: 'PayTR’ye sor' }));
  await screen.findByText(/Soruldu|ulaşılamıyor/);
  expect(provider['POST /admin/top-ups/:id/status-query']).toHaveBeenCalledTimes(1);
  expect(provider['POST /admin/top-ups/:id/status-query']).toHaveBeenCalledWith({ id: 't1' });
  return page;
}
const credited = /bakiyesine eklendi/;

test('the provider’s answer is shown on the payment’s page, with a note that the amount was credited', async () => {
  const page = await asked(() => Promise.resolve(word()));
  expect(page.getByText('255,00 ₺')).toBeVisible();
  expect(page.getByText('t1R1')).toBeVisible();
  expect(page.getByText(credited)).toBeVisible();
});

test.each([
  ['was paid before', { ...pending, state: 'paid' as const }, word(), 'Ödendi'],
  ['is not paid', pending, word({ paid: null, topUp: pending }), 'Başarılı ödeme yok'],
  ['has no refund', pending, word({ paid: { ...paid, refundReferences: [] }, topUp: pending }), 'Yok'],
  [
    'has refunds that could not be read',
    pending,
    word({ paid: { ...paid, refundReferences: null }, topUp: pending }),
    /panelden bak/,
  ],
])('a payment that %s is shown so, without a note about a credit', async (_, topUp, answer, said) => {
  const page = await asked(() => Promise.resolve(answer), topUp);
  expect(page.getByText(said)).toBeVisible();
  expect(page.queryByText(credited)).toBeNull();
});

test('an unreachable provider is reported on the payment’s page', async () => {
  const away = new HttpError('Ödeme kuruluşuna ulaşılamıyor.', 503, { code: 'payment.provider_unavailable' });
  const page = await asked(() => Promise.reject(away));
  expect(page.getByText('Ödeme kuruluşuna ulaşılamıyor.')).toBeVisible();
});

test('a payment can be entered only for customers who are not deleted', async () => {
  const getList = jest.fn<(resource: string, asked: { filter: object }) => Promise<object>>(() =>
    Promise.resolve({ data: [], total: 0 }),
  );
  const approvalRule = () => Promise.resolve({ limit: null, left: null, withinHours: 24, expiresAfterDays: 3 });
  render(
    <AdminContext
      dataProvider={withRun({ getList, approvalRule }) as never}
      theme={lightTheme}
      i18nProvider={i18nProvider}
    >
      <EnterPayment />
    </AdminContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ödeme gir' }));
  await screen.findByRole('combobox', { name: /^Müşteri/ });
  await waitFor(() => expect(getList).toHaveBeenCalled());
  for (const [resource, { filter }] of getList.mock.calls)
    expect([resource, filter]).toEqual(['users', { role: 'customer', status: ['active', 'banned'] }]);
});
