import { Money } from '#kernel/money.ts';
import { endMoney } from './movement.ts';
import type { Step } from './order.ts';
import type { Assignment } from './shares.ts';

/**
 * The money that moves because staff state how much of the work is done when the booster leaves. It is what the booster
 * earns by the statement. If the booster loses more than that against the proven share, it is the loss, as a negative
 * amount: the next booster can earn it. Null if no money moves.
 */
export const movedByStating = (
  stated: Assignment,
  proven: Assignment,
): { readonly boosterId: string; readonly amount: Money } | null => {
  const [{ boosterId, earned }, lost] = [stated, proven.earned.minus(stated.earned)];
  const amount = earned.isLessThan(lost) ? lost.negated() : earned;
  return amount.isZero ? null : { boosterId, amount };
};

/**
 * What each booster is paid if staff take this step. Cancelling the order pays at once. Confirming it for the customer
 * pays by the settlement that follows. A booster who is paid nothing is left out.
 * @param assignments of the boosters who had the order before
 * @param streamOwed what is refunded for a stream that was never given
 */
export const paidBy = (
  { order, movement }: Step,
  assignments: readonly Assignment[],
  streamOwed: Money,
): ReadonlyMap<string, Money> => {
  const ends = movement.kind === 'refund' || movement.kind === 'split';
  if (!ends && order.state !== 'closed') return new Map();
  const last = ends ? movement : endMoney(order, 'settle', { streamOwed });
  const own = last.kind === 'split' || last.kind === 'settle' ? last.earned : Money.zero;
  const parts = [
    ...(order.boosterId === null ? [] : [{ boosterId: order.boosterId, earned: own }]),
    ...assignments.map(({ boosterId, earned }) => ({ boosterId, earned })),
  ];
  const paid = new Map<string, Money>();
  for (const { boosterId, earned } of parts)
    if (earned.isPositive) paid.set(boosterId, (paid.get(boosterId) ?? Money.zero).plus(earned));
  return paid;
};
