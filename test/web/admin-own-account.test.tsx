import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, ResourceContextProvider, TestMemoryRouter } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminSession, AdminUser } from '../../web-admin/src/lib/records.ts';
import { UserShow } from '../../web-admin/src/resources/users/UserShow.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';

afterEach(cleanup);

const time = '2026-11-20T12:00:00.000Z';
const colleague = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Yıldız',
  role: 'staff',
  status: 'active',
  scopes: ['users:read'],
  secondFactor: true,
  createdAt: time,
} as unknown as AdminUser;
const session = { id: 's1', userId: 'u1', live: true, current: false, lastUsedAt: time } as AdminSession;

const provider = {
  getOne: () => Promise.resolve({ data: colleague }),
  getList: (resource: string) =>
    Promise.resolve(resource === 'sessions' ? { data: [session], total: 1 } : { data: [], total: 0 }),
  story: () => Promise.resolve({ kinds: [], items: [], cursor: null }),
};
const auth = (id: string) =>
  ({
    checkAuth: () => Promise.resolve(),
    getIdentity: () => Promise.resolve({ id, fullName: 'Ece Kaya' }),
    canAccess: () => Promise.resolve(true),
  }) as never;

/** Ada’s page, and what can be done on it, by who looks at it. */
async function seenBy(id: string) {
  render(
    <TestMemoryRouter initialEntries={['/users/u1/show']}>
      <AdminContext
        dataProvider={provider as never}
        authProvider={auth(id)}
        theme={lightTheme}
        i18nProvider={i18nProvider}
      >
        <ResourceContextProvider value="users">
          <Routes>
            <Route path="/users/:id/show" element={<UserShow />} />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByRole('button', { name: 'E-posta gönder' });
  await screen.findByRole('button', { name: 'Not ekle' });
  await screen.findByText(/Bilinmeyen cihaz/);
  return () => screen.getAllByRole('button').map(({ textContent }) => textContent);
}

const ofOthers = [
  'Tek kullanımlık şifre üret',
  'İki adımı sıfırla',
  'Telefonu değiştir',
  'Yetkileri değiştir',
  'Yasakla',
  'Hesabı sil',
  'Oturumu kapat',
  'Bütün oturumları kapat',
];

test('a colleague’s account can be managed', async () => {
  const offered = await seenBy('u2');
  await waitFor(() => expect(offered()).toEqual(expect.arrayContaining(ofOthers)));
});

test('on one’s own page nothing is offered that the server refuses for oneself', async () => {
  const offered = await seenBy('u1');
  expect(offered().filter((command) => ofOthers.includes(command ?? ''))).toEqual([]);
});
