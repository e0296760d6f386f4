import type { CouponTriesConfig } from './application/coupon-tries.ts';

/**
 * The limit leaves room for typing errors and pauses: at each pause of the typing, the form sends the part of the code
 * typed so far. On a developer's machine all tests come from one address (api.md).
 */
export const couponTriesConfig = ({ production }: { readonly production: boolean }): CouponTriesConfig => ({
  unknownCodes: production ? { attempts: 30, windowSeconds: 15 * 60 } : { attempts: 250, windowSeconds: 60 },
});
