import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { AdminContext, HttpError, Notification, ResourceContextProvider } from 'react-admin';
import { TextInput, useGetOne } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminCoupon, AdminListing, AdminReview, AdminUser, StaffNote } from '../../web-admin/src/lib/records.ts';
import { EndCoupon } from '../../web-admin/src/resources/coupons/EndCoupon.tsx';
import { SwitchSale } from '../../web-admin/src/resources/listings/SwitchSale.tsx';
import { RemoveNote } from '../../web-admin/src/resources/notes/commands.tsx';
import { Judge } from '../../web-admin/src/resources/reviews/Judge.tsx';
import { Unban } from '../../web-admin/src/resources/users/Ban.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { AddFunds } from '../../web-admin/src/ui/AddFunds.tsx';
import { CommandDialog } from '../../web-admin/src/ui/CommandDialog.tsx';
import { withRun } from './support/with-run.ts';

type Update = (resource: string, asked: { id: string; data: object }) => Promise<{ data: object }>;
const done = () => Promise.resolve({});
/** The server's records, by resource. */
let stored: Record<string, object> = {};
const provider = {
  getOne: jest.fn<(resource: string) => Promise<{ data: object }>>((resource) =>
    Promise.resolve({ data: { ...stored[resource] } }),
  ),
  update: jest.fn<Update>((resource, { id, data }) => {
    Object.assign((stored[resource] ??= {}), data);
    return Promise.resolve({ data: { id } });
  }),
  'POST /admin/end-coupon': jest.fn<(asked: object) => Promise<object>>(done),
  'POST /admin/add-funds': jest.fn<(asked: object) => Promise<object>>(done),
  approvalRule: jest.fn<(asked: object) => Promise<object>>(),
  'POST /admin/hide-review': jest.fn<(asked: object) => Promise<object>>(done),
  'POST /admin/show-review': jest.fn<(asked: object) => Promise<object>>(done),
  'POST /admin/unban': jest.fn<(asked: object) => Promise<object>>(done),
  'POST /admin/ban': jest.fn<(asked: object) => Promise<object>>(done),
  'DELETE /admin/order-notes/:id': jest.fn<(asked: object) => Promise<object>>(done),
  'POST /admin/order-notes': jest.fn<(asked: object) => Promise<object>>(done),
};
const updates = () => provider.update.mock.calls.map(([resource, { id, data }]) => [resource, id, data]);

beforeEach(() => {
  for (const call of Object.values(provider)) call.mockClear();
  provider.approvalRule.mockResolvedValue({ limit: null, left: null, withinHours: 24, expiresAfterDays: 3 });
  stored = { listings: { onSale: true } };
});
afterEach(cleanup);

function show(content: ReactNode) {
  render(
    <AdminContext dataProvider={withRun(provider) as never} theme={lightTheme} i18nProvider={i18nProvider}>
      <ResourceContextProvider value="orders">{content}</ResourceContextProvider>
      <Notification />
    </AdminContext>,
  );
  return userEvent.setup();
}

async function give(user: ReturnType<typeof show>, open: string, submit: string, reason?: string) {
  await user.click(await screen.findByRole('button', { name: open }));
  const dialog = within(await screen.findByRole('dialog'));
  if (reason) await user.type(dialog.getByRole('textbox', { name: /^Neden/ }), reason);
  await user.click(dialog.getByRole('button', { name: submit }));
}
const takeBack = async (user: ReturnType<typeof show>) =>
  user.click(await screen.findByRole('button', { name: 'Geri al' }));

const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' as const });

test('a balance correction shows the present balance and the balance after it', async () => {
  const user = show(<AddFunds userId="u1" name="Ada" balance={lira(120)} />);
  await user.click(await screen.findByRole('button', { name: 'Bakiye ekle ya da çıkar' }));
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent(/^Şimdiki bakiye: 120,00\s₺$/);
  await user.type(screen.getByRole('textbox', { name: /^Tutar/ }), '200');
  expect(status).toHaveTextContent(/işlemden sonra 320,00\s₺$/);
  await user.click(screen.getByRole('radio', { name: 'Çıkar' }));
  expect(status).toHaveTextContent(/Bu tutar için 80,00\s₺ eksik\.$/);
});

