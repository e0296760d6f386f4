import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentTitle } from '../../web-admin/src/layout/DocumentTitle.tsx';
import { NewPasswordField } from '../../web-storefront/src/features/auth/NewPasswordField.tsx';
import { beginningOf } from '../../web-storefront/src/features/draft/kept.ts';
import ExtrasBlock from '../../web-storefront/src/features/order-form/ExtrasBlock.tsx';
import { NotificationItem } from '../../web-storefront/src/features/notifications/NotificationItem.tsx';

afterEach(cleanup);
const ignored = () => undefined;

test('a new password can be shown and hidden while it is typed', async () => {
  const user = userEvent.setup();
  render(<NewPasswordField label="Şifre" name="password" />);
  const field = screen.getByLabelText('Şifre');
  expect(field).toHaveAttribute('type', 'password');
  await user.type(field, 'kiraz');
  await user.click(screen.getByRole('button', { name: 'Şifreyi göster', pressed: false }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('kiraz');
  await user.click(screen.getByRole('button', { name: 'Şifreyi gizle', pressed: true }));
  expect(field).toHaveAttribute('type', 'password');
});

test.each([
  ['league-of-legends/elo-boost', true],
  ['league-of-legends/duo-boost', false],
  ['valorant/duo-boost', false],
  ['wildrift/duo-boost', false],
] as const)('the extras of %s offer the offline mode: %s', (service, offered) => {
  const { choices } = beginningOf(service, undefined, new URLSearchParams());
  render(<ExtrasBlock choices={choices} surcharges={null} missing={null} set={ignored} clear={ignored} />);
  expect(screen.queryByRole('switch', { name: /Çevrim ?dışı mod/ }) !== null).toBe(offered);
});

test('an unread notification has a dot', () => {
  const notice = { id: 'n1', text: '', link: null, createdAt: '2026-11-20T12:00:00.000Z' };
  for (const read of [true, false]) {
    const shown = { ...notice, title: read ? 'Okundu' : 'Okunmadı', read };
    render(<NotificationItem notification={shown as never} onOpen={() => undefined} />);
  }
  expect(screen.getByText('Okunmadı')).toHaveClass('note-list__new');
  expect(screen.getByText('Okundu')).not.toHaveClass('note-list__new');
});

test('the tab title of the console follows the title of the page', async () => {
  const title = (text: string) => (
    <>
      <span id="react-admin-title">{text}</span>
      <DocumentTitle />
    </>
  );
  const { rerender } = render(title('Siparişler'));
  expect(document.title).toBe('Siparişler | Basamak Yönetim');
  rerender(title('Sipariş 10004'));
  await waitFor(() => expect(document.title).toBe('Sipariş 10004 | Basamak Yönetim'));
});
