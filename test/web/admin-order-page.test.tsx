import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, HttpError, ResourceContextProvider, TestMemoryRouter } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { may, type Person } from '../../web-admin/src/providers/permissions.ts';
import { OrderShow } from '../../web-admin/src/resources/orders/OrderShow.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { orderIn } from './support/orders.tsx';
import { openDispute } from './support/open-dispute.ts';

afterEach(cleanup);

const time = '2026-11-20T12:00:00.000Z';
const customer = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Yılmaz',
  email: 'ada@basamak.test',
  emailVerified: true,
  phone: '+90 555 000 00 00',
  status: 'active',
  balance: { amount: 12_345, currency: 'TRY' },
};
const report = {
  id: 'r9',
  orderId: 'o1',
  text: 'Numaram 0555',
  state: 'open',
  sender: { id: 'b1', role: 'booster', displayName: 'Can K.' },
  reporter: { id: 'u1', role: 'customer', displayName: 'Ada Y.' },
  createdAt: time,
};
const message = {
  id: 'm1',
  sender: { id: 'u1', role: 'customer', displayName: 'Ada Y.' },
  text: 'Selam',
  createdAt: time,
};
const order = (change: object) => ({
  ...orderIn('started'),
  id: 'o1',
  customerId: 'u1',
  boosterId: null,
  closesAt: null,
  earlierEarned: null,
  ...change,
});

type Asked = readonly [resource: string, filter: unknown];

