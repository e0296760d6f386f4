import type { Draft as WireDraft } from '#contract/pricing.ts';
import type { Coupon } from '../domain/coupon.ts';
import type { Experience } from '../domain/experience.ts';
import type { PriceBook, PublishedBook } from '../domain/price-book.ts';

export interface PriceBooks {
  /** The newest published book, unless it is this version or an older one. */
  newerThan(version: number): Promise<PublishedBook | undefined>;
  /** Keeps a book under its version; the first to come stays. */
  publish(book: PublishedBook, at: Date): Promise<void>;
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

/** Orders that were finished and confirmed and can still be priced, the newest first. Bound by main to the order module. */
export interface FinishedOrders {
  finished(
    limit: number,
  ): Promise<readonly { readonly draft: WireDraft; readonly startedAt: Date; readonly finishedAt: Date }[]>;
}

export interface Coupons {
  /** A text that is another one after any change to the coupons. */
  revision(): Promise<string>;
  all(): Promise<readonly Coupon[]>;
  /** Adds coupons whose codes are new. */
  add(coupons: readonly Coupon[], at: Date): Promise<void>;
  /**
   * Counts one use against the coupon's limits, exactly also where many redeem at once. Must run in a transaction; after
   * any answer but `redeemed` it must be rolled back.
   */
  redeem(redemption: Redemption): Promise<'redeemed' | 'spent' | 'unknown'>;
}

export type { Coupon, PriceBook, PublishedBook };
