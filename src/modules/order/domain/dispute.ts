import { DomainError } from '#kernel/refusal.ts';
import { agreedEnd, isAsAgreed } from './dispute-agreement.ts';
import type { Dispute, DisputeDecision } from './dispute-facts.ts';
import type { Order } from './order-facts.ts';

export type { Dispute, DisputeDecision } from './dispute-facts.ts';

const hour = 3600_000;
/** Milliseconds that the booster has to answer. After this time staff may decide without an answer. */
export const answersWithin = 48 * hour;
/** Milliseconds before that deadline at which the booster is reminded, once. */
export const remindedBefore = 24 * hour;

/**
 * @param last the order's dispute before this one
 * @throws DomainError order.dispute_not_allowed, order.dispute_open, order.dispute_taken_back
 */
export const openDispute = (
  order: Order,
  said: Pick<Dispute, 'id' | 'kind' | 'text' | 'claimedPercent'>,
  now: Date,
  last?: Dispute,
): { readonly order: Order; readonly dispute: Dispute } => {
  if (order.state !== 'finished' || order.boosterId === null) throw new DomainError('order.dispute_not_allowed');
  if (order.disputed) throw new DomainError('order.dispute_open');
  if (isTakenBack(order, last)) throw new DomainError('order.dispute_taken_back');
  return {
    order: { ...order, disputed: true, updatedAt: now },
    dispute: {
      ...said,
      orderId: order.id,
      customerId: order.customerId,
      boosterId: order.boosterId,
      openedAt: now,
      answerDueAt: new Date(now.getTime() + answersWithin),
      remindedAt: null,
      lapsedAt: null,
      answer: null,
      proposal: null,
      decision: null,
    },
  };
};

/**
 * Whether the customer withdrew a dispute about this delivery. Each delivery can be disputed only once; otherwise a
 * customer could withdraw and open a new dispute whenever a decision comes near.
 */
export const isTakenBack = ({ finishedAt }: Order, last: Dispute | undefined): boolean =>
  last?.decision?.outcome === 'withdrawn' && finishedAt !== null && last.openedAt >= finishedAt;

/**
 * The customer withdraws the dispute. The time to confirm continues: `closesAt` moves by as long as the dispute was open.
 * @throws DomainError order.dispute_decided
 */
export const withdrawDispute = (
  order: Order,
  dispute: Dispute,
  now: Date,
): { readonly order: Order; readonly dispute: Dispute } => {
  const withdrawn = decideDispute(dispute, { outcome: 'withdrawn', by: null, reason: null, refund: null, at: now });
  const rested = now.getTime() - dispute.openedAt.getTime();
  const closesAt = order.closesAt && new Date(order.closesAt.getTime() + Math.max(rested, 0));
  return { order: { ...order, disputed: false, closesAt, updatedAt: now }, dispute: withdrawn };
};

/**
 * The booster answers the dispute. This is allowed after the deadline too, until the dispute is decided.
 * @throws DomainError order.dispute_decided, order.dispute_answered
 */
export const answerDispute = (dispute: Dispute, text: string, now: Date): Dispute => {
  if (dispute.decision) throw new DomainError('order.dispute_decided');
  if (dispute.answer) throw new DomainError('order.dispute_answered');
  return { ...dispute, answer: { text, at: now } };
};

/** The booster's deadline to answer; null if the dispute is decided, answered or agreed on. */
export const awaitsAnswerUntil = (dispute: Dispute): Date | null =>
  dispute.decision === null && dispute.answer === null && agreedEnd(dispute) === null ? dispute.answerDueAt : null;

/** Whether staff may decide: the booster has answered, or their time to answer is over. */
export const isRipe = ({ answer, answerDueAt, decision }: Dispute, now: Date): boolean =>
  decision === null && (answer !== null || answerDueAt <= now);

/**
 * Before the booster has answered, or their time is over, only what both sides have agreed on can be decided.
 * @throws DomainError order.dispute_decided, order.dispute_awaits_answer
 */
export const decideDispute = (dispute: Dispute, decision: DisputeDecision): Dispute => {
  if (dispute.decision) throw new DomainError('order.dispute_decided');
  const waits = decision.outcome !== 'withdrawn' && !isRipe(dispute, decision.at);
  if (waits && !isAsAgreed(dispute, decision))
    throw new DomainError('order.dispute_awaits_answer', { until: dispute.answerDueAt.toISOString() });
  return { ...dispute, decision };
};
