import { AsyncLocalStorage } from 'node:async_hooks';
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

/** Shared by all units of work of a test, because a use case may record in its caller's transaction. */
const running = new AsyncLocalStorage<true>();

/**
 * A unit of work of the parts that a test needs; the others throw when they are used. Events are added to `recorded`.
 * As in the product, recording outside a transaction is an error.
 */
export const unitOfWork = <E = never>({
  transactions = { run: missing('transactions') },
  clock = { now: missing('clock') },
  ids = { next: missing('ids') },
  recorded = [],
}: Partial<Parts> & { readonly recorded?: E[] } = {}): UnitOfWork<E> => ({
  ...whole({ transactions, clock, ids }),
  run: (work) => transactions.run(() => running.run(true, work)),
  record: (...events) => {
    if (!running.getStore()) throw new Error('events must be recorded inside a transaction');
    recorded.push(...events);
  },
});
