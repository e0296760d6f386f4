import { describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { changeCoupon } from '#modules/pricing/application/change-coupon.ts';
import { createCoupon } from '#modules/pricing/application/create-coupon.ts';
import { endCoupon } from '#modules/pricing/application/end-coupon.ts';
import { changedCoupon, type CouponChange } from '#modules/pricing/domain/coupon-change.ts';
import { UuidV7 } from '#platform/system.ts';
import { aCoupon } from '#test/support/coupons.ts';
import { InMemoryCoupons } from '#test/support/fakes/in-memory-pricing.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-21T12:00:00Z');
const change = (used: number, wanted: CouponChange) => () => changedCoupon({ coupon: aCoupon(), used }, wanted);

const setUp = () => {
  const [coupons, clock, transactions] = [new InMemoryCoupons(), new FixedClock(noon), new NoTransactions()];
  return {
    coupons,
    create: createCoupon({ coupons, clock, ids: new UuidV7() }),
    change: changeCoupon({ coupons, work: unitOfWork({ transactions, clock }) }),
    end: endCoupon({ coupons, work: unitOfWork({ transactions, clock }) }),
  };
};
const { id: _id, ...facts } = aCoupon();

describe('a coupon that was used', () => {
  test('keeps its code and its discount', () => {
    expect(change(1, { code: 'YENI' })).toThrow(expect.objectContaining({ code: 'pricing.coupon_used' }));
    expect(change(1, { discount: { type: 'percent', percent: 11 } })).toThrow();
    expect(change(1, { discount: { type: 'amount', amount: Money.lira(10) } })).toThrow();
    expect(change(0, { code: 'YENI2027' })()).toEqual({ ...aCoupon({ code: 'YENI2027' }), id: expect.any(String) });
    // a new code has at least six characters; an existing code stays
    expect(change(0, { code: 'YENI' })).toThrow(expect.objectContaining({ code: 'pricing.coupon_code_short' }));
  });

  test('accepts other limits, but no total below its uses', () => {
    const same: CouponChange = { code: facts.code, discount: facts.discount, totalUses: 2, minimumTotal: undefined };
    expect(change(2, same)()).toMatchObject({ totalUses: 2, minimumTotal: null });
    expect(change(3, same)).toThrow(
      expect.objectContaining({ code: 'pricing.coupon_total_below_uses', params: { used: 3 } }),
    );
  });
});

test('a window that does not end after its beginning is refused, on creation and on change', async () => {
  const { create } = setUp();
  const empty = { validFrom: later, validUntil: later };
  expect(change(0, empty)).toThrow(expect.objectContaining({ code: 'pricing.coupon_window_empty' }));
  await expect(create({ ...facts, ...empty })).rejects.toMatchObject({ code: 'pricing.coupon_window_empty' });
});

test('a code can be taken once, regardless of case and Turkish letters', async () => {
  const { create, change: changing, coupons } = setUp();
  const id = await create({ ...facts, code: ' yaz-ıı ' });
  expect(await coupons.all()).toEqual([{ ...facts, id, code: 'YAZ-II' }]);
  await expect(create({ ...facts, code: 'Yaz-İi' })).rejects.toMatchObject({ code: 'pricing.coupon_code_taken' });
  const other = await create({ ...facts, code: 'KIS' });
  await expect(changing(other, { code: 'yaz-ii' })).rejects.toMatchObject({ code: 'pricing.coupon_code_taken' });
  await changing(other, { code: 'kış'.replace('ş', 's'), totalUses: 4 });
  expect(await coupons.lock(other)).toMatchObject({ coupon: { code: 'KIS', totalUses: 4 } });
});

test('a coupon ends at once, and only once; a coupon that had not begun never becomes valid', async () => {
  const { create, end, coupons } = setUp();
  const id = await create({ ...facts, validFrom: later, validUntil: null });
  await end(id);
  expect(await coupons.lock(id)).toMatchObject({ coupon: { validFrom: null, validUntil: noon } });
  await expect(end(id)).rejects.toMatchObject({ code: 'pricing.coupon_ended' });
  await expect(end('nobody')).rejects.toMatchObject({ code: 'pricing.coupon_not_found' });
});
