import type { Transactions } from '#kernel/ports.ts';
import type { Safe, Secrets } from './ports.ts';

const batch = 100;

/** After a new key was added to the ring: wraps every older data key by it. The secrets themselves are not opened. */
export class RewrapSecrets {
  readonly #secrets: Secrets;
  readonly #safe: Safe;
  readonly #transactions: Transactions;

  constructor(secrets: Secrets, safe: Safe, transactions: Transactions) {
    this.#secrets = secrets;
    this.#safe = safe;
    this.#transactions = transactions;
  }

  /** How many were wrapped anew. */
  async run(): Promise<number> {
    let total = 0;
    for (;;) {
      const count = await this.#transactions.run(() => this.#rewrapSome());
      if (count === 0) return total;
      total += count;
    }
  }

  async #rewrapSome(): Promise<number> {
    const old = await this.#secrets.lockWrappedBefore(this.#safe.newestKey, batch);
    for (const { name, sealed } of old) await this.#secrets.put(name, this.#safe.rewrap(sealed, name));
    return old.length;
  }
}
