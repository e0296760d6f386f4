import type { Clock, SweepFailures, Transactions } from '#kernel/ports.ts';
import { Sweep } from '#kernel/sweep.ts';
import { eraseAfter } from '../domain/game-account.ts';
import type { OrderVault } from './order-vault.ts';
import type { OrderAccounts, OrderHistory } from './ports.ts';

const batch = 200;

/** Erases the credentials of orders that nobody has changed for too long, and says so on each order's timeline. */
export class EraseOverdueCredentials {
  readonly #orderAccounts: OrderAccounts;
  readonly #vault: OrderVault;
  readonly #history: OrderHistory;
  readonly #failures: SweepFailures;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    orderAccounts: OrderAccounts,
    vault: OrderVault,
    history: OrderHistory,
    failures: SweepFailures,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#orderAccounts = orderAccounts;
    this.#vault = vault;
    this.#history = history;
    this.#failures = failures;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws AggregateError of what went wrong; the rest was done. */
  async run(): Promise<void> {
    const now = this.#clock.now();
    const sweep = new Sweep(this.#failures);
    let found: number;
    do {
      found = 0;
      await sweep.each(
        'vault.erase-overdue',
        async (resting) => {
          const overdue = await this.#orderAccounts.overdue(now, batch, resting);
          found = overdue.length;
          return overdue;
        },
        (orderId) => this.#erase(orderId, now),
      );
    } while (found === batch);
    sweep.end('sweep of overdue credentials');
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
