import { describe, expect, test } from '@jest/globals';
import { type Coupon, couponCode, discountOf, type Purchase } from '#modules/pricing/domain/coupon.ts';
import { quote } from '#modules/pricing/domain/quote.ts';
import { readDraft } from '#modules/pricing/application/read-draft.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import { Money } from '#kernel/money.ts';
import { aCoupon } from '#test/support/coupons.ts';
import { aDraft } from '#test/support/drafts.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const purchase = (overrides: Partial<Purchase> = {}): Purchase => ({
  serviceId: 'kocluk',
  total: Money.lira(100),
  at: noon,
  ...overrides,
});
const off = (coupon: Partial<Coupon>, bought: Partial<Purchase> = {}): number | string => {
  try {
    return discountOf(aCoupon(coupon), purchase(bought)).amount;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test('a percentage is taken last, from the sum of all lines', () => {
  const { price, summary } = quote(readDraft(aDraft()), { version: 1, book: firstPriceBook }, noon, {
    coupon: aCoupon(),
  });
  expect(summary.at(-1)).toMatchObject({
    code: 'coupon',
    label: 'Kupon · ILKBASAMAK −%10',
    amount: { amount: -238_29 },
  });
  expect(price.amount).toBe(2144_58);
});

describe('a coupon', () => {
  test('takes a percentage or an amount', () => {
    expect(off({ discount: { type: 'percent', percent: 15 } })).toBe(15_00);
    expect(off({ discount: { type: 'amount', amount: Money.lira(30) } })).toBe(30_00);
  });

  test('takes no more than its cap', () => {
    expect(off({ maximumDiscount: Money.lira(4) })).toBe(4_00);
  });

  test('never takes the price below zero', () => {
    expect(off({ discount: { type: 'amount', amount: Money.lira(300) } })).toBe(100_00);
  });

  test('is valid from the start of its window until just before its end', () => {
    const later = new Date(noon.getTime() + 1);
    expect(off({ validFrom: noon })).toBe(10_00);
    expect(off({ validFrom: later })).toBe('pricing.coupon_unknown');
    expect(off({ validUntil: noon })).toBe('pricing.coupon_expired');
    expect(off({ validUntil: later })).toBe(10_00);
  });

  test('is valid only for the services that it names', () => {
    expect(off({ services: ['kocluk'] })).toBe(10_00);
    expect(off({ services: ['tft/elo-boost'] })).toBe('pricing.coupon_unknown');
  });

  test('is valid only for a total of at least its minimum', () => {
    expect(off({ minimumTotal: Money.lira(100) })).toBe(10_00);
    expect(off({ minimumTotal: Money.kurus(100_01) })).toBe('pricing.coupon_below_minimum');
  });
});

test('codes are compared without regard to case and Turkish dots', () => {
  // in the last two texts the dot is a combining mark: from İ in lower case by English rules, and from a Mac
  const dotted = 'İLKBASAMAK';
  const typed = [
    ' ilkbasamak ',
    'İlkBasamak',
    'ILKBASAMAK',
    'ılkbasamak',
    dotted.toLowerCase(),
    dotted.normalize('NFD'),
  ];
  expect(typed.map(couponCode)).toEqual(typed.map(() => 'ILKBASAMAK'));
});
