// What the audit log keeps, as a person reads it: on the console's page and in its file.
import { expect, test } from '@jest/globals';
import { changeLines, fieldLabel, saidLines } from '#contract/audit-values.ts';
import { formatMoney } from '#contract/format.ts';
import { scopeLabel } from '#contract/house-words.tr.ts';

const lira = (amount: number) => formatMoney({ amount: amount * 100, currency: 'TRY' });
const moment = (time: string) => `am ${time.slice(0, 10)}`;
const id = '0199f000-0000-7000-8000-000000000000';

test('what was asked for stands line by line under the console’s names, without the record itself', () => {
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

test('what has no name stands as it was sent', () => {
  const said = { neverNamed: { deep: [1, 'iki'] }, kind: 'suspicion' };
  expect(saidLines({ said, resource: 'orders', recordId: null }, moment)).toEqual([
    ['neverNamed', '{"deep":[1,"iki"]}'],
    ['Tür', 'Şüphe işareti'],
  ]);
  expect(saidLines({ said: null, resource: 'orders', recordId: null }, moment)).toEqual([]);
});

test('what a command changed stands as before and after, of a new record as the whole', () => {
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
