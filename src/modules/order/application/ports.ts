import type { FilterValues } from '#contract/list.ts';
import type { orderLists } from '#contract/order/lists.ts';
import type { Listed, Part, SortedPart } from '#kernel/lists.ts';
import type { Draft } from '#contract/pricing/schemas.ts';
import type { Match, NewMatch } from '#contract/order/schemas.ts';
import type { Figure, FigureSource } from '#kernel/figures.ts';
import type { TimeRange } from '#kernel/ports.ts';
import type { Money } from '#kernel/money.ts';
import type { BoosterTier, Game, OrderState, PlayedGame } from '#kernel/vocabulary.ts';
import type { Found } from '#kernel/search.ts';
import type { Order } from '../domain/order.ts';
import type { PoolQuery, Reach } from './pool-ports.ts';
import type { Dispute } from '../domain/dispute.ts';
import type { NewOrder } from '../domain/placing.ts';
import type { TimelineLine } from '../domain/timeline.ts';
import type { JudgedReview, Review } from '../domain/review.ts';
import type { Assignment } from '../domain/shares.ts';
import type { Stream } from '../domain/stream.ts';
import type { ToldTime } from '../domain/told-climbs.ts';

/** A match to be stored. */
export type NewMatchRow = NewMatch & {
  readonly id: string;
  readonly orderId: string;
  readonly counts: boolean;
  /** The time from which it counts; null if it does not count yet. */
  readonly countedAt: Date | null;
  readonly createdAt: Date;
};

