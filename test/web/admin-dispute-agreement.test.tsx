import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, ResourceContextProvider } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminOrder } from '../../web-admin/src/lib/records.ts';
import { OrderTrouble } from '../../web-admin/src/resources/orders/OrderTrouble.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { withRun } from './support/with-run.ts';

const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' as const });
const time = '2026-11-20T12:00:00.000Z';
const rule = (limit: number | null) => ({
  limit: limit === null ? null : lira(limit),
  left: limit === null ? null : lira(limit),
  withinHours: 24,
  expiresAfterDays: 3,
});
const provider = {
  refund: jest.fn(async (): Promise<object> => ({
    progressPercent: 50,
    worth: lira(200),
    maximum: lira(400),
    refund: lira(100),
    booster: lira(180),
    stream: lira(0),
    earlier: lira(0),
    revenue: lira(120),
  })),
  'POST /admin/decide-dispute': jest.fn(async (_: object): Promise<object> => ({})),
  'POST /admin/approvals': jest.fn(async (_: object): Promise<object> => ({ id: 'a1' })),
  approvalRule: jest.fn(async (_: object): Promise<object> => rule(null)),
};
beforeEach(() => {
  provider['POST /admin/decide-dispute'].mockClear();
  provider['POST /admin/approvals'].mockClear();
  provider.approvalRule.mockResolvedValue(rule(null));
});
afterEach(cleanup);

const show = (proposal: object | null, ripe = false) => {
  const order = {
    id: 'o1',
    number: '1001',
    state: 'finished',
    service: 'kocluk',
    boosterId: 'b1',
    price: lira(400),
    progress: { percent: 50, done: 1, total: 2, unit: 'rung', source: 'matches', proven: { percent: 50, done: 1 } },
    dispute: {
      kind: 'other',
      text: 'Eksik',
      claimedPercent: null,
      openedAt: time,
      answerDueAt: '2099-01-01T12:00:00.000Z',
      pictures: [],
      answer: null,
      decision: null,
      ripe,
      proposal: proposal && {
        id: 'p1',
        by: 'booster',
        end: 'refund',
        refund: lira(100),
        money: { refund: lira(100), stream: lira(0), kept: lira(300), booster: lira(180) },
        at: time,
        agreedAt: null,
        ...proposal,
      },
    },
  } as unknown as AdminOrder;
  render(
    <AdminContext dataProvider={withRun(provider) as never} theme={lightTheme} i18nProvider={i18nProvider}>
      <ResourceContextProvider value="orders">
        <OrderTrouble order={order} />
      </ResourceContextProvider>
    </AdminContext>,
  );
  return within(screen.getByRole('region', { name: 'İtiraz' }));
};

test('a proposal that is not accepted yet names the side that made it and offers no decision', () => {
  const section = show({});
  expect(section.getByText(/^Booster önerdi/)).toBeVisible();
  expect(section.getByText('Müşteri henüz kabul etmedi.')).toBeVisible();
  expect(section.queryByRole('button')).toBeNull();
});

test('an accepted proposal is applied unchanged, after the dialog has shown how the money will move', async () => {
  const section = show({ agreedAt: time });
  expect(section.getByText('Anlaşıldı, karar bekliyor')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Reddet' })).toBeNull();
  await userEvent.click(await section.findByRole('button', { name: 'Anlaşmayı uygula' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Bu kararla')).toBeVisible();
  expect(dialog.getByText('Booster’a').nextElementSibling).toHaveTextContent('180,00');
  await userEvent.click(dialog.getByRole('button', { name: 'Anlaşmayı uygula' }));
  await waitFor(() =>
    expect(provider['POST /admin/decide-dispute'].mock.calls).toEqual([
      [{ orderId: 'o1', decision: 'refund', refund: lira(100), reason: 'İki taraf anlaştı.' }],
    ]),
  );
});

test('an agreement that pays the booster above the limit is sent for approval', async () => {
  provider.approvalRule.mockResolvedValue(rule(100));
  const section = show({ agreedAt: time });
  await userEvent.click(await section.findByRole('button', { name: 'Anlaşmayı uygula' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Onay iste' }));
  await waitFor(() =>
    expect(provider['POST /admin/approvals'].mock.calls).toEqual([
      [
        {
          command: 'decide-dispute',
          orderId: 'o1',
          decision: 'refund',
          refund: lira(100),
          reason: 'İki taraf anlaştı.',
        },
      ],
    ]),
  );
  expect(provider['POST /admin/decide-dispute']).not.toHaveBeenCalled();
});

test('an agreement to continue the order moves no money and upholds the dispute', async () => {
  const section = show({ agreedAt: time, end: 'uphold', refund: null, money: null });
  await userEvent.click(await section.findByRole('button', { name: 'Anlaşmayı uygula' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Para hareketi olmaz/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Anlaşmayı uygula' }));
  await waitFor(() =>
    expect(provider['POST /admin/decide-dispute'].mock.calls).toEqual([
      [{ orderId: 'o1', decision: 'uphold', reason: 'İki taraf anlaştı.' }],
    ]),
  );
});

test('after the booster’s deadline staff have their three decisions in addition to the agreement', async () => {
  const section = show({ agreedAt: time }, true);
  for (const name of ['Anlaşmayı uygula', 'Haklı bul, yeniden aç', 'İade et', 'Reddet'])
    expect(await section.findByRole('button', { name })).toBeVisible();
});
