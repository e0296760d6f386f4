import type { Order as OrderAnswer } from '#contract/order.ts';
import type { Picture } from '#contract/picture.ts';
import type { Dispute as DisputeAnswer } from '#contract/trouble.ts';
import { reassignsAfter } from '../domain/booster-request.ts';
import { awaitsAnswerUntil, isRipe, type Dispute } from '../domain/dispute.ts';
import { rankDueAt } from '../domain/found-rank.ts';
import type { BoosterRequest, Order, RankReport } from '../domain/order-facts.ts';
import type { Walker } from '../domain/transitions.ts';

/** What goes wrong with an order, as its page shows it. */
export const troubleOf = (
  { pause, boosterRequest, accountRequest, rank, disputed }: Order,
  walker: Walker,
  dispute: Dispute | undefined,
  pictures: TroublePictures,
  now: Date,
): Pick<
  OrderAnswer,
  'pause' | 'boosterRequest' | 'accountRequest' | 'rank' | 'disputed' | 'disputeAnswerDueAt' | 'dispute'
> => ({
  pause: pause && { ...pause, at: pause.at.toISOString() },
  boosterRequest: boosterRequest && shownRequest(boosterRequest, walker),
  accountRequest: accountRequest && { at: accountRequest.at.toISOString() },
  rank: rank && shownRank(rank, pictures.rank),
  disputed,
  disputeAnswerDueAt: (dispute && awaitsAnswerUntil(dispute))?.toISOString() ?? null,
  dispute: dispute ? shownDispute(dispute, pictures, now) : null,
});

const shownRequest = ({ at, reason }: BoosterRequest, walker: Walker) => ({
  at: at.toISOString(),
  until: new Date(at.getTime() + reassignsAfter).toISOString(),
  ...(walker === 'booster' ? {} : { reason }),
});

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
