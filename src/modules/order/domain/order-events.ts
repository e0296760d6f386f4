import type { Money } from '#kernel/money.ts';
import type { ProvenWork } from '#kernel/notice.ts';
import type { OrderEventKind } from '#kernel/trouble.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { Actor, Order } from './order.ts';
import type { Stint } from './shares.ts';

/** What happens to orders that others are told of (`application/projections.ts`). */
export type OrderEvent =
  | (OfOrder & { readonly kind: 'placed' | 'matches-counted' | 'dispute-reminded' })
  /** A card payment's order that could not be placed, or a lane that could not be changed, and the code of the refusal. */
  | (OfOrder & { readonly kind: 'payment-failed' | 'lane-stays'; readonly because: string })
  | Moved
  /** Staff have given the order to its booster. */
  | (OfOrder & { readonly kind: 'assigned' })
  | Changed
  /** With the match as it is shown. */
  | (OfOrder & { readonly kind: 'match-added'; readonly match: object })
  | (OfOrder & Decided)
  | { readonly kind: 'review-judged'; readonly orderId: string };

/** The order as it is now. */
interface OfOrder {
  readonly order: Order;
}

/** An order that changed and stayed in its state: the kind of its timeline's line, and who did it. */
export interface Changed extends OfOrder {
  readonly kind: ChangeKind;
  readonly actor: Actor;
  /** The booster says a progress that somebody has to agree to. */
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

/** A step along the state table. */
export interface Moved extends OfOrder, StepFacts {
  /** Told otherwise where a dispute's decision or the next booster's taking says what it means. */
  readonly kind: 'moved' | 'moved-by-decision' | 'moved-to-next-booster';
  readonly actor: Actor;
  readonly before: Order;
  readonly from: OrderState | null;
  /** Those who had the order before and are paid by this step. */
  readonly earlier: readonly Stint[];
  /** What goes back for a stream that was never given. */
  readonly streamRefund: Money;
  /** Its booster has begun without the link of an ordered stream. */
  readonly streamMissing: boolean;
}

export interface StepFacts {
  /** Of what was finished without proof of its goal: how far it is proven. */
  readonly proven?: ProvenWork | undefined;
  /** It was played before: by somebody else, or until it was finished. */
  readonly again?: boolean;
}

type Decided =
  | { readonly kind: 'dispute-upheld' | 'dispute-refunded' | 'dispute-rejected'; readonly actor: Actor }
  /** The customer has confirmed the order after all. */
  | { readonly kind: 'dispute-ended-by-confirmation' };
