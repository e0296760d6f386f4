import type { Draft } from '#contract/pricing/schemas.ts';
import type { Match, NewMatch } from '#contract/order/schemas.ts';
import type { Figure, FigureSource } from '#kernel/figures.ts';
import type { AmountRange, TimeRange } from '#kernel/ports.ts';
import type { Money } from '#kernel/money.ts';
import type { BoosterTier, OrderState, PlayedGame } from '#kernel/vocabulary.ts';
import type { Found } from '#kernel/search.ts';
import type { Order } from '../domain/order.ts';
import type { PoolQuery, Reach } from './pool-ports.ts';
import type { Dispute } from '../domain/dispute.ts';
import type { NewOrder } from '../domain/placing.ts';
import type { TimelineLine } from '../domain/timeline.ts';
import type { JudgedReview, Review } from '../domain/review.ts';
import type { Stint } from '../domain/shares.ts';
import type { Stream } from '../domain/stream.ts';

/** A match as it is kept; `orderId` and `id` are the contract's. */
export type NewMatchRow = NewMatch & {
  readonly id: string;
  readonly orderId: string;
  readonly counts: boolean;
  readonly createdAt: Date;
};

export interface Orders {
  /** Adds an order and answers the number that it got. */
  add(order: NewOrder): Promise<string>;
  /** Locks the order until the transaction ends. */
  lock(id: string): Promise<Order | undefined>;
  find(id: string): Promise<Order | undefined>;
  save(order: Order): Promise<void>;
  addEvents(events: readonly TimelineLine[]): Promise<void>;
  eventsOf(orderId: string): Promise<readonly TimelineLine[]>;
  addStint(stint: Stint): Promise<void>;
  /** Of all of these orders, the earliest first. */
  stintsOf(orderIds: readonly string[]): Promise<readonly Stint[]>;
  addMatch(match: NewMatchRow): Promise<void>;
  /** In the order in which they were added: by their numbers, as clocks of two processes differ. */
  matchesOf(orderId: string): Promise<readonly (Match & { readonly createdAt: Date })[]>;
  /** How many matches that count this booster added since then to all orders that they have now: they play one at a time. */
  countedSince(boosterId: string, since: Date): Promise<number>;
  /** From now on these matches of an order count. */
  countMatches(orderId: string, ids: readonly string[]): Promise<void>;
  /** Ids of orders that are being played and have matches that don't count yet, but for those that rest. */
  withWaitingMatches(limit: number, resting: readonly string[]): Promise<readonly string[]>;
  /** The links of an ordered stream, the earliest first. */
  streamsOf(orderId: string): Promise<readonly Stream[]>;
  addStream(stream: Stream): Promise<void>;
  /** Writes whether it counts, and its end. */
  saveStream(stream: Stream): Promise<void>;
  addTip(tip: Tip): Promise<void>;
  /** False where the order has one already. */
  addReview(review: Review): Promise<boolean>;
  reviewOf(orderId: string): Promise<WrittenReview | undefined>;
  /** Orders of each booster that count against the simultaneous limit. */
  activeCounts(boosterIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  confirmedCounts(boosterIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Who talks about each order, and whether they still may; unknown ids are left out. */
  participantsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Participants>>;
  /** The same of one order, which stays in its state and with its booster until the transaction ends. */
  holdParticipants(orderId: string): Promise<Participants | undefined>;
  /** Ids of orders in a state since before a time, oldest first, but for those that rest; those with an open dispute wait for it. */
  waitingIn(state: OrderState, before: Date, limit: number, resting: readonly string[]): Promise<readonly string[]>;
  /** Ids of orders whose customer has asked for another booster since before a time, the oldest wish first, but for those that rest. */
  unheardRequests(before: Date, limit: number, resting: readonly string[]): Promise<readonly string[]>;
  /** Ids of orders whose rank difference nobody has answered since before a time, the oldest first, but for those that rest. */
  unansweredRanks(before: Date, limit: number, resting: readonly string[]): Promise<readonly string[]>;
}

/** Whoever changes a dispute holds its order's lock. */
export interface Disputes {
  add(dispute: Dispute): Promise<void>;
  save(dispute: Dispute): Promise<void>;
  /** The order's last one, open or decided. */
  latestOf(orderId: string): Promise<Dispute | undefined>;
  /** Orders whose booster has to answer by then and has not, and where that has not been done yet; the most urgent first, but for those that rest. */
  unanswered(
    due: Date,
    still: 'reminded' | 'lapsed',
    limit: number,
    resting: readonly string[],
  ): Promise<readonly string[]>;
}

/** A review, and whether the house hides it. */
export type WrittenReview = Review & Pick<JudgedReview, 'hidden'>;

export interface Participants {
  readonly number: string;
  readonly customerId: string;
  readonly boosterId: string | null;
  /** When the last other booster left the order. */
  readonly boosterSince: Date | null;
  readonly open: boolean;
}

export interface Tip {
  readonly id: string;
  readonly orderId: string;
  readonly customerId: string;
  readonly boosterId: string;
  readonly amount: Money;
  readonly at: Date;
}

/** A part of a list and how many rows there are in all. */
export interface Listed<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly atLeast: boolean;
}

export interface OrderListQuery {
  readonly from: number;
  readonly limit: number;
  readonly sort: { readonly field: 'createdAt' | 'updatedAt' | 'price' | 'number'; readonly descending: boolean };
  readonly ids?: readonly string[];
  readonly customerIds?: readonly string[];
  readonly boosterIds?: readonly string[];
  readonly states?: readonly string[];
  readonly games?: readonly string[];
  readonly services?: readonly string[];
  /** Late at this moment (domain/due.ts), or not. */
  readonly late?: { readonly at: Date; readonly is: boolean };
  readonly waitsForHouse?: { readonly at: Date; readonly is: boolean };
  readonly disputed?: boolean;
  readonly boosterRequested?: boolean;
  readonly accountRequested?: boolean;
  readonly rankDiffers?: boolean;
  /** Those among these, or all others: the orders with an open suspicion. */
  readonly suspects?: { readonly ids: readonly string[]; readonly is: boolean };
  /** Finished without proof that the goal was reached: its customer or the staff have to end it. */
  readonly unproven?: boolean;
  /** Taken by a booster, finished for the first time, cancelled, disputed, their dispute decided in that time: as the daily figures count them. */
  readonly taken?: TimeRange;
  readonly finished?: TimeRange;
  readonly finishedLate?: boolean;
  readonly cancelled?: TimeRange;
  readonly disputeOpened?: TimeRange;
  readonly disputeDecided?: TimeRange;
  readonly createdFrom?: Date;
  readonly createdTo?: Date;
  readonly price?: AmountRange;
  /** An order number, or the beginning of a customer's or booster's name. */
  readonly search?: string;
  /** Orders that the search has found elsewhere: by the name that they are played as. */
  readonly playedAs?: Found;
  /** Users whom the search means: orders are found that are theirs as customer or booster. */
  readonly ofPeople?: Found;
}

export interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly service: string;
  readonly game: string;
  readonly state: OrderState;
  readonly price: Money;
  readonly refunded: Money;
  /** Null where what is stored is no draft of today's contract. */
  readonly draft: Draft | null;
  readonly customerId: string;
  readonly customerName: string;
  readonly boosterId: string | null;
  readonly boosterName: string | null;
  readonly progressPercent: number;
  readonly dueAt: Date | null;
  readonly paused: boolean;
  readonly boosterRequested: boolean;
  readonly accountRequested: boolean;
  readonly rankDiffers: boolean;
  readonly disputed: boolean;
  /** Until when the booster is waited for, in an open dispute that they have not answered. */
  readonly disputeAnswerDueAt: Date | null;
  readonly unproven: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface OrderLists {
  page(query: OrderListQuery): Promise<Listed<OrderRow>>;
  /** Orders that look for a booster: those with priority first, then the oldest. */
  pool(query: PoolQuery): Promise<Listed<Order>>;
  now(at: Date): Promise<OrdersNow>;
  /** How many orders that have not ended a booster has, or is still to be paid for; counted at one moment. */
  unsettledOf(boosterId: string): Promise<number>;
}

/** How many orders are in which state, without counting them. */
export interface OrderStanding {
  /** Counts some of the timelines' lines from before this moment, each once; whether there are more. */
  keep(settled: Date): Promise<boolean>;
  /** Of the states that an order can still leave; those without orders are left out. */
  open(): Promise<readonly StateCount[]>;
  /** Counts the orders, puts right what was kept otherwise, and says of which states. */
  recount(): Promise<readonly OrderState[]>;
}

/** How many orders each booster has finished and plays, as the database keeps it. */
export interface BoosterCounts {
  /** Counts the orders, puts right what was kept otherwise, and says of which boosters. */
  recount(): Promise<readonly string[]>;
}

export interface StateCount {
  readonly state: OrderState;
  readonly count: number;
}

/** For the console's first page: what is so at a moment. */
export interface OrderFigures extends FigureSource {
  /** What {@link FigureSource.between} counts as finished in that time, of the orders that are disputed now. */
  inDispute(from: Date, to: Date): Promise<readonly Figure[]>;
}

export interface OrdersNow {
  /** Of orders that have not ended. */
  readonly byState: readonly StateCount[];
  /** Not started, or not finished, by the time that was promised. */
  readonly late: number;
  /** Disputes that wait for a decision, and orders whose customer wants another booster. */
  readonly disputes: number;
  readonly boosterRequests: number;
  /** Finished without proof of the goal, not disputed: they don't close by themselves. */
  readonly unproven: number;
}

/** Reviews as the house judges them. */
export interface Reviews {
  /** Holds the review until the transaction ends. */
  lock(orderId: string): Promise<JudgedReview | undefined>;
  /** Writes the judgement, nothing else. */
  save(review: JudgedReview): Promise<void>;
  list(part: ReviewsPart): Promise<Listed<ListedReview>>;
}

/** With the order that it is about. */
export type ListedReview = JudgedReview & {
  readonly orderNumber: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly boosterId: string | null;
  readonly boosterName: string | null;
};

export interface ReviewsPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  readonly orderIds?: readonly string[] | undefined;
  readonly boosterIds?: readonly string[] | undefined;
  readonly customerIds?: readonly string[] | undefined;
  readonly stars?: readonly number[] | undefined;
  readonly hidden?: boolean | undefined;
  /** Each word somewhere in the text. */
  readonly search?: string | undefined;
  readonly created?: TimeRange | undefined;
}

