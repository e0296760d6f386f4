import type { Draft as WireDraft } from '#contract/pricing/schemas.ts';
import type { Money } from '#kernel/money.ts';
import type { Coupon } from '../domain/coupon.ts';
import type { UsedCoupon } from '../domain/coupon-change.ts';
import type { Experience } from '../domain/experience.ts';
import type { Edition, PriceBook, PublishedBook } from '../domain/price-book.ts';

export interface PriceBooks {
  /** The book in force at this moment; undefined if it is the known version, or if there is none. */
  holding(at: Date, known?: number): Promise<PublishedBook | undefined>;
  ofVersion(version: number): Promise<PublishedBook | undefined>;
  /** Stores a book under its version. Returns false if the version exists already. */
  publish(edition: Edition, book: PriceBook): Promise<boolean>;
  /** The scheduled version, if any, and the highest version ever given. */
  standing(at: Date): Promise<{ readonly scheduled: number | undefined; readonly highest: number }>;
  find(id: string): Promise<{ readonly edition: Edition; readonly book: PriceBook } | undefined>;
  /** Cancels a version that is still scheduled at this moment; returns false if it is in force or cancelled already. */
  cancel(id: string, at: Date): Promise<boolean>;
}

/** The latest orders whose draft can still be parsed, newest first. Implemented by the order module. */
export interface RecentOrders {
  latest(limit: number): Promise<readonly { readonly number: string; readonly draft: WireDraft }[]>;
}

/** Settings about prices outside the price book; bound to the settings. */
export interface PricingTerms {
  /** The lowest price of an order before its coupon. */
  minimumOrder(): Money;
}

/** One use of a coupon, by one order. */
export interface Redemption {
  readonly code: string;
  readonly orderId: string;
  readonly customerId: string;
  readonly at: Date;
}

/** How long finished orders took, computed from time to time. */
export interface Experiences {
  /** The last result, or undefined if it is the one that was computed at `learnedAt`. */
  after(learnedAt: Date | undefined): Promise<Learned | undefined>;
  /** Replaces all earlier results. */
  replace(learned: Learned): Promise<void>;
}

export interface Learned {
  readonly at: Date;
  readonly experiences: readonly Experience[];
}

/** Finished and confirmed orders that can still be priced, newest first. Implemented by the order module. */
export interface FinishedOrders {
  finished(
    limit: number,
  ): Promise<readonly { readonly draft: WireDraft; readonly startedAt: Date; readonly finishedAt: Date }[]>;
}

export interface Coupons {
  /** A text that changes with any change to the coupons. */
  revision(): Promise<string>;
  all(): Promise<readonly Coupon[]>;
  /** Adds the coupons whose codes are new, and returns these codes. */
  add(coupons: readonly Coupon[], at: Date): Promise<ReadonlySet<string>>;
  /** The codes among these that are taken. */
  known(codes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Locks the coupon until the transaction ends. Changes and uses of the coupon wait for the lock. */
  lock(id: string): Promise<UsedCoupon | undefined>;
  /**
   * For a coupon with a total, counting continues from the uses so far. @throws DomainError pricing.coupon_code_taken
   */
  save(coupon: UsedCoupon, at: Date): Promise<void>;
  /**
   * Counts one use against the coupon's limits, exactly, also under concurrency. Must run in a transaction. If the
   * result is not the coupon, the transaction must be rolled back. The coupon is locked until the transaction ends.
   */
  redeem(redemption: Redemption): Promise<Coupon | 'spent' | 'unknown'>;
}

export type { Coupon, Edition, PriceBook, PublishedBook, UsedCoupon };
