import type { Transactions, Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { reachedOf, type Base } from '#modules/pricing/index.ts';
import type { Actor } from '../domain/order.ts';
import { isAgreeable } from '../domain/proof.ts';
import type { Customer } from './give-game-account.ts';
import { lockOwn } from './lock-own.ts';
import type { OrderChanges } from './order-changes.ts';
import type { OrderRecord, Orders } from './ports.ts';
import { progressOfRecord } from './record-progress.ts';

/** Customer or staff agree to the progress that a booster says: from then on it counts as proven (domain.md §11). */
export class AgreeProgress {
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

  /**
   * @param claim the correction that the customer has read
   * @throws DomainError order.not_found, order.progress_not_claimed, order.progress_changed
   */
  byCustomer(orderId: string, claim: string, customer: Customer): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await lockOwn(this.#orders, orderId, customer.id);
      return this.#agree(record, claim, 'customer', { ...customer, role: 'customer' });
    });
  }

  /** @throws DomainError order.not_found, order.progress_not_claimed, order.progress_changed */
  byStaff(orderId: string, claim: string, reason: string, actor: Actor): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await this.#orders.lock(orderId);
      if (!record) throw new DomainError('order.not_found');
      return this.#agree(record, claim, 'staff', actor, reason);
    });
  }

  async #agree(
    record: OrderRecord,
    claim: string,
    by: Base['by'],
    actor: Actor,
    reason?: string,
  ): Promise<OrderRecord> {
    const said = record.claim;
    if (!said || !isAgreeable(record.order)) throw new DomainError('order.progress_not_claimed');
    if (said.id !== claim) throw new DomainError('order.progress_changed');
    const { to, matches: before } = said;
    const matches = await this.#orders.matchesOf(record.order.id);
    const agreed: OrderRecord = { ...record, base: { to, matches: Math.min(before, matches.length), by }, claim: null };
    const [from, progress] = [progressOfRecord(record, matches), progressOfRecord(agreed, matches)];
    return this.#changes.write(
      { ...agreed, progressPercent: progress.percent },
      { ...record.order, updatedAt: this.#clock.now() },
      {
        kind: 'progress-agreed',
        actor,
        progress: { from: from.proven, to: reachedOf(progress) },
        notice: 'order-progress-agreed',
        ...(reason === undefined ? {} : { reason }),
      },
    );
  }
}
