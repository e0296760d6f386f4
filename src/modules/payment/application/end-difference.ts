import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { endDifference } from '../domain/differences.ts';
import type { DifferenceLine, Differences } from './reconciliation-ports.ts';

/** Somebody has looked into a difference and says what came of it. */
export class EndDifference {
  readonly #differences: Differences;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(differences: Differences, transactions: Transactions, clock: Clock) {
    this.#differences = differences;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws payment.difference_not_found, payment.difference_ended */
  run(id: string, by: string, reason: string): Promise<DifferenceLine> {
    return this.#transactions.run(async () => {
      const difference = await this.#differences.locked(id);
      if (!difference) throw new DomainError('payment.difference_not_found');
      await this.#differences.save(endDifference(difference, { by, reason, at: this.#clock.now() }));
      const ended = await this.#differences.find(id);
      if (!ended) throw new DomainError('payment.difference_not_found');
      return ended;
    });
  }
}
