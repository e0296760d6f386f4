import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, HttpError, memoryStore, Notification, ResourceContextProvider } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminUser } from '../../web-admin/src/lib/records.ts';
import { CorrectContact } from '../../web-admin/src/resources/users/CorrectContact.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';

afterEach(cleanup);

const person = {
  id: 'u1',
  firstName: 'Ece',
  lastName: 'Işık',
  email: 'ece@basamak.test',
  phone: '+905331112233',
  role: 'customer',
  status: 'active',
} as AdminUser;
const auth = {
  checkError: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  getIdentity: () => Promise.resolve({ id: 'u9', fullName: 'Ada Yıldız' }),
  canAccess: () => Promise.resolve(true),
};

function show(user: AdminUser, refusal?: { readonly code: string; readonly message: string }) {
  const sent: unknown[] = [];
  const command = (name: string) => (input: unknown) => {
    sent.push([name, input]);
    return refusal ? Promise.reject(new HttpError(refusal.message, 409, refusal)) : Promise.resolve(user);
  };
  const provider = { changePhone: command('phone') };
  render(
    <AdminContext
      dataProvider={provider as never}
      authProvider={auth as never}
      theme={lightTheme}
      i18nProvider={i18nProvider}
      store={memoryStore()}
    >
      <ResourceContextProvider value="users">
        <CorrectContact user={user} />
      </ResourceContextProvider>
      <Notification />
    </AdminContext>,
  );
  return { user: userEvent.setup(), sent };
}
const reasonField = () => screen.getByRole('textbox', { name: /^Neden/ });

test('a telephone number is corrected by keys alone, with a reason, and Escape asks before it throws away', async () => {
  const { user, sent } = show(person);
  (await screen.findByRole('button', { name: 'Telefonu değiştir' })).focus();
  await user.keyboard('{Enter}');
  const field = await screen.findByRole('textbox', { name: /Yeni telefon/ });
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByRole('dialog')).toHaveTextContent('Şu anki numara: +905331112233.');
  await user.keyboard('0533 444 55 66{Escape}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Yazdıkların kaydedilmedi.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('0533 444 55 66');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(reasonField()).toBeInvalid());
  expect(sent).toEqual([]);
  await user.type(reasonField(), 'Numarası değişmiş');
  await user.click(screen.getByRole('button', { name: 'Numarayı değiştir' }));
  await screen.findByText('Telefon numarası değişti');
  expect(sent).toEqual([['phone', { userId: 'u1', phone: '0533 444 55 66', reason: 'Numarası değişmiş' }]]);
});

test('a number that is somebody else’s is said beside its field', async () => {
  const { user } = show(person, { code: 'identity.phone_taken', message: 'Bu telefon numarasıyla bir hesap var.' });
  await user.click(await screen.findByRole('button', { name: 'Telefonu değiştir' }));
  const field = await screen.findByRole('textbox', { name: /Yeni telefon/ });
  await user.type(field, '05334445566');
  await user.type(reasonField(), 'Numarası değişmiş');
  await user.click(screen.getByRole('button', { name: 'Numarayı değiştir' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription('Bu telefon numarasıyla bir hesap var.');
});
