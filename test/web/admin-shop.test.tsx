import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, HttpError, Notification, ResourceContextProvider } from 'react-admin';
import type { AdminListing, AdminStockAccount, SmurfPreview } from '../../web-admin/src/lib/records.ts';
import { AddStock } from '../../web-admin/src/resources/listings/AddStock.tsx';
import { begunName, linesOfFile } from '../../web-admin/src/resources/listings/stock-lines.ts';
import { Restore } from '../../web-admin/src/resources/stock-accounts/Restore.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { withRun } from './support/with-run.ts';

const time = '2026-11-20T12:00:00.000Z';
const listing: AdminListing = {
  id: '0199c000-0000-7000-8000-000000000001',
  server: 'tr',
  level: 30,
  description: 'Derecesiz',
  price: { amount: 300_00, currency: 'TRY' },
  onSale: true,
  stock: 0,
  sold: 1,
  createdAt: time,
  updatedAt: time,
};
const sold: AdminStockAccount = {
  id: '0199c000-0000-7000-8000-000000000002',
  listingId: listing.id,
  server: 'tr',
  level: 30,
  state: 'sold',
  buyerId: '0199c000-0000-7000-8000-000000000003',
  buyerName: 'Ada Y.',
  price: { amount: 300_00, currency: 'TRY' },
  soldAt: time,
  takenBackAt: null,
  takenBackBecause: null,
  createdAt: time,
};

type Lines = { cardId: string; lines: string[] };
/** Lines without a password are unreadable. Accounts named `fare…` are already known. */
const judged = ({ lines }: Lines): Promise<SmurfPreview> =>
  Promise.resolve({
    lines: lines.map((line, index) => ({
      number: index + 1,
      verdict: !line.includes(':') ? 'unreadable' : line.startsWith('fare') ? 'known' : 'new',
    })),
  });
const provider = {
  previewSmurf: jest.fn<(asked: Lines) => Promise<SmurfPreview>>(judged),
  'POST /admin/add-smurf': jest.fn<(asked: Lines) => Promise<object>>(() => Promise.resolve(listing)),
  'POST /admin/restore-smurf': jest.fn<(asked: object) => Promise<object>>(() =>
    Promise.resolve({ ...sold, state: 'retired' }),
  ),
};

beforeEach(() => {
  for (const call of Object.values(provider)) call.mockClear();
});
afterEach(cleanup);

const show = (resource: string, content: ReactNode) => {
  render(
    <AdminContext dataProvider={withRun(provider) as never} theme={lightTheme}>
      <ResourceContextProvider value={resource}>{content}</ResourceContextProvider>
      <Notification />
    </AdminContext>,
  );
  return userEvent.setup();
};

test('a CSV of accounts becomes lines without its heading, and a row with a colon in a value becomes unreadable', () => {
  expect(linesOfFile('stok.csv', 'hesap;şifre;posta\nfare;peynir;a@b\nkedi;sü:t;\nfil;ot;\n')).toBe(
    'fare:peynir:a@b\n?\nfil:ot',
  );
  expect(linesOfFile('stok.txt', '\uFEFFfare:peynir\r\n\r\nfil:ot\r\n')).toBe('fare:peynir\n\nfil:ot');
});

test('a preview shows the first letters of an account name and no part of its password', () => {
  expect(begunName(' kuzeyyildizi:gizli ')).toBe('kuz…');
  expect(begunName('ab:gizli')).toBe('…');
  expect(begunName('')).toBe('…');
});

test('stock is checked before it is sent: lines that cannot be added are named and block the others', async () => {
  const user = show('listings', <AddStock listing={listing} />);
  await user.click(await screen.findByRole('button', { name: 'Stok ekle' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = dialog.getByRole('textbox', { name: /Hesaplar/ });
  await user.click(box);
  await user.paste('kedi-yeni:gizli-süt\nfare:peynir\nokunmaz');
  const add = dialog.getByRole('button', { name: 'Hesapları ekle' });
  expect(add).toBeDisabled();
  expect(add).toHaveAccessibleDescription('Önizleme hazırlanıyor…');
  expect(await dialog.findByText('2 satır eklenemez, bu yüzden hiçbir hesap eklenmez.')).toBeVisible();
  const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['2. satır · far…Zaten kayıtlı', '3. satır · oku…Okunamadı', '1. satır · ked…Eklenecek']);
  await user.click(dialog.getByRole('button', { name: 'Hesapları ekle' }));
  expect(await dialog.findByText('Önce eklenemeyecek satırları düzelt ya da sil.')).toBeVisible();
  expect(provider['POST /admin/add-smurf']).not.toHaveBeenCalled();

  // the error disappears with the correction, before the button is pressed again
  fireEvent.change(box, { target: { value: 'kedi-yeni:gizli-süt\n' } });
  expect(await dialog.findByText('1 hesap eklenecek.')).toBeVisible();
  await waitFor(() => expect(dialog.queryByText(/^Önce eklenemeyecek/)).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Hesapları ekle' }));
  await waitFor(() =>
    expect(provider['POST /admin/add-smurf']).toHaveBeenCalledWith({
      cardId: listing.id,
      lines: ['kedi-yeni:gizli-süt'],
    }),
  );
  expect(await screen.findByText('Hesaplar stoka eklendi')).toBeVisible();
});

test('a failed preview shows its reason, and no stock is sent', async () => {
  provider.previewSmurf.mockImplementationOnce(() => Promise.reject(new HttpError('Sunucuya ulaşılamadı.', 0)));
  const user = show('listings', <AddStock listing={listing} />);
  await user.click(await screen.findByRole('button', { name: 'Stok ekle' }));
  await user.click(screen.getByRole('textbox', { name: /Hesaplar/ }));
  await user.paste('kedi:süt');
  expect(await screen.findByRole('alert')).toHaveTextContent('Sunucuya ulaşılamadı.');
  // no stock is sent without a preview
  await user.click(screen.getByRole('button', { name: 'Hesapları ekle' }));
  expect(await screen.findByText('Eklenemez, nedeni aşağıda.')).toBeVisible();
  expect(provider['POST /admin/add-smurf']).not.toHaveBeenCalled();
});

test('taking an account back shows the refund, and asks for a password only if the account is to be sold again', async () => {
  const user = show('stock-accounts', <Restore account={sold} />);
  await user.click(await screen.findByRole('button', { name: 'Geri al' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/300,00\s₺ gelirden Ada Y\. adlı müşterinin bakiyesine geri döner/)).toBeVisible();
  expect(dialog.getByLabelText(/Hesabın yeni şifresi/)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /Bir daha satılmasın/ }));
  expect(dialog.queryByLabelText(/Hesabın yeni şifresi/)).toBeNull();
  await user.type(dialog.getByLabelText(/^Neden/), 'Giriş yapılamıyor');
  await user.click(dialog.getByRole('button', { name: /iade et ve geri al/ }));
  await waitFor(() =>
    expect(provider['POST /admin/restore-smurf']).toHaveBeenCalledWith({
      stockAccountId: sold.id,
      outcome: 'retired',
      reason: 'Giriş yapılamıyor',
    }),
  );
});

test('an account that is not sold cannot be taken back', () => {
  show('stock-accounts', <Restore account={{ ...sold, state: 'in-stock' }} />);
  expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
});
