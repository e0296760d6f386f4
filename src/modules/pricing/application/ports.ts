import type { Draft as WireDraft } from '#contract/pricing/schemas.ts';
import type { Money } from '#kernel/money.ts';
import type { Coupon } from '../domain/coupon.ts';
import type { UsedCoupon } from '../domain/coupon-change.ts';
import type { Experience } from '../domain/experience.ts';
import type { Edition, PriceBook, PublishedBook } from '../domain/price-book.ts';

export interface PriceBooks {
  /** The book that holds at this moment, unless it is the version known already. */
  holding(at: Date, known?: number): Promise<PublishedBook | undefined>;
  ofVersion(version: number): Promise<PublishedBook | undefined>;
  /** Keeps a book under its version; the first to come stays, and whoever comes later is answered false. */
  publish(edition: Edition, book: PriceBook): Promise<boolean>;
  /** The one version whose time has not come, and the highest number that was ever given. */
  standing(at: Date): Promise<{ readonly scheduled: number | undefined; readonly highest: number }>;
  find(id: string): Promise<{ readonly edition: Edition; readonly book: PriceBook } | undefined>;
  /** Calls off a version whose time has not come at this moment; false where it has, or where it was called off. */
  cancel(id: string, at: Date): Promise<boolean>;
}

/** Orders as they were placed last, the newest first; those whose draft can still be read. Answered by the order module. */
export interface RecentOrders {
  latest(limit: number): Promise<readonly { readonly number: string; readonly draft: WireDraft }[]>;
}

/** What is settled about prices without a price book; answered by the settings. */
export interface PricingTerms {
  /** The least that an order costs before its coupon. */
  minimumOrder(): Money;
}

/** One use of a coupon, by one order. */
export interface Redemption {
  readonly code: string;
  readonly orderId: string;
  readonly customerId: string;
  readonly at: Date;
}

/** What finished orders took, learned from time to time. */
export interface Experiences {
  /** What was learned last, unless that is what this moment's was. */
  after(learnedAt: Date | undefined): Promise<Learned | undefined>;
  /** Takes the place of all that was learned before. */
  replace(learned: Learned): Promise<void>;
}

export interface Learned {
  readonly at: Date;
  readonly experiences: readonly Experience[];
}

/** Orders that were finished and confirmed and can still be priced, the newest first. Answered by the order module. */
export interface FinishedOrders {
  finished(
    limit: number,
  ): Promise<readonly { readonly draft: WireDraft; readonly startedAt: Date; readonly finishedAt: Date }[]>;
}

export interface Coupons {
  /** A text that is another one after any change to the coupons. */
  revision(): Promise<string>;
  all(): Promise<readonly Coupon[]>;
  /** Adds coupons whose codes are new, and answers their codes. */
  add(coupons: readonly Coupon[], at: Date): Promise<ReadonlySet<string>>;
  /** Which of these codes are taken. */
  known(codes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Locks it until the transaction ends: who changes it, or uses it up to a total, waits. */
  lock(id: string): Promise<UsedCoupon | undefined>;
  /** Its total begins to be counted at what was used so far. @throws DomainError pricing.coupon_code_taken */
  save(coupon: UsedCoupon, at: Date): Promise<void>;
  /**
   * Counts one use against the coupon's limits, exactly also where many redeem at once. Must run in a transaction; after
   * any answer but `redeemed` it must be rolled back.
   */
  redeem(redemption: Redemption): Promise<'redeemed' | 'spent' | 'unknown'>;
}

export type { Coupon, Edition, PriceBook, PublishedBook, UsedCoupon };
