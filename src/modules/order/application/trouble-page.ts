import type { Order as OrderAnswer } from '#contract/order/schemas.ts';
import type { Picture } from '#contract/picture/schemas.ts';
import type { Dispute as DisputeAnswer } from '#contract/order/trouble.ts';
import { leavesAt } from '../domain/booster-request.ts';
import type { Money } from '#kernel/money.ts';
import { awaitsAnswerUntil, isRipe, isTakenBack, type Dispute } from '../domain/dispute.ts';
import { allowedAboutEnd, type Proposal } from '../domain/dispute-agreement.ts';
import { rankDueAt } from '../domain/found-rank.ts';
import { endMoney } from '../domain/movement.ts';
import type { Order, RankReport } from '../domain/order-facts.ts';
import type { Walker } from '../domain/transitions.ts';

/** The order page's part about pauses, requests, rank differences and disputes. */
export const troubleOf = (
  order: Order,
  walker: Walker,
  isUnjudged: boolean,
  dispute: Dispute | undefined,
  pictures: TroublePictures,
  streamOwed: Money,
  now: Date,
): Pick<
  OrderAnswer,
  'pause' | 'boosterRequest' | 'accountRequest' | 'rank' | 'disputed' | 'disputeAnswerDueAt' | 'dispute'
> => {
  const { pause, accountRequest, rank, disputed } = order;
  return {
    pause: pause && { ...pause, at: pause.at.toISOString() },
    boosterRequest: shownRequest(order, walker, isUnjudged),
    accountRequest: accountRequest && { at: accountRequest.at.toISOString() },
    rank: rank && shownRank(rank, pictures.rank),
    disputed,
    disputeAnswerDueAt: (dispute && awaitsAnswerUntil(dispute))?.toISOString() ?? null,
    dispute: dispute
      ? { ...shownDispute(dispute, pictures, now), proposal: shownProposal(order, dispute, walker, streamOwed) }
      : null,
  };
};

const shownRequest = (order: Order, walker: Walker, isUnjudged: boolean) =>
  order.boosterRequest && {
    at: order.boosterRequest.at.toISOString(),
    until: leavesAt(order, isUnjudged)?.toISOString() ?? null,
    ...(walker === 'booster' ? {} : { reason: order.boosterRequest.reason }),
  };

/** Adds the booster's pictures of the rank that they found. */
export interface TroublePictures extends DisputePictures {
  readonly rank: readonly Picture[];
}

/** The pictures of each side of a dispute. */
interface DisputePictures {
  readonly said: readonly Picture[];
  readonly answered: readonly Picture[];
}

/** One side's proposal and the money that it would move. The customer does not see what the booster earns. */
const shownProposal = (
  order: Order,
  { proposal }: Dispute,
  walker: Walker,
  streamOwed: Money,
): DisputeAnswer['proposal'] =>
  proposal && {
    id: proposal.id,
    by: proposal.by,
    end: proposal.end.outcome === 'refunded' ? 'refund' : 'uphold',
    refund: proposal.end.outcome === 'refunded' ? proposal.end.refund : null,
    money: order.disputed ? proposedMoney(order, proposal, walker, streamOwed) : null,
    at: proposal.at.toISOString(),
    agreedAt: proposal.agreedAt?.toISOString() ?? null,
  };

const proposedMoney = (order: Order, { end }: Proposal, walker: Walker, streamOwed: Money) => {
  if (end.outcome !== 'refunded') return null;
  const split = endMoney(order, 'split', { refund: end.refund, streamOwed });
  if (split.kind !== 'split') throw new Error('unreachable: a refund always splits the price');
  const { refund, stream, earned: booster } = split;
  const kept = order.price.minus(stream).minus(refund);
  return { refund, stream, kept, ...(walker === 'customer' ? {} : { booster }) };
};

/** What this walker may do about the order's dispute now. */
export const allowedInDispute = (order: Order, walker: Walker, dispute: Dispute | undefined) => ({
  dispute: walker === 'customer' && !isTakenBack(order, dispute),
  answerDispute: walker === 'booster' && dispute?.decision === null && dispute.answer === null,
  ...allowedAboutEnd(dispute, walker === 'customer' || walker === 'booster' ? walker : undefined),
});

const shownDispute = (
  dispute: Dispute,
  { said, answered }: DisputePictures,
  now: Date,
): Omit<DisputeAnswer, 'proposal'> => {
  const { id, kind, text, claimedPercent, answer, decision } = dispute;
  return {
    id,
    kind,
    text,
    claimedPercent,
    pictures: [...said],
    openedAt: dispute.openedAt.toISOString(),
    answerDueAt: dispute.answerDueAt.toISOString(),
    answer: answer && { text: answer.text, pictures: [...answered], at: answer.at.toISOString() },
    decision: decision && {
      outcome: decision.outcome,
      reason: decision.reason,
      refund: decision.refund,
      at: decision.at.toISOString(),
    },
    ripe: isRipe(dispute, now),
  };
};

const shownRank = (
  { id, at, declared, found, difference, reached, outcome }: RankReport,
  pictures: readonly Picture[],
): OrderAnswer['rank'] => ({
  id,
  at: at.toISOString(),
  declared,
  found,
  difference,
  reached,
  outcome,
  until: outcome === 'open' ? rankDueAt({ at }).toISOString() : null,
  pictures: [...pictures],
});
