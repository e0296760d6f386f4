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
  pendingEmail: 'yeni@ornek.test',
  pendingEmailAsked: { byName: 'Can Demir', at: time, expiresAt: '2026-11-21T12:00:00.000Z', expired: false },
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

/** Opens Ada’s page for this reader. Returns the offered buttons. */
async function seenBy(id: string, user = colleague) {
  render(
    <TestMemoryRouter initialEntries={['/users/u1/show']}>
      <AdminContext
        dataProvider={{ ...provider, getOne: () => Promise.resolve({ data: user }) } as never}
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
  'E-postayı değiştir',
  'E-posta değişikliğini geri çek',
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

test('one’s own page offers no command that the server refuses for oneself', async () => {
  const offered = await seenBy('u1');
  expect(offered().filter((command) => ofOthers.includes(command ?? ''))).toEqual([]);
});

test('the page shows the pending e-mail address, the person who asked for it and its deadline, or that it has expired', async () => {
  await seenBy('u2');
  expect(screen.getByText('Onay bekleyen e-posta').nextSibling).toHaveTextContent(
    /^yeni@ornek\.test \(Can Demir, 20.*; son onay 21.*\)$/,
  );
  cleanup();
  const { pendingEmailAsked: asked } = colleague;
  await seenBy('u2', { ...colleague, pendingEmailAsked: asked && { ...asked, byName: null, expired: true } });
  expect(screen.queryByText('Onay bekleyen e-posta')).toBeNull();
  expect(screen.getByText('Onaylanmayan e-posta').nextSibling).toHaveTextContent(
    /^yeni@ornek\.test \(ayrılan bir ekip üyesi, 20.*; süresi 21.* tarihinde doldu\)$/,
  );
});
