import type { Clock, Ids, Transactions, UnitOfWork } from '#kernel/ports.ts';

interface Parts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly ids: Ids;
}

export const unitOfWork = ({ transactions, clock, ids }: Parts): UnitOfWork => ({
  run: (work) => transactions.run(work),
  now: () => clock.now(),
  newId: () => ids.next(),
});
