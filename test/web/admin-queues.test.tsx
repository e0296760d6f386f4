// A list with waiting records opens with these, the longest wait first.
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { AdminContext, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { listPath } from '../../web-admin/src/lib/list-path.ts';
import { waiting } from '../../web-admin/src/live/waiting.ts';
import { ApplicationList } from '../../web-admin/src/resources/applications/ApplicationList.tsx';
import { ApprovalList } from '../../web-admin/src/resources/approvals/ApprovalList.tsx';
import { DeviceList } from '../../web-admin/src/resources/devices/DeviceList.tsx';
import { JobList } from '../../web-admin/src/resources/jobs/JobList.tsx';
import { StateFilter } from '../../web-admin/src/resources/orders/StateFilter.tsx';
import { SuspicionList } from '../../web-admin/src/resources/notes/SuspicionList.tsx';
import { FineClaimList } from '../../web-admin/src/resources/fine-claims/FineClaimList.tsx';
import { PayoutList } from '../../web-admin/src/resources/payouts/PayoutList.tsx';
import { DifferenceList } from '../../web-admin/src/resources/reconciliation-differences/DifferenceList.tsx';
import { ReportList } from '../../web-admin/src/resources/reports/ReportList.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { ListPage } from '../../web-admin/src/ui/ListPage.tsx';

afterEach(cleanup);

const oldestFirst = { field: 'createdAt', order: 'ASC' };
const newestFirst = { field: 'createdAt', order: 'DESC' };

const open = (resource: string, List: ComponentType, at = '') => {
  const getList = jest.fn((_: string, __: object) => Promise.resolve({ data: [], total: 0 }));
  const provider = { getList, jobQueues: () => Promise.resolve([]) };
  const authProvider = {
    checkAuth: () => Promise.resolve(),
    canAccess: () => Promise.resolve(true),
    getPermissions: () => Promise.resolve({ role: 'admin', scope: [] }),
  };
  render(
    <MemoryRouter initialEntries={[at || `/${resource}`]}>
      <AdminContext
        dataProvider={provider as never}
        authProvider={authProvider as never}
        i18nProvider={i18nProvider}
        theme={lightTheme}
      >
        <ResourceContextProvider value={resource}>
          <List />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  /** Waits until the list's last request has this filter and sort. Returns that request. */
  const asked = async (filter: object, sort: object) => {
    await waitFor(() => expect(getList).toHaveBeenLastCalledWith(resource, expect.objectContaining({ filter, sort })));
    return getList.mock.lastCall?.[1];
  };
  return { asked };
};

test.each([
  ['payouts', PayoutList, { state: 'requested' }],
  ['fine-claims', FineClaimList, { state: 'open' }],
  ['reports', ReportList, { state: 'open' }],
  ['booster-applications', ApplicationList, { state: 'waiting' }],
  ['suspicions', SuspicionList, { open: true }],
  ['jobs', JobList, { state: ['created', 'retry', 'active', 'failed'] }],
  ['approvals', ApprovalList, { state: 'waiting' }],
  ['devices', DeviceList, { state: 'waiting' }],
  ['reconciliation-differences', DifferenceList, { state: 'open' }],
] as const)(
  'the list of %s opens with the waiting records, oldest first, and one press shows all',
  async (resource, List, filter) => {
    const { asked } = open(resource, List);
    expect(await asked(filter, oldestFirst)).toBeDefined();
    // the count on the first page uses the same filter
    const counted = waiting.find((one) => one.resource === resource);
    if (counted) expect(counted.filter).toEqual(filter);
    fireEvent.click(screen.getByRole('button', { name: 'Tümü' }));
    await asked({}, newestFirst);
  },
);

test('orders are listed oldest first when the chips ask for waiting or late ones, otherwise newest first', async () => {
  const Orders = () => <ListPage filters={[]} above={<StateFilter />} table={<p />} compact={<p />} />;
  const { asked } = open('orders', Orders);
  expect(await asked({}, newestFirst)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Booster aranıyor' }));
  await asked({ state: ['processing'] }, oldestFirst);
  fireEvent.click(screen.getByRole('button', { name: 'Tamamlandı' }));
  await asked({ state: ['processing', 'completed'] }, newestFirst);
  fireEvent.click(screen.getByRole('button', { name: 'Geciken' }));
  await asked({ state: ['processing', 'completed'], late: true }, oldestFirst);
});

test.each([
  ['orders', { state: ['waiting'] }, 'ASC'],
  ['orders', { waitsForStaff: true }, 'ASC'],
  ['orders', { state: ['starting', 'started'] }, 'DESC'],
  ['payouts', { state: 'requested' }, 'ASC'],
  ['payouts', { boosterId: 'b' }, 'DESC'],
  ['tickets', { waiting: true }, null],
  ['wallets', { userId: 'u' }, null],
] as const)('a link to %s with %j sorts by creation time: %s', (resource, filter, order) => {
  const query = new URLSearchParams(listPath(resource, filter).split('?')[1]);
  expect(query.get('order')).toBe(order);
});
