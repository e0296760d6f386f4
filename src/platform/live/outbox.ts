import type { Audience, LiveEvent, Outbox } from '#kernel/ports.ts';
import type { Database } from '../db/database.ts';
import { OutboxRow } from './live.table.ts';

/** The address of an audience in the event log. */
export const addressOf = (to: Audience): string => ('user' in to ? `user:${to.user}` : `scope:${to.scope}`);

export class TransactionalOutbox implements Outbox {
  readonly #database: Database;
  readonly #afterCommit: () => void;

  /** @param nudge wakes the relay; called once the transaction has committed. */
  constructor(database: Database, nudge: () => void) {
    this.#database = database;
    this.#afterCommit = nudge;
  }

  async publish(events: readonly LiveEvent[]): Promise<void> {
    if (!this.#database.inTransaction)
      throw new Error('events must be published in the transaction of the change that they report');
    if (events.length === 0) return;
    await this.#database.write(
      this.#database.insertion(
        OutboxRow,
        events.map(({ type, to, data }) => ({ type, audience: to.map(addressOf), data })),
      ),
    );
    this.#database.afterCommit(this.#afterCommit);
  }
}
