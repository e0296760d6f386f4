import { DomainError } from '#kernel/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import { isPassing } from '#platform/db/passing.ts';
import type { Log } from '#platform/log/log.ts';

/**
 * Makes the order of a card payment in a savepoint: what fails there is refused and does not take the credit with it. Only a fault
 * of the moment (a lock, a lost connection) rolls back the credit too, because the provider's repeat may then succeed.
 */
export const besideCredit =
  (database: Database, log: Log) =>
  <T>(topUpId: string, work: () => Promise<T>): Promise<T> =>
    database.savepoint(work).catch((error: unknown) => {
      if (error instanceof DomainError || isPassing(error)) throw error;
      log.error({ topUpId, err: error }, 'the order of a card payment could not be made');
      throw new DomainError('order.draft_unreadable');
    });
