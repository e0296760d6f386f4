import { Buckets } from '#kernel/buckets.ts';
import { DomainError } from '#kernel/refusal.ts';

export interface CouponTriesConfig {
  /**
   * How many unknown codes one person or address may try, and the seconds after which the same number of tries is
   * available again.
   */
  readonly unknownCodes: { readonly attempts: number; readonly windowSeconds: number };
}

/**
 * Limits the guessing of codes (docs/decisions/0073). Tries are counted per process, because a quote reads no table.
 * With a few processes a guesser has a few times as many tries, but there are two billion codes.
 */
export const couponTries = ({ unknownCodes }: CouponTriesConfig, now: () => number = () => performance.now()) => {
  const buckets = new Buckets(unknownCodes.attempts, unknownCodes.windowSeconds, now);
  return {
    /**
     * Looks a code up; an unknown code is counted.
     * @param by a caller's id, or an address
     * @throws DomainError pricing.too_many_coupons before the lookup, if no tries are left
     */
    look: <T>(by: string, find: () => T): T => {
      const retryAfterSeconds = buckets.secondsUntilNext(by);
      if (retryAfterSeconds > 0) throw new DomainError('pricing.too_many_coupons', { retryAfterSeconds });
      try {
        return find();
      } catch (error) {
        if (error instanceof DomainError && error.code === 'pricing.coupon_unknown') buckets.take(by);
        throw error;
      }
    },
  };
};
export type CouponTries = ReturnType<typeof couponTries>;
