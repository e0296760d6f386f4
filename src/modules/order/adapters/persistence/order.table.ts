import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { money, text, time, whole } from '#platform/db/columns.ts';
import type { SummaryLine } from '#contract/pricing/schemas.ts';
import type { Lane, OrderState } from '#kernel/vocabulary.ts';
import type { Base, Claim, Correction } from '#kernel/progress.ts';
import type { TimelineLine } from '../../domain/timeline.ts';
import type { Pauser, RankReport } from '../../domain/order-facts.ts';
import { foldedSql } from '#platform/db/search.ts';
import { OrderStreamRow } from './order-stream.table.ts';
import { OrderDisputeRow, OrderAssignmentRow } from './order-trouble.table.ts';

/** Times as text, amounts in kuruş. */
export type StoredRankReport = Omit<RankReport, 'at' | 'difference'> & {
  readonly at: string;
  readonly difference: number | null;
};

/** An expression that searches use. It must equal the index's expression. */
export const searchedReview = foldedSql('"text"');
/**
 * From when an order needs somebody's attention: always, if something waits for staff; at its deadline, if it has one; never
 * by itself (`infinity`), if its customer has to answer a rank report. Null for all other orders.
 */
export const attentionAt = `case when "disputed" or "booster_requested_at" is not null or "account_requested_at" is not null or "state" = 'finished' and "closes_at" is null then '-infinity'::timestamptz when "rank_differs_since" is not null then 'infinity'::timestamptz when "state" in ('processing', 'starting', 'started', 'in-game') and "paused_at" is null then "due_at" end`;
export const searchedNames = { customer: foldedSql('"customer_name"'), booster: foldedSql('"booster_name"') };

