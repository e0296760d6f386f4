import { DomainError } from '#kernel/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import { isPassing } from '#platform/db/passing.ts';
import type { Log } from '#platform/log/log.ts';

/**
 * Creates the order of a card payment in a savepoint. If the order can't be created, it is refused and the credit
 * stays. A transient fault (a lock, a lost connection) also rolls back the credit, because the provider's repeated
 * notification may then succeed.
 */
export const besideCredit =
  (database: Database, log: Log) =>
  <T>(topUpId: string, work: () => Promise<T>): Promise<T> =>
    database.savepoint(work).catch((error: unknown) => {
      if (error instanceof DomainError || isPassing(error)) throw error;
      log.error(
        { topUpId, err: error },
        'the order of a card payment could not be created; the amount stays in the wallet',
      );
      throw new DomainError('order.draft_unreadable');
    });
