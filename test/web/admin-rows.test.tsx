import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, ListContextProvider, ResourceContextProvider, TestMemoryRouter, useList } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { AuditRows } from '../../web-admin/src/resources/audit-events/AuditList.tsx';
import { PayoutRows } from '../../web-admin/src/resources/payouts/PayoutList.tsx';
import { ReportRows } from '../../web-admin/src/resources/reports/ReportList.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';

afterEach(cleanup);

const time = '2026-11-20T12:00:00.000Z';
const ece = { id: 'u1', firstName: 'Ece', lastName: 'Kaya' };
const provider = { getMany: () => Promise.resolve({ data: [ece] }) };
const amount = { amount: 300_00, currency: 'TRY' };

function Rows({ row, children }: { row: { readonly id: string }; children: ReactNode }) {
  return <ListContextProvider value={useList({ data: [row] })}>{children}</ListContextProvider>;
}

test.each([
  [
    'payout',
    'payouts',
    {
      id: 'p1',
      boosterId: 'u1',
      boosterName: 'Ece Kaya',
      amount,
      iban: 'TR330006100519786457841326',
      state: 'requested',
      createdAt: time,
    },
    <PayoutRows key="rows" />,
    /Ece Kaya/,
  ],
  [
    'command in the audit log, whom it was about',
    'audit-events',
    {
      id: 'e1',
      action: 'POST /admin/ban',
      actorName: 'Ada Şahin',
      resource: 'users',
      recordId: 'u1',
      reason: 'Sahte belge',
      createdAt: time,
    },
    <AuditRows key="rows" />,
    /Ece Kaya/,
  ],
  [
    'reported message, who wrote it and who reported it',
    'reports',
    {
      id: 'r1',
      text: 'Numaram bu',
      reason: 'İletişim bilgisi',
      state: 'open',
      sender: { displayName: 'Ece K.' },
      reporter: { displayName: 'Can E.' },
      createdAt: time,
    },
    <ReportRows key="rows" />,
    /Ece K\. yazdı, Can E\. bildirdi/,
  ],
])('a row on a phone names the people concerned: %s', async (_, resource, row, rows, named) => {
  render(
    <TestMemoryRouter>
      <AdminContext dataProvider={provider as never} theme={lightTheme} i18nProvider={i18nProvider}>
        <ResourceContextProvider value={resource}>
          <Rows row={row}>{rows}</Rows>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
  expect(await screen.findByText(named)).toBeVisible();
});
