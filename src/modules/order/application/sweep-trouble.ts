import { Sweep } from '#kernel/sweep.ts';
import { leavesAt, reassignsAfter } from '../domain/booster-request.ts';
import { awaitsAnswerUntil, remindedBefore, type Dispute } from '../domain/dispute.ts';
import { rankAnswerWithin, rankDueAt } from '../domain/found-rank.ts';
import { system, type Order } from '../domain/order.ts';
import { timelineLine } from '../domain/timeline.ts';
import { factsOf, isUnjudged } from './work-worth.ts';
import type { Needs } from './needs.ts';

const atOnce = 100;

/**
 * Handles deadlines of orders: reminds boosters to answer disputes and records missing answers, returns orders to the
 * pool if nobody decided the request for another booster, and cancels orders whose rank difference nobody answered.
 * @throws AggregateError of the orders that failed; all others were handled.
 */
export const sweepTrouble = ({
  orders,
  disputes,
  advance,
  changes,
  failures,
  work,
}: Needs<'orders' | 'disputes' | 'failures' | 'work' | 'changes' | 'advance'>) => {
  /** Records that no answer came in time: staff may decide without it. */
  const lapse = (orderId: string): Promise<void> =>
    stillUnanswered(orderId, async (order, dispute, now) => {
      if (dispute.lapsedAt || dispute.answerDueAt > now) return;
      // no reminder after the deadline
      await disputes.save({ ...dispute, lapsedAt: now, remindedAt: dispute.remindedAt ?? now });
      await changes.write({ ...order, updatedAt: now }, { kind: 'dispute-lapsed', actor: system });
    });

  const remind = (orderId: string): Promise<void> =>
    stillUnanswered(orderId, async (order, dispute, now) => {
      if (dispute.remindedAt) return;
      await disputes.save({ ...dispute, remindedAt: now });
      work.record({ kind: 'dispute-reminded', order });
    });

  const stillUnanswered = (
    orderId: string,
    act: (order: Order, dispute: Dispute, now: Date) => Promise<void>,
  ): Promise<void> =>
    work.run(async () => {
      const order = await orders.lock(orderId);
      const dispute = await disputes.latestOf(orderId);
      if (order && dispute && awaitsAnswerUntil(dispute)) await act(order, dispute, work.now());
    });

  /** Cancels an order whose rank difference nobody answered, with a full refund. */
  const cancelUnanswered = (orderId: string): Promise<void> =>
    work.run(async () => {
      const order = await orders.lock(orderId);
      const now = work.now();
      const rank = order?.rank;
      // the difference was answered, or reported anew, since it was found
      if (rank?.outcome !== 'open' || rankDueAt(rank) > now) return;
      await orders.addEvents([timelineLine(orderId, now, 'rank-lapsed', system)]);
      await advance.run({ orderId, to: 'cancelled', actor: system, walker: 'system' });
    });

  const backToPool = (orderId: string): Promise<void> =>
    work.run(async () => {
      const order = await orders.lock(orderId);
      const now = work.now();
      // the request was decided or withdrawn since it was found
      if (!order?.boosterRequest) return;
      const at = leavesAt(order, isUnjudged(order, await factsOf(orders, order)));
      if (at === null || at > now) return;
      await orders.addEvents([timelineLine(orderId, now, 'booster-request-lapsed', system)]);
      await advance.release(order, { actor: system, walker: 'system' });
    });

  return async (): Promise<void> => {
    const now = work.now();
    const soon = new Date(now.getTime() + remindedBefore);
    const requestedBefore = new Date(now.getTime() - reassignsAfter);
    const sweep = new Sweep(failures);
    await sweep.each('dispute.lapse', (resting) => disputes.unanswered(now, 'lapsed', atOnce, resting), lapse);
    await sweep.each('dispute.remind', (resting) => disputes.unanswered(soon, 'reminded', atOnce, resting), remind);
    // requests that only staff may decide stay open; skipping them lets the loop reach the newer ones
    const looked: string[] = [];
    let requests: readonly string[];
    do {
      requests = [];
      await sweep.each(
        'booster-request.lapse',
        async (resting) => (requests = await orders.unheardRequests(requestedBefore, atOnce, [...resting, ...looked])),
        backToPool,
      );
      looked.push(...requests);
    } while (requests.length === atOnce);
    const unansweredSince = new Date(now.getTime() - rankAnswerWithin);
    await sweep.each(
      'rank-difference.lapse',
      (resting) => orders.unansweredRanks(unansweredSince, atOnce, resting),
      cancelUnanswered,
    );
    sweep.end('sweep of troubles');
  };
};
export type SweepTrouble = ReturnType<typeof sweepTrouble>;
