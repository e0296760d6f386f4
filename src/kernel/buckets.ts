interface Bucket {
  tokens: number;
  filledAt: number;
}

/** Number of keys above which full buckets are dropped. */
const kept = 10_000;

/** A token bucket for each key, in the memory of one process. It is full at first and refills at a constant rate. */
export class Buckets {
  readonly #holds: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** @param now milliseconds of a monotonic clock */
  constructor(holds: number, fillsInSeconds: number, now: () => number) {
    this.#holds = holds;
    this.#perSecond = holds / fillsInSeconds;
    this.#now = now;
  }

  /** Seconds until a token is available; 0 if there is one. */
  secondsUntilNext(key: string): number {
    const bucket = this.#buckets.get(key);
    const tokens = bucket === undefined ? this.#holds : this.#filled(bucket, this.#now());
    return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / this.#perSecond);
  }

  take(key: string): void {
    const now = this.#now();
    const bucket = this.#buckets.get(key);
    const tokens = bucket === undefined ? this.#holds : this.#filled(bucket, now);
    this.#buckets.set(key, { tokens: Math.max(0, tokens - 1), filledAt: now });
    if (this.#buckets.size > kept) this.#dropFull(now);
  }

  #filled({ tokens, filledAt }: Bucket, now: number): number {
    return Math.min(this.#holds, tokens + ((now - filledAt) / 1000) * this.#perSecond);
  }

  #dropFull(now: number): void {
    for (const [key, bucket] of this.#buckets) if (this.#filled(bucket, now) >= this.#holds) this.#buckets.delete(key);
  }
}
