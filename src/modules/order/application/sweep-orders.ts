import type { Clock, SweepFailures } from '#kernel/ports.ts';
import { DomainError, type RefusalCode } from '#kernel/refusal.ts';
import { Sweep } from '#kernel/sweep.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import { system } from '../domain/order.ts';
import type { AdvanceOrder } from './advance-order.ts';
import type { Orders } from './ports.ts';

const atOnce = 200;
const quicker: readonly RefusalCode[] = ['order.transition_not_allowed', 'order.dispute_open'];

/** What time does to orders: one that nobody confirmed in time closes, and a closed one is settled (domain.md §4). */
export class SweepOrders {
  readonly #orders: Orders;
  readonly #advance: AdvanceOrder;
  readonly #failures: SweepFailures;
  readonly #clock: Clock;

  constructor(orders: Orders, advance: AdvanceOrder, failures: SweepFailures, clock: Clock) {
    this.#orders = orders;
    this.#advance = advance;
    this.#failures = failures;
    this.#clock = clock;
  }

  /** Pays the booster of a closed order. Once: a repeat finds it completed. */
  async settle(orderId: string): Promise<void> {
    await this.#walk(orderId, 'completed');
  }

  /**
   * Closes what nobody confirmed in time, and settles what a lost job left closed.
   * @throws AggregateError of what went wrong; the rest was done.
   */
  async run(): Promise<void> {
    const now = this.#clock.now();
    const sweep = new Sweep(this.#failures);
    await sweep.each(
      'order.close',
      (resting) => this.#orders.waitingIn('finished', now, atOnce, resting),
      (id) => this.#walk(id, 'closed'),
    );
    await sweep.each(
      'order.settle',
      (resting) => this.#orders.waitingIn('closed', now, atOnce, resting),
      (id) => this.settle(id),
    );
    sweep.end('sweep of orders');
  }

  async #walk(orderId: string, to: OrderState): Promise<void> {
    try {
      await this.#advance.run({ orderId, to, actor: system, walker: 'system' });
    } catch (error) {
      // somebody was quicker
      if (!(error instanceof DomainError && quicker.includes(error.code))) throw error;
    }
  }
}
