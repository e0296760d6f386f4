import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { AttachedPictures } from '#modules/picture/index.ts';
import { answerDispute } from '../domain/dispute.ts';
import { lockAssigned } from './lock-own.ts';
import type { OrderChanges } from './order-changes.ts';
import type { Disputes, OrderRecord, Orders } from './ports.ts';

/** The booster's side of a dispute, once. */
export class AnswerDispute {
  readonly #orders: Orders;
  readonly #disputes: Disputes;
  readonly #changes: OrderChanges;
  readonly #pictures: AttachedPictures;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    orders: Orders,
    disputes: Disputes,
    changes: OrderChanges,
    pictures: AttachedPictures,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#orders = orders;
    this.#disputes = disputes;
    this.#changes = changes;
    this.#pictures = pictures;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws DomainError order.not_found, order.dispute_not_found, order.dispute_answered, order.dispute_decided, picture.not_found */
  run(
    orderId: string,
    { text, pictures }: { readonly text: string; readonly pictures: readonly string[] },
    booster: { readonly id: string; readonly displayName: string },
  ): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await lockAssigned(this.#orders, orderId, booster.id);
      const dispute = await this.#disputes.latestOf(orderId);
      if (!dispute) throw new DomainError('order.dispute_not_found');
      const now = this.#clock.now();
      await this.#disputes.save(answerDispute(dispute, text, now));
      await this.#pictures.attach(pictures, booster.id, { kind: 'dispute-answer', id: dispute.id });
      return this.#changes.write(
        record,
        { ...record.order, updatedAt: now },
        { kind: 'dispute-answered', actor: { ...booster, role: 'booster' } },
      );
    });
  }
}
