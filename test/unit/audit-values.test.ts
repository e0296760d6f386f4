// Readable values of audit events, for the console's page and the CSV file.
import { expect, test } from '@jest/globals';
import { changeLines, fieldLabel, saidLines } from '#contract/audit/values.ts';
import { formatMoney } from '#contract/format.ts';
import { scopeLabel } from '#contract/identity/words.tr.ts';

const lira = (amount: number) => formatMoney({ amount: amount * 100, currency: 'TRY' });
const moment = (time: string) => `am ${time.slice(0, 10)}`;
const id = '0199f000-0000-7000-8000-000000000000';

test('a command’s parameters are listed under the console’s field names, without the record’s own id', () => {
  const said = {
    userId: id,
    type: 'add',
    amount: { amount: 12_500, currency: 'TRY' },
    scopes: ['orders:read'],
    approvalDays: 3,
    publishAt: '2026-11-20T12:00:00.000Z',
    secondFactor: false,
  };
  expect(saidLines({ said, resource: 'users', recordId: id }, moment)).toEqual([
    ['İşlem', 'Ekle'],
    ['Tutar', lira(125)],
    ['Yetkiler', scopeLabel('orders:read')],
    ['Onay süresi (gün)', '3'],
    ['Yayım zamanı', 'am 2026-11-20'],
    ['İki adımlı giriş', 'Hayır'],
  ]);
});

test('a parameter without a name is listed by its key, with the value as it was sent', () => {
  const said = { neverNamed: { deep: [1, 'iki'] }, kind: 'suspicion' };
  expect(saidLines({ said, resource: 'orders', recordId: null }, moment)).toEqual([
    ['neverNamed', '{"deep":[1,"iki"]}'],
    ['Tür', 'Şüphe işareti'],
  ]);
  expect(saidLines({ said: null, resource: 'orders', recordId: null }, moment)).toEqual([]);
});

test('a changed field is shown with its old and new value, and a new record with all its fields', () => {
  const changes = [
    { path: '/status', before: 'active', after: 'banned' },
    { path: '/balance/amount', before: 100, after: 250 },
    { path: '', before: null, after: { firstName: 'Ada' } },
  ];
  expect(changeLines({ changes, resource: 'users' }, moment)).toEqual([
    ['Durum', 'Etkin → Yasaklı'],
    ['Bakiye', `${lira(1)} → ${lira(2.5)}`],
    ['Yeni kayıt', '– → Ad: Ada'],
  ]);
  expect(fieldLabel('users')('/neverNamed')).toBe('neverNamed');
});

const typed = ['note', 'paid', 'refused', 'add', 'expired', 'active', 'waiting', 'lol-elo', 'orders:read', 'refund'];
const texts = [...typed, '2026-11-20T12:00', '2026-11-20T12:00 gibi', '2026-11-20T12:00:00.000Z'];
const textFields = ['reason', 'text', 'note', 'code', 'name', 'title', 'description', 'sender', 'failureReason'];
const staffRecords = ['orders', 'users', 'payouts', 'top-ups', 'reports', 'approvals', 'coupons', 'tickets', 'jobs'];

test.each(staffRecords)(
  '%s: a text that somebody typed is shown unchanged, even if it looks like a code or a time',
  (resource) => {
    for (const field of textFields) {
      for (const text of texts) {
        const [[, changed] = []] = changeLines(
          { changes: [{ path: `/${field}`, before: null, after: text }], resource },
          moment,
        );
        expect([field, changed]).toEqual([field, `– → ${text}`]);
        const whole = [{ path: '', before: null, after: { [field]: text } }];
        expect(changeLines({ changes: whole, resource }, moment)[0]?.[1]).toMatch(new RegExp(`: ${text}$`));
        for (const [, said] of saidLines({ said: { [field]: text }, resource, recordId: null }, moment))
          expect([field, said.replaceAll('"', '')]).toEqual([field, text]);
      }
    }
  },
);

const changed = (resource: string, path: string, after: unknown) =>
  changeLines({ changes: [{ path, before: null, after }], resource }, moment)[0]?.[1].replace('– → ', '');
const asked = (resource: string, said: Readonly<Record<string, unknown>>) =>
  saidLines({ said, resource, recordId: null }, moment)[0]?.[1];

test('the same code has a different name in different fields', () => {
  expect(changed('top-ups', '/state', 'expired')).toBe('Süresi doldu');
  expect(changed('top-ups', '/cause', 'expired')).toBe('Müşteri süresinde ödemedi');
  expect(changed('top-ups', '/refundState', 'refused')).toBe('Yapılmadı, tutar bakiyeye döndü');
  expect(changed('webhooks', '/paused/cause', 'failing')).toBe('Bir gündür hiçbir gönderi ulaşmadı');
  expect(changed('webhooks', '/events/0', 'order.paid')).toBe('Sipariş ödendi');
  expect(changed('orders', '/state', 'cancelled')).toBe('İptal edildi');
  expect(changed('approvals', '/state', 'refused')).toBe('Reddedildi');
  expect(asked('approvals', { state: 'cancelled' })).toBe('İptal edildi');
  expect(asked('approvals', { decision: 'refund' })).toBe('İade et');
});

test('a decision is translated in a command’s parameters, but is free text in a record', () => {
  expect(asked('reports', { decision: 'upheld' })).toBe('Haklı bulundu');
  expect(changed('reports', '/decision', 'upheld')).toBe('upheld');
  expect(asked('payouts', { decision: 'paid' })).toBe('Ödendi');
  expect(changed('approvals', '/decision', 'refused')).toBe('refused');
});

test('an empty list that means “all” is shown as “Hepsi”, any other as a dash', () => {
  expect(changed('coupons', '/services', [])).toBe('Hepsi');
  expect(changed('coupons', '/codes', [])).toBe('–');
});
