import type { Money } from '#kernel/money.ts';
import type { DisputeKind, DisputeOutcome, DisputeSide } from '#kernel/trouble.ts';

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
  /** The newest of how it shall end. */
  readonly proposal: Proposal | null;
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

/** What both can agree on: back to work, or a part of the price back. */
export type ProposedEnd = { readonly outcome: 'upheld' } | { readonly outcome: 'refunded'; readonly refund: Money };

/** How one side says that the dispute shall end. */
export interface Proposal {
  readonly id: string;
  readonly by: DisputeSide;
  readonly end: ProposedEnd;
  readonly at: Date;
  /** When the other side accepted it. */
  readonly agreedAt: Date | null;
}
