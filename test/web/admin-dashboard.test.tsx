import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { AdminContext, type AuthProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { Dashboard } from '../../web-admin/src/dashboard/Dashboard.tsx';
import { WaitingFigures } from '../../web-admin/src/dashboard/WaitingFigures.tsx';
import { store } from '../../web-admin/src/layout/store.ts';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';

const totals: Readonly<Record<string, { total: number; totalIsAtLeast: boolean }>> = {
  'booster-applications': { total: 1234, totalIsAtLeast: false },
  devices: { total: 0, totalIsAtLeast: false },
  reports: { total: 5001, totalIsAtLeast: true },
};
const getList = jest.fn((resource: string, _: object) => {
  const { total = 0, ...meta } = totals[resource] ?? {};
  return Promise.resolve({ data: [], total, meta });
});

const show = (readable: readonly string[]) => {
  const authProvider = { canAccess: ({ resource }) => Promise.resolve(readable.includes(resource)) } as AuthProvider;
  render(
    <MemoryRouter>
      <AdminContext dataProvider={{ getList } as never} authProvider={authProvider} store={store} theme={lightTheme}>
        <WaitingFigures />
        <p>Altı</p>
      </AdminContext>
    </MemoryRouter>,
  );
};
afterEach(() => {
  cleanup();
  getList.mockClear();
});

test('the dashboard counts the records that wait for staff, and each figure links to the list that it counts', async () => {
  show(['booster-applications', 'devices', 'reports']);
  const figures = await screen.findByRole('list', { name: 'Bakılmayı bekleyenler' });
  expect(await within(figures).findByRole('link', { name: 'Bekleyen başvuru 1.234' })).toHaveAttribute(
    'href',
    expect.stringContaining('/booster-applications?filter=%7B%22state%22%3A%22waiting%22%7D'),
  );
  expect(within(figures).getByRole('link', { name: 'Onay bekleyen cihaz 0' })).toBeVisible();
  expect(within(figures).getByRole('link', { name: 'Açık şikâyet 5.000+' })).toHaveAttribute(
    'href',
    expect.stringContaining('/reports?filter=%7B%22state%22%3A%22open%22%7D'),
  );
});

test('staff see the figures of the lists that they may read, and no empty list without any', async () => {
  show(['devices']);
  expect(await screen.findByRole('link', { name: 'Onay bekleyen cihaz 0' })).toBeVisible();
  expect(getList.mock.calls.map(([resource]) => resource)).toEqual(['devices']);
  cleanup();
  show([]);
  expect(await screen.findByText('Altı')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test('staff without any scope read that they have none, instead of an empty page', async () => {
  const authProvider = {
    canAccess: () => Promise.resolve(false),
    getPermissions: () => Promise.resolve({ role: 'staff', scope: [] }),
  } as unknown as AuthProvider;
  render(
    <MemoryRouter>
      <AdminContext dataProvider={{ getList } as never} authProvider={authProvider} store={store} theme={lightTheme}>
        <Dashboard />
      </AdminContext>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { name: 'Henüz yetkin yok' })).toBeVisible();
});
