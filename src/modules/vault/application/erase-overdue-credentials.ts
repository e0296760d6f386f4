import type { Clock, Transactions } from '#kernel/ports.ts';
import type { OrderVault } from './order-vault.ts';
import type { ErasureTimeline, OrderAccounts } from './ports.ts';

const batch = 200;

/** Erases the credentials of orders that nobody has changed for too long, and says so on each order's timeline. */
export class EraseOverdueCredentials {
  readonly #orderAccounts: OrderAccounts;
  readonly #vault: OrderVault;
  readonly #timeline: ErasureTimeline;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    orderAccounts: OrderAccounts,
    vault: OrderVault,
    timeline: ErasureTimeline,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#orderAccounts = orderAccounts;
    this.#vault = vault;
    this.#timeline = timeline;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  async run(): Promise<void> {
    const now = this.#clock.now();
    let overdue: readonly string[];
    do {
      overdue = await this.#orderAccounts.overdue(now, batch);
      for (const orderId of overdue) await this.#erase(orderId, now);
    } while (overdue.length === batch);
  }

  #erase(orderId: string, now: Date): Promise<void> {
    return this.#transactions.run(async () => {
      const given = await this.#orderAccounts.lock(orderId);
      if (!given || given.eraseAfter > now) return; // the order changed after all
      if (await this.#vault.eraseForOrder(orderId)) await this.#timeline.recordErasure(orderId);
    });
  }
}
