import type { Order as OrderAnswer } from '#contract/order.ts';
import type { Picture } from '#contract/picture.ts';
import type { Dispute as DisputeAnswer } from '#contract/trouble.ts';
import { leavesAt } from '../domain/booster-request.ts';
import { awaitsAnswerUntil, isRipe, type Dispute } from '../domain/dispute.ts';
import { rankDueAt } from '../domain/found-rank.ts';
import type { Order, RankReport } from '../domain/order-facts.ts';
import type { Walker } from '../domain/transitions.ts';

/** What goes wrong with an order, as its page shows it. */
export const troubleOf = (
  order: Order,
  walker: Walker,
  isUnjudged: boolean,
  dispute: Dispute | undefined,
  pictures: TroublePictures,
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
    dispute: dispute ? shownDispute(dispute, pictures, now) : null,
  };
};

const shownRequest = (order: Order, walker: Walker, isUnjudged: boolean) =>
  order.boosterRequest && {
    at: order.boosterRequest.at.toISOString(),
    until: leavesAt(order, isUnjudged)?.toISOString() ?? null,
    ...(walker === 'booster' ? {} : { reason: order.boosterRequest.reason }),
  };

/** What its booster shows of the rank that they found. */
export interface TroublePictures extends DisputePictures {
  readonly rank: readonly Picture[];
}

/** What each side shows. */
interface DisputePictures {
  readonly said: readonly Picture[];
  readonly answered: readonly Picture[];
}

const shownDispute = (dispute: Dispute, { said, answered }: DisputePictures, now: Date): DisputeAnswer => {
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