/** What the landing pages are made of; hidden reviews are left out. */
export interface Showpieces {
  /** Confirmed orders that a booster finished, the newest first. */
  finished(limit: number): Promise<readonly ShownOrder[]>;
  reviews(limit: number): Promise<readonly Review[]>;
  /** Of orders that this booster finished, the newest first. */
  reviewsOf(boosterId: string, limit: number): Promise<readonly Review[]>;
  reviewFiguresOf(boosterId: string): Promise<{ readonly reviews: number; readonly stars: number | null }>;
  figures(): Promise<{ readonly finishedOrders: number; readonly reviews: number; readonly stars: number | null }>;
}

export interface ShownOrder {
  readonly draft: Draft;
  readonly startedAt: Date;
  readonly finishedAt: Date;
}

/** What the house promises of now; bound to the settings. */
export interface Terms {
  /** Milliseconds that a customer has to confirm what is finished. */
  confirmWithin(): number;
  /** The least that a customer tips. */
  minimumTip(): Money;
}

/** Card payments that carried a draft; bound to the payment module. */
export interface CardPayments {
  /** What was credited. */
  amountOf(topUpId: string): Promise<Money | undefined>;
}

/** What an order asks of who plays it. */
export interface OrderRequirements {
  readonly service: string;
  readonly game: PlayedGame;
  readonly server: string;
  /** The highest rank that is to be reached or played at, as a position on the game's ladder; null where there is none. */
  readonly highestPosition: number | null;
}

