import type { Outbox } from '#kernel/ports.ts';
import type { Entry } from '../domain/entry.ts';
import type { Ledger, Posted } from './ports.ts';
import { walletEvents } from './wallet-events.ts';

/** Posts, and tells the holders of the changed wallets their new balance. Must be called inside a transaction. */
export class AnnouncingLedger implements Ledger {
  readonly #ledger: Ledger;
  readonly #outbox: Outbox;

  constructor(ledger: Ledger, outbox: Outbox) {
    this.#ledger = ledger;
    this.#outbox = outbox;
  }

  async post(...entries: readonly Entry[]): Promise<Posted> {
    const posted = await this.#ledger.post(...entries);
    await this.#outbox.publish(walletEvents(posted));
    return posted;
  }

  refer(entry: Entry): Promise<void> {
    return this.#ledger.refer(entry);
  }
}
