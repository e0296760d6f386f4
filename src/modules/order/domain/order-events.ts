import type { Money } from '#kernel/money.ts';
import type { ProvenWork } from '#kernel/notice.ts';
import type { OrderEventKind } from '#kernel/trouble.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { Actor, Order } from './order.ts';
import type { Assignment } from './shares.ts';

/** Order events that notices, live events and webhooks are made from (`application/projections.ts`). */
export type OrderEvent =
  | (OfOrder & { readonly kind: 'placed' | 'matches-counted' | 'dispute-reminded' })
  /**
   * A card payment arrived, but its order could not be placed or its lane could not be changed. `because` is the refusal's
   * code.
   */
  | (OfOrder & { readonly kind: 'payment-failed' | 'lane-stays'; readonly because: string })
  | Moved
  /** The customer is mailed that the order is placed. */
  | (OfOrder & { readonly kind: 'placing-confirmed' })
  /** The customer is reminded of the game account, for the first time or again. */
  | (OfOrder & { readonly kind: 'account-awaited'; readonly again: boolean })
  /** Staff assigned the order to its booster. */
  | (OfOrder & { readonly kind: 'assigned' })
  | Changed
  /** `match` is in the form that clients receive. */
  | (OfOrder & { readonly kind: 'match-added'; readonly match: object })
  | (OfOrder & Decided)
  | { readonly kind: 'review-judged'; readonly orderId: string };

/** `order` is the order after the event. */
interface OfOrder {
  readonly order: Order;
}

/** An order changed but kept its state. `kind` is the kind of the timeline line. */
export interface Changed extends OfOrder {
  readonly kind: ChangeKind;
  readonly actor: Actor;
  /** The booster claims progress to which customer or staff have to agree. */
  readonly claimed?: boolean;
}
export type ChangeKind = Exclude<
  OrderEventKind,
  | 'placed'
  | 'transition'
  | 'erased'
  | 'stream-refunded'
  | 'rank-lapsed'
  | 'booster-request-lapsed'
  | 'dispute-upheld'
  | 'dispute-refunded'
  | 'dispute-rejected'
>;

/** An order changed its state. */
export interface Moved extends OfOrder, StepFacts {
  /**
   * `moved-by-decision` sends no notice of the state, because the notice of the dispute's decision informs both sides.
   * `moved-to-next-booster` sends no notice to the customer, who gets one when the next booster is assigned. The step's
   * webhook is sent for all three kinds.
   */
  readonly kind: 'moved' | 'moved-by-decision' | 'moved-to-next-booster';
  readonly actor: Actor;
  readonly before: Order;
  readonly from: OrderState | null;
  /** Assignments of earlier boosters who are paid by this step. */
  readonly earlier: readonly Assignment[];
  /** The refund for a stream that was never given. */
  readonly streamRefund: Money;
  /** A stream is ordered, and the booster has begun without a link. */
  readonly streamMissing: boolean;
}

export interface StepFacts {
  /** Set if the order was finished without proof of its goal: how much of the work is proven. */
  readonly proven?: ProvenWork | undefined;
  /** The order was played before this step: by an earlier booster, or until it was finished. */
  readonly again?: boolean;
}

type Decided =
  | { readonly kind: 'dispute-upheld' | 'dispute-refunded' | 'dispute-rejected'; readonly actor: Actor }
  /** The dispute ended because the customer confirmed the order. */
  | { readonly kind: 'dispute-ended-by-confirmation' };
