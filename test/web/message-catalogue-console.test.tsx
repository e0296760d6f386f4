// The messages of the specification (section 8) that the console shows, each on its screen.
import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, Notification, ResourceContextProvider, type AuthProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createClient } from '../../src/contract/client.ts';
import { messages } from '../../src/contract/messages.tr.ts';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminUser } from '../../web-admin/src/lib/records.ts';
import { createDataProvider } from '../../web-admin/src/providers/data-provider.ts';
import { Ban, Unban } from '../../web-admin/src/resources/users/Ban.tsx';
import { Remove } from '../../web-admin/src/resources/users/Remove.tsx';
import { UserCreate } from '../../web-admin/src/resources/users/UserCreate.tsx';
import { AddFunds } from '../../web-admin/src/ui/AddFunds.tsx';

const asked: string[] = [];
let answer: () => Response;
const refused = (code: keyof typeof messages, status = 409) =>
  Response.json(
    { code, status, detail: messages[code] },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
  asked.length = 0;
});

/** An admin, who may do everything. */
const admin = {
  canAccess: () => Promise.resolve(true),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
} as unknown as AuthProvider;

function show(screenful: ReactNode) {
  const send: typeof fetch = async (input) => {
    asked.push(new URL(input as string, 'http://localhost/').pathname);
    return answer();
  };
  const page = (
    <AdminContext
      authProvider={admin}
      dataProvider={createDataProvider(createClient(send))}
      i18nProvider={i18nProvider}
    >
      <ResourceContextProvider value="users">{screenful}</ResourceContextProvider>
      <Notification />
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  return userEvent.setup();
}

const cem = { id: 'cem', firstName: 'Cem', lastName: 'Kaya', banReason: null } as unknown as AdminUser;
const command = async (button: ReactNode, label: string, submit = label) => {
  const user = show(button);
  await user.click(await screen.findByRole('button', { name: label }));
  await user.type(await screen.findByLabelText(/^Neden/), 'Sahte belge');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: submit }));
};
const ban = () => command(<Ban user={cem} />, 'Yasakla');
const unban = () => command(<Unban user={cem} />, 'Yasağı kaldır');
const remove = () => command(<Remove user={cem} />, 'Hesabı sil', 'Kalıcı olarak sil');

test.each([
  ['ban', ban, 'identity.role_not_allowed', 'Kullanıcı yasaklanamadı. ', /yöneticiyle görüş\.$/],
  ['ban', ban, 'identity.user_not_found', 'Kullanıcı yasaklanamadı. ', /Sayfayı yenile\.$/],
  ['unban', unban, 'identity.forbidden', 'Yasak kaldırılamadı. ', /yöneticiyle görüş\.$/],
  ['remove', remove, 'identity.role_not_allowed', 'Hesap silinemedi. ', /yöneticiyle görüş\.$/],
  ['remove', remove, 'identity.user_unsettled', 'Hesap silinemedi. ', /Önce bunları kapat, sonra yeniden dene\.$/],
] as const)(
  'could not remove or ban the booster or user (%s): the alert says what failed and what to do next',
  async (_, run, code, failed, whatToDo) => {
    answer = () => refused(code, 403);
    await run();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${failed}${messages[code]}`);
    expect(alert).toHaveTextContent(whatToDo);
  },
);

test('success: ban shows its message after the call succeeded', async () => {
  answer = () => Response.json(cem);
  await ban();
  expect(await screen.findByText('Kullanıcı yasaklandı')).toBeVisible();
  expect(asked).toEqual(['/api/admin/ban']);
});

test.each([
  ['identity.username_taken', 'Kullanıcı adı'],
  ['identity.email_taken', 'E-posta'],
  ['identity.phone_taken', 'Telefon'],
] as const)('user creation failed (%s): the reason is shown above the form and at its field', async (code, field) => {
  answer = () => refused(code);
  const user = show(<UserCreate />);
  const person = { Ad: 'Ece', Soyad: 'Işık', 'E-posta': 'ece@basamak.test', Telefon: '05321234567' };
  for (const [label, text] of Object.entries({ ...person, 'Kullanıcı adı': 'ece' }))
    await user.type(await screen.findByLabelText(new RegExp(`^${label}`)), text);
  await user.click(screen.getByRole('button', { name: 'Kullanıcıyı oluştur' }));
  expect(await screen.findByText(`Kullanıcı oluşturulamadı. ${messages[code]}`)).toBeVisible();
  const refusedField = screen.getByLabelText(new RegExp(`^${field}`));
  await waitFor(() => expect(refusedField).toHaveAccessibleDescription(messages[code]));
  expect(refusedField).toBeInvalid();
});

test('use the buttons to add or remove funds: this hint answers an amount with a sign, and no money is moved', async () => {
  const user = show(<AddFunds balance={null} userId="cem" name="Cem Kaya" />);
  await user.click(await screen.findByRole('button', { name: 'Bakiye ekle ya da çıkar' }));
  await user.type(await screen.findByLabelText(/^Tutar/), '-50');
  await user.type(screen.getByLabelText(/^Neden/), 'Düzeltme');
  await user.click(screen.getByRole('button', { name: 'Bakiyeyi düzelt' }));
  expect(await screen.findByText('İşaret yazma; eklemek ya da çıkarmak için düğmeleri kullan.')).toBeVisible();
  for (const name of ['Ekle', 'Çıkar']) expect(screen.getByRole('radio', { name })).toBeEnabled();
  // the dialog reads the limit for a second admin when it opens, and sends no other request
  expect(asked.filter((path) => path !== '/api/admin/approval-rule')).toEqual([]);
});
