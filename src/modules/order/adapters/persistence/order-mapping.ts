import { Money } from '#kernel/money.ts';
import { isLane, storedService, type Game, type Role } from '#kernel/vocabulary.ts';
import { type OrderEventKind } from '#kernel/trouble.ts';
import type { Match } from '#contract/order/schemas.ts';
import type { Draft } from '#contract/pricing/schemas.ts';
import type { Claim } from '#kernel/progress.ts';
import { storedTime } from '#platform/db/stored-time.ts';
import { rungAskedOf } from '../../application/order-requirements.ts';
import type { OrderRow as ListedOrder } from '../../application/ports.ts';
import type { TimelineLine } from '../../domain/timeline.ts';
import { isUnproven } from '../../domain/proof.ts';
import type { Review } from '../../domain/review.ts';
import { isStreamOrdered, paidForStream } from '../../domain/stream.ts';
import type { Order, RankReport } from '../../domain/order-facts.ts';
import type { NewOrder } from '../../domain/placing.ts';
import type { orderRows, StoredRankReport } from './order.table.ts';
import { readableDraft, storedDraft } from './stored-draft.ts';
import type { Selectable } from 'kysely';
import type { TablesOf } from '#platform/db/orm.ts';

export type OrderTables = TablesOf<(typeof orderRows)[number]>;
type OrderSelected = Selectable<OrderTables['OrderRow']>;

export const orderOf = (row: OrderSelected): Order => orderWith(row, storedDraft(row.draft));

