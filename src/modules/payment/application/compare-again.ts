import type { Jobs, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { DayOutcome, ReconcileDay } from './reconcile-day.ts';
import type { ReconciliationLine, Reconciliations } from './reconciliation-ports.ts';

export const comparesDay = 'payment.reconcile-day';

/** Somebody has a day compared again: it is theirs at once, the work is done behind the answer. */
export class CompareAgain {
  readonly #days: Reconciliations;
  readonly #day: ReconcileDay;
  readonly #jobs: Jobs;
  readonly #transactions: Transactions;

  constructor(days: Reconciliations, day: ReconcileDay, jobs: Jobs, transactions: Transactions) {
    this.#days = days;
    this.#day = day;
    this.#jobs = jobs;
    this.#transactions = transactions;
  }

  /** Asked for twice, it is done once. @throws payment.reconciliation_not_found */
  run(id: string, by: string): Promise<ReconciliationLine> {
    return this.#transactions.run(async () => {
      const asked = await this.#days.find(id);
      if (!asked) throw new DomainError('payment.reconciliation_not_found');
      const taken = await this.#day.begin(asked.provider, asked.day, by);
      if (taken) await this.#jobs.send(comparesDay, { id, run: taken.run });
      return (await this.#days.find(id)) ?? asked;
    });
  }

  /** The work. Nothing where the run has lost its day meanwhile, or is done. */
  async work({ id, run }: { readonly id: string; readonly run: string }): Promise<DayOutcome | undefined> {
    const taken = await this.#days.find(id);
    return taken?.run === run && taken.state !== 'ended' ? this.#day.run(taken) : undefined;
  }
}
