import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { readable, useFieldLabel, written } from '../../web-admin/src/resources/audit-events/fields.ts';

afterEach(cleanup);

interface LineProps {
  readonly resource: string;
  readonly path: string;
  readonly before?: unknown;
  readonly after: unknown;
}

/** One line of the audit log’s table. */
function Line({ resource, ...change }: LineProps) {
  const label = useFieldLabel(resource);
  const { path, before, after } = readable({ before: null, ...change });
  const told = { resource, label };
  return <p>{`${label(path)}: ${written(before, told)} → ${written(after, told)}`}</p>;
}

const shown = (line: LineProps) => {
  render(<Line {...line} />, {
    wrapper: ({ children }) => <AdminContext i18nProvider={i18nProvider}>{children}</AdminContext>,
  });
  return screen.getByRole('paragraph').textContent.replaceAll('\u00a0', ' ');
};

test('money that became more or less is said as money, under the name of what it is', () => {
  expect(
    shown({ resource: 'settings', path: '/values/secondAdminAbove/amount', before: 200_062_300, after: 1_000_000 }),
  ).toBe('Değerler · İkinci yönetici sınırı: 2.000.623,00 ₺ → 10.000,00 ₺');
});

test('what is within a record has names, too', () => {
  const limit = { limit: { amount: 1_000_000, currency: 'TRY' }, by: null, until: 'yarın' };
  expect(shown({ resource: 'settings', path: '/limitBefore', after: limit })).toBe(
    'Önceki sınır: – → Sınır: 10.000,00 ₺ · Bitiş: yarın',
  );
});

test('a list’s words are its own, powers and services have theirs everywhere', () => {
  expect(
    shown({ resource: 'approvals', path: '/command', before: 'waiting', after: ['add-funds', 'users:write'] }),
  ).toBe('İşlem: Onay bekliyor → Bakiye düzeltmesi, Kullanıcılar: değiştirme');
});

test('events and states of webhooks are said in Turkish', () => {
  expect(shown({ resource: 'webhooks', path: '/events', after: ['order.taken', 'payout.paid'] })).toBe(
    'Olaylar: – → Booster siparişi aldı, Para çekme isteği ödendi',
  );
});

test('why a webhook stands still is said in Turkish', () => {
  const paused = { cause: 'hand', byName: 'Ece K.' };
  expect(shown({ resource: 'webhooks', path: '/paused', after: paused })).toMatch(/Neden: (?!hand)/);
});

test('a count beside an amount stays a count', () => {
  expect(shown({ resource: 'coupons', path: '/totalUses', after: 1500 })).toBe('Toplam kullanım: – → 1.500');
});
