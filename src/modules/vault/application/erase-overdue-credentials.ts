import type { Clock, Transactions } from '#kernel/ports.ts';
import { eraseAfter } from '../domain/game-account.ts';
import type { OrderVault } from './order-vault.ts';
import type { OrderAccounts, OrderHistory } from './ports.ts';

const batch = 200;

/** Erases the credentials of orders that nobody has changed for too long, and says so on each order's timeline. */
export class EraseOverdueCredentials {
  readonly #orderAccounts: OrderAccounts;
  readonly #vault: OrderVault;
  readonly #history: OrderHistory;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    orderAccounts: OrderAccounts,
    vault: OrderVault,
    history: OrderHistory,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#orderAccounts = orderAccounts;
    this.#vault = vault;
    this.#history = history;
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
      const changedAt = await this.#history.lastChangeOf(orderId);
      const deadline = changedAt && eraseAfter(changedAt);
      if (deadline && deadline > now) await this.#orderAccounts.postponeErasure(orderId, deadline);
      else if (await this.#vault.eraseForOrder(orderId)) await this.#history.recordErasure(orderId);
    });
  }
}
