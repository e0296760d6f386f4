import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';

export type Discount =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'amount'; readonly amount: Money };

/** Null in a limit means that there is no such limit. */
export interface Coupon {
  readonly id: string;
  readonly code: string;
  readonly discount: Discount;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly minimumTotal: Money | null;
  /** The largest amount that the coupon takes off. */
  readonly maximumDiscount: Money | null;
  /** Service ids; empty: all services. */
  readonly services: readonly string[];
  readonly totalUses: number | null;
  readonly usesPerCustomer: number | null;
}

/**
 * The purchase that a coupon is checked against. The coupon's number of uses is checked under a lock when the coupon is
 * redeemed.
 */
export interface Purchase {
  readonly serviceId: string;
  readonly total: Money;
  readonly at: Date;
}

type Rule = (coupon: Coupon, purchase: Purchase) => DomainError | undefined;

export const isOpen = ({ validFrom, validUntil }: Pick<Coupon, 'validFrom' | 'validUntil'>, at: Date): boolean =>
  (!validFrom || at >= validFrom) && (!validUntil || at < validUntil);

// a coupon that is not valid yet, or not for this service, gets the same answer as an unknown code, so that guessing
// codes reveals nothing
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

/** What the coupon takes off the total: a positive amount, at most the total. @throws DomainError */
export const discountOf = (coupon: Coupon, purchase: Purchase): Money => {
  for (const rule of rules) {
    const refusal = rule(coupon, purchase);
    if (refusal) throw refusal;
  }
  const { discount, maximumDiscount } = coupon;
  const wanted = discount.type === 'percent' ? purchase.total.percent(discount.percent) : discount.amount;
  return (maximumDiscount ? wanted.min(maximumDiscount) : wanted).min(purchase.total);
};

/**
 * The form in which codes are compared: in capital letters, and with the Turkish İ without its dot. The dot may be a
 * combining character.
 */
export const couponCode = (typed: string): string =>
  typed.trim().normalize('NFD').replaceAll('\u0307', '').toUpperCase();
