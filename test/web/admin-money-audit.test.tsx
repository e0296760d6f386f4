import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AuditEvent } from '../../web-admin/src/lib/records.ts';
import { nothingChanged } from '../../web-admin/src/resources/audit-events/AuditShow.tsx';
import { Movements } from '../../web-admin/src/resources/audit-events/Movements.tsx';

afterEach(cleanup);

const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' as const });
const event: AuditEvent = {
  id: 'event',
  seq: 7,
  createdAt: '2026-11-24T10:00:00.000Z',
  actorId: 'admin',
  actorName: 'Yönetici A.',
  actorRole: 'admin',
  action: 'POST /admin/add-funds',
  resource: 'users',
  recordId: 'deniz',
  reason: 'deneme',
  said: null,
  changes: [],
  movements: [
    {
      entryId: 'entry',
      kind: 'adjustment',
      orderPart: null,
      at: '2026-11-24T10:00:00.000Z',
      account: 'wallet:deniz',
      ownerName: 'Deniz Y.',
      amount: lira(-250),
      before: lira(1300),
      after: lira(1050),
    },
  ],
  address: null,
  requestId: null,
  begun: false,
  refused: null,
  erased: false,
  hash: 'hash',
};
const show = (shown: AuditEvent) =>
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <Movements event={shown} />
    </AdminContext>,
  );
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

test('the page of a command that moved money shows the balance before and after it', () => {
  show(event);
  expect(cells()).toEqual(['Bakiye düzeltmesiCüzdan: Deniz Y.', '1.300,00 ₺', '−250,00 ₺', '1.050,00 ₺']);
});

test('staff who may not see balances read only the amount', () => {
  show({ ...event, movements: event.movements!.map((one) => ({ ...one, before: null, after: null })) });
  expect(cells().slice(1)).toEqual(['–', '−250,00 ₺', '–']);
});

test('a movement from before the command shows its date', () => {
  show({ ...event, movements: event.movements!.map((one) => ({ ...one, at: '2026-11-20T10:00:00.000Z' })) });
  expect(cells()[0]).toMatch(/20 Kas/);
});

test.each<[string, Partial<AuditEvent>, RegExp]>([
  ['moved nothing', { movements: [] }, /görünen alanlarını değiştirmedi/],
  ['moved money before this was kept', { movements: null }, /Para hareketi defterde/],
  ['was only begun', { begun: true }, /başlatıldı/],
  ['was refused', { refused: { code: 'x', detail: 'x' } }, /tamamlanmadı/],
])('the page of a command without changed fields that %s says so', (_, change, words) => {
  expect(nothingChanged({ ...event, ...change })).toMatch(words);
});
