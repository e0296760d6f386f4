import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, HttpError, Notification, ResourceContextProvider } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { orderStateLabels } from '../../src/contract/order/words.tr.ts';
import type { AdminOrder } from '../../web-admin/src/lib/records.ts';
import { ChooseState } from '../../web-admin/src/resources/orders/ChooseState.tsx';
import { DecideDispute } from '../../web-admin/src/resources/orders/DecideDispute.tsx';
import { OrderTimeline } from '../../web-admin/src/resources/orders/OrderTimeline.tsx';
import { OrderTrouble } from '../../web-admin/src/resources/orders/OrderTrouble.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { withRun } from './support/with-run.ts';

const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' as const });
const time = '2026-11-20T12:00:00.000Z';
const sentence = 'En çok 400,00 ₺ iade edilebilir: sipariş için ödenen bu.';
const refused = () => Promise.reject(new HttpError(sentence, 409, { code: 'order.refund_above_price' }));
const previewOf = (refund: number) => ({
  progressPercent: 50,
  worth: lira(200),
  maximum: lira(400),
  refund: lira(refund),
  booster: lira(77),
  stream: lira(0),
  earlier: lira(0),
  revenue: lira(400 - refund - 77),
});
const rule = (limit: number | null) => ({
  limit: limit === null ? null : lira(limit),
  left: limit === null ? null : lira(limit),
  withinHours: 24,
  expiresAfterDays: 3,
});
const provider = {
  refund: jest.fn((_id: string, amount?: number): Promise<object> =>
    Promise.resolve(previewOf((amount ?? 20_000) / 100)),
  ),
  'POST /admin/decide-dispute': jest.fn((_: object): Promise<object> => Promise.resolve({})),
  'POST /admin/choose-state': jest.fn((_: object): Promise<object> => Promise.resolve({})),
  'POST /admin/approvals': jest.fn((_: object): Promise<object> => Promise.resolve({ id: 'a1' })),
  approvalRule: jest.fn((_: object): Promise<object> => Promise.resolve(rule(null))),
};
beforeEach(() => {
  provider.refund.mockClear();
  provider['POST /admin/decide-dispute'].mockClear();
  provider['POST /admin/choose-state'].mockClear();
  provider['POST /admin/approvals'].mockClear();
  provider.approvalRule.mockResolvedValue(rule(null));
});
afterEach(cleanup);

const order = {
  id: 'o1',
  number: '1001',
  price: lira(400),
  progress: { percent: 50, done: 1, total: 2, unit: 'rung', source: 'matches', proven: { percent: 50, done: 1 } },
} as unknown as AdminOrder;

async function windowOf(button: string, of = order) {
  const user = userEvent.setup();
  render(
    <AdminContext dataProvider={withRun(provider) as never} theme={lightTheme} i18nProvider={i18nProvider}>
      <ResourceContextProvider value="orders">
        <DecideDispute order={of} />
      </ResourceContextProvider>
      <Notification />
    </AdminContext>,
  );
  await user.click(await screen.findByRole('button', { name: button }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

async function refundWindow() {
  const { user, dialog } = await windowOf('İade et');
  const amount = await dialog.findByRole('textbox', { name: /Müşteriye iade/ });
  const decide = async () => {
    await user.type(dialog.getByRole('textbox', { name: /^Neden/ }), 'Yarısı oynandı.');
    await user.click(dialog.getByRole('button', { name: 'İade et ve siparişi iptal et' }));
  };
  return { user, dialog, amount, decide };
}

test('the window that rejects a dispute shows each payment and its receiver', async () => {
  const { dialog } = await windowOf('Reddet', {
    ...order,
    state: 'finished',
    earningsNow: lira(240),
    earlierEarned: lira(40),
  });
  const paid = dialog.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/, ' '));
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Önceki booster’lara',
    'Booster’a',
    'Basamak’a',
  ]);
  expect(paid).toEqual(['40,00 ₺', '240,00 ₺', '120,00 ₺']);
});

