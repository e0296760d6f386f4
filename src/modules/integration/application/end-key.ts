import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type ApiKey, ended } from '../domain/api-key.ts';
import type { ApiKeys } from './ports.ts';

/** A key that is not needed any more, or that somebody else may have seen: from now on nobody gets in with it. */
export class EndKey {
  readonly #keys: ApiKeys;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(keys: ApiKeys, transactions: Transactions, clock: Clock) {
    this.#keys = keys;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws DomainError integration.key_not_found, integration.key_not_active */
  run(actorId: string, keyId: string, reason: string): Promise<ApiKey> {
    return this.#transactions.run(async () => {
      const key = await this.#keys.locked(keyId);
      if (!key) throw new DomainError('integration.key_not_found');
      const after = ended(key, actorId, reason, this.#clock.now());
      await this.#keys.save(after);
      return after;
    });
  }
}
