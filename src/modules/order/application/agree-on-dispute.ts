import { formatMoney } from '#contract/format.ts';
import type { ProposalPreview } from '#contract/order/trouble.ts';
import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { agreeableEndLabels } from '#kernel/trouble-labels.tr.ts';
import type { DisputeSide } from '#kernel/trouble.ts';
import type * as z from 'zod/mini';
import type { Dispute } from '../domain/dispute.ts';
import { agreeOnEnd, endProposal, proposeEnd, type ProposedEnd } from '../domain/dispute-agreement.ts';
import { endMoney } from '../domain/movement.ts';
import type { Order, Person } from '../domain/order.ts';
import type { PreviewRefund } from './preview-refund.ts';
import { streamOwed } from './streams.ts';
import type { Needs } from './needs.ts';

interface Held {
  readonly order: Order;
  readonly dispute: Dispute;
  readonly side: DisputeSide;
}

/**
 * Customer and booster agree on how a dispute should end. An agreement decides nothing and moves no money. It allows staff
 * to decide accordingly without waiting for the booster's answer.
 */
export const agreeOnDispute = ({
  orders,
  disputes,
  changes,
  preview,
  work,
}: Needs<'orders' | 'disputes' | 'work' | 'changes'> & { readonly preview: PreviewRefund }) => {
  /** Runs under the order's lock, so that decisions, withdrawals and the other side's acts are serialized. */
  const holding = (orderId: string, person: Person, act: (held: Held) => Promise<Order>): Promise<Order> =>
    work.run(async () => {
      const order = await orders.lock(orderId);
      const side = order && sideOf(order, person.id);
      if (!side) throw new DomainError('order.not_found');
      const dispute = await disputes.latestOf(orderId);
      if (!dispute) throw new DomainError('order.dispute_not_found');
      return act({ order, dispute, side });
    });

  const write = (
    { order, side }: Held,
    { id, displayName }: Person,
    kind: 'dispute-proposed' | 'dispute-agreed' | 'dispute-proposal-withdrawn',
    end?: ProposedEnd,
  ): Promise<Order> =>
    changes.write(
      { ...order, updatedAt: work.now() },
      { kind, actor: { id, role: side, displayName }, ...(end ? { reason: textOf(end) } : {}) },
    );

  return {
    /**
     * The money that a refund would move if both sides agreed on it.
     * @param asked null: the refund that the progress suggests
     * @throws DomainError order.not_found, order.dispute_not_found, order.refund_above_price, order.refund_too_high
     */
    preview: async (orderId: string, asked: Money | null, person: Person): Promise<z.infer<typeof ProposalPreview>> => {
      const order = await orders.find(orderId);
      const side = order && sideOf(order, person.id);
      if (!side) throw new DomainError('order.not_found');
      if (!order.disputed) throw new DomainError('order.dispute_not_found');
      const { refund, stream, maximum, booster } = await preview(orderId, asked);
      const kept = order.price.minus(stream).minus(refund);
      return { refund, stream, maximum, kept, ...(side === 'booster' ? { booster } : {}) };
    },
    /** @throws DomainError order.not_found, order.dispute_not_found, order.dispute_decided, order.dispute_agreed, order.refund_above_price, order.refund_too_high */
    propose: (orderId: string, end: ProposedEnd, person: Person): Promise<Order> =>
      holding(orderId, person, async (held) => {
        const { order, dispute, side } = held;
        // throws if staff could not decide this refund; both sides can't agree on such a refund either
        if (end.outcome === 'refunded')
          endMoney(order, 'split', { refund: end.refund, streamOwed: await streamOwed(orders, order) });
        const after = proposeEnd(dispute, { id: work.newId(), by: side, end }, work.now());
        await disputes.save(after);
        return write(held, person, after.proposal.agreedAt ? 'dispute-agreed' : 'dispute-proposed', end);
      }),
    /** @throws DomainError order.not_found, order.dispute_not_found, order.dispute_decided, order.dispute_agreed, order.dispute_proposal_changed, order.dispute_own_proposal */
    agree: (orderId: string, proposalId: string, person: Person): Promise<Order> =>
      holding(orderId, person, async (held) => {
        const after = agreeOnEnd(held.dispute, proposalId, held.side, work.now());
        await disputes.save(after);
        return write(held, person, 'dispute-agreed', after.proposal?.end);
      }),
    /** @throws DomainError order.not_found, order.dispute_not_found, order.dispute_decided, order.dispute_agreed, order.dispute_proposal_changed */
    takeBack: (orderId: string, person: Person): Promise<Order> =>
      holding(orderId, person, async (held) => {
        await disputes.save(endProposal(held.dispute, held.side));
        return write(held, person, 'dispute-proposal-withdrawn');
      }),
  };
};
export type AgreeOnDispute = ReturnType<typeof agreeOnDispute>;

const sideOf = ({ customerId, boosterId }: Order, personId: string): DisputeSide | undefined => {
  if (customerId === personId) return 'customer';
  return boosterId === personId ? 'booster' : undefined;
};

/** The proposal as the timeline's text. */
const textOf = (end: ProposedEnd): string =>
  end.outcome === 'refunded' ? `${agreeableEndLabels.refund}: ${formatMoney(end.refund)}` : agreeableEndLabels.uphold;
