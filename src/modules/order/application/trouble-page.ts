import type { Order as OrderAnswer } from '#contract/order.ts';
import type { Dispute as DisputeAnswer } from '#contract/trouble.ts';
import { reassignsAfter } from '../domain/booster-request.ts';
import { isRipe, type Dispute } from '../domain/dispute.ts';
import type { BoosterRequest, Order } from '../domain/order-facts.ts';
import type { Walker } from '../domain/transitions.ts';

/** What goes wrong with an order, as its page shows it. */
export const troubleOf = (
  { pause, boosterRequest }: Order,
  walker: Walker,
  dispute: Dispute | undefined,
  now: Date,
): Pick<OrderAnswer, 'pause' | 'boosterRequest' | 'dispute'> => ({
  pause: pause && { ...pause, at: pause.at.toISOString() },
  boosterRequest: boosterRequest && shownRequest(boosterRequest, walker),
  dispute: dispute ? shownDispute(dispute, now) : null,
});

const shownRequest = ({ at, reason }: BoosterRequest, walker: Walker) => ({
  at: at.toISOString(),
  until: new Date(at.getTime() + reassignsAfter).toISOString(),
  ...(walker === 'booster' ? {} : { reason }),
});

const shownDispute = (dispute: Dispute, now: Date): DisputeAnswer => {
  const { id, kind, text, claimedPercent, answer, decision } = dispute;
  return {
    id,
    kind,
    text,
    claimedPercent,
    openedAt: dispute.openedAt.toISOString(),
    answerDueAt: dispute.answerDueAt.toISOString(),
    answer: answer && { text: answer.text, at: answer.at.toISOString() },
    decision: decision && {
      outcome: decision.outcome,
      reason: decision.reason,
      refund: decision.refund,
      at: decision.at.toISOString(),
    },
    ripe: isRipe(dispute, now),
  };
};
