import type { CouponTriesConfig } from './application/coupon-tries.ts';

/** A person mistypes a few times, with pauses in which a part of the code is priced; a developer's machine is one address for all tests (api.md). */
export const couponTriesConfig = ({ production }: { readonly production: boolean }): CouponTriesConfig => ({
  unknownCodes: production ? { attempts: 30, windowSeconds: 15 * 60 } : { attempts: 250, windowSeconds: 60 },
});
