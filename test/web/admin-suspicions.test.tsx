// The lists of users and orders mark suspected records and can be filtered by them.
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { AdminContext, ResourceContextProvider, TestMemoryRouter } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { OrderList } from '../../web-admin/src/resources/orders/OrderList.tsx';
import { UserList } from '../../web-admin/src/resources/users/UserList.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';

afterEach(cleanup);

const time = '2026-11-20T12:00:00.000Z';
const amount = { amount: 300_00, currency: 'TRY' };
const user = {
  firstName: 'Ada',
  lastName: 'Yılmaz',
  username: 'ada',
  email: 'ada@ornek.com',
  phone: '+905551112233',
  role: 'customer',
  status: 'active',
  balance: amount,
  createdAt: time,
  lastSeenAt: null,
};
const order = {
  number: '1001',
  service: 'solo-boost',
  game: 'league-of-legends',
  state: 'started',
  price: amount,
  refunded: { ...amount, amount: 0 },
  customerId: 'u1',
  customerName: 'Ada Yılmaz',
  boosterId: null,
  boosterName: null,
  progressPercent: 10,
  dueAt: null,
  waitingSince: null,
  disputeAnswerDueAt: null,
  createdAt: time,
  updatedAt: time,
};

const show = (resource: string, List: ComponentType, rows: readonly object[]) => {
  const getList = jest.fn((_: string, __: object) => Promise.resolve({ data: rows, total: rows.length }));
  const authProvider = {
    checkAuth: () => Promise.resolve(),
    canAccess: () => Promise.resolve(true),
    getPermissions: () => Promise.resolve({ role: 'admin', scope: [] }),
  };
  render(
    <TestMemoryRouter>
      <AdminContext
        dataProvider={{ getList } as never}
        authProvider={authProvider as never}
        i18nProvider={i18nProvider}
        theme={lightTheme}
      >
        <ResourceContextProvider value={resource}>
          <List />
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
  return getList;
};

test.each([
  ['users', UserList, user, { id: 'a', firstName: 'Can' }, /Can/],
  ['orders', OrderList, order, { id: 'a', number: '1002' }, /1002/],
] as const)(
  'the list of %s marks suspected records with a labelled icon, and a chip filters by them',
  async (resource, List, row, changed, flagged) => {
    const getList = show(resource, List, [
      { ...row, id: 'p', suspected: false },
      { ...row, ...changed, suspected: true },
    ]);
    const marks = await screen.findAllByLabelText('Şüpheli', { selector: 'svg' });
    expect(marks).toHaveLength(1);
    expect(marks[0]).toHaveAttribute('role', 'img');
    expect(marks[0]?.closest('tr')).toHaveTextContent(flagged);
    const chip = screen.getByRole('button', { name: 'Şüpheli' });
    expect(chip).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(chip);
    await waitFor(() =>
      expect(getList).toHaveBeenLastCalledWith(
        resource,
        expect.objectContaining({ filter: { suspected: true }, sort: { field: 'createdAt', order: 'DESC' } }),
      ),
    );
    expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
);