export interface Orders {
  /** Adds an order. @returns its number */
  add(order: NewOrder): Promise<string>;
  /** Locks the order until the transaction ends. */
  lock(id: string): Promise<Order | undefined>;
  /** The same lock without reading the order, which may be unreadable. */
  lockRow(id: string): Promise<void>;
  find(id: string): Promise<Order | undefined>;
  save(order: Order): Promise<void>;
  addEvents(events: readonly TimelineLine[]): Promise<void>;
  eventsOf(orderId: string): Promise<readonly TimelineLine[]>;
  addAssignment(assignment: Assignment): Promise<void>;
  /** Past assignments of these orders, the earliest first. */
  assignmentsOf(orderIds: readonly string[]): Promise<readonly Assignment[]>;
  addMatch(match: NewMatchRow): Promise<void>;
  /**
   * The order's matches as they were added. Sorted by sequence number, because the clocks of two processes may differ.
   */
  matchesOf(orderId: string): Promise<readonly (Match & { readonly createdAt: Date })[]>;
  /**
   * How many matches of this booster count from `since` or later. All orders that the booster played are included,
   * whatever became of them, because a booster plays one match at a time.
   */
  countedSince(boosterId: string, since: Date): Promise<number>;
  /**
   * Until the transaction ends, only this transaction may change what `countedSince` counts for this booster. The order
   * is locked before.
   */
  lockCounted(boosterId: string): Promise<void>;
  /** Marks matches of an order as counted. @param from by id, the time from which each counts */
  countMatches(orderId: string, from: ReadonlyMap<string, Date>): Promise<void>;
  /**
   * Ids of orders in play with matches that don't count yet. Here and below, `resting` are ids that failed lately (see
   * `Sweep`); they are left out.
   */
  withWaitingMatches(limit: number, resting: readonly string[]): Promise<readonly string[]>;
  /** The links of an ordered stream, the earliest first. */
  streamsOf(orderId: string): Promise<readonly Stream[]>;
  addStream(stream: Stream): Promise<void>;
  /** Writes `counts` and `endedAt`. */
  saveStream(stream: Stream): Promise<void>;
  addTip(tip: Tip): Promise<void>;
  /** @returns false if the order has a review already */
  addReview(review: Review): Promise<boolean>;
  reviewOf(orderId: string): Promise<WrittenReview | undefined>;
  /** Per booster, the orders that count against the limit of simultaneous orders. */
  activeCounts(boosterIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  confirmedCounts(boosterIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The game of each of these orders. Unknown ids are left out. */
  gamesOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Game>>;
  /** Who writes messages about each order, and whether messages are still allowed. Unknown ids are left out. */
  participantsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Participants>>;
  /** The same for one order. Locks the order, so that its state and booster stay until the transaction ends. */
  lockParticipants(orderId: string): Promise<Participants | undefined>;
  /**
   * Ids of orders in this state that last changed before a time. For `finished`, ids of orders whose `closesAt` is before
   * that time. The oldest orders come first. Disputed orders are left out.
   */
  waitingIn(state: OrderState, before: Date, limit: number, resting: readonly string[]): Promise<readonly string[]>;
  /**
   * Ids of orders whose customer asked for another booster before a time, the oldest request first. Orders in a match,
   * and orders with a claim to which nobody has agreed, are left out.
   */
  unheardRequests(before: Date, limit: number, resting: readonly string[]): Promise<readonly string[]>;
  /** Ids of orders placed after a time whose customer was not mailed a confirmation yet, the oldest first. */
  unconfirmed(placedAfter: Date, limit: number, resting: readonly string[]): Promise<readonly string[]>;
  /** Ids of orders whose customer is to be reminded of the game account at this time, the oldest first. */
  awaitingAccount(now: Date, limit: number, resting: readonly string[]): Promise<readonly string[]>;
  /** Ids of orders with a rank difference that was reported before a time and is unanswered, the oldest first. */
  unansweredRanks(before: Date, limit: number, resting: readonly string[]): Promise<readonly string[]>;
}

/** A dispute is changed only under its order's lock. */
export interface Disputes {
  add(dispute: Dispute): Promise<void>;
  save(dispute: Dispute): Promise<void>;
  /** The order's latest dispute, open or decided. */
  latestOf(orderId: string): Promise<Dispute | undefined>;
  /**
   * Ids of orders with a dispute whose answer is due by `due` and missing. `still: 'reminded'` leaves out disputes with
   * a reminder; `still: 'lapsed'` leaves out disputes that are marked as lapsed. The most urgent come first.
   */
  unanswered(
    due: Date,
    still: 'reminded' | 'lapsed',
    limit: number,
    resting: readonly string[],
  ): Promise<readonly string[]>;
}

/** A review, and whether staff hide it. */
export type WrittenReview = Review & Pick<JudgedReview, 'hidden'>;

export interface Participants {
  readonly number: string;
  readonly customerId: string;
  readonly boosterId: string | null;
  /** When another booster last left the order; null if nobody did. */
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

type Filters = FilterValues<(typeof orderLists)['GET /admin/orders']['filters'] & { readonly id: 'id' }>;

/** The filters of the console's list, under the names that the contract gives them. */
export interface OrderListQuery
  extends
    SortedPart<'createdAt' | 'updatedAt' | 'price' | 'number'>,
    Omit<Filters, 'late' | 'waitsForStaff' | 'suspected' | 'q'> {
  /** Only orders that are late at this moment (domain/due.ts), or only the others. */
  readonly late?: { readonly at: Date; readonly is: boolean };
  readonly waitsForStaff?: { readonly at: Date; readonly is: boolean };
  /** `ids` are the orders with an open suspicion: only those, or only the others. */
  readonly suspects?: { readonly ids: readonly string[]; readonly is: boolean };
  /** An order number, or the beginning of a customer's or booster's name. */
  readonly search?: string;
  /** Orders that the search found by the game account's name. */
  readonly playedAs?: Found;
  /** Users whom the search matches: their orders as customer or booster are found. */
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
  /** Null if today's contract can't parse the stored draft. */
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
  /** The booster's deadline to answer an open dispute. */
  readonly disputeAnswerDueAt: Date | null;
  readonly unproven: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface OrderLists {
  page(query: OrderListQuery): Promise<Listed<OrderRow>>;
  /** Orders that look for a booster, in the query's order. */
  pool(query: PoolQuery): Promise<Listed<Order>>;
  now(at: Date): Promise<OrdersNow>;
  /**
   * How many unended orders the booster has now, or had before and will be paid for. Counted in one statement.
   */
  unsettledOf(boosterId: string): Promise<number>;
}

/** Maintained counts of orders per state. */
export interface OrderStanding {
  /** Counts a batch of the timeline lines from before this moment, each once. @returns whether there are more */
  keep(settled: Date): Promise<boolean>;
  /** Counts of the states that an order can still leave. States without orders are left out. */
  open(): Promise<readonly StateCount[]>;
  /** Counts the orders and corrects the stored counts. @returns the states whose count was wrong */
  recount(): Promise<readonly OrderState[]>;
}

/** Counts that database triggers maintain: how many orders each booster has finished and plays. */
export interface BoosterCounts {
  /** Counts the orders and corrects the stored counts. @returns the boosters whose count was wrong */
  recount(): Promise<readonly string[]>;
}

export interface StateCount {
  readonly state: OrderState;
  readonly count: number;
}

/** Daily figures of orders, for the console's first page. */
export interface OrderFigures extends FigureSource {
  /** The part of {@link FigureSource.between}'s finished orders that is disputed now. */
  inDispute(from: Date, to: Date): Promise<readonly Figure[]>;
}

export interface OrdersNow {
  /** Orders that have not ended. */
  readonly byState: readonly StateCount[];
  /** Orders past their promised time for the start or the finish. */
  readonly late: number;
  /** Open disputes. */
  readonly disputes: number;
  readonly boosterRequests: number;
  /** Orders finished without proof of the goal and not disputed. They don't close by themselves. */
  readonly unproven: number;
}

/** Reviews, for the staff who judge them. */
export interface Reviews {
  /** Locks the review until the transaction ends. */
  lock(orderId: string): Promise<JudgedReview | undefined>;
  /** Writes only `hidden` and the judgement. */
  save(review: JudgedReview): Promise<void>;
  list(part: ReviewsPart): Promise<Listed<ListedReview>>;
}

/** A review with facts of its order. */
export type ListedReview = JudgedReview & {
  readonly orderNumber: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly boosterId: string | null;
  readonly boosterName: string | null;
};

export interface ReviewsPart extends Part {
  readonly orderIds?: readonly string[] | undefined;
  readonly boosterIds?: readonly string[] | undefined;
  readonly customerIds?: readonly string[] | undefined;
  readonly stars?: readonly number[] | undefined;
  readonly hidden?: boolean | undefined;
  /** Words that must all occur in the review's text. */
  readonly search?: string | undefined;
  readonly created?: TimeRange | undefined;
}

/** Content of the landing pages. Hidden reviews are left out. */
export interface Showpieces {
  /** Confirmed orders that a booster finished, the newest first. */
  finished(limit: number): Promise<readonly ShownOrder[]>;
  /** The newest that were written before a time. */
  reviews(limit: number, before: Date): Promise<readonly Review[]>;
  /** Reviews of orders that this booster finished, the newest first. */
  reviewsOf(boosterId: string, limit: number): Promise<readonly Review[]>;
  /** Of the reviews that were written before a time. */
  figures(before: Date): Promise<{ readonly reviews: number; readonly stars: number | null }>;
  /**
   * Climbs that were played at a time, per game: between their start and their end, paused or not. A game with fewer customers
   * than `fewest` is left out.
   */
  playedAt(moment: Date): Promise<ReadonlyMap<string, number>>;
  /**
   * Climbs that ended in this time with their goal proven, without disputed and refunded ones. A game or a climb of fewer
   * customers than `fewest` is left out.
   */
  arrivals(time: ToldTime): Promise<Arrivals>;
  /** Reports a part of a page that could not be read. */
  leftOut(part: string, error: unknown): void;
}

export interface Arrivals {
  /** How many, per game. */
  readonly games: ReadonlyMap<string, number>;
  readonly climbs: readonly ArrivedClimb[];
}

/** A service with two tiers, as its orders store them. */
export interface ArrivedClimb {
  readonly service: string;
  readonly game: string;
  readonly from: string;
  readonly to: string;
}

export interface ShownOrder {
  readonly draft: Draft;
  readonly startedAt: Date;
  readonly finishedAt: Date;
}

/** Terms that staff can change; bound to the settings. */
export interface Terms {
  /** Milliseconds that a customer has to confirm a finished order. */
  confirmWithin(): number;
  /** The smallest tip that is allowed. */
  minimumTip(): Money;
}

/** Card payments that were made for a draft; bound to the payment module. */
export interface CardPayments {
  /** The amount that was credited. */
  amountOf(topUpId: string): Promise<Money | undefined>;
}

/** What an order requires of its booster. */
export interface OrderRequirements {
  readonly service: string;
  readonly game: PlayedGame;
  readonly server: string;
  /** The highest rank of the work, as a position on the game's ladder; null if the work has none. */
  readonly highestPosition: number | null;
}

export interface Booster {
  readonly id: string;
  readonly displayName: string;
  readonly tier: BoosterTier;
  readonly simultaneousOrders: number;
}

/** Code of the first rule that refuses; undefined if none does. */
export type Because = string | undefined;

/** Whether accounts are active; bound to identity. */
export interface Accounts {
  isActive(userId: string): Promise<boolean>;
  /** The same, and locks the account: it can't be deleted or banned until the running transaction ends. */
  lockActive(userId: string): Promise<boolean>;
}

interface Candidate {
  readonly booster: Booster;
  /** The rules of `judge` in a form that a list can filter by. */
  readonly reach: Reach;
  /** Whether this booster may play an order with these requirements. */
  readonly judge: (needs: OrderRequirements) => Because;
}

/** Boosters, bound to the booster module. */
export interface Boosters {
  /**
   * Locks the booster's profile until the transaction ends. The limit of simultaneous orders is checked under this lock.
   */
  lock(boosterId: string): Promise<Booster | undefined>;
  candidate(boosterId: string): Promise<Candidate | undefined>;
  /**
   * Whether a customer may offer this booster an order with these requirements: they may play it, and they take orders.
   */
  mayBeOffered(boosterId: string, needs: OrderRequirements): Promise<boolean>;
  /**
   * Whether these boosters may play an order with these requirements. Limits of simultaneous orders are not checked here.
   */
  judge(needs: OrderRequirements, boosterIds: readonly string[]): Promise<ReadonlyMap<string, Because>>;
  /**
   * A page of boosters with the result of `judge`, the lower load first, then the higher tier. `search` looks in the
   * display name; with `byFullName` it also looks in surname and username. An empty search finds everybody.
   * @param part.may true: boosters who are active, offer the service and have capacity (all who may be assigned are among
   * them); false: the others
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
}
