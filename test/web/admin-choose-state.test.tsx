import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, HttpError, ResourceContextProvider, useGetOne } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminOrder } from '../../web-admin/src/lib/records.ts';
import { ChooseState } from '../../web-admin/src/resources/orders/ChooseState.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { withRun } from './support/with-run.ts';

afterEach(cleanup);

const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' as const });
const started = {
  id: 'o1',
  number: '1001',
  state: 'started',
  price: lira(920),
  earningsNow: lira(598),
  earlierEarned: null,
  nextStates: ['finished', 'cancelled'],
} as unknown as AdminOrder;

async function choosing(order: AdminOrder) {
  const user = userEvent.setup();
  render(
    <AdminContext dataProvider={withRun({}) as never} theme={lightTheme} i18nProvider={i18nProvider}>
      <ResourceContextProvider value="orders">
        <ChooseState order={order} />
      </ResourceContextProvider>
    </AdminContext>,
  );
  await user.click(await screen.findByRole('button', { name: 'Durumu değiştir' }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = () => dialog.getAllByRole('button').at(-1)!;
  return { user, dialog, submit };
}

test('the cancel button looks dangerous and shows the refund that the booster’s earnings leave', async () => {
  const { user, dialog, submit } = await choosing(started);
  expect(submit()).toHaveTextContent('Durumu değiştir');
  expect(submit()).not.toHaveClass('MuiButton-colorError');
  await user.click(dialog.getByRole('radio', { name: 'İptal et' }));
  expect(submit()).toHaveTextContent(/^İptal et ve 920,00\s₺ iade et$/);
  expect(submit()).toHaveClass('MuiButton-colorError');
  fireEvent.change(dialog.getByRole('slider'), { target: { value: 50 } });
  expect(submit()).toHaveTextContent(/^İptal et ve 621,00\s₺ iade et$/);
  await user.click(dialog.getByRole('radio', { name: 'Bitir, müşterinin onayına sun' }));
  expect(submit()).toHaveTextContent('Durumu değiştir');
  expect(submit()).not.toHaveClass('MuiButton-colorError');
});

test('the cancel button names no refund when nothing is left to refund', async () => {
  const { user, dialog, submit } = await choosing({ ...started, earningsNow: lira(920) });
  await user.click(dialog.getByRole('radio', { name: 'İptal et' }));
  fireEvent.change(dialog.getByRole('slider'), { target: { value: 100 } });
  expect(submit()).toHaveTextContent(/^İptal et$/);
});

/** Shows the order as the server has it. The order is read again after a conflict. */
function Page() {
  const { data } = useGetOne<AdminOrder>('orders', { id: 'o1' });
  return data && <ChooseState order={data} />;
}

async function choosingWhileItChanges(before: AdminOrder, after: AdminOrder, rest: object = {}) {
  const user = userEvent.setup();
  let now = before;
  const chooseState = jest.fn<(asked: object) => Promise<object>>(() => {
    now = after;
    return Promise.reject(new HttpError('Sipariş değişti.', 409, { code: 'order.transition_not_allowed' }));
  });
  const approvalRule = () => Promise.resolve({ limit: lira(1), left: lira(1), withinHours: 24, expiresAfterDays: 3 });
  const provider = {
    getOne: () => Promise.resolve({ data: now }),
    'POST /admin/choose-state': chooseState,
    approvalRule,
    ...rest,
  };
  render(
    <AdminContext dataProvider={withRun(provider) as never} theme={lightTheme} i18nProvider={i18nProvider}>
      <ResourceContextProvider value="orders">
        <Page />
      </ResourceContextProvider>
    </AdminContext>,
  );
  await user.click(await screen.findByRole('button', { name: 'Durumu değiştir' }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = () => dialog.getAllByRole('button').at(-1)!;
  return { user, dialog, submit, chooseState };
}

test('a state that is gone after a conflict is not submitted again and shows no movement of money', async () => {
  const finished = { ...started, state: 'finished', nextStates: ['closed', 'started'] } as AdminOrder;
  const { user, dialog, submit, chooseState } = await choosingWhileItChanges(started, finished);
  await user.click(dialog.getByRole('radio', { name: 'Bitir, müşterinin onayına sun' }));
  await user.type(dialog.getByRole('textbox', { name: /^Neden/ }), 'Booster ulaşılamıyor');
  await user.click(submit());
  await dialog.findByRole('radio', { name: 'Müşteri adına onayla' });
  expect(dialog.getByText('Sipariş değişti.')).toBeVisible();
  expect(dialog.queryByText('Para hareketi olmaz.')).toBeNull();
  expect(dialog.getByRole('textbox', { name: /^Neden/ })).toHaveValue('Booster ulaşılamıyor');
  await user.click(submit());
  expect(await dialog.findByText('Bu artık seçilemez. Yeniden seç.')).toBeVisible();
  expect(chooseState).toHaveBeenCalledTimes(1);
  await user.click(dialog.getByRole('radio', { name: 'Bitmedi say, oyuna geri döndür' }));
  await user.click(submit());
  await waitFor(() => expect(chooseState).toHaveBeenCalledTimes(2));
  expect(chooseState.mock.calls[1]).toEqual([{ orderId: 'o1', state: 'started', reason: 'Booster ulaşılamıyor' }]);
});

test('a state that is gone asks for no second admin', async () => {
  const finished = { ...started, state: 'finished', nextStates: ['closed', 'started'] } as AdminOrder;
  const paused = { ...finished, nextStates: ['started'] } as AdminOrder;
  const { user, dialog, submit } = await choosingWhileItChanges(finished, paused, {
    'POST /admin/approvals': () => Promise.reject(new HttpError('Sipariş değişti.', 409, { code: 'request.conflict' })),
    getOne: jest
      .fn<() => Promise<object>>()
      .mockResolvedValueOnce({ data: finished })
      .mockResolvedValue({ data: paused }),
  });
  await user.click(dialog.getByRole('radio', { name: 'Müşteri adına onayla' }));
  await waitFor(() => expect(submit()).toHaveTextContent('Onay iste'));
  await user.type(dialog.getByRole('textbox', { name: /^Neden/ }), 'Müşteri yanıt vermiyor');
  await user.click(submit());
  await waitFor(() => expect(dialog.queryByRole('radio', { name: 'Müşteri adına onayla' })).toBeNull());
  await waitFor(() => expect(submit()).toHaveTextContent('Durumu değiştir'));
});

test('the proven part of the work is not sent, and the window follows the record after a conflict', async () => {
  const proven = (percent: number) => ({ progress: { proven: { percent } }, nextStates: ['processing'] });
  let provenPercent = 40;
  const handover = () => Promise.resolve({ provenPercent, earlier: lira(0), booster: lira(200), left: lira(300) });
  const { user, dialog, submit, chooseState } = await choosingWhileItChanges(
    { ...started, ...proven(40) } as AdminOrder,
    { ...started, ...proven(60) } as AdminOrder,
    { handover },
  );
  await user.click(dialog.getByRole('radio', { name: 'Booster’dan al, havuza geri koy' }));
  expect(await dialog.findByText('İşin yapılan kısmı: %40')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Neden/ }), 'Booster ulaşılamıyor');
  provenPercent = 60;
  await user.click(submit());
  expect(await dialog.findByText('İşin yapılan kısmı: %60')).toBeVisible();
  await user.click(submit());
  await waitFor(() => expect(chooseState).toHaveBeenCalledTimes(2));
  const asked = { orderId: 'o1', state: 'processing', reason: 'Booster ulaşılamıyor' };
  expect(chooseState.mock.calls).toEqual([[asked], [asked]]);
});

test('a stated part of the work that pays above the limit is sent with the approval request', async () => {
  const handover = () => Promise.resolve({ provenPercent: 40, earlier: lira(0), booster: lira(200), left: lira(300) });
  const current = { ...started, progress: { proven: { percent: 40 } }, nextStates: ['processing'] } as AdminOrder;
  const askApproval = jest.fn(() => Promise.resolve({ id: 'q1' }));
  const refusal = new HttpError('Bu tutar ikinci bir yöneticinin onayını ister.', 409, { code: 'approval.required' });
  const { user, dialog, submit, chooseState } = await choosingWhileItChanges(current, current, {
    handover,
    'POST /admin/approvals': askApproval,
  });
  chooseState.mockRejectedValue(refusal);
  await user.click(dialog.getByRole('radio', { name: 'Booster’dan al, havuza geri koy' }));
  fireEvent.change(await dialog.findByLabelText(/İşin yapılan kısmı/), { target: { value: 90 } });
  await user.type(dialog.getByRole('textbox', { name: /^Neden/ }), 'Booster ulaşılamıyor');
  await user.click(submit());
  await waitFor(() => expect(submit()).toHaveTextContent('Onay iste'));
  await user.click(submit());
  await waitFor(() => expect(askApproval).toHaveBeenCalled());
  expect(askApproval.mock.calls).toEqual([
    [{ command: 'end-order', orderId: 'o1', state: 'processing', donePercent: 90, reason: 'Booster ulaşılamıyor' }],
  ]);
});
