import type { Money, MoneyJson } from '#kernel/money.ts';
import type { Base, Claim } from '#kernel/progress.ts';
import type { RankOutcome } from '#kernel/trouble.ts';
import type { Lane, OrderState, Service, Tier } from '#kernel/vocabulary.ts';
import type { Earlier } from './shares.ts';
import type { Walker } from './transitions.ts';

/** A paid draft and its life (domain.md §4), with all of its facts. A value: every act gives a new one. */
export interface Order {
  readonly id: string;
  /** The short number that people say. */
  readonly number: string;
  readonly customerId: string;
  /** The display name that the customer had when they placed it. */
  readonly customerName: string;
  readonly boosterId: string | null;
  /** The display name that the booster had when they took it. */
  readonly boosterName: string | null;
  readonly boosterTier: number | null;
  readonly service: Service;
  readonly server: string;
  /** What is to be played, in the words of the contract. The rules don't read it. Null where today's contract can't. */
  readonly draft: object | null;
  readonly state: OrderState;
  readonly price: Money;
  /** The lines that the price is the sum of. */
  readonly summary: readonly PriceLine[];
  readonly priceBookVersion: number;
  /** The card payment that it came with. */
  readonly topUpId: string | null;
  /** What of the price a dearer lane added after the order was placed. */
  readonly laneDifference: Money;
  readonly priority: boolean;
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
  /** How much of the work is done, by all that was said and recorded of it. */
  readonly progressPercent: number;
  /** What matches count on from: what customer or staff agreed to, or what a booster took back. */
  readonly base: Base | null;
  /** What the booster says and nobody has agreed to. */
  readonly claim: Claim | null;
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
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A line of the price. */
export interface PriceLine {
  readonly code: string;
  readonly label: string;
  readonly amount: MoneyJson;
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
