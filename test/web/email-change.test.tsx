// The page behind the link that confirms a new e-mail address. Only its button confirms the address, not the opening.
import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EmailChange from '../../web-storefront/src/pages/EmailChange.tsx';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { server, show } from './support/orders.tsx';

const refused = (status: number, code: string, detail: string) => () =>
  Response.json({ type: 'about:blank', title: 'x', status, requestId: 'r', code, detail }, { status });
const button = () => screen.queryByRole('button', { name: 'Adresi onayla' });
const open = (search = '?token=abc') => show('/eposta-degisikligi', EmailChange, `/eposta-degisikligi${search}`);

beforeEach(() => queryClient.clear());

test('a new e-mail address is confirmed once, by the button and not by opening the page', async () => {
  const asked: string[] = [];
  server.answer = ({ pathname }) => {
    asked.push(pathname);
    return new Response(null, { status: 204 });
  };
  open();
  expect(button()).toBeVisible();
  expect(asked.filter((path) => path.includes('email-change'))).toEqual([]);
  await userEvent.click(button()!);
  expect(await screen.findByText(/E-posta adresin değişti/)).toBeVisible();
  expect(asked.filter((path) => path.includes('email-change'))).toHaveLength(1);
  expect(button()).toBeNull();
  expect(screen.getByRole('link', { name: 'Giriş yap' })).toBeVisible();
});

test.each([
  ['identity.email_change_invalid', 422, 'Bağlantı kullanılmış, süresi dolmuş ya da istek geri çekilmiş.'],
  ['identity.email_taken', 409, 'Bu e-posta adresiyle bir hesap var.'],
])('a link that is refused offers no second attempt: %s', async (code, status, detail) => {
  server.answer = refused(status, code, detail);
  open();
  await userEvent.click(button()!);
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  expect(button()).toBeNull();
});

test('without a token the page says that it is opened by the link in the mail', () => {
  open('');
  expect(screen.getByText('Bu sayfa e-postandaki onay bağlantısıyla açılır.')).toBeVisible();
  expect(button()).toBeNull();
});
