import type { RateLimit, RateLimits } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';

/** How often devices are registered, asked for and served; counted over all processes. */
export interface DeviceLimitSettings {
  readonly registrations: RateLimit;
  readonly loginRequests: RateLimit;
  readonly challengesFromAddress: RateLimit;
  readonly openings: RateLimit;
}

export class DeviceLimits {
  readonly #rateLimits: RateLimits;
  readonly #settings: DeviceLimitSettings;

  constructor(rateLimits: RateLimits, { deviceLimits }: { readonly deviceLimits: DeviceLimitSettings }) {
    this.#rateLimits = rateLimits;
    this.#settings = deviceLimits;
  }

  /**
   * Counts one attempt; what a caller's own transaction rolls back is not counted.
   * @throws identity.too_many_attempts
   */
  async count(what: keyof DeviceLimitSettings, who: string): Promise<void> {
    const attempt = { key: `device ${what} ${who}`, limit: this.#settings[what] };
    const retryAfterSeconds = await this.#rateLimits.count([attempt]);
    if (retryAfterSeconds > 0) throw new DomainError('identity.too_many_attempts', { retryAfterSeconds });
  }
}
