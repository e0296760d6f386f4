import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, HttpError, Notification, ResourceContextProvider, TestMemoryRouter } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { csvRecords } from '#contract/csv.ts';
import type { AdminCoupon, CouponPreview } from '../../web-admin/src/lib/records.ts';
import { AddCoupons } from '../../web-admin/src/resources/coupons/AddCoupons.tsx';
import { CouponEdit } from '../../web-admin/src/resources/coupons/CouponEdit.tsx';
import { templateOf } from '../../web-admin/src/resources/coupons/coupon-file.ts';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { withRun } from './support/with-run.ts';

const promise = {
  discount: { type: 'percent', percent: 10 },
  validFrom: null,
  validUntil: '2026-11-30T21:00:00.000Z',
  minimumTotal: { amount: 200_00, currency: 'TRY' },
  maximumDiscount: null,
  services: [],
  totalUses: 5,
  usesPerCustomer: null,
} as const satisfies Partial<AdminCoupon>;
const coupon = (used: number): AdminCoupon => ({
  ...promise,
  services: [],
  id: '0199c000-0000-7000-8000-000000000001',
  code: 'YAZ10',
  used,
  createdAt: '2026-11-20T12:00:00.000Z',
});

/** Lines with the code `hata` are faulty. All other lines become coupons. */
const judged = (text: string): Promise<CouponPreview> =>
  Promise.resolve({
    lines: csvRecords(text)
      .slice(1)
      .map(({ line, fields: [code = ''] }) =>
        code === 'hata'
          ? { number: line, code, verdict: 'unreadable', faults: ['discount', 'window'], coupon: null }
          : { number: line, code, verdict: 'new', faults: [], coupon: { ...promise, services: [] } },
      ),
  });
const provider = {
  getOne: jest.fn<() => Promise<object>>(),
  update: jest.fn((_: string, { data }: { data: object }) => Promise.resolve({ data: { ...coupon(0), ...data } })),
  previewCoupons: jest.fn<(text: string) => Promise<CouponPreview>>(judged),
  'POST /admin/add-coupons': jest.fn<(asked: { text: string }) => Promise<object>>(() =>
    Promise.resolve({ added: 1, codes: [] }),
  ),
};
beforeEach(() => {
  for (const call of Object.values(provider)) call.mockClear();
});
afterEach(cleanup);

const show = (content: ReactNode) => {
  render(
    <TestMemoryRouter initialEntries={[`/coupons/${coupon(0).id}`]}>
      <AdminContext dataProvider={withRun(provider) as never} theme={lightTheme}>
        <ResourceContextProvider value="coupons">{content}</ResourceContextProvider>
        <Notification />
      </AdminContext>
    </TestMemoryRouter>,
  );
  return userEvent.setup();
};

describe('the coupon editor', () => {
  const edit = (used: number) => {
    provider.getOne.mockResolvedValueOnce({ data: coupon(used) });
    return show(
      <Routes>
        <Route path="/coupons/:id" element={<CouponEdit />} />
        <Route path="*" element={null} />
      </Routes>,
    );
  };
  const saved = async () => {
    await waitFor(() => expect(provider.update).toHaveBeenCalled());
    return provider.update.mock.calls[0]![1].data;
  };

  test('offers the limits of a used coupon, not its code or discount', async () => {
    const user = edit(3);
    expect(await screen.findByText(/Kupon 3 kez kullanıldı: kodu ve indirimi değişmez/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Kod/ })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    const total = screen.getByRole('spinbutton', { name: /Toplam kullanım/ });
    await user.clear(total);
    await user.type(total, '8');
    await user.click(screen.getByRole('button', { name: /Kaydet|Save|save/ }));
    expect(await saved()).toMatchObject({ totalUses: 8, discount: promise.discount });
  });

  test('sends only the discount of the chosen kind', async () => {
    const user = edit(0);
    await user.click(await screen.findByRole('radio', { name: 'Tutar' }));
    await user.type(screen.getByRole('textbox', { name: /İndirim tutarı/ }), '1.250,5');
    await user.click(screen.getByRole('button', { name: /Kaydet|Save|save/ }));
    expect(await saved()).toMatchObject({
      code: 'YAZ10',
      discount: { type: 'amount', amount: { amount: 1250_50, currency: 'TRY' } },
    });
    expect((await saved()) as AdminCoupon).not.toHaveProperty('discount.percent');
  });
});

