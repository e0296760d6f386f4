import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  AdminContext,
  DataTable,
  memoryStore,
  ListContextProvider,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  TestMemoryRouter,
  useList,
} from 'react-admin';
import { Route, Routes } from 'react-router';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminApprovalPage, AdminTopUp } from '../../web-admin/src/lib/records.ts';
import { ApprovalShow } from '../../web-admin/src/resources/approvals/ApprovalShow.tsx';
import { AuditedRecord } from '../../web-admin/src/resources/audit-events/AuditedRecord.tsx';
import { HistoryOf } from '../../web-admin/src/resources/audit-events/HistoryOf.tsx';
import { EntryRows } from '../../web-admin/src/resources/entries/EntryList.tsx';
import { EntriesOf } from '../../web-admin/src/resources/entries/EntriesOf.tsx';
import { TopUpShow } from '../../web-admin/src/resources/top-ups/TopUpShow.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { CommandDialog } from '../../web-admin/src/ui/CommandDialog.tsx';

const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' as const });
const topUp: AdminTopUp = {
  id: 't1',
  provider: 'paytr',
  merchantOid: 'A1B2',
  userId: 'u1',
  customerName: 'Can Er',
  amount: lira(300),
  state: 'paid',
  refunding: false,
  toSend: false,
  refundWaits: false,
  refundState: null,
  refundReason: null,
  refundSince: null,
  refundCalls: 0,
  refundIban: null,
  refundReference: null,
  entered: null,
  cause: null,
  failureReason: null,
  orderNumber: null,
  orderId: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  paidAt: '2026-11-20T10:01:00.000Z',
  expiresAt: '2026-11-20T10:30:00.000Z',
};
const users = [
  { id: 'u1', firstName: 'Can', lastName: 'Er', balance: lira(120) },
  { id: 'u2', firstName: 'Ece', lastName: 'Kaya', balance: null },
];

/** The server's records, by resource. */
let stored: Record<string, readonly { readonly id: string }[]>;
const provider = {
  getList: (resource: string) =>
    Promise.resolve({ data: stored[resource] ?? [], total: stored[resource]?.length ?? 0 }),
  getMany: (resource: string, { ids }: { ids: readonly string[] }) =>
    Promise.resolve({ data: (stored[resource] ?? []).filter(({ id }) => ids.includes(id)) }),
  getOne: (resource: string, { id }: { id: string }) =>
    Promise.resolve({ data: (stored[resource] ?? []).find((one) => one.id === id) }),
  approvalRule: () => Promise.resolve({ limit: null, left: null, withinHours: 24, expiresAfterDays: 3 }),
};

beforeEach(() => {
  stored = { users, wallets: [{ id: 'u1', balance: lira(120) } as never] };
});
afterEach(cleanup);

function show(content: ReactNode, at = '/') {
  render(
    <TestMemoryRouter initialEntries={[at]}>
      <AdminContext
        dataProvider={provider as never}
        theme={lightTheme}
        i18nProvider={i18nProvider}
        store={memoryStore()}
      >
        {content}
      </AdminContext>
    </TestMemoryRouter>,
  );
  return userEvent.setup();
}

function showTopUp(changed: Partial<AdminTopUp> = {}) {
  stored = { ...stored, 'top-ups': [{ ...topUp, ...changed }] };
  return show(
    <Routes>
      <Route
        path="/top-ups/:id/show"
        element={
          <ResourceContextProvider value="top-ups">
            <TopUpShow />
          </ResourceContextProvider>
        }
      />
    </Routes>,
    '/top-ups/t1/show',
  );
}
const refundButton = () => screen.queryByRole('button', { name: 'Karta iade et' });

