import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  AdminContext,
  type AuthProvider,
  Form,
  HttpError,
  ListContextProvider,
  SaveButton,
  useGetOne,
} from 'react-admin';
import { type ListControllerResult, ResourceContextProvider } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { guarded } from '../../web-admin/src/layout/Guarded.tsx';
import type { AdminDelivery, AdminWebhook } from '../../web-admin/src/lib/records.ts';
import { webhookStateLabels } from '../../src/contract/integration/words.tr.ts';
import type { Person } from '../../web-admin/src/providers/permissions.ts';
import { BoosterTable } from '../../web-admin/src/resources/boosters/BoosterList.tsx';
import { Redeliver } from '../../web-admin/src/resources/deliveries/DeliveryShow.tsx';
import { UserTable } from '../../web-admin/src/resources/users/UserList.tsx';
import { RestChip } from '../../web-admin/src/resources/webhooks/Resting.tsx';
import { Pause, Remove } from '../../web-admin/src/resources/webhooks/WebhookCommands.tsx';
import { WebhookInputs } from '../../web-admin/src/resources/webhooks/WebhookInputs.tsx';
import { WebhookTable } from '../../web-admin/src/resources/webhooks/WebhookList.tsx';
import { placeOf, WebhookLink } from '../../web-admin/src/resources/webhooks/WebhookLink.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { withRun } from './support/with-run.ts';

const webhook = {
  id: 'w1',
  ownerId: 'ada',
  ownerName: 'Ada Y.',
  url: 'https://alici.example:8443/olaylar',
  events: ['order.paid', 'topup.failed'],
  state: 'active',
  paused: null,
} as unknown as AdminWebhook;
let stored = webhook;
const provider = {
  supportAbortSignal: true,
  getMany: jest.fn(() => Promise.resolve({ data: [stored] })),
  getOne: jest.fn(() => Promise.resolve({ data: stored })),
  'DELETE /admin/webhooks/:id': jest.fn(() => Promise.resolve(undefined)),
  'POST /admin/deliveries/:id/redeliver': jest.fn((of: { id: string }) => Promise.resolve(of)),
};
const getPermissions = jest.fn<() => Promise<Person>>();
const auth = {
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  getPermissions,
  canAccess: () => Promise.resolve(true),
} as AuthProvider;

afterEach(() => {
  cleanup();
  stored = webhook;
});

function show(content: ReactNode, scope: string[] | Error = []) {
  getPermissions.mockReset();
  if (scope instanceof Error) getPermissions.mockRejectedValue(scope);
  else getPermissions.mockResolvedValue({ role: 'staff', scope });
  render(
    <AdminContext
      dataProvider={withRun(provider) as never}
      authProvider={auth}
      theme={lightTheme}
      i18nProvider={i18nProvider}
    >
      <ResourceContextProvider value="webhooks">{content}</ResourceContextProvider>
    </AdminContext>,
  );
  return userEvent.setup();
}

test('a webhook is named by its host and a shortened path', () => {
  const named = (url: string) => placeOf({ url });
  expect(named('https://alici.example:8443/')).toBe('alici.example:8443');
  expect(named('https://alici.example/kanca?anahtar=gizli')).toBe('alici.example/kanca');
  expect(named(`https://alici.example/${'a'.repeat(40)}`)).toBe(`alici.example/${'a'.repeat(22)}…`);
});

test('a deleted webhook is not requested again', async () => {
  const Page = () => {
    useGetOne('webhooks', { id: 'w1' });
    return <Remove webhook={webhook} />;
  };
  const user = show(<Page />);
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  const before = provider.getOne.mock.calls.length;
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Webhook’u sil' }));
  await waitFor(() => expect(provider['DELETE /admin/webhooks/:id']).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([before, provider.getOne.mock.calls.length]).toEqual([1, 1]);
});

test('an event that the owner may no longer read stays in the form with a mark, and can be removed', async () => {
  const submit = jest.fn();
  const user = show(
    <Form record={webhook} onSubmit={submit}>
      <WebhookInputs />
      <SaveButton alwaysEnable />
    </Form>,
    ['orders:read'],
  );
  const lost = await screen.findByRole('checkbox', { name: /topup\.failed.*Okuma yetkin yok/ });
  expect(await screen.findByRole('checkbox', { name: /order\.taken/ })).not.toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /topup\.succeeded/ })).toBeNull();
  expect(lost).toBeChecked();
  await user.click(lost);
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ events: ['order.paid'] });
});