export const OrderRow = defineEntity({
  name: 'OrderRow',
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    /** The short number that people use; from a sequence. */
    number: p.bigint('number').autoincrement().columnType('bigint').$type<Opt<number>>().unique(),
    customerId: p.uuid(),
    boosterId: p.uuid().nullable(),
    /**
     * Display names (first name and initial), copied when the order is placed and when a booster takes it. Timelines and
     * most lists therefore need no other module's rows. The console's list asks identity for the present names (0013).
     */
    customerName: text(),
    boosterName: text().nullable(),
    boosterTier: p.integer().nullable(),
    /** The booster whom the customer prefers, and until when only they see the order. Null once somebody has it. */
    offeredTo: p.uuid().nullable(),
    offeredUntil: time().nullable(),
    service: text(),
    game: text(),
    server: text(),
    state: text().$type<OrderState>(),
    priceAmount: money('price_kurus'),
    /** The part of the price that a more expensive lane added after the order was placed. */
    laneDifferenceAmount: money('lane_difference_kurus').default(0),
    /** What was refunded because no stream was given. The price no longer includes it. */
    streamRefundAmount: money('stream_refund_kurus').default(0),
    /**
     * What a different rank at the start added to the price after the order was placed; negative if it lowered the price.
     */
    rankDifferenceAmount: money('rank_difference_kurus').default(0),
    couponDiscountAmount: money('coupon_discount_kurus'),
    sharePercent: p.integer().nullable(),
    boosterEarnedAmount: money('booster_earned_kurus'),
    refundedAmount: money('refunded_kurus'),
    tippedAmount: money('tipped_kurus'),
    /** What the work of earlier boosters is worth, and what they earned: the sums of their `order_stint` rows. */
    earlierWorth: money('earlier_worth_kurus').default(0),
    earlierEarned: money('earlier_earned_kurus').default(0),
    draft: p.json<object>().columnType('jsonb'),
    summary: p.json<readonly SummaryLine[]>().columnType('jsonb'),
    priceBookVersion: p.integer(),
    minHours: p.integer(),
    maxHours: p.integer(),
    dueAt: time().nullable(),
    priority: p.boolean(),
    /**
     * The highest rung of the work: the booster's own rung must be at least this. Null if the work has no rung, in orders
     * with a payment error, and in orders that ended before 28 November 2026.
     */
    rungAsked: p.integer().nullable(),
    lane: text().nullable().$type<Lane | null>(),
    champion: text().nullable(),
    laneChanged: p.boolean(),
    gameAccountId: p.uuid().nullable(),
    accountGiven: p.boolean(),
    accountReplaced: p.boolean(),
    placingConfirmedAt: time().nullable(),
    accountRemovedAt: time().nullable(),
    accountRemindedAt: time().nullable(),
    progressPercent: p.integer(),
    /**
     * The booster's claim of progress, until customer or staff agree to it. Rows of the previous version lack `id` and
     * `matches`.
     */
    correction: p.json<Correction & Partial<Pick<Claim, 'id' | 'matches'>>>().columnType('jsonb').nullable(),
    /** Needed by the previous version only; to be removed one version later (0054). */
    correctedAt: time().nullable(),
    /** The progress that later matches add to. */
    provenFrom: p.json<Base>().columnType('jsonb').nullable(),
    topUpId: p.uuid().nullable(),
    pausedAt: time().nullable(),
    pausedBy: text().nullable().$type<Pauser | null>(),
    pauseReason: text().nullable(),
    pausedMs: whole().default(0),
    boosterRequestedAt: time().nullable(),
    boosterRequestReason: text().nullable(),
    accountRequestedAt: time().nullable(),
    requestedAccountId: p.uuid().nullable(),
    /** The rank that the booster found at the start, and since when this report waits for the customer's answer. */
    rankReport: p.json<StoredRankReport>().columnType('jsonb').nullable(),
    rankDiffersSince: time().nullable(),
    disputed: p.boolean().default(false),
    finishedAt: time().nullable(),
    closesAt: time().nullable(),
    /** When a booster first took the order, and when the order was cancelled. A database trigger writes both. */
    firstTakenAt: time().nullable(),
    cancelledAt: time().nullable(),
    /** The first finish, which the daily figures count. */
    firstFinishedAt: time().nullable(),
    firstFinishedBy: p.uuid().nullable(),
    playedSeconds: p.integer().nullable(),
    finishedLate: p.boolean().nullable(),
    createdAt: time(),
    updatedAt: time(),
  },
  // Each index is written by every insert or step of an order: docs/decisions/0100 says which question each answers.
  indexes: [
    { name: 'orders_created', properties: ['createdAt', 'id'] },
    { name: 'orders_price', properties: ['priceAmount', 'id'] },
    {
      name: 'orders_of_state',
      expression: 'create index "orders_of_state" on "orders" ("state", "created_at", "id") include ("cancelled_at")',
    },
    { name: 'orders_game_service', properties: ['game', 'service', 'createdAt', 'id'] },
    { name: 'orders_customer_state', properties: ['customerId', 'state', 'createdAt', 'id'] },
    {
      name: 'orders_of_booster',
      expression:
        'create index "orders_of_booster" on "orders" ("booster_id", "state", "created_at", "id") where "booster_id" is not null',
    },
    {
      name: 'orders_attention',
      expression: `create index "orders_attention" on "orders" ((${attentionAt}), "created_at", "id") include ("state", "due_at", "paused_at", "rank_differs_since", "disputed", "booster_requested_at", "account_requested_at", "closes_at") where (${attentionAt}) is not null`,
    },
    {
      name: 'orders_times',
      expression:
        'create index "orders_times" on "orders" using brin ("updated_at", "first_taken_at", "first_finished_at", "finished_at", "cancelled_at") with (pages_per_range = 32, autosummarize = on)',
    },
    {
      name: 'orders_customer_called',
      expression: `create index "orders_customer_called" on "orders" ((${searchedNames.customer}) text_pattern_ops) include ("customer_name", "id")`,
    },
    {
      name: 'orders_booster_called',
      expression: `create index "orders_booster_called" on "orders" ((${searchedNames.booster}) text_pattern_ops) include ("booster_name", "id")`,
    },
  ],
  checks: [
    { name: 'orders_price_check', expression: 'price_kurus >= 0' },
    {
      name: 'orders_money_check',
      expression:
        'booster_earned_kurus >= 0 and refunded_kurus >= 0 and earlier_earned_kurus >= 0 and booster_earned_kurus + refunded_kurus + earlier_earned_kurus <= price_kurus',
    },
  ],
});

/**
 * Partitioned by the month in which the order was placed. The order's id contains that month (docs/decisions/0057). All
 * timeline lines of an order are in one partition.
 */
export const OrderEventRow = defineEntity({
  name: 'OrderEventRow',
  tableName: 'order_event',
  properties: {
    orderId: p.uuid().primary(),
    id: p.bigint('number').autoincrement().columnType('bigint').$type<Opt<number>>().primary(),
    at: time(),
    kind: text(),
    actorId: p.uuid().nullable(),
    actorRole: text(),
    actorName: text(),
    from: text().fieldName('from_state').nullable().$type<OrderState | null>(),
    to: text().fieldName('to_state').nullable().$type<OrderState | null>(),
    reason: text().nullable(),
    progress: p.json<NonNullable<TimelineLine['progress']>>().columnType('jsonb').nullable(),
  },
  indexes: [
    { name: 'order_event_id', properties: ['id'] },
    // lines by customers are not indexed: queries find them through the customer's own orders
    { name: 'order_event_actor', properties: ['actorId'], where: `"actor_role" <> 'customer'` },
    // used by the previous version's daily figures; to be removed one version later (0054)
    {
      name: 'order_event_counted',
      expression: `create index "order_event_counted" on "order_event" ("at") where "to_state" in ('starting', 'cancelled')`,
    },
  ],
});

