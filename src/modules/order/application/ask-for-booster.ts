import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { askForBooster, endBoosterRequest } from '../domain/booster-request.ts';
import type { Actor } from '../domain/order.ts';
import type { Customer } from './give-game-account.ts';
import { lockOwn } from './lock-own.ts';
import type { OrderChanges } from './order-changes.ts';
import type { OrderRecord, Orders } from './ports.ts';

/** The customer wants somebody else to go on; the house reassigns the order, says no, or lets time do it. */
export class AskForBooster {
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

  /** @throws DomainError order.not_found, order.booster_request_not_allowed, order.booster_already_requested */
  ask(orderId: string, reason: string, customer: Customer): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await lockOwn(this.#orders, orderId, customer.id);
      const order = askForBooster(record.order, reason, this.#clock.now());
      // the reason is for the house: the booster reads the timeline too
      return this.#changes.write(record, order, {
        kind: 'booster-requested',
        actor: { ...customer, role: 'customer' },
      });
    });
  }

  /** @throws DomainError order.not_found, order.booster_not_requested */
  withdraw(orderId: string, customer: Customer): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await lockOwn(this.#orders, orderId, customer.id);
      return this.#end(record, 'booster-request-withdrawn', { ...customer, role: 'customer' });
    });
  }

  /** @throws DomainError order.not_found, order.booster_not_requested */
  decline(orderId: string, reason: string, actor: Actor): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await this.#orders.lock(orderId);
      if (!record) throw new DomainError('order.not_found');
      return this.#end(record, 'booster-request-declined', actor, reason);
    });
  }

  #end(
    record: OrderRecord,
    kind: 'booster-request-withdrawn' | 'booster-request-declined',
    actor: Actor,
    reason?: string,
  ): Promise<OrderRecord> {
    return this.#changes.write(record, endBoosterRequest(record.order, this.#clock.now()), {
      kind,
      actor,
      ...(reason === undefined ? {} : { reason }),
    });
  }
}
