import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { refusedCauses, topUpCauses } from '#contract/vocabulary.ts';
import { accountLabel, entryLabel } from '../../src/contract/wallet/words.tr.ts';
import { topUpCauseLabels, topUpStanding } from '../../src/contract/payment/words.tr.ts';
import { actionLabel, withoutBeginnings } from '#contract/audit/words.tr.ts';
import { ChangeTable } from '../../web-admin/src/resources/audit-events/AuditShow.tsx';
import { fieldAt, fieldLabel, readable, written } from '../../web-admin/src/resources/audit-events/fields.ts';
import { postingLabel } from '../../web-storefront/src/features/wallet/postings.ts';

afterEach(cleanup);

test('a command in progress is labelled as begun; once it has ended, its beginning is left out', () => {
  const of = (begun: boolean, requestId: string | null) => ({
    action: 'POST /admin/top-ups/:id/refund',
    begun,
    requestId,
  });
  const [done, begun, lost] = [of(false, 'a'), of(true, 'a'), of(true, 'b')];
  expect([done, begun].map(actionLabel)).toEqual(['Yükleme iadesi', 'Yükleme iadesi: başlatıldı']);
  expect(withoutBeginnings([done, begun, lost, of(true, null)])).toEqual([done, lost, of(true, null)]);
});

test('a refused command is labelled as not completed, and its beginning is left out', () => {
  const of = { action: 'POST /admin/top-ups/:id/refund', requestId: 'a' };
  const begun = { ...of, begun: true };
  const refused = { ...of, begun: false, refused: { code: 'approval.required', detail: 'Onay gerekir.' } };
  expect(actionLabel(refused)).toBe('Yükleme iadesi: tamamlanmadı');
  expect(withoutBeginnings([refused, begun])).toEqual([refused]);
});

test('a refund that returns its money to the wallet is labelled as reversed', () => {
  const entry = (toWallet: number) => ({
    kind: 'top-up-refund' as const,
    orderPart: null,
    postings: [
      { account: 'bank', amount: { amount: -toWallet, currency: 'TRY' as const } },
      { account: 'wallet:deniz', amount: { amount: toWallet, currency: 'TRY' as const } },
    ],
  });
  const words = ['Yükleme iadesi', 'Yükleme iadesi geri alındı'];
  expect([entry(-150_00), entry(150_00)].map(entryLabel)).toEqual(words);
  const posting = (amount: number) => ({
    kind: 'top-up-refund' as const,
    amount: { amount, currency: 'TRY' as const },
  });
  expect([posting(-150_00), posting(150_00)].map(postingLabel)).toEqual(words);
});

test.each([
  ['order-payment', 'lane', 'Koridor farkı'],
  ['order-payment', 'rank', 'Başlangıç rankı farkı'],
  ['order-refund', 'rank', 'Başlangıç rankı farkı iadesi'],
  ['order-refund', 'stream', 'Canlı yayın iadesi'],
] as const)(
  'an entry of kind %s for the order’s %s is called “%s” in the console and in the statement',
  (kind, orderPart, label) => {
    const amount = { amount: -4750, currency: 'TRY' } as const;
    expect(entryLabel({ kind, orderPart, postings: [] })).toBe(label);
    expect(postingLabel({ kind, orderPart, amount })).toBe(label);
  },
);

test('a requested payout is labelled as money set aside, not as sent by the bank', () => {
  const wallet = { account: 'wallet:deniz', amount: { amount: -150_00, currency: 'TRY' as const } };
  const bank = { account: 'bank', amount: { amount: 150_00, currency: 'TRY' as const } };
  expect(entryLabel({ kind: 'payout', orderPart: null, postings: [wallet, bank] })).toBe('Para çekme: tutar ayrıldı');
  const kinds = ['payout', 'payout-return', 'top-up', undefined] as const;
  expect(kinds.map((kind) => accountLabel('bank', kind).label)).toEqual([
    'Banka (ayrılan)',
    'Banka (ayrılan)',
    'Banka',
    'Banka',
  ]);
});

test('a paid top-up is labelled as being refunded while its refund is in progress, and as paid otherwise', () => {
  const standing = (refunding: boolean) => topUpStanding({ state: 'paid', refunding, cause: null }).label;
  expect([standing(true), standing(false)]).toEqual(['İade sürüyor', 'Ödendi']);
});

test('a top-up without money says whether the customer left, the time ran out or it was refused', () => {
  const standings = topUpCauses.map((cause) =>
    topUpStanding({ state: cause === 'expired' ? 'expired' : 'failed', refunding: false, cause }),
  );
  expect(standings.map(({ label }) => label)).toEqual([
    'Yarıda bırakıldı',
    'Süresi doldu',
    ...refusedCauses.map(() => 'Reddedildi'),
  ]);
  expect(new Set(topUpCauses.map((cause) => topUpCauseLabels[cause])).size).toBe(topUpCauses.length);
});

