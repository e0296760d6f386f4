import type { RateLimits } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';

/** Seconds in which `Route.perQuarterHour` is counted. */
const quarterHour = 15 * 60;
/** Callers whose buckets are kept before the full ones are dropped. */
const kept = 10_000;

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** How much one caller may do (docs/decisions/0072): all commands together per process, one command on one record over all processes. */
export class CommandLimits {
  readonly #rateLimits: RateLimits;
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** @param now milliseconds of a clock that only goes forward */
  constructor(rateLimits: RateLimits, perMinute: number, now: () => number = () => performance.now()) {
    this.#rateLimits = rateLimits;
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /**
   * Takes a token from the caller's bucket, which holds a minute's commands and fills evenly.
   * @throws DomainError request.too_many_commands where it is empty
   */
  admit(caller: string): void {
    const now = this.#now();
    const bucket = this.#buckets.get(caller) ?? { tokens: this.#perMinute, filledAt: now };
    bucket.tokens = this.#filled(bucket, now);
    bucket.filledAt = now;
    this.#buckets.set(caller, bucket);
    if (this.#buckets.size > kept) this.#dropFull(now);
    if (bucket.tokens < 1) {
      const retryAfterSeconds = Math.ceil(((1 - bucket.tokens) * 60) / this.#perMinute);
      throw new DomainError('request.too_many_commands', { retryAfterSeconds });
    }
    bucket.tokens -= 1;
  }

  /**
   * Counts one command of a caller on a record. Call it in the command's transaction: a command that is refused is not
   * counted, and of many at once exactly as many as the limit get through.
   * @throws DomainError request.too_often
   */
  async count(caller: string, command: string, perQuarterHour: number): Promise<void> {
    const limit = { attempts: perQuarterHour, windowSeconds: quarterHour };
    const { retryAfterSeconds } = await this.#rateLimits.take(`command ${command} ${caller}`, limit);
    if (retryAfterSeconds > 0) throw new DomainError('request.too_often', { retryAfterSeconds });
  }

  #filled({ tokens, filledAt }: Bucket, now: number): number {
    return Math.min(this.#perMinute, tokens + ((now - filledAt) / 60_000) * this.#perMinute);
  }

  #dropFull(now: number): void {
    for (const [caller, bucket] of this.#buckets)
      if (this.#filled(bucket, now) >= this.#perMinute) this.#buckets.delete(caller);
  }
}