test('a refund above the price is refused once, at its field, and shows no movements', async () => {
  provider.refund.mockImplementation((_id, amount = 20_000) =>
    amount > 40_000 ? refused() : Promise.resolve(previewOf(amount / 100)),
  );
  const { user, dialog, amount, decide } = await refundWindow();
  expect(await dialog.findByText('Bu kararla')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '500');
  await waitFor(() => expect(amount).toHaveAccessibleDescription(sentence));
  await decide();
  expect(dialog.getAllByText(sentence)).toHaveLength(1);
  expect(dialog.queryByText('Bu kararla')).toBeNull();
  expect(provider['POST /admin/decide-dispute']).not.toHaveBeenCalled();

  await user.clear(amount);
  await user.type(amount, '150');
  await waitFor(() => expect(dialog.queryByText(sentence)).toBeNull());
  expect(await dialog.findByText('Bu kararla')).toBeVisible();
  expect(dialog.getAllByText('150,00 ₺')).toHaveLength(1);
});

test('a refund shows the state that the order will have, under its usual name', async () => {
  provider.refund.mockImplementation((_id, amount = 20_000) => Promise.resolve(previewOf(amount / 100)));
  const { user, dialog, amount } = await refundWindow();
  expect(await dialog.findByText('Kısmen iade edildi')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '400');
  expect(await dialog.findByText(orderStateLabels.cancelled.label)).toBeVisible();
});

test('a refund that the server refuses is refused once, at its field', async () => {
  provider.refund.mockImplementation((_id, amount = 20_000) => Promise.resolve(previewOf(amount / 100)));
  provider['POST /admin/decide-dispute'].mockImplementationOnce(refused);
  const { dialog, amount, decide } = await refundWindow();
  await dialog.findByText('Bu kararla');
  await decide();
  await waitFor(() => expect(amount).toHaveAccessibleDescription(sentence));
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  expect(dialog.queryByText('Bu kararla')).toBeNull();
});

test.each([
  ['a part', 150],
  ['all', 400],
])('a refund on a dispute has one name in its decision and in the timeline, for %s of the price', (_, refund) => {
  const decided = {
    ...order,
    state: 'cancelled',
    refunded: lira(refund),
    timeline: [{ kind: 'dispute-refunded', at: time, actor: { role: 'admin', displayName: 'Ada' } }],
    dispute: {
      kind: 'other',
      text: 'Eksik',
      openedAt: time,
      pictures: [],
      decision: { outcome: 'refunded', refund: lira(refund), reason: null, at: time },
    },
  } as unknown as AdminOrder;
  render(
    <AdminContext dataProvider={withRun(provider) as never} theme={lightTheme} i18nProvider={i18nProvider}>
      <ResourceContextProvider value="orders">
        <OrderTrouble order={decided} />
        <OrderTimeline order={decided} />
      </ResourceContextProvider>
    </AdminContext>,
  );
  expect(screen.getByRole('region', { name: 'İtiraz' })).toHaveTextContent(`İade edildi: ${refund},00`);
  expect(screen.getByText('İtiraz üzerine iade edildi')).toBeVisible();
});

test('a refund without an amount shows no movements and is not sent', async () => {
  provider.refund.mockImplementation((_id, amount = 0) => Promise.resolve(previewOf(amount / 100)));
  const { dialog, decide } = await refundWindow();
  expect(dialog.queryByText('Bu kararla')).toBeNull();
  await decide();
  expect(await dialog.findByText('Tutar sıfırdan büyük olmalı.')).toBeVisible();
  expect(provider['POST /admin/decide-dispute']).not.toHaveBeenCalled();
});

const why = async (user: ReturnType<typeof userEvent.setup>, dialog: ReturnType<typeof within>) =>
  user.type(dialog.getByRole('textbox', { name: /Neden|Gerekçe/ }), 'Ekran görüntüsü yeterli');

