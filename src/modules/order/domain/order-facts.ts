import type { Money } from '#kernel/money.ts';
import type { RankOutcome } from '#kernel/trouble.ts';
import type { Lane, OrderState, Service, Tier } from '#kernel/vocabulary.ts';
import type { Earlier } from './shares.ts';
import type { Walker } from './transitions.ts';

/** A paid draft and its life (domain.md §4). A value: every act gives a new one. */
export interface Order {
  readonly id: string;
  readonly customerId: string;
  readonly boosterId: string | null;
  readonly service: Service;
  readonly state: OrderState;
  readonly price: Money;
  /** What of the price a dearer lane added after the order was placed. */
  readonly laneDifference: Money;
  /** How many hours the work takes, by the price book. */
  readonly estimate: { readonly minHours: number; readonly maxHours: number };
  /** What was paid for the extra "stream", after its part of the coupon; null where it was not ordered. */
  readonly streamPaid: Money | null;
  /** What went back to the customer because no stream was given; the price is without it by then. */
  readonly streamRefund: Money;
  /** What of the price another rank at the start added after the order was placed; below zero, what it took off. */
  readonly rankDifference: Money;
  /** What the coupon took off; the house bears it. */
  readonly couponDiscount: Money;
  /** Whole percent of the price, fixed when a booster takes the order. */
  readonly sharePercent: number | null;
  readonly lane: Lane | null;
  readonly champion: string | null;
  readonly laneChanged: boolean;
  readonly gameAccountId: string | null;
  /** A game account was given before, whether it is still there or not. */
  readonly accountGiven: boolean;
  readonly accountReplaced: boolean;
  readonly boosterEarned: Money;
  readonly refunded: Money;
  readonly tipped: Money;
  readonly earlier: Earlier;
  readonly pause: Pause | null;
  /** Milliseconds that its present booster's work has rested: pauses that are over, and what it lay finished before it went on. */
  readonly pausedMs: number;
  readonly boosterRequest: BoosterRequest | null;
  readonly accountRequest: AccountRequest | null;
  /** What the booster found at the start; null until they say it. */
  readonly rank: RankReport | null;
  /** A dispute waits for its decision: nothing but that, and the customer, ends the order. */
  readonly disputed: boolean;
  /** Until when its start is promised, and once it has started, its finish; null while it waits for an account. */
  readonly dueAt: Date | null;
  readonly finishedAt: Date | null;
  /** What was true when it was finished for the first time; stays, whatever a dispute makes of the order. */
  readonly firstFinish: FirstFinish | null;
  /** When it closes by itself if nobody confirms it; fixed when it is finished. */
  readonly closesAt: Date | null;
  readonly updatedAt: Date;
}

/** Who may pause an order, and end that. */
export type Pauser = Exclude<Walker, 'system'>;

/** A started order rests. It is no state of its own: time stands still for the estimate, and nothing is played. */
export interface Pause {
  readonly at: Date;
  readonly by: Pauser;
  readonly reason: string;
}

/** The customer wants somebody else to go on. */
export interface BoosterRequest {
  readonly at: Date;
  readonly reason: string;
}

/** The customer wants it played on another account, after it was started on one: staff decide. */
export interface AccountRequest {
  readonly at: Date;
  readonly accountId: string;
}

export interface FirstFinish {
  readonly at: Date;
  readonly boosterId: string;
  /** How long it was played, without what it rested; null for lessons, which are arranged. */
  readonly playedSeconds: number | null;
  /** After its estimate had ended. */
  readonly late: boolean;
}

/** A rank as an order says it. */
export interface OrderRank {
  readonly tier: Tier;
  readonly division: number | null;
  readonly points: number;
}

/** Which rank the booster found at the start, beside the one that the customer declared (decision 0077). */
export interface RankReport {
  readonly id: string;
  readonly at: Date;
  readonly declared: OrderRank;
  readonly found: OrderRank;
  /** What it adds to the price, or below zero takes off; null where the work has no price from there. */
  readonly difference: Money | null;
  /** The goal is reached already. */
  readonly reached: boolean;
  /** `open` waits for the customer. `same` and `agreed`: the work begins at the found rank; `as-ordered`: at the declared one. */
  readonly outcome: RankOutcome;
}
