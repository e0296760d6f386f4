import type { CouponTriesConfig } from './application/coupon-tries.ts';

/**
 * The limit leaves room for a person's mistypes: the form prices a part of the code at each pause. On a developer's
 * machine all tests come from one address (api.md).
 */
export const couponTriesConfig = ({ production }: { readonly production: boolean }): CouponTriesConfig => ({
  unknownCodes: production ? { attempts: 30, windowSeconds: 15 * 60 } : { attempts: 250, windowSeconds: 60 },
});
