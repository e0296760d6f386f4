import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { Approved } from '#modules/wallet/index.ts';
import { decideDispute as decidedDispute, type DisputeDecision } from '../domain/dispute.ts';
import { walk, type Actor, type StepDetails, type Order } from '../domain/order.ts';
import { timelineLine } from '../domain/timeline.ts';
import { streamOwed } from './streams.ts';
import type { Needs } from './needs.ts';

export type Decision =
  | { readonly outcome: 'upheld' | 'rejected' }
  | { readonly outcome: 'refunded'; readonly refund: Money };

/** The state that each decision leads to: back to work, a cancellation with divided money, or the normal end. */
export const leadsTo = {
  upheld: 'started',
  refunded: 'cancelled',
  rejected: 'closed',
} as const satisfies Record<Decision['outcome'], OrderState>;

/** Details of the step that a decision causes. */
export const stepDetailsOf = (decision: Decision, reason: string, streamOwed: Money): StepDetails => ({
  reason,
  decidesDispute: true,
  ...(decision.outcome === 'refunded' ? { refund: decision.refund, streamOwed } : {}),
});

/** Staff decide a dispute, once. The order's next step and the movement of its money happen in the same transaction. */
export const decideDispute = ({
  orders,
  disputes,
  advance,
  work,
}: Needs<'orders' | 'disputes' | 'work' | 'advance'>) => {
  const end = async (orderId: string, decision: DisputeDecision): Promise<void> => {
    const dispute = await disputes.latestOf(orderId);
    if (!dispute) throw new DomainError('order.dispute_not_found');
    await disputes.save(decidedDispute(dispute, decision));
  };

  /** Decides the dispute of a locked order. The caller's transaction is running. */
  const settle = async (
    order: Order,
    decision: Decision,
    actor: Actor,
    reason: string,
    { approved }: Approved = {},
  ): Promise<Order> => {
    const now = work.now();
    const refund = decision.outcome === 'refunded' ? decision.refund : null;
    await end(order.id, { outcome: decision.outcome, by: actor.id, reason, refund, at: now });
    await orders.addEvents([timelineLine(order.id, now, `dispute-${decision.outcome}`, actor)]);
    const owed = await streamOwed(orders, order);
    const step = walk(order, leadsTo[decision.outcome], 'staff', now, stepDetailsOf(decision, reason, owed));
    work.record({ kind: `dispute-${decision.outcome}`, order: step.order, actor });
    const how = { reason, as: 'moved-by-decision', command: 'decide-dispute', approved } as const;
    return advance.commit(order, step, actor, how);
  };

  return {
    /**
     * @throws DomainError order.not_found, order.dispute_not_found, order.dispute_decided, order.dispute_awaits_answer,
     * order.refund_above_price, order.refund_too_high, approval.required, approval.required_over_all
     */
    run: async (orderId: string, decision: Decision, actor: Actor, reason: string): Promise<Order> =>
      work.run(async () => {
        const order = await orders.lock(orderId);
        if (!order) throw new DomainError('order.not_found');
        return settle(order, decision, actor, reason);
      }),
    settle,
    /** Withdraws the dispute because the customer confirms the order. The caller's transaction holds the order's lock. */
    withdraw: async (order: Order, customer: Actor): Promise<void> => {
      const at = work.now();
      await end(order.id, { outcome: 'withdrawn', by: null, reason: null, refund: null, at });
      await orders.addEvents([timelineLine(order.id, at, 'dispute-withdrawn', customer)]);
      work.record({ kind: 'dispute-ended-by-confirmation', order });
    },
  };
};
export type DecideDispute = ReturnType<typeof decideDispute>;