test('a deduction above the balance is disabled and asks for no second admin', async () => {
  provider.approvalRule.mockResolvedValue({ limit: lira(100), left: lira(100), withinHours: 24, expiresAfterDays: 3 });
  const user = show(<AddFunds userId="u1" name="Ada" balance={lira(120)} />);
  await user.click(await screen.findByRole('button', { name: 'Bakiye ekle ya da çıkar' }));
  await user.click(screen.getByRole('radio', { name: 'Çıkar' }));
  await user.type(screen.getByRole('textbox', { name: /^Tutar/ }), '200');
  const button = await screen.findByRole('button', { name: 'Bakiyeyi düzelt' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Bakiye yetmiyor.');
  expect(screen.queryByText(/ikinci bir yöneticinin/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Ekle' }));
  expect(await screen.findByRole('button', { name: 'Onay iste' })).toBeEnabled();
});

test('the window of a balance correction reads the present balance when it opens', async () => {
  stored = { orders: { id: 'u1', balance: lira(120) } };
  function Page() {
    const { data } = useGetOne<{ id: string; balance: ReturnType<typeof lira> }>('orders', { id: 'u1' });
    return data && <AddFunds userId="u1" name="Ada" balance={data.balance} />;
  }
  const user = show(<Page />);
  const open = await screen.findByRole('button', { name: 'Bakiye ekle ya da çıkar' });
  stored = { orders: { id: 'u1', balance: lira(500) } };
  await user.click(open);
  expect(await screen.findByText(/500,00\s₺/)).toBeVisible();
});

test('amounts moved for a user today count: above the remaining limit, a second admin is required', async () => {
  provider.approvalRule.mockResolvedValue({ limit: lira(1000), left: lira(400), withinHours: 24, expiresAfterDays: 3 });
  const user = show(<AddFunds userId="u1" name="Ada" balance={null} />);
  await user.click(await screen.findByRole('button', { name: 'Bakiye ekle ya da çıkar' }));
  const amount = await screen.findByRole('textbox', { name: /^Tutar/ });
  await user.type(amount, '401');
  expect(
    await screen.findByText(/^Bu tutar ikinci bir yöneticinin onayını ister\..*400,00.*kadarı kaldı/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Onay iste' })).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '400');
  expect(await screen.findByRole('button', { name: 'Bakiyeyi düzelt' })).toBeVisible();
  expect(provider.approvalRule).toHaveBeenCalledWith({ command: 'add-funds', userId: 'u1' });
  expect(provider['POST /admin/add-funds']).not.toHaveBeenCalled();
});

test('the need for a second admin disappears when the amount is changed', async () => {
  provider['POST /admin/add-funds'].mockRejectedValueOnce(
    new HttpError('Bugünkü sınır doldu.', 409, { code: 'approval.required' }),
  );
  const user = show(<AddFunds userId="u1" name="Ada" balance={null} />);
  await user.click(await screen.findByRole('button', { name: 'Bakiye ekle ya da çıkar' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByRole('textbox', { name: /^Tutar/ });
  await user.type(amount, '900');
  await user.type(dialog.getByRole('textbox', { name: /^Neden/ }), 'Eksik ödendi');
  await user.click(dialog.getByRole('button', { name: 'Bakiyeyi düzelt' }));
  expect(await dialog.findByText(/^Bugünkü sınır doldu\./)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Onay iste' })).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '90');
  await waitFor(() => expect(dialog.queryByText(/^Bugünkü sınır doldu/)).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Bakiyeyi düzelt' }));
  await screen.findByText('Bakiye düzeltildi');
  const asked = { userId: 'u1', type: 'add', reason: 'Eksik ödendi' };
  expect(provider['POST /admin/add-funds'].mock.calls).toEqual([
    [{ ...asked, amount: lira(900) }],
    [{ ...asked, amount: lira(90) }],
  ]);
});

const review = { id: 'o1', orderNumber: 'A1', service: 'lol.rank-boost', stars: 1, text: 'Kötü', customerName: 'Can' };
const judged = (hidden: boolean, at: string) => ({
  ...review,
  hidden,
  judgement: { at, because: 'Hakaret', byName: 'Ada' },
});

test('hiding a review can be undone only while it is the latest judgement', async () => {
  stored['reviews'] = { ...review, hidden: false, judgement: null };
  provider['POST /admin/hide-review'].mockImplementation(() =>
    Promise.resolve((stored['reviews'] = judged(true, '10:00'))),
  );
  const user = show(<Judge review={{ ...review, hidden: false, judgement: null } as AdminReview} />);
  await give(user, 'Gizle', 'Değerlendirmeyi gizle', 'Hakaret');
  await screen.findByRole('button', { name: 'Geri al' });
  // another person hid the review again, for the same reason
  stored['reviews'] = judged(true, '10:05');
  await takeBack(user);
  await screen.findByText(/^Geri alınamadı\. Bu arada başka biri/);
  expect(provider['POST /admin/show-review']).not.toHaveBeenCalled();
});

test('undoing an unban bans the user again only if nobody has banned them since', async () => {
  const user = show(<Unban user={{ id: 'u1', status: 'banned', banReason: 'Küfür', firstName: 'Can' } as AdminUser} />);
  const free = { id: 'u1', status: 'active', banReason: null };
  provider['POST /admin/unban'].mockImplementation(() => Promise.resolve((stored['users'] = free)));
  await give(user, 'Yasağı kaldır', 'Yasağı kaldır', 'Belgesini gösterdi');
  await screen.findByRole('button', { name: 'Geri al' });
  stored['users'] = { id: 'u1', status: 'banned', banReason: 'Dolandırıcılık' };
  await takeBack(user);
  await screen.findByText(/^Geri alınamadı\. Bu arada başka biri/);
  expect(provider['POST /admin/ban']).not.toHaveBeenCalled();
  await give(user, 'Yasağı kaldır', 'Yasağı kaldır', 'Belgesini gösterdi');
  await waitFor(() => expect(provider['POST /admin/unban']).toHaveBeenCalledTimes(2));
  await takeBack(user);
  await waitFor(() => expect(provider['POST /admin/ban'].mock.calls).toEqual([[{ userId: 'u1', reason: 'Küfür' }]]));
});

test('a listing taken off sale is put on sale again by one press', async () => {
  const listing = { id: 'l1', onSale: true, stock: 2 } as AdminListing;
  const user = show(<SwitchSale listing={listing} />);
  await give(user, 'Satıştan kaldır', 'Satıştan kaldır');
  await takeBack(user);
  await screen.findByText('Geri alındı');
  expect(updates()).toEqual([
    ['listings', 'l1', { onSale: false }],
    ['listings', 'l1', { onSale: true }],
  ]);
});

test('a listing that another person changed meanwhile is neither changed nor restored', async () => {
  const listing = { id: 'l1', onSale: true, stock: 2 } as AdminListing;
  const user = show(<SwitchSale listing={listing} />);
  await give(user, 'Satıştan kaldır', 'Satıştan kaldır');
  await screen.findByRole('button', { name: 'Geri al' });
  stored['listings'] = { onSale: true };
  await takeBack(user);
  await screen.findByText(/^Geri alınamadı\. Bu arada başka biri/);
  expect(updates()).toEqual([['listings', 'l1', { onSale: false }]]);
  stored['listings'] = { onSale: false };
  await give(user, 'Satıştan kaldır', 'Satıştan kaldır');
  await screen.findByText(/^İlan satıştan kaldırılamadı\. Bu arada başka biri/);
  expect(updates()).toHaveLength(1);
});

test('an open window closes, instead of offering the opposite command, when its record changes', async () => {
  const listing = { id: 'l1', onSale: true, stock: 2 } as AdminListing;
  const Turning = () => {
    const [onSale, setOnSale] = useState(true);
    useEffect(() => {
      const turn = () => setOnSale(false);
      window.addEventListener('turn', turn);
      return () => window.removeEventListener('turn', turn);
    }, []);
    return <SwitchSale listing={{ ...listing, onSale }} />;
  };
  const user = show(<Turning />);
  await user.click(await screen.findByRole('button', { name: 'Satıştan kaldır' }));
  await screen.findByRole('dialog');
  act(() => void window.dispatchEvent(new Event('turn')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Satışa aç' })).toBeVisible();
});

test('undoing the end of a coupon restores its window, also of a coupon that had not begun', async () => {
  const window = { validFrom: '2999-01-01T00:00:00.000Z', validUntil: null };
  const user = show(
    <EndCoupon coupon={{ id: 'c1', code: 'YAZ10', used: 0, totalUses: null, ...window } as AdminCoupon} />,
  );
  const ended = { validFrom: window.validFrom, validUntil: window.validFrom };
  provider['POST /admin/end-coupon'].mockImplementationOnce(() => Promise.resolve((stored['coupons'] = ended)));
  await give(user, 'Bitir', 'Kuponu bitir', 'Yanlış açıldı');
  expect(provider['POST /admin/end-coupon']).toHaveBeenCalledWith({ couponId: 'c1', reason: 'Yanlış açıldı' });
  await takeBack(user);
  await screen.findByText('Geri alındı');
  expect(updates()).toEqual([['coupons', 'c1', window]]);
});

test('undoing the deletion of a note writes the note again', async () => {
  const note = { id: 'n1', recordId: 'o1', kind: 'note', text: 'Telefonla arandı' } as StaffNote;
  const user = show(<RemoveNote resource="order-notes" note={note} />);
  await give(user, 'Notu sil', 'Notu sil');
  expect(provider['DELETE /admin/order-notes/:id']).toHaveBeenCalledWith({ id: 'n1' });
  await takeBack(user);
  await screen.findByText('Geri alındı');
  const again = { recordId: 'o1', kind: 'note', text: 'Telefonla arandı' };
  expect(provider['POST /admin/order-notes'].mock.calls).toEqual([[again]]);
});

test('the refusal of a command disappears when its form is edited', async () => {
  const refused = () => Promise.reject(new HttpError('En çok 100 olabilir.', 409, { code: 'order.refund_too_high' }));
  const user = show(
    <CommandDialog<object, 'POST /admin/ban'>
      action="POST /admin/ban"
      label="Yaz"
      title="Yaz"
      submitLabel="Gönder"
      run={refused}
      done="Oldu"
    >
      <TextInput source="text" label="Metin" />
    </CommandDialog>,
  );
  await user.click(await screen.findByRole('button', { name: 'Yaz' }));
  const field = await screen.findByRole('textbox', { name: 'Metin' });
  await user.type(field, '1');
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
  expect(await screen.findByText('En çok 100 olabilir.')).toBeVisible();
  await user.type(field, '2');
  await waitFor(() => expect(screen.queryByText('En çok 100 olabilir.')).toBeNull());
});

test('a refusal is still shown after the record stops offering the command', async () => {
  const conflict = new HttpError('Sipariş bu duruma geçirilemez.', 409, { code: 'order.transition_not_allowed' });
  const Ending = () => {
    const [ended, setEnded] = useState(false);
    // after a conflict the record is read again, and has ended
    const refused = () => {
      setTimeout(() => setEnded(true), 50);
      return Promise.reject(conflict);
    };
    if (ended) return 'Bitti';
    return (
      <CommandDialog<object, 'POST /admin/ban'>
        action="POST /admin/ban"
        label="Yaz"
        title="Yaz"
        submitLabel="Gönder"
        run={refused}
        done="Oldu"
      />
    );
  };
  const user = show(<Ending />);
  await give(user, 'Yaz', 'Gönder');
  await screen.findByText('Bitti');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Sipariş bu duruma geçirilemez.')).toBeVisible();
});

test('a refusal that was shown in the window is not repeated when its page is left', async () => {
  const refused = () =>
    Promise.reject(new HttpError('Bu işlem ikinci onay ister.', 409, { code: 'approval.required' }));
  const Page = () => {
    const [left, setLeft] = useState(false);
    const leave = () => {
      window.history.pushState(null, '', '/baska');
      setLeft(true);
    };
    if (left) return 'Başka sayfa';
    return (
      <>
        <CommandDialog<object, 'POST /admin/ban'>
          action="POST /admin/ban"
          label="Yaz"
          title="Yaz"
          submitLabel="Gönder"
          run={refused}
          done="Oldu"
        />
        <button onClick={leave}>Git</button>
      </>
    );
  };
  const user = show(<Page />);
  await give(user, 'Yaz', 'Gönder');
  await screen.findByText('Bu işlem ikinci onay ister.');
  fireEvent.click(screen.getByText('Git'));
  await screen.findByText('Başka sayfa');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Bu işlem ikinci onay ister.')).toBeNull();
  window.history.pushState(null, '', '/');
});
