import type { Clock, Transactions } from '#kernel/ports.ts';
import type { Lane } from '#kernel/vocabulary.ts';
import { changeLane } from '../domain/order.ts';
import type { Customer } from './give-game-account.ts';
import { lockOwn } from './lock-own.ts';
import type { OrderChanges } from './order-changes.ts';
import type { OrderRecord, Orders } from './ports.ts';

/** The customer asks for another lane, once per order. The price stays. */
export class ChangeLane {
  readonly #orders: Orders;
  readonly #changes: OrderChanges;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(orders: Orders, changes: OrderChanges, transactions: Transactions, clock: Clock) {
    this.#orders = orders;
    this.#changes = changes;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws DomainError order.not_found, order.lane_already_changed, order.lane_not_for_service, order.champion_required, order.closed_for_changes */
  async run(
    orderId: string,
    wish: { readonly lane: Lane; readonly champion: string | null },
    customer: Customer,
  ): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await lockOwn(this.#orders, orderId, customer.id);
      const order = changeLane(record.order, wish.lane, wish.champion, this.#clock.now());
      return this.#changes.write(record, order, {
        kind: 'lane',
        actor: { ...customer, role: 'customer' },
        notice: 'order-lane',
      });
    });
  }
}
