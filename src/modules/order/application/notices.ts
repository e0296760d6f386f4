import type { OrderProgress } from '#contract/order.ts';
import type { Money } from '#kernel/money.ts';
import type { TroubleKind } from '#kernel/trouble.ts';
import type { OrderState, PlayedGame } from '#kernel/vocabulary.ts';

/** Tells people what happened to their orders; bound to the notification module. Called inside the transaction. */
export interface Notifications {
  notify(notices: readonly Notice[]): Promise<void>;
}

/** How far an order is proven, with the game whose words say it. */
export interface ProvenWork extends Pick<OrderProgress, 'current' | 'done' | 'total' | 'unit'> {
  readonly game: PlayedGame;
}

export type Notice = OrderNotice | TroubleNotice | PartPaidNotice | StreamNotice;

export interface OrderNotice {
  readonly userId: string;
  readonly kind:
    | 'order-state'
    | 'order-assigned'
    | 'order-tip'
    | 'order-lane'
    | 'order-lane-stays'
    | 'order-account'
    | 'order-login'
    | 'order-progress-claimed'
    | 'order-progress-agreed';
  readonly orderId: string;
  readonly orderNumber: string;
  readonly state: OrderState;
  readonly lesson: boolean;
  /** Why it could not be placed, or its lane not be changed: a refusal's code. */
  readonly because?: string;
  /** Of what was just finished: hours until it closes by itself. */
  readonly closesAfterHours?: number | undefined;
  /** Of what was just finished without proof of its goal: how far it is proven. */
  readonly proven?: ProvenWork | undefined;
  /** It was played before: by somebody else, or until it was finished. */
  readonly again?: boolean | undefined;
  /** Of what ended before its time: what its customer has got back. */
  readonly refunded?: Money;
  /** Whether that is a part of the price only. */
  readonly inPart?: boolean;
}

/** To a booster whose order went on without them: what they earned is on their balance. */
export interface PartPaidNotice {
  readonly userId: string;
  readonly kind: 'order-part-paid';
  readonly orderNumber: string;
  readonly amount: Money;
}

/** Of what goes wrong with an order, and how it is put right. */
export interface TroubleNotice {
  readonly userId: string;
  readonly kind: 'order-dispute' | 'order-pause' | 'order-booster-request' | 'order-account-request' | 'order-rank';
  readonly moment: TroubleKind | 'dispute-reminded';
  readonly orderId: string;
  readonly orderNumber: string;
  readonly lesson: boolean;
  /** By what was decided. */
  readonly refunded?: Money;
}

/** Of the extra "stream": its booster began without a link; it is on, for its customer; it was never given, and paid back. */
export interface StreamNotice {
  readonly userId: string;
  readonly kind: 'order-stream';
  readonly moment: 'missing' | 'live' | 'refunded';
  readonly orderId: string;
  readonly orderNumber: string;
  readonly lesson: boolean;
  /** What was paid back. */
  readonly amount?: Money;
}