describe('the approval of a decision that pays a booster above the limit', () => {
  const paid = {
    ...order,
    state: 'finished',
    boosterId: 'b1',
    earningsNow: lira(240),
    nextStates: ['closed', 'cancelled'],
  };
  beforeEach(() => {
    provider.approvalRule.mockResolvedValue(rule(100));
  });

  test('is asked for when a dispute is rejected, and the window says so before', async () => {
    const { user, dialog } = await windowOf('Reddet', paid as never);
    expect(await dialog.findByText(/Bu tutar ikinci bir yöneticinin onayını ister/)).toBeTruthy();
    expect(provider.approvalRule).toHaveBeenCalledWith({ command: 'decide-dispute', userId: 'b1' });
    await why(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Onay iste' }));
    await waitFor(() =>
      expect(provider['POST /admin/approvals'].mock.calls).toEqual([
        [{ command: 'decide-dispute', orderId: 'o1', decision: 'reject', reason: 'Ekran görüntüsü yeterli' }],
      ]),
    );
    expect(provider['POST /admin/decide-dispute']).not.toHaveBeenCalled();
  });

  test('is asked for when a dispute is refunded in part', async () => {
    provider.approvalRule.mockResolvedValue(rule(50));
    const { dialog } = await windowOf('İade et', paid as never);
    expect(await dialog.findByRole('button', { name: 'Onay iste' })).toBeTruthy();
  });

  test('is asked for when an order is cancelled with pay, but not when it is cancelled without pay', async () => {
    const user = userEvent.setup();
    render(
      <AdminContext dataProvider={withRun(provider) as never} theme={lightTheme} i18nProvider={i18nProvider}>
        <ResourceContextProvider value="orders">
          <ChooseState order={paid as never} />
        </ResourceContextProvider>
      </AdminContext>,
    );
    await user.click(await screen.findByRole('button', { name: 'Durumu değiştir' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'İptal et' }));
    expect(dialog.queryByText(/ikinci bir yöneticinin/)).toBeNull();
    const percent = dialog.getByLabelText(/hak edilen/);
    fireEvent.change(percent, { target: { value: 90 } });
    expect(await dialog.findByText(/ikinci bir yöneticinin/)).toBeTruthy();
    await why(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Onay iste' }));
    await waitFor(() =>
      expect(provider['POST /admin/approvals'].mock.calls).toEqual([
        [
          {
            command: 'end-order',
            orderId: 'o1',
            state: 'cancelled',
            earnedPercent: 90,
            reason: 'Ekran görüntüsü yeterli',
          },
        ],
      ]),
    );
    expect(provider['POST /admin/choose-state']).not.toHaveBeenCalled();
  });
});

const show = (what: ReactNode) =>
  render(
    <AdminContext dataProvider={withRun(provider) as never} theme={lightTheme} i18nProvider={i18nProvider}>
      <ResourceContextProvider value="orders">{what}</ResourceContextProvider>
    </AdminContext>,
  );

test('the timeline of an order with a removed service is shown', async () => {
  const removed = {
    ...order,
    service: 'league-of-legends/gitti',
    draft: null,
    state: 'started',
    timeline: [
      { kind: 'transition', from: 'starting', to: 'started', at: time, actor: { role: 'booster', displayName: 'Can' } },
    ],
  } as unknown as AdminOrder;
  show(<OrderTimeline order={removed} />);
  expect(await screen.findByText(/→/)).toBeVisible();
});

const account = {
  id: 'a',
  game: 'league',
  server: 'tr',
  inGameName: 'Fare#TR1',
  hasCredentials: true,
  createdAt: time,
};
test.each([
  ['the account that is asked for', { ...account, inGameName: 'Kedi#TR2' }, 'Kedi#TR2 · TR · giriş bilgileri kayıtlı'],
  ['that its customer has removed it', null, 'Müşteri bu hesabı sildi; isteği reddet.'],
])('the decision about another game account shows %s beside the present account', async (_, asked, said) => {
  const waiting = { ...order, gameAccount: account, accountRequest: { at: time, account: asked } };
  show(<OrderTrouble order={waiting as unknown as AdminOrder} />);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByText('Fare#TR1 · TR · giriş bilgileri kayıtlı')).toBeVisible();
});