test.each([
  [true, false],
  [false, true],
])('pausing another’s webhook warns that only its owner can resume it (own: %s)', async (own, told) => {
  const user = show(<Pause webhook={webhook} own={own} />);
  await user.click(await screen.findByRole('button', { name: 'Duraklat' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByText(/yalnız sahibi \(Ada Y\.\) sürdürebilir/) !== null).toBe(told);
});

const delivery = { id: 'd1', webhookId: 'w1', state: 'delivered' } as AdminDelivery;

test('a delivery to a paused webhook cannot be sent again, and the button shows the reason', async () => {
  stored = { ...webhook, state: 'paused', paused: { at: '2026-11-22T10:00:00.000Z', cause: 'hand', byName: null } };
  show(<Redeliver delivery={delivery} />);
  expect(await screen.findByText('Webhook duraklatıldı. Önce sürdürülmeli.')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Yeniden gönder' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Webhook duraklatıldı. Önce sürdürülmeli.');
});

test.each([
  ['waiting', 'Şimdi dene'],
  ['given-up', 'Yeniden gönder'],
] as const)('a delivery that is %s offers “%s”', async (state, command) => {
  const user = show(<Redeliver delivery={{ ...delivery, state }} />);
  await user.click(await screen.findByRole('button', { name: command }));
  const dialog = await screen.findByRole('dialog', { name: command });
  await user.click(within(dialog).getByRole('button', { name: command }));
  await waitFor(() => expect(provider['POST /admin/deliveries/:id/redeliver']).toHaveBeenLastCalledWith({ id: 'd1' }));
});

test('the link to a webhook shows its host', async () => {
  show(<WebhookLink id="w1" />);
  expect(await screen.findByText('alici.example:8443')).toBeVisible();
});

const rests = /^Alıcı dinleniyor, bitişi .*\d\d\.\d\d$/;

test('a webhook is marked in the list while its receiver rests', async () => {
  const heldUntil = new Date(Date.now() + 4_000).toISOString();
  const list = { resource: 'webhooks', data: [{ ...webhook, heldUntil }], total: 1, isPending: false, sort: {} };
  show(
    <ListContextProvider value={list as unknown as ListControllerResult}>
      <WebhookTable />
    </ListContextProvider>,
  );
  expect(await screen.findByText(rests)).toBeVisible();
  expect(screen.getByText(webhookStateLabels.active.label)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(rests)).toBeNull(), { timeout: 10_000 });
  expect(screen.getByText(webhookStateLabels.active.label)).toBeVisible();
});

test('a rest that begins later is shown until its end, however long the page has been open', () => {
  jest.useFakeTimers();
  try {
    const rest = (ms: number) => ({ ...webhook, heldUntil: new Date(Date.now() + ms).toISOString() });
    const { rerender } = render(<RestChip webhook={webhook} />, {
      wrapper: ({ children }) => (
        <AdminContext
          dataProvider={withRun(provider) as never}
          authProvider={auth}
          theme={lightTheme}
          i18nProvider={i18nProvider}
        >
          {children}
        </AdminContext>
      ),
    });
    act(() => jest.advanceTimersByTime(3600_000));
    rerender(<RestChip webhook={rest(-1)} />);
    expect(screen.queryByText(rests)).toBeNull();
    rerender(<RestChip webhook={rest(60_000)} />);
    act(() => jest.advanceTimersByTime(59_000));
    expect(screen.getByText(rests)).toBeVisible();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.queryByText(rests)).toBeNull();
    // the clock was set back, so that the timer fires too early
    rerender(<RestChip webhook={rest(60_000)} />);
    jest.setSystemTime(Date.now() - 5_000);
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText(rests)).toBeVisible();
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.queryByText(rests)).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['whose rest is over', { heldUntil: '2026-11-22T10:00:00.000Z' }],
  ['that asked for none', { heldUntil: null }],
  ['that is paused', { state: 'paused' as const, heldUntil: new Date(Date.now() + 3600_000).toISOString() }],
])('a receiver %s is not shown as resting', async (_, change) => {
  show(
    <>
      <RestChip webhook={{ ...webhook, ...change }} />
      <span>açıldı</span>
    </>,
  );
  expect(await screen.findByText('açıldı')).toBeVisible();
  expect(screen.queryByText(rests)).toBeNull();
});

test.each([
  ['users', <UserTable key="users" />],
  ['boosters', <BoosterTable key="boosters" />],
])('staff who may not see balances have no balance column in the list of %s', async (resource, table) => {
  const list = { resource, data: [{ id: '1', services: [] }], total: 1, isPending: false, sort: {}, selectedIds: [] };
  const shown = (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={list as unknown as ListControllerResult}>{table}</ListContextProvider>
    </ResourceContextProvider>
  );
  show(shown, [`${resource}:read`]);
  expect(await screen.findByRole('columnheader', { name: /Kullanıcı adı/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /Bakiye/ })).toBeNull();
  cleanup();
  show(shown, [`${resource}:read`, 'payouts:write']);
  expect(await screen.findByRole('columnheader', { name: /Bakiye/ })).toBeVisible();
});

test('a page whose permission cannot be read shows the error and a retry', async () => {
  const { list } = guarded({ name: 'coupons', list: () => <p>Kuponlar burada</p> });
  const user = show(list as ReactNode, new HttpError('Sunucuya ulaşılamadı.', 0));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sunucuya ulaşılamadı.');
  expect(screen.queryByText('Kuponlar burada')).toBeNull();
  getPermissions.mockResolvedValue({ role: 'staff', scope: ['coupons:read'] });
  await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect(await screen.findByText('Kuponlar burada')).toBeVisible();
});