describe('a file of coupons', () => {
  const open = async () => {
    const user = show(<AddCoupons />);
    await user.click(await screen.findByRole('button', { name: 'CSV ile ekle' }));
    const dialog = within(await screen.findByRole('dialog'));
    const write = async (text: string) => {
      const box = dialog.getByRole('textbox', { name: /Kuponlar/ });
      await user.clear(box);
      await user.click(box);
      await user.paste(text);
    };
    return { user, dialog, write, add: () => user.click(dialog.getByRole('button', { name: 'Kuponları ekle' })) };
  };

  test('is checked line by line: a faulty line is named by its number and blocks the others', async () => {
    const { dialog, write, add } = await open();
    await write('Kod;Yüzde\nYAZ10;10\nhata;101');
    expect(await dialog.findByText('1 satır eklenemez, bu yüzden hiçbir kupon eklenmez.')).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3. satır · hataİndirim: %1–%100 ya da sıfırdan büyük bir tutar yaz. Bitiş, başlangıçtan önceHatalı',
      expect.stringMatching(/^2\. satır · YAZ10%10 · .*en az 200,00\u00a0₺ sipariş · toplam 5 kullanımEklenecek$/),
    ]);
    await add();
    expect(await dialog.findByText('Önce eklenemeyecek satırları düzelt ya da sil.')).toBeVisible();
    expect(provider['POST /admin/add-coupons']).not.toHaveBeenCalled();

    const corrected = { target: { value: 'Kod;Yüzde\nYAZ10;10\n' } };
    fireEvent.change(dialog.getByRole('textbox', { name: /Kuponlar/ }), corrected);
    expect(await dialog.findByText('1 kupon eklenecek.')).toBeVisible();
    await waitFor(() => expect(dialog.queryByText(/^Önce eklenemeyecek/)).toBeNull());
    await add();
    await waitFor(() =>
      expect(provider['POST /admin/add-coupons']).toHaveBeenCalledWith({ text: 'Kod;Yüzde\nYAZ10;10' }),
    );
    expect(await screen.findByText('Kuponlar eklendi')).toBeVisible();
  });

  test('cannot be added while its preview loads, and is refused at its field when it cannot be previewed', async () => {
    provider.previewCoupons.mockImplementation(() => Promise.reject(new HttpError('Bilinmeyen sütun.', 422)));
    const { dialog, write, add } = await open();
    await add();
    expect(await dialog.findByText(/^(Zorunlu|ra\.validation\.required)$/)).toBeVisible();
    await write('Kod;Yuzde\nYAZ10;10');
    const button = dialog.getByRole('button', { name: 'Kuponları ekle' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Önizleme hazırlanıyor…');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Bilinmeyen sütun.');
    await waitFor(() => expect(button).toBeEnabled());
    await add();
    expect(await dialog.findByText('Eklenemez, nedeni aşağıda.')).toBeVisible();
    expect(provider['POST /admin/add-coupons']).not.toHaveBeenCalled();
    provider.previewCoupons.mockImplementation(judged);
  });
});

test('every line of the CSV template has the same number of cells', () => {
  const rows = csvRecords(templateOf(new Date('2026-11-22T09:00:00Z')));
  expect(rows[0]!.fields.slice(0, 3)).toEqual(['Kod', 'Yüzde', 'İndirim']);
  expect(rows.map(({ fields }) => fields.length)).toEqual([10, 10, 10]);
  expect(rows[1]!.fields[3]).toBe('22.11.2026');
});
