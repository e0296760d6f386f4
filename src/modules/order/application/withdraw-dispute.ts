import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { withdrawDispute } from '../domain/dispute.ts';
import type { Customer } from './give-game-account.ts';
import { lockOwn } from './lock-own.ts';
import type { OrderChanges } from './order-changes.ts';
import type { Disputes, OrderRecord, Orders } from './ports.ts';

/** The customer takes their dispute back without confirming the order. */
export class WithdrawDispute {
  readonly #orders: Orders;
  readonly #disputes: Disputes;
  readonly #changes: OrderChanges;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(orders: Orders, disputes: Disputes, changes: OrderChanges, transactions: Transactions, clock: Clock) {
    this.#orders = orders;
    this.#disputes = disputes;
    this.#changes = changes;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws DomainError order.not_found, order.dispute_not_found, order.dispute_decided */
  run(orderId: string, customer: Customer): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await lockOwn(this.#orders, orderId, customer.id);
      const last = await this.#disputes.latestOf(orderId);
      if (!last) throw new DomainError('order.dispute_not_found');
      const { order, dispute } = withdrawDispute(record.order, last, this.#clock.now());
      await this.#disputes.save(dispute);
      return this.#changes.write(record, order, {
        kind: 'dispute-withdrawn',
        actor: { ...customer, role: 'customer' },
      });
    });
  }
}
