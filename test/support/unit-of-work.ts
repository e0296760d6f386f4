import type { Clock, Ids, Transactions, UnitOfWork } from '#kernel/ports.ts';
import { unitOfWork as whole } from '#platform/unit-of-work.ts';

interface Parts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly ids: Ids;
}

const missing = (part: string) => (): never => {
  throw new Error(`this test's unit of work has no ${part}`);
};

/** A unit of work of the parts that a test needs; the others throw when they are used. What happened is added to `recorded`. */
export const unitOfWork = <E = never>({
  transactions = { run: missing('transactions') },
  clock = { now: missing('clock') },
  ids = { next: missing('ids') },
  recorded = [],
}: Partial<Parts> & { readonly recorded?: E[] } = {}): UnitOfWork<E> => ({
  ...whole({ transactions, clock, ids }),
  record: (...events) => void recorded.push(...events),
});
