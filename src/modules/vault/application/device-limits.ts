import type { RateLimit, RateLimits } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';

/** Rate limits of devices, counted over all processes. */
export interface DeviceLimitSettings {
  readonly registrations: RateLimit;
  readonly loginRequests: RateLimit;
  readonly challengesFromAddress: RateLimit;
  readonly openings: RateLimit;
}

export const deviceLimits = ({
  rateLimits,
  config: { deviceLimits },
}: {
  readonly rateLimits: RateLimits;
  readonly config: { readonly deviceLimits: DeviceLimitSettings };
}) => ({
  /**
   * Counts one attempt. The count is lost if the caller's transaction is rolled back.
   * @throws identity.too_many_attempts
   */
  count: async (what: keyof DeviceLimitSettings, who: string): Promise<void> => {
    const attempt = { key: `device ${what} ${who}`, limit: deviceLimits[what] };
    const retryAfterSeconds = await rateLimits.count([attempt]);
    if (retryAfterSeconds > 0) throw new DomainError('identity.too_many_attempts', { retryAfterSeconds });
  },
});
export type DeviceLimits = ReturnType<typeof deviceLimits>;
