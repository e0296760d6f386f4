import { expect, test } from '@jest/globals';
import { paymentNumbersOf } from '#modules/payment/domain/payment-search.ts';

const oid = '019ab3c4d5e67f8091a2b3c4d5e6f708';

test('a payment number is searched without blanks, dashes and capitals', () => {
  expect(paymentNumbersOf(` ${oid.slice(0, 8).toUpperCase()}-${oid.slice(8, 12)} `).number).toBe(oid.slice(0, 12));
});

test('the number of a refund finds its payment', () => {
  expect(paymentNumbersOf(`${oid}R2`).number).toBe(oid);
});

test('a bank reference is searched in its stored form, if it has at least three characters', () => {
  expect(paymentNumbersOf('ft 2026-118').reference).toBe('FT2026118');
  expect(paymentNumbersOf('ft').reference).toBeNull();
});

test('a text with other characters is not a payment number', () => {
  expect(paymentNumbersOf('%_').number).toBeNull();
  expect(paymentNumbersOf('1.234,50 ₺').number).toBeNull();
});