const orderWith = (row: OrderSelected, draft: Draft | null): Order => ({
  id: row.id,
  number: String(row.number),
  customerId: row.customerId,
  customerName: row.customerName,
  boosterId: row.boosterId,
  boosterName: row.boosterName,
  boosterTier: row.boosterTier,
  offer: row.offeredTo === null ? null : { boosterId: row.offeredTo, until: row.offeredUntil },
  service: storedService(row.service, row.game as Game),
  server: row.server,
  draft,
  state: row.state,
  price: Money.kurus(row.priceAmount),
  summary: row.summary,
  priceBookVersion: row.priceBookVersion,
  topUpId: row.topUpId,
  laneDifference: Money.kurus(row.laneDifferenceAmount),
  priority: row.priority,
  estimate: { minHours: row.minHours, maxHours: row.maxHours },
  streamPaid: isStreamOrdered(draft, row.summary) ? paidForStream(row.summary) : null,
  streamRefund: Money.kurus(row.streamRefundAmount),
  rankDifference: Money.kurus(row.rankDifferenceAmount),
  couponDiscount: Money.kurus(row.couponDiscountAmount),
  sharePercent: row.sharePercent,
  lane: isLane(row.lane) ? row.lane : null,
  champion: row.champion,
  laneChanged: row.laneChanged,
  gameAccountId: row.gameAccountId,
  accountGiven: row.accountGiven,
  accountReplaced: row.accountReplaced,
  confirmedAt: row.placingConfirmedAt,
  accountRemovedAt: row.accountRemovedAt,
  accountRemindedAt: row.accountRemindedAt,
  boosterEarned: Money.kurus(row.boosterEarnedAmount),
  refunded: Money.kurus(row.refundedAmount),
  tipped: Money.kurus(row.tippedAmount),
  earlier: { worth: Money.kurus(row.earlierWorth), earned: Money.kurus(row.earlierEarned) },
  progressPercent: row.progressPercent,
  base: row.provenFrom,
  claim: row.correction && claimOf(row.id, row.correction),
  pause: row.pausedAt && row.pausedBy ? { at: row.pausedAt, by: row.pausedBy, reason: row.pauseReason ?? '' } : null,
  pausedMs: row.pausedMs,
  boosterRequest: row.boosterRequestedAt
    ? { at: row.boosterRequestedAt, reason: row.boosterRequestReason ?? '' }
    : null,
  accountRequest:
    row.accountRequestedAt && row.requestedAccountId
      ? { at: row.accountRequestedAt, accountId: row.requestedAccountId }
      : null,
  rank: row.rankReport && rankReportOf(row.rankReport),
  disputed: row.disputed,
  dueAt: row.dueAt,
  finishedAt: row.finishedAt,
  firstFinish: firstFinishOf(row),
  closesAt: row.closesAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

const rankReportOf = ({ at, difference, ...report }: StoredRankReport): RankReport => ({
  ...report,
  at: new Date(at),
  difference: difference === null ? null : Money.kurus(difference),
});

const rankColumns = (order: NewOrder) => ({
  rankDifferenceAmount: order.rankDifference.amount,
  rankReport: order.rank && {
    ...order.rank,
    at: order.rank.at.toISOString(),
    difference: order.rank.difference?.amount ?? null,
  },
  rankDiffersSince: order.rank?.outcome === 'open' ? order.rank.at : null,
  minHours: order.estimate.minHours,
  maxHours: order.estimate.maxHours,
  // the draft changes only if the work begins at the rank that the booster found
  ...(order.draft && (order.rank?.outcome === 'same' || order.rank?.outcome === 'agreed')
    ? { draft: order.draft, rungAsked: rungAskedOf(order) }
    : {}),
});

/** A claim that the previous version wrote lacks `matches`. It is read as if it had been made after all matches. */
const claimOf = (
  orderId: string,
  { id = orderId, matches = Number.MAX_SAFE_INTEGER, ...to }: NonNullable<OrderSelected['correction']>,
): Claim => ({ id, matches, to });

/** An order for the pool. @throws Error if its draft can't be parsed */
export const playableOrderOf = (row: OrderSelected): Order => orderWith(row, readableDraft(row.draft));

const firstFinishOf = (row: OrderSelected): Order['firstFinish'] =>
  row.firstFinishedAt && row.firstFinishedBy !== null
    ? {
        at: row.firstFinishedAt,
        boosterId: row.firstFinishedBy,
        playedSeconds: row.playedSeconds,
        late: row.finishedLate === true,
      }
    : null;

const firstFinishColumns = (finish: Order['firstFinish']) => ({
  firstFinishedAt: finish && finish.at,
  firstFinishedBy: finish && finish.boosterId,
  playedSeconds: finish && finish.playedSeconds,
  finishedLate: finish && finish.late,
});

/** Columns that can change after the order was placed. */
export const changeable = (order: NewOrder) => ({
  ...lifeColumns(order),
  ...offerColumns(order),
  ...rankColumns(order),
});

const offerColumns = ({ offer }: NewOrder) => ({
  offeredTo: offer && offer.boosterId,
  offeredUntil: offer && offer.until,
});

const lifeColumns = (order: NewOrder) => ({
  boosterId: order.boosterId,
  boosterName: order.boosterName,
  boosterTier: order.boosterTier,
  dueAt: order.dueAt,
  state: order.state,
  priceAmount: order.price.amount,
  laneDifferenceAmount: order.laneDifference.amount,
  streamRefundAmount: order.streamRefund.amount,
  summary: order.summary,
  sharePercent: order.sharePercent,
  boosterEarnedAmount: order.boosterEarned.amount,
  refundedAmount: order.refunded.amount,
  tippedAmount: order.tipped.amount,
  earlierWorth: order.earlier.worth.amount,
  earlierEarned: order.earlier.earned.amount,
  pausedAt: order.pause?.at ?? null,
  pausedBy: order.pause?.by ?? null,
  pauseReason: order.pause?.reason ?? null,
  pausedMs: order.pausedMs,
  boosterRequestedAt: order.boosterRequest?.at ?? null,
  boosterRequestReason: order.boosterRequest?.reason ?? null,
  accountRequestedAt: order.accountRequest?.at ?? null,
  requestedAccountId: order.accountRequest?.accountId ?? null,
  disputed: order.disputed,
  lane: order.lane,
  champion: order.champion,
  laneChanged: order.laneChanged,
  gameAccountId: order.gameAccountId,
  accountGiven: order.accountGiven,
  accountReplaced: order.accountReplaced,
  placingConfirmedAt: order.confirmedAt,
  accountRemovedAt: order.accountRemovedAt,
  accountRemindedAt: order.accountRemindedAt,
  progressPercent: order.progressPercent,
  correction: order.claim && { ...order.claim.to, id: order.claim.id, matches: order.claim.matches },
  correctedAt: order.claim && order.updatedAt,
  provenFrom: order.base,
  finishedAt: order.finishedAt,
  closesAt: order.closesAt,
  ...firstFinishColumns(order.firstFinish),
  updatedAt: order.updatedAt,
});

/**
 * Columns that are written when the order is placed. Of these, `rankColumns` can later rewrite `draft` and `rungAsked`.
 */
export const unchangeable = (order: NewOrder) => ({
  id: order.id,
  customerId: order.customerId,
  customerName: order.customerName,
  service: order.service.id,
  game: order.service.game,
  server: order.server,
  couponDiscountAmount: order.couponDiscount.amount,
  draft: order.draft ?? {},
  priceBookVersion: order.priceBookVersion,
  priority: order.priority,
  rungAsked: order.state === 'payment-error' ? null : rungAskedOf(order),
  topUpId: order.topUpId,
  createdAt: order.createdAt,
});

export const eventRowOf = (event: TimelineLine) => ({
  orderId: event.orderId,
  at: event.at,
  kind: event.kind,
  actorId: event.actor.id,
  actorRole: event.actor.role,
  actorName: event.actor.displayName,
  from: event.from,
  to: event.to,
  reason: event.reason,
  progress: event.progress ?? null,
});

export const eventOf = (row: Selectable<OrderTables['OrderEventRow']>): TimelineLine => ({
  orderId: row.orderId,
  at: storedTime(row.at),
  actor: { id: row.actorId, role: row.actorRole as Role | 'system', displayName: row.actorName },
  kind: row.kind as OrderEventKind,
  from: row.from,
  to: row.to,
  reason: row.reason,
  progress: row.progress ?? undefined,
});

export const reviewOf = ({
  orderId,
  service,
  stars,
  text,
  firstName,
  createdAt: at,
}: Selectable<OrderTables['OrderReviewRow']>): Review => ({
  orderId,
  service,
  stars,
  text,
  firstName,
  at,
});

export const matchOf = (row: Selectable<OrderTables['OrderMatchRow']>): Match & { readonly createdAt: Date } => ({
  id: row.id,
  orderId: row.orderId,
  ...(row.champion === null ? {} : { champion: row.champion }),
  ...(row.agent === null ? {} : { agent: row.agent }),
  kills: row.kills,
  deaths: row.deaths,
  assists: row.assists,
  points: row.points,
  ...(row.gold === null ? {} : { gold: row.gold }),
  result: row.result,
  playedAt: row.playedAt.toISOString(),
  counts: row.counts,
  createdAt: row.createdAt,
});

type ListedColumns = (typeof listedColumns)[number];
export const listedColumns = [
  'id',
  'number',
  'service',
  'game',
  'state',
  'priceAmount',
  'refundedAmount',
  'draft',
  'customerId',
  'customerName',
  'boosterId',
  'boosterName',
  'progressPercent',
  'dueAt',
  'pausedAt',
  'boosterRequestedAt',
  'accountRequestedAt',
  'rankDiffersSince',
  'disputed',
  'closesAt',
  'createdAt',
  'updatedAt',
] as const;

/** @param answerDueAt the deadline to answer, per order with an open dispute */
export const listedOf = (
  row: Pick<OrderSelected, ListedColumns>,
  answerDueAt: ReadonlyMap<string, Date>,
): ListedOrder => ({
  id: row.id,
  number: String(row.number),
  service: row.service,
  game: row.game,
  state: row.state,
  price: Money.kurus(row.priceAmount),
  refunded: Money.kurus(row.refundedAmount),
  draft: storedDraft(row.draft),
  customerId: row.customerId,
  customerName: row.customerName,
  boosterId: row.boosterId,
  boosterName: row.boosterName,
  progressPercent: row.progressPercent,
  dueAt: row.dueAt,
  paused: row.pausedAt !== null,
  boosterRequested: row.boosterRequestedAt !== null,
  accountRequested: row.accountRequestedAt !== null,
  rankDiffers: row.rankDiffersSince !== null,
  disputed: row.disputed,
  disputeAnswerDueAt: answerDueAt.get(row.id) ?? null,
  unproven: isUnproven(row),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
