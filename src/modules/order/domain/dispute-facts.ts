import type { Money } from '#kernel/money.ts';
import type { DisputeKind, DisputeOutcome, DisputeSide } from '#kernel/trouble.ts';

/** The customer says what a finished order lacks; its booster answers; staff decide. */
export interface Dispute {
  readonly id: string;
  readonly orderId: string;
  readonly customerId: string;
  readonly boosterId: string;
  readonly kind: DisputeKind;
  readonly text: string;
  /** Percent of the work that is done, by the customer's claim; null if they make none. */
  readonly claimedPercent: number | null;
  readonly openedAt: Date;
  readonly answerDueAt: Date;
  readonly remindedAt: Date | null;
  /** When the timeline recorded that no answer came in time. */
  readonly lapsedAt: Date | null;
  readonly answer: { readonly text: string; readonly at: Date } | null;
  /** The latest proposal how the dispute should end. */
  readonly proposal: Proposal | null;
  readonly decision: DisputeDecision | null;
}

export interface DisputeDecision {
  readonly outcome: DisputeOutcome;
  /** Who decided; null if the customer withdrew the dispute. */
  readonly by: string | null;
  readonly reason: string | null;
  readonly refund: Money | null;
  readonly at: Date;
}

/** The two ends that customer and booster can agree on: the work goes on (`upheld`), or an amount is refunded. */
export type ProposedEnd = { readonly outcome: 'upheld' } | { readonly outcome: 'refunded'; readonly refund: Money };

/** One side's proposal for the end of the dispute. */
export interface Proposal {
  readonly id: string;
  readonly by: DisputeSide;
  readonly end: ProposedEnd;
  readonly at: Date;
  /** When the other side accepted it. */
  readonly agreedAt: Date | null;
}
