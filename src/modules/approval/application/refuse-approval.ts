import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Approval, refused } from '../domain/approval.ts';
import type { Approvals } from './ports.ts';

/** A second admin refuses: nothing is moved. */
export class RefuseApproval {
  readonly #approvals: Approvals;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(approvals: Approvals, transactions: Transactions, clock: Clock) {
    this.#approvals = approvals;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws DomainError approval.not_found, …own, …decided, …expired */
  run(id: string, by: string, because: string): Promise<Approval> {
    return this.#transactions.run(async () => {
      const asked = await this.#approvals.locked(id);
      if (!asked) throw new DomainError('approval.not_found');
      const decided = refused(asked, { by, because, at: this.#clock.now() });
      await this.#approvals.save(decided);
      return decided;
    });
  }
}
