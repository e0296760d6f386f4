// The booster page offers the commands of a user account (mail, password, ban, removal) by the permissions of `users`.
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, ResourceContextProvider, TestMemoryRouter } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminUser } from '../../web-admin/src/lib/records.ts';
import { may, type Person } from '../../web-admin/src/providers/permissions.ts';
import { BoosterShow } from '../../web-admin/src/resources/boosters/BoosterShow.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';

afterEach(cleanup);

const created = { id: 'b1', firstName: 'Cem', lastName: 'Kaya', createdAt: '2026-11-20T12:00:00.000Z' };
const user = { ...created, role: 'booster', status: 'active', scopes: [], secondFactor: false } as unknown as AdminUser;
const booster = {
  ...created,
  status: 'active',
  availableServices: [],
  comfortableLeagueServers: [],
  comfortableValorantServers: [],
  comfortableWildriftServers: [],
  languages: [],
  tier: 1,
};
const provider = {
  getOne: (resource: string) => Promise.resolve({ data: resource === 'users' ? user : booster }),
  getList: () => Promise.resolve({ data: [], total: 0 }),
};

function seenBy(person: Person) {
  const auth = {
    checkAuth: () => Promise.resolve(),
    getIdentity: () => Promise.resolve({ id: 'a1', fullName: 'Ece Kaya' }),
    getPermissions: () => Promise.resolve(person),
    canAccess: ({ resource, action }: { resource: string; action: string }) =>
      Promise.resolve(may(person, resource, action)),
  };
  render(
    <TestMemoryRouter initialEntries={['/boosters/b1/show']}>
      <AdminContext
        dataProvider={provider as never}
        authProvider={auth as never}
        theme={lightTheme}
        i18nProvider={i18nProvider}
      >
        <ResourceContextProvider value="boosters">
          <Routes>
            <Route path="/boosters/:id/show" element={<BoosterShow />} />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
}

const commands = ['E-posta gönder', 'Tek kullanımlık şifre üret', 'Yasakla', 'Hesabı sil'];

test('the booster page offers an admin to mail, ban and remove the booster and to create a password', async () => {
  seenBy({ role: 'admin', scope: [] } as unknown as Person);
  for (const name of commands) expect(await screen.findByRole('button', { name })).toBeVisible();
});

test('staff without the right to change users are offered none of these commands', async () => {
  seenBy({ role: 'staff', scope: ['boosters:read', 'boosters:write', 'users:read'] } as unknown as Person);
  expect(await screen.findByText('Profili düzenle')).toBeVisible();
  for (const name of commands) expect(screen.queryByRole('button', { name })).toBeNull();
});
