import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { decideDispute } from '../domain/dispute.ts';
import { paidBy } from '../domain/boosters-pay.ts';
import { walk, type Actor, type StepDetails, type Order } from '../domain/order.ts';
import { type DecideDispute, type Decision, leadsTo, stepDetailsOf } from './decide-dispute.ts';
import { statedShare } from './stated-share.ts';
import { streamOwed } from './streams.ts';
import { factsOf } from './work-worth.ts';
import type { Needs } from './needs.ts';

/** How staff end an order, take it from its booster or decide its dispute. It determines what the boosters are paid. */
type StaffEnd =
  | { readonly to: 'cancelled'; readonly earnedPercent?: number | undefined }
  | { readonly to: 'closed' }
  /** The booster leaves; `donePercent` of the work counts as done. */
  | { readonly to: 'processing'; readonly donePercent: number }
  | { readonly dispute: Decision };

export interface AskedEnd {
  readonly orderId: string;
  readonly end: StaffEnd;
  readonly reason: string;
}

/** What is paid: the sum, and the booster who is paid the most. */
interface Aim {
  readonly boosterId: string;
  readonly amount: Money;
}

/** Ends of orders that need a second admin's approval: computes what would be paid, and runs them once approved. */
export const staffEnds = ({
  orders,
  disputes,
  advance,
  decide,
  work,
}: Needs<'orders' | 'disputes' | 'work' | 'advance'> & { readonly decide: DecideDispute }) => {
  const movedFor = async (order: Order, { end, reason }: AskedEnd): Promise<ReadonlyMap<string, Money>> => {
    const now = work.now();
    if ('to' in end && end.to === 'processing') {
      const facts = await factsOf(orders, order);
      const moved = statedShare(order, facts, { donePercent: end.donePercent, reason, at: now });
      return new Map(moved ? [[moved.boosterId, moved.amount]] : []);
    }
    const owed = await streamOwed(orders, order);
    if ('dispute' in end) await assertDecidable(order.id, end.dispute, reason, now);
    const [to, details]: [Parameters<typeof walk>[1], StepDetails] =
      'dispute' in end
        ? [leadsTo[end.dispute.outcome], stepDetailsOf(end.dispute, reason, owed)]
        : [end.to, { ...end, reason, streamOwed: owed }];
    return paidBy(walk(order, to, 'staff', now, details), await orders.assignmentsOf([order.id]), owed);
  };

  const assertDecidable = async (orderId: string, decision: Decision, reason: string, at: Date): Promise<void> => {
    const dispute = await disputes.latestOf(orderId);
    if (!dispute) throw new DomainError('order.dispute_not_found');
    const refund = decision.outcome === 'refunded' ? decision.refund : null;
    decideDispute(dispute, { outcome: decision.outcome, by: null, reason, refund, at });
  };

  /**
   * What all boosters would be paid together, and the booster who would be paid the most. The amount is negative if a stated
   * share takes more from the booster than it leaves them.
   */
  const aimAt = async (order: Order, asked: AskedEnd): Promise<Aim> => {
    const paid = await movedFor(order, asked);
    const [most] = [...paid].toSorted(([, one], [, other]) => other.amount - one.amount);
    if (!most) throw new DomainError('approval.nothing_to_pay');
    return { boosterId: most[0], amount: [...paid.values()].reduce((sum, part) => sum.plus(part), Money.zero) };
  };

  return {
    /** @throws DomainError order.not_found, what the step or the decision refuses, approval.nothing_to_pay */
    aim: async (asked: AskedEnd): Promise<Aim> => {
      const order = await orders.find(asked.orderId);
      if (!order) throw new DomainError('order.not_found');
      return aimAt(order, asked);
    },
    /**
     * Runs an approved end. The payments are computed again and must equal what was approved.
     * @param approved the approved sum of the payments, and the booster who is paid the most
     * @throws DomainError approval.amount_changed, and what the step or the decision refuses
     */
    run: (asked: AskedEnd, approved: Aim, actor: Actor): Promise<Order> =>
      work.run(async () => {
        const { orderId, end, reason } = asked;
        const order = await orders.lock(orderId);
        if (!order) throw new DomainError('order.not_found');
        const { boosterId, amount } = await aimAt(order, asked);
        if (boosterId !== approved.boosterId || !amount.equals(approved.amount))
          throw new DomainError('approval.amount_changed');
        if ('dispute' in end) return decide.settle(order, end.dispute, actor, reason, { approved: true });
        const asStaff = { walker: 'staff', actor, approved: true } as const;
        if (end.to === 'processing')
          return advance.move(order, { ...asStaff, to: end.to, details: { reason }, donePercent: end.donePercent });
        const { to, ...details } = end;
        return advance.move(order, { ...asStaff, to, details: { ...details, reason } });
      }),
  };
};
export type StaffEnds = ReturnType<typeof staffEnds>;