test('a payment whose refund waits for a second admin links to the request and offers no other refund', async () => {
  stored['approvals'] = [{ id: 'a1', topUpId: 't1' } as never];
  showTopUp();
  expect(await screen.findByText(/İade onay bekliyor/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Onay isteğini aç' })).toHaveAttribute('href', '/approvals/a1/show');
  expect(refundButton()).toBeNull();
});

test('a refund in progress is not offered again and shows when it began', async () => {
  showTopUp({ refunding: true, refundState: 'under-way', refundSince: '2026-11-22T09:00:00.000Z' });
  expect(await screen.findByText('İade sürüyor')).toBeVisible();
  expect(screen.getByText('İade başladı')).toBeVisible();
  expect(refundButton()).toBeNull();
});

test('the refund window states that the whole payment is refunded and how much the wallet lacks', async () => {
  const user = showTopUp();
  await waitFor(() => expect(refundButton()).not.toBeNull());
  await user.click(refundButton()!);
  expect(await screen.findByText(/^Ödemenin tamamı \(300,00/)).toBeVisible();
  expect(await screen.findByText(/bakiyesi 120,00.*180,00.*eksik/)).toBeVisible();
  const refund = screen.getByRole('button', { name: /300,00\s₺ iade et/ });
  expect(refund).toBeDisabled();
  expect(refund).toHaveAccessibleDescription('Bakiye yetmiyor.');
});

test('a record’s history names the second admin who approved a command', async () => {
  stored['audit-events'] = [
    {
      id: 'e1',
      action: 'POST /admin/top-ups/:id/refund',
      actorName: 'Ada Su',
      createdAt: topUp.createdAt,
      reason: 'Yanlış yükleme',
      said: { approvedBy: 'u2', approvalId: 'a1' },
    } as never,
  ];
  show(<HistoryOf filter={{ recordId: 't1' }} />);
  expect(await screen.findByRole('link', { name: 'Ece Kaya' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'İşlem kayıtları' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'onay isteği' })).toHaveAttribute('href', '/approvals/a1/show');
});

test('a press on a command or in its window does not open the table row', async () => {
  const opened = jest.fn(() => false as const);
  function Table() {
    const list = useList({ data: [{ id: 'r1' }] });
    return (
      <ListContextProvider value={list}>
        <DataTable rowClick={opened} bulkActionButtons={false}>
          <DataTable.Col
            source="id"
            render={() => (
              <CommandDialog<object, 'POST /admin/ban'>
                action="POST /admin/ban"
                label="Kapat"
                title="Farkı kapat"
                explanation="Neden?"
                submitLabel="Kapat"
                run={() => Promise.resolve({})}
                done="Kapandı"
              />
            )}
          />
        </DataTable>
      </ListContextProvider>
    );
  }
  const user = show(
    <ResourceContextProvider value="reconciliation-differences">
      <Table />
    </ResourceContextProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Kapat' }));
  await user.click(await screen.findByText('Neden?'));
  await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
  expect(opened).not.toHaveBeenCalled();
});

test('an approval that the reader cannot give is disabled with its reason; any other shows the balances first', async () => {
  const approval: AdminApprovalPage = {
    id: 'a1',
    command: 'add-funds',
    state: 'waiting',
    amount: lira(15_000),
    userId: 'u1',
    userName: 'Can Er',
    payoutId: null,
    topUpId: null,
    iban: null,
    provider: null,
    reference: null,
    arrivedOn: null,
    sender: null,
    orderId: null,
    claimsRest: false,
    orderState: null,
    earnedPercent: null,
    donePercent: null,
    disputeDecision: null,
    refund: null,
    reason: 'Eksik ödendi',
    askedById: 'u2',
    askedByName: 'Ece Kaya',
    createdAt: topUp.createdAt,
    expiresAt: topUp.expiresAt,
    decidedById: null,
    decidedByName: null,
    decidedAt: null,
    decision: null,
    outcomeId: null,
    hindrance: { code: 'approval.asker_left', message: 'İsteyen artık ekipte değil.' },
  };
  stored['approvals'] = [approval];
  const page = (
    <Routes>
      <Route
        path="/approvals/:id/show"
        element={
          <ResourceContextProvider value="approvals">
            <ApprovalShow />
          </ResourceContextProvider>
        }
      />
    </Routes>
  );
  show(page, '/approvals/a1/show');
  const approve = await screen.findByRole('button', { name: 'Onayla' });
  expect(approve).toBeDisabled();
  expect(approve).toHaveAccessibleDescription('Şu an onaylayamazsın.');
  expect(screen.getByRole('alert')).toHaveTextContent('İsteyen artık ekipte değil.');
  cleanup();

  stored['orders'] = [{ id: 'o1', number: '10042' } as never];
  stored['approvals'] = [{ ...approval, hindrance: null, orderId: 'o1', outcomeId: 'o1' } as AdminApprovalPage];
  const user = show(page, '/approvals/a1/show');
  expect(await screen.findByRole('link', { name: '10042' })).toBeVisible();
  expect(screen.queryByText('Sonuç')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText(/Şimdiki bakiye/)).toHaveTextContent(/120,00.*işlemden sonra 15\.120,00/);
});

test('the audit log loads the names of its records with one request; a missing record is shown by the end of its id', async () => {
  stored['orders'] = [
    { id: '01-order-0001', number: 'BSM-1042' },
    { id: '01-order-0002', number: 'BSM-1043' },
  ] as never;
  const getMany = jest.spyOn(provider, 'getMany');
  const orders = { orders: { name: 'orders', recordRepresentation: 'number' } };
  show(
    <ResourceDefinitionContextProvider definitions={orders}>
      {['01-order-0001', '01-order-0002', '01-order-0003'].map((id) => (
        <p key={id}>
          <AuditedRecord resource="orders" recordId={id} />
        </p>
      ))}
    </ResourceDefinitionContextProvider>,
  );
  expect(await screen.findByRole('link', { name: /BSM-1042$/ })).toHaveAttribute('href', '/orders/01-order-0001/show');
  expect(screen.getByRole('link', { name: /BSM-1043$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /…der-0003$/ })).toBeVisible();
  expect(getMany.mock.calls.filter(([resource]) => resource === 'orders')).toHaveLength(1);
});

test.each([
  ['an order’s page', { orderId: 'o1' }, 'Cüzdan: Can Er'],
  ['the page of who has one of them', { userId: 'u1' }, 'Kendi cüzdanı'],
])('a ledger entry between two wallets names the owner of each on %s', async (_, filter, own) => {
  const entry = { id: 'e1', kind: 'tip', createdAt: topUp.createdAt, postings: [] as object[] };
  entry.postings = [
    { account: 'wallet:u1', ownerName: 'Can Er', amount: lira(-50) },
    { account: 'wallet:u2', ownerName: 'Ece Kaya', amount: lira(50) },
  ];
  stored['entries'] = [entry] as never;
  show(<EntriesOf title="Hareketler" filter={filter} />);
  expect(await screen.findByRole('link', { name: 'Ece Kaya' })).toBeVisible();
  const rows = screen.getAllByText(/^Cüzdan|^Kendi cüzdanı$/).map((row) => row.textContent);
  expect(rows).toEqual([own, 'Cüzdan: Ece Kaya']);
});

test('a ledger row on a phone names its order and the owners of its wallets', async () => {
  const posting = (account: string, ownerName: string, amount: number) => ({
    account,
    ownerName,
    amount: lira(amount),
    balance: null,
  });
  const entry = {
    id: 'e1',
    kind: 'tip',
    orderId: 'o1',
    orderNumber: '10004',
    postings: [posting('wallet:u1', 'Can Er', -50), posting('wallet:u2', 'Ece Kaya', 50)],
    createdAt: topUp.createdAt,
  };
  function Rows() {
    return (
      <ListContextProvider value={useList({ data: [entry] })}>
        <EntryRows />
      </ListContextProvider>
    );
  }
  show(
    <ResourceContextProvider value="entries">
      <Rows />
    </ResourceContextProvider>,
  );
  expect(await screen.findByText(/^Sipariş 10004 · Cüzdan: Can Er → Cüzdan: Ece Kaya · /)).toBeVisible();
});
