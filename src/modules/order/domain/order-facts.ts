import type { Money, MoneyJson } from '#kernel/money.ts';
import type { Base, Claim } from '#kernel/progress.ts';
import type { RankOutcome } from '#kernel/trouble.ts';
import type { Lane, OrderState, Service, Tier } from '#kernel/vocabulary.ts';
import type { Earlier } from './shares.ts';
import type { Walker } from './transitions.ts';

/** A paid draft and its state (domain.md §4). Immutable: every rule returns a new value. */
export interface Order {
  readonly id: string;
  /** The short number that people use for it. */
  readonly number: string;
  readonly customerId: string;
  /** The customer's display name when the order was placed. */
  readonly customerName: string;
  readonly boosterId: string | null;
  /** The booster's display name when they took the order. */
  readonly boosterName: string | null;
  readonly boosterTier: number | null;
  /** The booster whom the customer prefers, until an hour has passed or somebody has the order. */
  readonly offer: Offer | null;
  readonly service: Service;
  readonly server: string;
  /**
   * What is to be played, as the contract's `Draft`. The domain does not read it. Null if today's contract can't parse it.
   */
  readonly draft: object | null;
  readonly state: OrderState;
  readonly price: Money;
  /** Lines that add up to the price. */
  readonly summary: readonly PriceLine[];
  readonly priceBookVersion: number;
  /** The card payment that placed the order. */
  readonly topUpId: string | null;
  /** The part of the price that a more expensive lane added after the order was placed. */
  readonly laneDifference: Money;
  readonly priority: boolean;
  /** Hours that the work takes, by the price book. */
  readonly estimate: { readonly minHours: number; readonly maxHours: number };
  /** What was paid for the extra "stream", after its part of the coupon; null if it was not ordered. */
  readonly streamPaid: Money | null;
  /** What was refunded because no stream was given. The price no longer includes it. */
  readonly streamRefund: Money;
  /** What a different rank at the start added to the price after the order was placed; negative if it lowered the price. */
  readonly rankDifference: Money;
  /** What the coupon took off the price; Basamak bears it. */
  readonly couponDiscount: Money;
  /** Whole percent of the price, fixed when a booster takes the order. */
  readonly sharePercent: number | null;
  readonly lane: Lane | null;
  readonly champion: string | null;
  readonly laneChanged: boolean;
  readonly gameAccountId: string | null;
  /** Whether the customer ever gave a game account, even if it was removed since. */
  readonly accountGiven: boolean;
  readonly accountReplaced: boolean;
  /** When the customer was mailed that the order is placed. */
  readonly confirmedAt: Date | null;
  /** When the customer last took the account back, so that the order waits again. */
  readonly accountRemovedAt: Date | null;
  /** When the customer was last reminded of the account. */
  readonly accountRemindedAt: Date | null;
  readonly boosterEarned: Money;
  readonly refunded: Money;
  readonly tipped: Money;
  readonly earlier: Earlier;
  /** Percent of the work that is done, by matches and by the booster's claim. */
  readonly progressPercent: number;
  /** The progress that later matches add to. Customer or staff agreed to it, or the booster lowered it. */
  readonly base: Base | null;
  /** Progress that the booster claims and to which nobody has agreed yet. */
  readonly claim: Claim | null;
  readonly pause: Pause | null;
  /**
   * Milliseconds that the present booster did not play: ended pauses, and the time that the order was finished before it
   * was sent back to work.
   */
  readonly pausedMs: number;
  readonly boosterRequest: BoosterRequest | null;
  readonly accountRequest: AccountRequest | null;
  /** The rank that the booster found at the start; null until they report it. */
  readonly rank: RankReport | null;
  /** A dispute is open: only its decision, or the customer, can end the order. */
  readonly disputed: boolean;
  /**
   * The promised time of the start; once the order is started, the promised time of the finish. Null while the order
   * waits for a game account.
   */
  readonly dueAt: Date | null;
  readonly finishedAt: Date | null;
  /** Facts of the first finish. They stay the same if a dispute sends the order back to work. */
  readonly firstFinish: FirstFinish | null;
  /** When the order closes by itself if nobody confirms it; set when it is finished. */
  readonly closesAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Until its end only this booster sees the order in the pool. The end is null until the order looks for a booster. */
export interface Offer {
  readonly boosterId: string;
  readonly until: Date | null;
}

/** A line of the price. */
export interface PriceLine {
  readonly code: string;
  readonly label: string;
  readonly amount: MoneyJson;
}

/** Who may pause an order and resume it. */
export type Pauser = Exclude<Walker, 'system'>;

/**
 * A pause of a started order. It is not a state of its own: nothing is played, and the promised finish moves by its length.
 */
export interface Pause {
  readonly at: Date;
  readonly by: Pauser;
  readonly reason: string;
}

/** The customer asks for another booster. */
export interface BoosterRequest {
  readonly at: Date;
  readonly reason: string;
}

/** The customer asks for another game account after work was done on the present one: staff decide. */
export interface AccountRequest {
  readonly at: Date;
  readonly accountId: string;
}

export interface FirstFinish {
  readonly at: Date;
  readonly boosterId: string;
  /** Seconds of play without pauses; null for lessons, whose times are arranged. */
  readonly playedSeconds: number | null;
  /** Finished after the promised time. */
  readonly late: boolean;
}

/** A rank, as orders name it. */
export interface OrderRank {
  readonly tier: Tier;
  readonly division: number | null;
  readonly points: number;
}

/** The rank that the booster found at the start, next to the one that the customer declared (decision 0077). */
export interface RankReport {
  readonly id: string;
  readonly at: Date;
  readonly declared: OrderRank;
  readonly found: OrderRank;
  /** What the found rank adds to the price; negative if it lowers it. Null if the work has no price from that rank. */
  readonly difference: Money | null;
  /** The found rank has already reached the goal. */
  readonly reached: boolean;
  /** `open` waits for the customer. `same` and `agreed`: the work begins at the found rank; `as-ordered`: at the declared one. */
  readonly outcome: RankOutcome;
}
