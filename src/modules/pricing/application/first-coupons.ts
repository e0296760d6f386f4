import { Money } from '#kernel/money.ts';
import type { Ids } from '#kernel/ports.ts';
import type { Coupon } from '../domain/coupon.ts';

const unlimited = {
  validFrom: null,
  validUntil: null,
  minimumTotal: null,
  maximumDiscount: null,
  services: [],
  totalUses: null,
  usesPerCustomer: null,
};

/** The first coupons. BASAMAK10 is the promotional code of the default configuration. */
export const firstCoupons = (ids: Ids): readonly Coupon[] => [
  { ...unlimited, id: ids.next(), code: 'BASAMAK10', discount: { type: 'percent', percent: 10 } },
  {
    ...unlimited,
    id: ids.next(),
    code: 'ILKBASAMAK',
    discount: { type: 'percent', percent: 15 },
    maximumDiscount: Money.lira(500),
    usesPerCustomer: 1,
  },
  {
    ...unlimited,
    id: ids.next(),
    code: 'KOC50',
    discount: { type: 'amount', amount: Money.lira(50) },
    minimumTotal: Money.lira(200),
    services: ['kocluk'],
  },
];
