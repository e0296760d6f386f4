import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { text, time } from '#platform/db/columns.ts';
import type { Experience } from '../../domain/experience.ts';
import type { PriceBook } from '../../domain/price-book.ts';

/** Published versions. A row never changes, except that a scheduled version may be cancelled. */
export const PriceBookRow = defineEntity({
  name: 'PriceBookRow',
  tableName: 'price_book',
  properties: {
    version: p.integer().primary().autoincrement(false),
    id: p.uuid().unique(),
    document: p.json<PriceBook>().columnType('jsonb'),
    reason: text().nullable(),
    authorId: p.uuid().nullable(),
    basedOn: p.integer().nullable(),
    changes: p.integer(),
    createdAt: time(),
    /** When the version comes into force. */
    publishedAt: time(),
    cancelledAt: time().nullable(),
  },
});

export const CouponRow = defineEntity({
  name: 'CouponRow',
  tableName: 'coupon',
  properties: {
    id: p.uuid().primary(),
    code: text().unique(),
    /** Exactly one of the two is set. */
    discountPercent: p.integer().strictNullable(),
    discountAmount: p.bigint('number').strictNullable(),
    validFrom: time().strictNullable(),
    validUntil: time().strictNullable(),
    minimumTotal: p.bigint('number').strictNullable(),
    maximumDiscount: p.bigint('number').strictNullable(),
    services: p.json<string[]>().columnType('jsonb'),
    totalUses: p.integer().strictNullable(),
    usesPerCustomer: p.integer().strictNullable(),
    /**
     * Uses are counted here only for a coupon with a total. Otherwise all orders with the promotional code would lock
     * this one row.
     */
    countedUses: p.integer().default(0),
    createdAt: time().index(),
    updatedAt: time(),
  },
  checks: [
    { name: 'coupon_one_discount', expression: 'num_nonnulls(discount_percent, discount_amount) = 1' },
    { name: 'coupon_within_total_uses', expression: 'total_uses is null or counted_uses <= total_uses' },
  ],
});
export type CouponRow = InferEntity<typeof CouponRow>;

export const CouponRedemptionRow = defineEntity({
  name: 'CouponRedemptionRow',
  tableName: 'coupon_redemption',
  properties: {
    orderId: p.uuid().primary(),
    couponId: p.uuid().index(),
    customerId: p.uuid(),
    at: time(),
  },
});

/** How often a customer used a coupon. The lock of this row guards the limit per customer. */
export const CouponCustomerRow = defineEntity({
  name: 'CouponCustomerRow',
  tableName: 'coupon_customer',
  properties: {
    couponId: p.uuid().primary(),
    customerId: p.uuid().primary(),
    uses: p.integer(),
  },
});

/** A single row: how long finished orders of each kind took, as last computed. */
export const ExperienceRow = defineEntity({
  name: 'ExperienceRow',
  tableName: 'pricing_experience',
  properties: {
    id: p.integer().primary().autoincrement(false),
    experiences: p.json<readonly Experience[]>().columnType('jsonb'),
    learnedAt: time(),
  },
});

export const pricingRows = [PriceBookRow, CouponRow, CouponRedemptionRow, CouponCustomerRow, ExperienceRow] as const;
