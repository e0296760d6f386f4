// The list of suspicions. A row links to its user or order. The menu counts the suspicions that the reader may lift.
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, memoryStore, ResourceContextProvider, TestMemoryRouter } from 'react-admin';
import type { Scope } from '#contract/vocabulary.ts';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { StaffNote } from '../../web-admin/src/lib/records.ts';
import { waitingFor } from '../../web-admin/src/live/waiting.ts';
import { may, type Person } from '../../web-admin/src/providers/permissions.ts';
import { SuspicionList } from '../../web-admin/src/resources/notes/SuspicionList.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { withRun } from './support/with-run.ts';

afterEach(cleanup);

const at = '2026-11-20T12:00:00.000Z';
const ofUser: StaffNote = {
  id: 'n1',
  subject: 'user',
  recordId: 'u1',
  recordName: 'Ada Yılmaz',
  kind: 'suspicion',
  text: 'Üç hesap, bir kart',
  authorId: 's1',
  authorName: 'Ece K.',
  createdAt: at,
  lifted: null,
};
const ofOrder: StaffNote = { ...ofUser, id: 'n2', subject: 'order', recordId: 'o1', recordName: '10004' };
const lifted: StaffNote = { ...ofUser, id: 'n3', lifted: { byName: 'Can D.', at, because: 'Kimliğini gösterdi' } };

const staff = (...scope: Scope[]): Person => ({ role: 'staff', scope });

function open(person: Person) {
  const liftSuspicion = jest.fn(() => Promise.resolve(lifted));
  const provider = {
    getList: () => Promise.resolve({ data: [ofUser, ofOrder, lifted], total: 3 }),
    'POST /admin/order-notes/:id/lift': liftSuspicion,
  };
  const authProvider = {
    checkAuth: () => Promise.resolve(),
    canAccess: ({ resource, action }: { resource: string; action: string }) =>
      Promise.resolve(may(person, resource, action)),
    getPermissions: () => Promise.resolve(person),
  };
  render(
    <TestMemoryRouter>
      <AdminContext
        dataProvider={withRun(provider) as never}
        authProvider={authProvider as never}
        i18nProvider={i18nProvider}
        theme={lightTheme}
        store={memoryStore()}
      >
        <ResourceContextProvider value="suspicions">
          <SuspicionList />
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
  return { user: userEvent.setup(), liftSuspicion };
}
const rowOf = async (text: string | RegExp) => within((await screen.findByText(text)).closest('tr')!);

test('a suspicion links to its user or order and is lifted from its row with a reason', async () => {
  const { user, liftSuspicion } = open({ role: 'admin', scope: [] });
  const links = await screen.findAllByRole('link', { name: 'Ada Yılmaz' });
  expect(links[0]).toHaveAttribute('href', '/users/u1/show');
  expect(screen.getByRole('link', { name: 'Sipariş 10004' })).toHaveAttribute('href', '/orders/o1/show');
  const ended = await rowOf(/^Kaldırıldı: Kimliğini gösterdi \(Can D\., /);
  expect(ended.queryByRole('button', { name: 'Şüpheyi kaldır' })).toBeNull();
  await user.click((await rowOf('Sipariş 10004')).getByRole('button', { name: 'Şüpheyi kaldır' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Kimliğini gösterdi');
  await user.click(dialog.getByRole('button', { name: 'Şüpheyi kaldır' }));
  await waitFor(() => expect(liftSuspicion.mock.calls).toEqual([[{ id: 'n2', reason: 'Kimliğini gösterdi' }]]));
});

test('staff may lift the suspicions about users or orders that their scopes permit', async () => {
  open(staff('users:read', 'orders:read', 'orders:write'));
  expect(await (await rowOf('Sipariş 10004')).findByRole('button', { name: 'Şüpheyi kaldır' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Şüpheyi kaldır' })).toHaveLength(1);
});

test('the menu counts the open suspicions that the reader may lift', () => {
  expect(waitingFor({ role: 'admin', scope: [] }, 'suspicions')?.filter).toEqual({ open: true });
  const both = staff('users:read', 'users:write', 'orders:read', 'orders:write');
  expect(waitingFor(both, 'suspicions')?.filter).toEqual({ open: true });
  const orders = staff('users:read', 'orders:read', 'orders:write');
  expect(waitingFor(orders, 'suspicions')?.filter).toEqual({ open: true, subject: 'order' });
  expect(waitingFor(staff('users:read', 'orders:read'), 'suspicions')).toBeUndefined();
});
