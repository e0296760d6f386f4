import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';

export type Discount =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'amount'; readonly amount: Money };

/** A promise of a lower price. A limit that is null does not exist. */
export interface Coupon {
  readonly id: string;
  readonly code: string;
  readonly discount: Discount;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly minimumTotal: Money | null;
  /** The most that it takes off. */
  readonly maximumDiscount: Money | null;
  /** Service ids; none named, it counts for all. */
  readonly services: readonly string[];
  readonly totalUses: number | null;
  readonly usesPerCustomer: number | null;
}

/** What a coupon is held against. How often it was used is asked where it is redeemed, under a lock. */
export interface Purchase {
  readonly serviceId: string;
  readonly total: Money;
  readonly at: Date;
}

type Rule = (coupon: Coupon, purchase: Purchase) => DomainError | undefined;

export const isOpen = ({ validFrom, validUntil }: Pick<Coupon, 'validFrom' | 'validUntil'>, at: Date): boolean =>
  (!validFrom || at >= validFrom) && (!validUntil || at < validUntil);

// whoever guesses codes hears of one that is not for them, or not yet, what they hear of one that is none
const hasBegun: Rule = ({ validFrom }, { at }) =>
  validFrom && at < validFrom ? new DomainError('pricing.coupon_unknown') : undefined;

const countsForTheService: Rule = ({ services }, { serviceId }) =>
  services.length > 0 && !services.includes(serviceId) ? new DomainError('pricing.coupon_unknown') : undefined;

const hasNotEnded: Rule = ({ validUntil }, { at }) =>
  validUntil && at >= validUntil ? new DomainError('pricing.coupon_expired') : undefined;

const reachesTheMinimum: Rule = ({ minimumTotal }, { total }) =>
  minimumTotal && total.isLessThan(minimumTotal)
    ? new DomainError('pricing.coupon_below_minimum', { minimum: minimumTotal })
    : undefined;

const rules: readonly Rule[] = [hasBegun, countsForTheService, hasNotEnded, reachesTheMinimum];

/** What the coupon takes off the total, a positive amount, never more than the total. @throws DomainError */
export const discountOf = (coupon: Coupon, purchase: Purchase): Money => {
  for (const rule of rules) {
    const refusal = rule(coupon, purchase);
    if (refusal) throw refusal;
  }
  const { discount, maximumDiscount } = coupon;
  const wanted = discount.type === 'percent' ? purchase.total.percent(discount.percent) : discount.amount;
  return (maximumDiscount ? wanted.min(maximumDiscount) : wanted).min(purchase.total);
};

/** Codes are compared as they are printed: capital letters, the Turkish İ without its dot, which may be a mark of its own. */
export const couponCode = (typed: string): string =>
  typed.trim().normalize('NFD').replaceAll('\u0307', '').toUpperCase();
