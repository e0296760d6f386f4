import type { Clock, Ids, Transactions, UnitOfWork } from '#kernel/ports.ts';

interface Parts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A part that a test leaves out must not be used. */
const missing = (part: string) => (): never => {
  throw new Error(`the unit of work has no ${part}`);
};

export const unitOfWork = ({ transactions, clock, ids }: Partial<Parts>): UnitOfWork => ({
  run: transactions ? (work) => transactions.run(work) : missing('transactions'),
  now: clock ? () => clock.now() : missing('clock'),
  newId: ids ? () => ids.next() : missing('ids'),
});
