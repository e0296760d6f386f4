import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Approval, withdrawn } from '../domain/approval.ts';
import type { Approvals } from './ports.ts';

/** Who asked thinks better of it. */
export class WithdrawApproval {
  readonly #approvals: Approvals;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(approvals: Approvals, transactions: Transactions, clock: Clock) {
    this.#approvals = approvals;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws DomainError approval.not_found, …not_yours, …decided, …expired */
  run(id: string, by: string): Promise<Approval> {
    return this.#transactions.run(async () => {
      const asked = await this.#approvals.locked(id);
      if (!asked) throw new DomainError('approval.not_found');
      const decided = withdrawn(asked, { by, at: this.#clock.now() });
      await this.#approvals.save(decided);
      return decided;
    });
  }
}