/** Opens the order page for staff with these scopes. Returns the requests of the page. */
function open({
  change = {},
  scope = ['orders:read', 'users:read', 'messages:read', 'reports:read', 'content:read'],
  held = {},
}: {
  change?: object;
  scope?: readonly string[];
  held?: Readonly<Record<string, readonly object[] | Error>>;
}) {
  const asked: Asked[] = [];
  const rows: Record<string, readonly object[] | Error> = { orders: [order(change)], users: [customer], ...held };
  const of = async (name: string, filter: unknown) => {
    asked.push([name, filter]);
    const found = rows[name] ?? [];
    if (found instanceof Error) throw found;
    return found as readonly { id: string }[];
  };
  const provider = {
    getList: async (name: string, { filter }: { filter: unknown }) => {
      const data = await of(name, filter);
      return { data, total: data.length };
    },
    getMany: async (name: string, { ids }: { ids: readonly string[] }) => ({
      data: (await of(name, ids)).filter(({ id }) => ids.includes(id)),
    }),
    getOne: async (name: string, { id }: { id: string }) => ({
      data: (await of(name, id)).find((one) => one.id === id),
    }),
    conversation: async () => [message],
  };
  const person = { role: 'staff', scope } as Person;
  const authProvider = {
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => person,
    getIdentity: async () => ({ id: 's1' }),
    canAccess: async ({ resource, action }: { resource: string; action: string }) => may(person, resource, action),
  };
  render(
    <TestMemoryRouter initialEntries={['/orders/o1/show']}>
      <AdminContext
        dataProvider={provider as never}
        authProvider={authProvider as never}
        theme={lightTheme}
        i18nProvider={i18nProvider}
      >
        <ResourceContextProvider value="orders">
          <Routes>
            <Route path="/orders/:id/show" element={<OrderShow />} />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
  return asked;
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const factOf = (of: ReturnType<typeof within>, label: string) => of.getByText(label).nextElementSibling;

test('staff who may see users read the customer’s full name, mail, telephone and balance', async () => {
  open({});
  const shown = await part('Müşteri');
  const name = await shown.findByRole('link', { name: 'Ada Yılmaz' });
  expect(name).toHaveAttribute('href', '/users/u1/show');
  expect(factOf(shown, 'E-posta')).toHaveTextContent('ada@basamak.test');
  expect(factOf(shown, 'Telefon')).toHaveTextContent('+90 555 000 00 00');
  expect(factOf(shown, 'Bakiye')).toHaveTextContent('123,45');
});

test('a balance that the server omits has no row', async () => {
  open({ held: { users: [{ ...customer, balance: null }] } });
  const shown = await part('Müşteri');
  await shown.findByText('Ada Yılmaz');
  expect(shown.queryByText('Bakiye')).toBeNull();
});

test('staff who may not see users read the customer’s short name, and no user is requested', async () => {
  const asked = open({ scope: ['orders:read'] });
  const parties = await part('Taraflar');
  expect(factOf(parties, 'Müşteri')).toHaveTextContent('Ada Y.');
  expect(screen.queryByRole('region', { name: 'Müşteri' })).toBeNull();
  expect(asked.map(([resource]) => resource)).not.toContain('users');
});

test('a customer that cannot be loaded shows the error and a retry', async () => {
  const noted = jest.spyOn(console, 'error').mockImplementation(() => undefined); // react-admin logs the failed request
  const held: Record<string, readonly object[] | Error> = { users: new HttpError('Sunucuya ulaşılamadı.', 503) };
  const asked = open({ held });
  const shown = await part('Müşteri');
  expect(await shown.findByText('Sunucuya ulaşılamadı.')).toBeVisible();
  const before = asked.filter(([resource]) => resource === 'users').length;
  await userEvent.click(shown.getByRole('button', { name: 'Yeniden dene' }));
  await waitFor(() => expect(asked.filter(([resource]) => resource === 'users').length).toBeGreaterThan(before));
  noted.mockRestore();
});

test('the order page lists the order’s reports, each with its reporter and a link', async () => {
  const asked = open({ held: { reports: [report] } });
  const shown = await part('Şikâyetler');
  const link = await shown.findByRole('link', { name: 'Can K.: “Numaram 0555”' });
  expect(link).toHaveAttribute('href', '/reports/r9/show');
  expect(shown.getByText('Ada Y. bildirdi')).toBeVisible();
  expect(asked).toContainEqual(['reports', { orderId: 'o1' }]);
});

test('an order without a report says so', async () => {
  open({});
  expect(await (await part('Şikâyetler')).findByText('Şikâyet yok.')).toBeVisible();
});

test('the order page shows the review, and whether the public site shows it', async () => {
  open({
    change: { state: 'completed', review: { stars: 2, text: 'Geç bitti.', createdAt: time } },
    held: { reviews: [{ id: 'o1', hidden: true }] },
  });
  const shown = await part('Değerlendirme');
  expect(shown.getByText('Geç bitti.')).toBeVisible();
  expect(shown.getByText(/^2 yıldız/)).toBeVisible();
  expect(await shown.findByText('Gizli')).toBeVisible();
  expect(await shown.findByRole('link')).toHaveAttribute('href', '/reviews/o1/show');
});

test('an order without a review that its customer may still write says so', async () => {
  open({ change: { state: 'completed' } });
  expect((await part('Değerlendirme')).getByText('Müşteri henüz değerlendirmedi.')).toBeVisible();
});

test('an order that cannot be reviewed yet has no review section', async () => {
  open({});
  await part('Taraflar');
  expect(screen.queryByRole('region', { name: 'Değerlendirme' })).toBeNull();
});

test('the chat of an order stands above its matches', async () => {
  open({});
  const chat = await screen.findByRole('region', { name: 'Sohbet' });
  const matches = await screen.findByRole('region', { name: 'Maçlar' });
  expect(chat.compareDocumentPosition(matches) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

const proposal = { by: 'customer', end: 'uphold', refund: null, money: null, at: time, agreedAt: null };
const disputeOf = (change: object) => ({
  state: 'finished',
  disputed: true,
  disputeAnswerDueAt: time,
  nextStates: ['closed'],
  dispute: { ...openDispute(time), ...change },
});

test.each([
  ['a started order', { nextStates: ['finished'] }, 'Durumu değiştir'],
  ['an order that looks for a booster', { state: 'processing', nextStates: ['cancelled'] }, 'Durumu değiştir'],
  ['one that looks too long', { state: 'processing', late: true, nextStates: ['cancelled'] }, 'Booster seç'],
  ['an open dispute', disputeOf({}), 'Durumu değiştir'],
  ['a dispute to decide', disputeOf({ ripe: true }), 'Haklı bul, yeniden aç'],
  ['a dispute whose proposal has no answer yet', disputeOf({ proposal }), 'Durumu değiştir'],
  ['a dispute to decide with such a proposal', disputeOf({ ripe: true, proposal }), 'Haklı bul, yeniden aç'],
  ['an agreement', disputeOf({ ripe: true, proposal: { ...proposal, agreedAt: time } }), 'Anlaşmayı uygula'],
  [
    'a request for another booster',
    { boosterId: 'b1', boosterRequest: { at: time, reason: 'Yavaş', until: null }, nextStates: ['finished'] },
    'Booster’ı değiştir',
  ],
  [
    'a request for another account',
    { accountRequest: { at: time, account: null }, nextStates: ['finished'] },
    'Yeni hesapla sürsün',
  ],
] as const)('staff see one filled button on %s, and what happens next', async (_, change, name) => {
  open({ change, scope: ['orders:read', 'orders:write'] });
  const filled = await screen.findByRole('button', { name });
  const all = () => [...document.querySelectorAll('button.MuiButton-contained')];
  await waitFor(() => expect(all()).toEqual([filled]));
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/: /);
});