export interface Booster {
  readonly id: string;
  readonly displayName: string;
  readonly tier: BoosterTier;
  readonly simultaneousOrders: number;
}

/** The first rule that says no, by its code; undefined where all agree. */
export type Because = string | undefined;

/** Who still has their account; bound to identity. */
export interface Accounts {
  isActive(userId: string): Promise<boolean>;
  /** Until the running transaction ends it stays so. */
  holdActive(userId: string): Promise<boolean>;
}

/** The booster module, as orders see it. */
export interface Boosters {
  /** Locks the booster's profile until the transaction ends, so that the simultaneous limit is counted under it. */
  lock(boosterId: string): Promise<Booster | undefined>;
  find(boosterId: string): Promise<Booster | undefined>;
  /** May these boosters play it? Limits are not looked at: those are counted here. */
  judge(needs: OrderRequirements, boosterIds: readonly string[]): Promise<ReadonlyMap<string, Because>>;
  /**
   * A part of those whom these words mean by the name that others see (`byFullName`: by surname and username, too), everybody without a word; each with what `judge` says. Who has the
   * least of what they can have comes first, then the higher tier.
   * @param part.may those who are active, offer the service and have room: all who may be chosen are among them; or the others
   */
  fitting(
    needs: OrderRequirements,
    part: {
      readonly search: string;
      readonly byFullName: boolean;
      readonly may: boolean;
      readonly from: number;
      readonly limit: number;
    },
  ): Promise<readonly (Booster & { readonly because: Because })[]>;
  /** The same rules as of `judge`, as a list can be asked for them. */
  reachOf(boosterId: string): Promise<Reach>;
  /** May this booster play these? In the order of the needs. */
  judgeAll(boosterId: string, needs: readonly OrderRequirements[]): Promise<readonly Because[]>;
}
