import { formatMoney } from '#contract/format.ts';
import type { ProposalPreview } from '#contract/trouble.ts';
import type { Money } from '#kernel/money.ts';
import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { agreeableEndLabels } from '#kernel/trouble-labels.tr.ts';
import type { DisputeSide } from '#kernel/trouble.ts';
import type * as z from 'zod/mini';
import type { Dispute } from '../domain/dispute.ts';
import { agreeOnEnd, endProposal, proposeEnd, type ProposedEnd } from '../domain/dispute-agreement.ts';
import { endMoney } from '../domain/movement.ts';
import type { OrderChanges } from './order-changes.ts';
import type { Disputes, OrderRecord, Orders } from './ports.ts';
import type { PreviewRefund } from './preview-refund.ts';
import { streamOwed } from './streams.ts';

interface Person {
  readonly id: string;
  readonly displayName: string;
}

interface Held {
  readonly record: OrderRecord;
  readonly dispute: Dispute;
  readonly side: DisputeSide;
}

/**
 * Customer and booster agree how a dispute ends. Nothing is decided by it and no money moves: staff may decide at once what
 * both have accepted.
 */
export class AgreeOnDispute {
  readonly #orders: Orders;
  readonly #disputes: Disputes;
  readonly #changes: OrderChanges;
  readonly #preview: PreviewRefund;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(
    orders: Orders,
    disputes: Disputes,
    changes: OrderChanges,
    preview: PreviewRefund,
    transactions: Transactions,
    clock: Clock,
    ids: Ids,
  ) {
    this.#orders = orders;
    this.#disputes = disputes;
    this.#changes = changes;
    this.#preview = preview;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#ids = ids;
  }

  /**
   * What a refund would move if both agreed on it.
   * @param asked null: what the progress proposes
   * @throws DomainError order.not_found, order.dispute_not_found, order.refund_above_price, order.refund_too_high
   */
  async preview(orderId: string, asked: Money | null, person: Person): Promise<z.infer<typeof ProposalPreview>> {
    const record = await this.#orders.find(orderId);
    const side = record && sideOf(record, person.id);
    if (!side) throw new DomainError('order.not_found');
    if (!record.order.disputed) throw new DomainError('order.dispute_not_found');
    const { refund, stream, maximum, booster } = await this.#preview.run(orderId, asked);
    const kept = record.order.price.minus(stream).minus(refund);
    return { refund, stream, maximum, kept, ...(side === 'booster' ? { booster } : {}) };
  }

  /** @throws DomainError order.not_found, order.dispute_not_found, order.dispute_decided, order.dispute_agreed, order.refund_above_price, order.refund_too_high */
  propose(orderId: string, end: ProposedEnd, person: Person): Promise<OrderRecord> {
    return this.#holding(orderId, person, async (held) => {
      const { record, dispute, side } = held;
      // what could not be decided is not agreed on either
      if (end.outcome === 'refunded')
        endMoney(record.order, 'split', { refund: end.refund, streamOwed: await streamOwed(this.#orders, record) });
      const after = proposeEnd(dispute, { id: this.#ids.next(), by: side, end }, this.#clock.now());
      await this.#disputes.save(after);
      return this.#write(held, person, after.proposal.agreedAt ? 'dispute-agreed' : 'dispute-proposed', end);
    });
  }

  /** @throws DomainError order.not_found, order.dispute_not_found, order.dispute_decided, order.dispute_agreed, order.dispute_proposal_changed, order.dispute_own_proposal */
  agree(orderId: string, proposalId: string, person: Person): Promise<OrderRecord> {
    return this.#holding(orderId, person, async (held) => {
      const after = agreeOnEnd(held.dispute, proposalId, held.side, this.#clock.now());
      await this.#disputes.save(after);
      return this.#write(held, person, 'dispute-agreed', after.proposal?.end);
    });
  }

  /** @throws DomainError order.not_found, order.dispute_not_found, order.dispute_decided, order.dispute_agreed, order.dispute_proposal_changed */
  takeBack(orderId: string, person: Person): Promise<OrderRecord> {
    return this.#holding(orderId, person, async (held) => {
      await this.#disputes.save(endProposal(held.dispute, held.side));
      return this.#write(held, person, 'dispute-proposal-withdrawn');
    });
  }

  /** Under the order's lock, so that a decision, a withdrawal and the other side come before or after. */
  #holding(orderId: string, person: Person, act: (held: Held) => Promise<OrderRecord>): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await this.#orders.lock(orderId);
      const side = record && sideOf(record, person.id);
      if (!side) throw new DomainError('order.not_found');
      const dispute = await this.#disputes.latestOf(orderId);
      if (!dispute) throw new DomainError('order.dispute_not_found');
      return act({ record, dispute, side });
    });
  }

  #write(
    { record, side }: Held,
    { id, displayName }: Person,
    kind: 'dispute-proposed' | 'dispute-agreed' | 'dispute-proposal-withdrawn',
    end?: ProposedEnd,
  ): Promise<OrderRecord> {
    return this.#changes.write(
      record,
      { ...record.order, updatedAt: this.#clock.now() },
      { kind, actor: { id, role: side, displayName }, ...(end ? { reason: textOf(end) } : {}) },
    );
  }
}

const sideOf = ({ order }: OrderRecord, personId: string): DisputeSide | undefined => {
  if (order.customerId === personId) return 'customer';
  return order.boosterId === personId ? 'booster' : undefined;
};

/** As the timeline says what was proposed. */
const textOf = (end: ProposedEnd): string =>
  end.outcome === 'refunded' ? `${agreeableEndLabels.refund}: ${formatMoney(end.refund)}` : agreeableEndLabels.uphold;
