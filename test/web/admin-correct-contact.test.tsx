import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, HttpError, memoryStore, Notification, ResourceContextProvider } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminUser } from '../../web-admin/src/lib/records.ts';
import { CorrectContact } from '../../web-admin/src/resources/users/CorrectContact.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { withRun } from './support/with-run.ts';

afterEach(cleanup);

const person = {
  id: 'u1',
  firstName: 'Ece',
  lastName: 'Işık',
  email: 'ece@basamak.test',
  phone: '+905331112233',
  role: 'customer',
  status: 'active',
  emailVerified: true,
  pendingEmail: null,
  pendingEmailAsked: null,
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
  const provider = {
    'POST /admin/change-phone': command('phone'),
    'POST /admin/change-email': command('email'),
    'POST /admin/drop-email-change': command('drop'),
  };
  render(
    <AdminContext
      dataProvider={withRun(provider) as never}
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

test('a telephone number is changed by keyboard with a required reason, and Escape asks before it discards', async () => {
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

test('a telephone number in use by another account is refused at its field', async () => {
  const { user } = show(person, { code: 'identity.phone_taken', message: 'Bu telefon numarasıyla bir hesap var.' });
  await user.click(await screen.findByRole('button', { name: 'Telefonu değiştir' }));
  const field = await screen.findByRole('textbox', { name: /Yeni telefon/ });
  await user.type(field, '05334445566');
  await user.type(reasonField(), 'Numarası değişmiş');
  await user.click(screen.getByRole('button', { name: 'Numarayı değiştir' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription('Bu telefon numarasıyla bir hesap var.');
});

test('an e-mail change by keyboard says that the address must be confirmed, and Escape asks before it discards', async () => {
  const { user, sent } = show({ ...person, role: 'booster' });
  (await screen.findByRole('button', { name: 'E-postayı değiştir' })).focus();
  await user.keyboard('{Enter}');
  const field = await screen.findByRole('textbox', { name: /Yeni e-posta/ });
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByRole('dialog')).toHaveTextContent('onaylanana kadar ece@basamak.test geçerlidir');
  expect(screen.getByRole('dialog')).toHaveTextContent('para çekme istekleri bir süre bekler');
  await user.keyboard('yeni@{Enter}');
  await waitFor(() => expect(field).toBeInvalid());
  await user.keyboard('ornek.test{Escape}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Yazdıkların kaydedilmedi.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('yeni@ornek.test');
  await user.type(reasonField(), 'Eski kutusuna giremiyor');
  await user.click(screen.getByRole('button', { name: 'Onay bağlantısı gönder' }));
  await screen.findByText('Onay bağlantısı yola çıktı');
  expect(sent).toEqual([['email', { userId: 'u1', email: 'yeni@ornek.test', reason: 'Eski kutusuna giremiyor' }]]);
});

test('an e-mail address in use by another account is refused at its field', async () => {
  const message = 'Bu e-posta adresiyle bir hesap var.';
  const { user } = show(person, { code: 'identity.email_taken', message });
  await user.click(await screen.findByRole('button', { name: 'E-postayı değiştir' }));
  const field = await screen.findByRole('textbox', { name: /Yeni e-posta/ });
  await user.type(field, 'yeni@ornek.test');
  await user.type(reasonField(), 'Eski kutusuna giremiyor');
  await user.click(screen.getByRole('button', { name: 'Onay bağlantısı gönder' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(message);
});

test('a pending e-mail change can be withdrawn or replaced; a banned user’s can only be withdrawn', async () => {
  const pending = { ...person, pendingEmail: 'yeni@ornek.test' };
  const { user, sent } = show(pending);
  await user.click(await screen.findByRole('button', { name: 'E-postayı değiştir' }));
  expect(await screen.findByText(/Önceki istek \(yeni@ornek\.test\) geçersiz olur/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'E-posta değişikliğini geri çek' }));
  await user.type(await screen.findByRole('textbox', { name: /^Neden/ }), 'Yanlış yazılmış');
  await user.click(screen.getByRole('button', { name: 'Geri çek' }));
  await screen.findByText('E-posta değişikliği geri çekildi');
  expect(sent).toEqual([['drop', { userId: 'u1', reason: 'Yanlış yazılmış' }]]);
  cleanup();
  show({ ...pending, status: 'banned' });
  await screen.findByRole('button', { name: 'E-posta değişikliğini geri çek' });
  expect(screen.queryByRole('button', { name: 'E-postayı değiştir' })).toBeNull();
});
