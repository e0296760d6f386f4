import { DomainError } from '#kernel/refusal.ts';

/**
 * Runs up to `atOnce` tasks at once and lets up to `places` wait, first in, first out.
 * @throws service.unavailable for further tasks
 */
export class ConcurrencyLimit {
  #free: number;
  readonly #places: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number, places: number) {
    this.#free = atOnce;
    this.#places = places;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await this.#wait();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#places) throw new DomainError('service.unavailable', { retryAfterSeconds: 2 });
    return new Promise((turn) => {
      this.#waiting.push(turn);
    });
  }
}
