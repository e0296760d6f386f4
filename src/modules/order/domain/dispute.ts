import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { DisputeKind, DisputeOutcome } from '#kernel/trouble.ts';
import type { Order } from './order-facts.ts';

/** The customer says what a finished order lacks; its booster answers; the house decides. */
export interface Dispute {
  readonly id: string;
  readonly orderId: string;
  readonly customerId: string;
  readonly boosterId: string;
  readonly kind: DisputeKind;
  readonly text: string;
  /** How far the customer thinks that the work has come; null where they don't say. */
  readonly claimedPercent: number | null;
  readonly openedAt: Date;
  readonly answerDueAt: Date;
  readonly remindedAt: Date | null;
  /** That no answer came in time was said. */
  readonly lapsedAt: Date | null;
  readonly answer: { readonly text: string; readonly at: Date } | null;
  readonly decision: DisputeDecision | null;
}

export interface DisputeDecision {
  readonly outcome: DisputeOutcome;
  /** Who decided; null where the customer took it back. */
  readonly by: string | null;
  readonly reason: string | null;
  readonly refund: Money | null;
  readonly at: Date;
}

const hour = 3600_000;
/** The booster's time to answer; after it the house may decide without. */
export const answersWithin = 48 * hour;
/** Before its end the booster is reminded, once. */
export const remindedBefore = 24 * hour;

/** @throws DomainError order.dispute_not_allowed, order.dispute_open */
export const openDispute = (
  order: Order,
  said: Pick<Dispute, 'id' | 'kind' | 'text' | 'claimedPercent'>,
  now: Date,
): { readonly order: Order; readonly dispute: Dispute } => {
  if (order.state !== 'finished' || order.boosterId === null) throw new DomainError('order.dispute_not_allowed');
  if (order.disputed) throw new DomainError('order.dispute_open');
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
      decision: null,
    },
  };
};

/** Also after the deadline, for as long as nobody has decided. @throws DomainError order.dispute_decided, order.dispute_answered */
export const answerDispute = (dispute: Dispute, text: string, now: Date): Dispute => {
  if (dispute.decision) throw new DomainError('order.dispute_decided');
  if (dispute.answer) throw new DomainError('order.dispute_answered');
  return { ...dispute, answer: { text, at: now } };
};

/** Until when the booster is waited for, where there is an open dispute that they have not answered. */
export const awaitsAnswerUntil = ({ answer, answerDueAt, decision }: Dispute): Date | null =>
  decision === null && answer === null ? answerDueAt : null;

/** Whoever is accused is heard first. */
export const isRipe = ({ answer, answerDueAt, decision }: Dispute, now: Date): boolean =>
  decision === null && (answer !== null || answerDueAt <= now);

/** @throws DomainError order.dispute_decided, order.dispute_awaits_answer */
export const decideDispute = (dispute: Dispute, decision: DisputeDecision): Dispute => {
  if (dispute.decision) throw new DomainError('order.dispute_decided');
  if (decision.outcome !== 'withdrawn' && !isRipe(dispute, decision.at))
    throw new DomainError('order.dispute_awaits_answer', { until: dispute.answerDueAt.toISOString() });
  return { ...dispute, decision };
};