interface LineProps {
  readonly resource: string;
  readonly path: string;
  readonly before?: unknown;
  readonly after: unknown;
}

/** One line of the audit log’s table. */
function Line({ resource, ...change }: LineProps) {
  const label = fieldLabel(resource);
  const { path, before, after } = readable({ before: null, ...change });
  const told = { resource, field: fieldAt(path), label };
  return <p>{`${label(path)}: ${written(before, told)} → ${written(after, told)}`}</p>;
}

const shown = (line: LineProps) => {
  render(<Line {...line} />, {
    wrapper: ({ children }) => <AdminContext i18nProvider={i18nProvider}>{children}</AdminContext>,
  });
  return screen.getByRole('paragraph').textContent.replaceAll('\u00a0', ' ');
};

test('a changed amount is written as money, under the name of its field', () => {
  expect(
    shown({ resource: 'settings', path: '/values/secondAdminAbove/amount', before: 200_062_300, after: 1_000_000 }),
  ).toBe('Değerler · İkinci yönetici sınırı: 2.000.623,00 ₺ → 10.000,00 ₺');
});

test('the fields inside a record have names too', () => {
  const limit = { limit: { amount: 1_000_000, currency: 'TRY' }, by: null, until: 'yarın' };
  expect(shown({ resource: 'settings', path: '/limitBefore', after: limit })).toBe(
    'Önceki sınır: – → Sınır: 10.000,00 ₺ · Bitiş: yarın',
  );
});

test.each([
  ['approvals', '/command', 'add-funds', 'İşlem: – → Bakiye düzeltmesi'],
  ['approvals', '/state', 'waiting', 'Durum: – → Onay bekliyor'],
  ['users', '/scopes', ['users:write'], 'Yetkiler: – → Kullanıcılar: değiştirme'],
  ['coupons', '/code', 'paid', 'Kod: – → paid'],
])('each field has separate words for its values: %s, %s', (resource, path, after, line) => {
  expect(shown({ resource, path, after })).toBe(line);
});

test('the events of a webhook are written in Turkish', () => {
  expect(shown({ resource: 'webhooks', path: '/events', after: ['order.taken', 'payout.paid'] })).toBe(
    'Olaylar: – → Booster siparişi aldı, Para çekme isteği ödendi',
  );
});

test('the reason of a paused webhook is written in Turkish', () => {
  const paused = { cause: 'hand', byName: 'Ece K.' };
  expect(shown({ resource: 'webhooks', path: '/paused', after: paused })).toMatch(/Neden: (?!hand)/);
});

test('a count beside an amount is written as a count', () => {
  expect(shown({ resource: 'coupons', path: '/totalUses', after: 1500 })).toBe('Toplam kullanım: – → 1.500');
});

test('a new coupon shows the kind of its discount and that it covers every service', () => {
  const after = { code: 'YENI20', discount: { type: 'percent', percent: 20 }, services: [] };
  const told = shown({ resource: 'coupons', path: '', after });
  expect(told).toContain('İndirim türü: Yüzde');
  expect(told).toContain('Hizmetler: Hepsi');
});

test.each([
  [
    'users',
    { path: '/user-notes', before: null, after: { subject: 'user', kind: 'suspicion', authorName: 'Ece K.' } },
    ['Kullanıcı notu', '–', 'Konu: Kullanıcı · Tür: Şüphe işareti · Yazan: Ece K.'],
  ],
  [
    'orders',
    { path: '/order-notes/lifted', before: null, after: { byName: 'Ece K.', because: 'Belgesini gösterdi' } },
    ['Sipariş notu · Kaldırma nedeni', '–', 'Yapan: Ece K. · Neden: Belgesini gösterdi'],
  ],
  [
    'webhooks',
    { path: '/deliveries', before: null, after: { event: 'webhook.test', state: 'waiting', tries: 0 } },
    ['Webhook gönderimi', '–', 'Olay: Deneme · Durum: Sırada · Deneme: 0'],
  ],
  [
    'canned-answers',
    { path: '', before: { title: 'Selam', uses: 3 }, after: null },
    ['Silinen kayıt', 'Başlık: Selam · Kullanım: 3', '–'],
  ],
  [
    'orders',
    { path: '/pause', before: null, after: { by: 'staff', reason: 'Aradı' } },
    ['Duraklatma', '–', 'Yapan: Ekip · Neden: Aradı'],
  ],
  ['tickets', { path: '/answered', before: false, after: true }, ['Yanıtlanma', 'Hayır', 'Evet']],
  ['approvals', { path: '/state', before: 'waiting', after: 'withdrawn' }, ['Durum', 'Onay bekliyor', 'Geri çekildi']],
])('the audit page of %s shows a change in Turkish', (resource, change, cells) => {
  render(<ChangeTable event={{ resource, changes: [change] }} />);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(cells);
});
