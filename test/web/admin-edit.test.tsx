import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, HttpError, Notification, ResourceContextProvider, type UpdateParams } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { isAtRest } from '../../web-admin/src/live/at-rest.ts';
import { CouponEdit } from '../../web-admin/src/resources/coupons/CouponEdit.tsx';
import { ListingEdit } from '../../web-admin/src/resources/listings/ListingEdit.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';

const listing = {
  id: 'l1',
  server: 'tr',
  level: 30,
  description: 'Eski açıklama',
  price: { amount: 500_00, currency: 'TRY' },
  onSale: true,
  stock: 3,
};
let record: Record<string, unknown>;
let update: jest.Mock<(resource: string, params: UpdateParams) => Promise<{ data: object }>>;
let queries: QueryClient;

beforeEach(() => {
  record = listing;
  update = jest.fn((_resource, { data }) => Promise.resolve({ data }));
  queries = new QueryClient();
});
afterEach(() => {
  cleanup();
  queries.clear(); // its timers would keep the process running
});

async function open(resource: string, form: React.ReactNode) {
  const dataProvider = { getOne: () => Promise.resolve({ data: record }), update };
  const page = (
    <AdminContext
      dataProvider={dataProvider as never}
      queryClient={queries}
      theme={lightTheme}
      i18nProvider={i18nProvider}
    >
      <ResourceContextProvider value={resource}>{form}</ResourceContextProvider>
      <Notification />
    </AdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/:resource/:id', element: page },
      { path: '*', element: <h1>Kayıt</h1> },
    ],
    { initialEntries: [`/${resource}/${String(record['id'])}`] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('button', { name: 'Kaydet' });
  return userEvent.setup();
}

const comesAnew = () => act(() => queries.invalidateQueries());
const conflict = () => Promise.reject(new HttpError('Kayıt bu sırada değişti.', 409, { code: 'request.conflict' }));
const sent = () => update.mock.calls.map(([, { data, previousData }]) => ({ data, previousData }));

test('a screen with unsaved text does not count as idle, wherever the focus is', async () => {
  const user = await open('listings', <ListingEdit />);
  act(() => screen.getByRole('button', { name: 'Kaydet' }).focus());
  expect(isAtRest()).toBe(true);
  await user.type(screen.getByRole('textbox', { name: /^Açıklama/ }), ' ve yeni');
  act(() => screen.getByRole('button', { name: 'Kaydet' }).focus());
  expect(isAtRest()).toBe(false);
});

test('a record that is read again keeps typed text and updates the other fields', async () => {
  const user = await open('listings', <ListingEdit />);
  await user.type(screen.getByRole('textbox', { name: /^Açıklama/ }), ' ve yeni');
  record = { ...listing, stock: 2, level: 40, price: { amount: 600_00, currency: 'TRY' } };
  await comesAnew();
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: /^Seviye/ })).toHaveValue(40));
  expect(screen.getByRole('textbox', { name: /^Fiyat/ })).toHaveValue('600,00');
  expect(screen.getByRole('textbox', { name: /^Açıklama/ })).toHaveValue('Eski açıklama ve yeni');
  expect(screen.queryByText(/Şu an/)).not.toBeInTheDocument();
});

test('an edit refused by a conflict shows the present values, and saving again overwrites them', async () => {
  const user = await open('listings', <ListingEdit />);
  const description = screen.getByRole('textbox', { name: /^Açıklama/ });
  await user.clear(description);
  await user.type(description, 'Benim açıklamam');
  const theirs = { ...listing, description: 'Onun açıklaması', level: 40 };
  record = theirs;
  update.mockImplementationOnce(conflict);
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  const notice = (await screen.findByText('Şu an: Onun açıklaması')).closest<HTMLElement>('[role="alert"]');
  expect(within(notice ?? document.body).getByText('Açıklama')).toBeVisible();
  expect(notice).not.toHaveTextContent('Seviye');
  expect(await screen.findByText(/kaydedilmedi/)).toBeVisible();
  expect(description).toHaveValue('Benim açıklamam');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByRole('heading', { name: 'Kayıt' })).toBeVisible();
  expect(sent()[1]).toEqual({ data: { ...theirs, description: 'Benim açıklamam' }, previousData: theirs });
});

test('a second conflict in the same field is refused and shown again', async () => {
  const user = await open('listings', <ListingEdit />);
  await user.type(screen.getByRole('textbox', { name: /^Açıklama/ }), ' ve yeni');
  for (const description of ['Birincisi', 'İkincisi']) {
    record = { ...listing, description };
    update.mockImplementationOnce(conflict);
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(`Şu an: ${description}`)).toBeVisible();
  }
});

test('the present value is written in the format of the form', async () => {
  const coupon = { id: 'c1', code: 'ALTIN', discount: { type: 'percent', percent: 10 }, services: [], used: 1 };
  const limits = { minimumTotal: null, maximumDiscount: null, totalUses: null, usesPerCustomer: null };
  record = { ...coupon, ...limits, validFrom: null, validUntil: '2026-11-17T21:00:00.000Z' };
  const user = await open('coupons', <CouponEdit />);
  await user.clear(screen.getByLabelText('Son gün'));
  await user.type(screen.getByLabelText('Son gün'), '2026-12-31');
  record = { ...record, validUntil: '2026-11-20T21:00:00.000Z' };
  update.mockImplementationOnce(conflict);
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Şu an: 20 Kasım 2026')).toBeVisible();
});
