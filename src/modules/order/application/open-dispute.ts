import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import type { AttachedPictures } from '#modules/picture/index.ts';
import { openDispute, type Dispute } from '../domain/dispute.ts';
import type { Customer } from './give-game-account.ts';
import { lockOwn } from './lock-own.ts';
import type { OrderChanges } from './order-changes.ts';
import type { Disputes, OrderRecord, Orders } from './ports.ts';

/** The customer says what a finished order lacks. From then on the house decides how it goes on. */
export class OpenDispute {
  readonly #orders: Orders;
  readonly #disputes: Disputes;
  readonly #changes: OrderChanges;
  readonly #pictures: AttachedPictures;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(
    orders: Orders,
    disputes: Disputes,
    changes: OrderChanges,
    pictures: AttachedPictures,
    transactions: Transactions,
    clock: Clock,
    ids: Ids,
  ) {
    this.#orders = orders;
    this.#disputes = disputes;
    this.#changes = changes;
    this.#pictures = pictures;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#ids = ids;
  }

  /** @throws DomainError order.not_found, order.dispute_not_allowed, order.dispute_open, order.dispute_taken_back, picture.not_found */
  run(
    orderId: string,
    said: Pick<Dispute, 'kind' | 'text' | 'claimedPercent'>,
    pictures: readonly string[],
    customer: Customer,
  ): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await lockOwn(this.#orders, orderId, customer.id);
      const last = await this.#disputes.latestOf(orderId);
      const { order, dispute } = openDispute(record.order, { ...said, id: this.#ids.next() }, this.#clock.now(), last);
      await this.#disputes.add(dispute);
      await this.#pictures.attach(pictures, customer.id, { kind: 'dispute', id: dispute.id });
      return this.#changes.write(record, order, {
        kind: 'disputed',
        actor: { ...customer, role: 'customer' },
      });
    });
  }
}