export const OrderMatchRow = defineEntity({
  name: 'OrderMatchRow',
  tableName: 'order_match',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    champion: text().nullable(),
    agent: text().nullable(),
    kills: p.integer(),
    deaths: p.integer(),
    assists: p.integer(),
    points: p.integer(),
    gold: p.integer().nullable(),
    result: text().$type<'win' | 'loss'>(),
    playedAt: time(),
    createdAt: time(),
    counts: p.boolean().default(true),
    /** From when the match counts. Null if it does not count yet, and in rows that are older than this column. */
    countedAt: time().nullable(),
    /**
     * Numbers the matches in the order in which they were added, independent of clocks. Null in rows that are older
     * than this column.
     */
    seq: p.bigint('number').autoincrement().columnType('bigint').$type<Opt<number>>().nullable(),
  },
  indexes: [{ name: 'order_match_order', properties: ['orderId', 'createdAt'] }],
});

/** One row per tip; an order can get several. */
export const OrderTipRow = defineEntity({
  name: 'OrderTipRow',
  tableName: 'order_tip',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid().index(),
    customerId: p.uuid(),
    boosterId: p.uuid(),
    amount: money('amount_kurus'),
    createdAt: time(),
  },
});

/** At most one review per order. A hidden review is shown only to its customer and to staff. */
export const OrderReviewRow = defineEntity({
  name: 'OrderReviewRow',
  tableName: 'order_review',
  properties: {
    orderId: p.uuid().primary(),
    /** The order's booster. From `closed` on, the booster of an order can't change. The database writes this column. */
    boosterId: p.uuid().nullable(),
    service: text(),
    stars: p.integer(),
    text: text(),
    firstName: text(),
    hidden: p.boolean(),
    /** The last decision about showing or hiding the review: by whom, when and why. */
    judgedBy: p.uuid().nullable(),
    judgedByName: text().nullable(),
    judgedAt: time().nullable(),
    judgedBecause: text().nullable(),
    createdAt: time(),
  },
  indexes: [
    { name: 'order_review_shown', properties: ['createdAt'], where: 'not "hidden"' },
    { name: 'order_review_hidden', properties: ['createdAt', 'orderId'], where: '"hidden"' },
    { name: 'order_review_created', properties: ['createdAt', 'orderId'] },
    {
      name: 'order_review_booster',
      expression:
        'create index "order_review_booster" on "order_review" ("booster_id", "created_at", "order_id") include ("hidden", "stars")',
    },
    { name: 'order_review_stars', properties: ['stars', 'createdAt', 'orderId'] },
    {
      name: 'order_review_text',
      expression: `create index "order_review_text" on "order_review" using gin ((${searchedReview}) gin_trgm_ops)`,
    },
  ],
  checks: [{ name: 'order_review_stars_check', expression: 'stars >= 1 and stars <= 5' }],
});

/** How many orders are in each state, counted up to the timeline line that `OrderStandingProgressRow` names. */
export const OrderStandingRow = defineEntity({
  name: 'OrderStandingRow',
  tableName: 'order_standing',
  properties: { state: text().$type<OrderState>().primary(), count: whole() },
});

/** A single row: all timeline lines up to this id are counted. */
export const OrderStandingProgressRow = defineEntity({
  name: 'OrderStandingProgressRow',
  tableName: 'order_standing_progress',
  properties: {
    id: p.integer().autoincrement(false).primary(),
    countedTo: whole(),
  },
  checks: [{ name: 'order_standing_progress_one_check', expression: 'id = 1' }],
});

/** Per booster, how many orders are finished, closed and completed. Maintained by a trigger. */
export const BoosterOrderCountRow = defineEntity({
  name: 'BoosterOrderCountRow',
  tableName: 'booster_order_count',
  properties: {
    boosterId: p.uuid().primary(),
    state: text().$type<OrderState>().primary(),
    count: whole(),
  },
});

/**
 * Per booster, how many orders the booster plays. Maintained by a trigger. It only sorts and preselects boosters: the
 * limit of simultaneous orders is checked by counting the orders.
 */
export const BoosterLoadRow = defineEntity({
  name: 'BoosterLoadRow',
  tableName: 'booster_load',
  properties: { boosterId: p.uuid().primary(), count: whole() },
  indexes: [{ name: 'booster_load_count_index', properties: ['count', 'boosterId'] }],
});

export const orderRows = [
  OrderRow,
  OrderEventRow,
  OrderMatchRow,
  OrderTipRow,
  OrderReviewRow,
  OrderAssignmentRow,
  OrderDisputeRow,
  OrderStreamRow,
  OrderStandingRow,
  OrderStandingProgressRow,
  BoosterOrderCountRow,
  BoosterLoadRow,
] as const;
