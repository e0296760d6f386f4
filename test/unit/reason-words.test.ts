import { expect, test } from '@jest/globals';
import { reasonText } from '#kernel/reason-labels.tr.ts';
import { routes } from '#contract/routes.ts';
import { mailOf } from '#modules/notification/application/mailed.ts';
import { written } from '#modules/notification/application/notice-texts.tr.ts';

test.each(routes['POST /orders'].refusals)('%s, a refusal of placing an order, has a text as a reason', (code) => {
  const text = reasonText(code);
  expect(text).toMatch(/^[A-ZÇĞİÖŞÜ].*\.$/);
  expect(text).not.toBe(reasonText('order.something_new'));
});

test('a code without a text becomes a general sentence, and a text that a person wrote stays unchanged', () => {
  expect(reasonText('pricing.something_new')).toBe('Sipariş o sırada verilemedi.');
  for (const said of ['müşteri istedi', 'www.ornek.com/a.png bozuk', 'Bitti.']) expect(reasonText(said)).toBe(said);
});

test('the mail about an order that could not be placed names the reason without a code', () => {
  const notice = {
    kind: 'order-state',
    userId: 'u',
    orderId: 'o',
    orderNumber: '10001',
    state: 'payment-error',
    lesson: false,
  } as const;
  const { text } = written({ ...notice, because: 'wallet.insufficient_balance' }, 'customer');
  expect([mailOf(notice, 'customer').byMail, text]).toEqual([
    true,
    '10001 numaralı sipariş verilemedi. Bakiyen siparişin tutarına yetmedi. Kartından çekilen tutar bakiyende.',
  ]);
});
