import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { AdminContext, ResourceContextProvider, TestMemoryRouter } from 'react-admin';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { OrderShow } from '../../web-admin/src/resources/orders/OrderShow.tsx';
import { PriceBookShow } from '../../web-admin/src/resources/price-books/PriceBookShow.tsx';
import { TicketShow } from '../../web-admin/src/resources/tickets/TicketShow.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { orderIn } from './support/orders.tsx';
import { flatBook } from './support/price-book.ts';

afterEach(cleanup);

const time = '2026-11-20T12:00:00.000Z';
type Row = { readonly id: string };

/** Opens a record's page. `held` has the server's records by resource. */
function showPage(resource: string, page: ReactElement, held: Record<string, readonly object[]>) {
  const of = (name: string) => (held[name] ?? []) as readonly Row[];
  const provider = {
    getList: (name: string) => Promise.resolve({ data: of(name), total: of(name).length }),
    getMany: (name: string, { ids }: { ids: readonly string[] }) =>
      Promise.resolve({ data: of(name).filter(({ id }) => ids.includes(id)) }),
    getOne: (name: string, { id }: { id: string }) => Promise.resolve({ data: of(name).find((one) => one.id === id) }),
    conversation: () => Promise.resolve([]),
  };
  render(
    <TestMemoryRouter initialEntries={[`/${resource}/r1/show`]}>
      <AdminContext dataProvider={provider as never} theme={lightTheme} i18nProvider={i18nProvider}>
        <ResourceContextProvider value={resource}>
          <Routes>
            <Route path={`/${resource}/:id/show`} element={page} />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
}

const order = (change: object) => ({
  ...orderIn('started'),
  id: 'r1',
  service: 'kocluk',
  customerId: 'u1',
  boosterId: null,
  closesAt: null,
  earlierEarned: null,
  ...change,
});

test('an order in play shows its due date instead of an estimated duration', async () => {
  showPage('orders', <OrderShow />, { orders: [order({ dueAt: '2026-12-01T13:25:00.000Z' })] });
  const due = (await screen.findByText('Tahmini bitiş')).nextElementSibling;
  expect(due).toHaveTextContent(/^en geç 1 Ara/);
  expect(screen.queryByText('Tahmini süre')).toBeNull();
});

test('an order that looks for a booster shows the promised start and the estimated duration', async () => {
  showPage('orders', <OrderShow />, {
    orders: [order({ state: 'processing', dueAt: '2026-12-01T13:25:00.000Z', late: true })],
  });
  const due = (await screen.findByText('Söz verilen başlama')).nextElementSibling;
  expect(due).toHaveTextContent(/^en geç 1 Ara/);
  expect(screen.getByText('Tahmini süre')).toBeVisible();
  expect(screen.getByText('Gecikti')).toBeVisible();
});

test('an order that nobody plays yet shows its estimated duration and no due date', async () => {
  showPage('orders', <OrderShow />, { orders: [order({ state: 'processing' })] });
  expect((await screen.findByText('Tahmini süre')).nextElementSibling).toHaveTextContent('1⁠–⁠2 saat');
  expect(screen.queryByText('Tahmini bitiş')).toBeNull();
});

test.each([
  ['started', false],
  ['finished', false],
  ['closed', true],
  ['cancelled', true],
] as const)('the chat of an order that is %s warns staff that nobody can answer: %s', async (state, told) => {
  showPage('orders', <OrderShow />, { orders: [order({ state })] });
  await screen.findByRole('textbox', { name: 'Mesaj' });
  const note = /sohbeti kapandı.*yanıt yazamaz/;
  if (told) expect(await screen.findByText(note)).toBeVisible();
  else expect(screen.queryByText(note)).toBeNull();
});

test('a ticket’s page shows the suspicions and notes about its user, and their payments', async () => {
  const ticket = {
    id: 'r1',
    type: 'balance',
    subject: 'Param gelmedi',
    status: 'open',
    user: { id: 'u1', role: 'customer', displayName: 'Ada Y.' },
    messages: [],
    history: [],
    nextStatuses: [],
    allowed: { message: true },
    createdAt: time,
    updatedAt: time,
    waitingSince: time,
    firstAnsweredAt: null,
  };
  const by = { authorName: 'Ece K.', createdAt: time, lifted: null };
  showPage('tickets', <TicketShow />, {
    tickets: [ticket],
    'user-notes': [{ ...by, id: 'n1', kind: 'suspicion', text: 'Aynı karttan üç hesap' }],
    'top-ups': [{ id: 't1', amount: { amount: 300_00, currency: 'TRY' }, state: 'paid', createdAt: time }],
  });
  expect(await screen.findByText('Şüphe:')).toBeVisible();
  const notes = within(await screen.findByRole('region', { name: 'Ekip notları' }));
  expect(await notes.findByText('Aynı karttan üç hesap')).toBeVisible();
  const payments = within(await screen.findByRole('region', { name: 'Bakiye yüklemeleri' }));
  expect(await payments.findByRole('link')).toHaveAttribute('href', '/top-ups/t1/show');
});

test('a published price book shows each value that it changed from the version before', async () => {
  const book = flatBook();
  const dearer = { ...book, pace: { ...book.pace, match: 45 } };
  const version = { reason: 'Zam', authorName: 'Ada', changes: 1, publishedAt: time, createdAt: time };
  showPage('price-books', <PriceBookShow />, {
    'price-books': [
      { ...version, id: 'r1', version: 2, basedOn: 1, state: 'current', document: dearer },
      { ...version, id: 'b1', version: 1, basedOn: null, state: 'past', document: book },
    ],
  });
  const changed = within(await screen.findByRole('region', { name: '1. sürüme göre değişen değerler' }));
  expect(changed.getAllByRole('listitem')).toHaveLength(1);
  expect(changed.getByText('240 dk')).toBeVisible();
  expect(changed.getByText('45 dk')).toBeVisible();
});
