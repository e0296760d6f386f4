import { Money } from '#kernel/money.ts';
import type { Notice, OrderNotice, PlacedNotice, ReminderNotice, StreamNotice, TroubleNotice } from '#kernel/notice.ts';
import { isPartlyRefunded } from '#kernel/part-refund.ts';
import { isStaff, type OrderState } from '#kernel/vocabulary.ts';
import { orderInWords } from '#kernel/work-labels.tr.ts';
import type { Moved } from '../domain/order-events.ts';
import { isLesson, type Actor, type Order } from '../domain/order.ts';
import { draftIn } from './readable-draft.ts';

interface Told {
  readonly order: Order;
}

const subjectOf = ({ order }: Told) => ({ orderId: order.id, orderNumber: order.number, lesson: isLesson(order) });

/** How much of the price was refunded; absent if nothing was refunded. */
const refundOf = ({ refunded }: Order): { readonly refunded?: Money } => (refunded.isPositive ? { refunded } : {});

export const orderNotice = (kind: OrderNotice['kind'], userId: string, told: Told): OrderNotice => ({
  kind,
  userId,
  ...subjectOf(told),
  state: told.order.state,
});

/** Notices to the other side of the order; to both sides if staff acted. */
export const otherSideNotices = (kind: OrderNotice['kind'], { actor, ...told }: Told & { actor: Actor }): Notice[] => {
  const { customerId, boosterId } = told.order;
  const sides = boosterId === null ? [customerId] : [customerId, boosterId];
  const others = isStaff(actor) ? sides : actor.id === customerId ? sides.slice(1) : [customerId];
  return others.map((userId) => orderNotice(kind, userId, told));
};

type Moment = TroubleNotice['moment'];

/** The notice kind of each moment. The kind decides who gets a mail and what a user can turn off. */
export const noticeKindOf: Readonly<Record<Moment, TroubleNotice['kind']>> = {
  disputed: 'order-dispute',
  'dispute-answered': 'order-dispute',
  'dispute-proposed': 'order-dispute',
  'dispute-proposal-withdrawn': 'order-dispute',
  'dispute-agreed': 'order-dispute',
  'dispute-reminded': 'order-dispute',
  'dispute-lapsed': 'order-dispute',
  'dispute-withdrawn': 'order-dispute',
  'dispute-upheld': 'order-dispute',
  'dispute-refunded': 'order-dispute',
  'dispute-rejected': 'order-dispute',
  paused: 'order-pause',
  resumed: 'order-pause',
  'booster-requested': 'order-booster-request',
  'booster-request-withdrawn': 'order-booster-request',
  'booster-request-declined': 'order-booster-request',
  'booster-request-lapsed': 'order-booster-request',
  'account-requested': 'order-account-request',
  'account-request-withdrawn': 'order-account-request',
  'account-request-approved': 'order-account-request',
  'account-request-declined': 'order-account-request',
  'rank-reported': 'order-rank',
  'rank-agreed': 'order-rank',
  'rank-lapsed': 'order-rank',
};

/** Notices to customer and booster, except to the one who acted. */
export const troubleNotices = (moment: Moment, told: Told, doneBy: string | null): TroubleNotice[] =>
  [told.order.customerId, told.order.boosterId]
    .filter((userId) => userId !== null)
    .filter((userId) => userId !== doneBy)
    .map((userId) => ({
      kind: noticeKindOf[moment],
      moment,
      userId,
      ...subjectOf(told),
      ...refundOf(told.order),
    }));

const isDuo = ({ service }: Order): boolean => service.kind === 'duo';

export const placedNotice = (told: Told): PlacedNotice => {
  const { customerId: userId, state, price, service } = told.order;
  const draft = draftIn(told.order);
  const work = draft ? orderInWords(draft) : service.title;
  return { kind: 'order-placed', userId, ...subjectOf(told), duo: isDuo(told.order), state, work, price };
};

export const accountReminder = ({ order, again }: Told & { readonly again: boolean }): ReminderNotice => ({
  kind: 'order-reminder',
  missing: 'account',
  userId: order.customerId,
  orderId: order.id,
  orderNumber: order.number,
  duo: isDuo(order),
  again,
});

export const streamNotice = (
  told: Told,
  userId: string,
  moment: StreamNotice['moment'],
  amount?: Money,
): StreamNotice => ({ kind: 'order-stream', moment, userId, ...subjectOf(told), ...(amount ? { amount } : {}) });

/** A notice to the booster whom the customer prefers, when the order begins to look for a booster. */
export const offerNotices = (told: Told): OrderNotice[] => {
  const { offer, state } = told.order;
  return state === 'processing' && offer ? [orderNotice('order-offered', offer.boosterId, told)] : [];
};

/** The customer is notified when the order reaches one of these states. */
const toldToCustomer: readonly OrderState[] = [
  'starting',
  'started',
  'finished',
  'completed',
  'cancelled',
  'processing',
];
const toldToBooster: readonly OrderState[] = ['closed', 'completed', 'cancelled', 'processing', 'started'];

/** Whether the step only ended a match. The page shows it, but nobody is notified. */
export const isBetweenMatches = (from: OrderState | null, to: OrderState): boolean =>
  from === 'in-game' && to === 'started';

/** Notices that the order's state changed. Nobody is notified of their own act. */
export const stateNotices = (moved: Moved): Notice[] => {
  const { order, before, actor, from, proven, again } = moved;
  if (isBetweenMatches(from, order.state)) return [];
  const notice = (userId: string): Notice => ({
    ...orderNotice('order-state', userId, moved),
    proven,
    again,
    closesAfterHours: hoursToConfirm(order),
    ...refundOf(order),
    inPart: isPartlyRefunded(order),
  });
  const booster = order.boosterId ?? before.boosterId;
  const earned = order.state === 'completed' && order.boosterEarned.isPositive ? { earned: order.boosterEarned } : {};
  return [
    ...(toldToCustomer.includes(order.state) ? [notice(order.customerId)] : []),
    ...(booster !== null && toldToBooster.includes(order.state) ? [{ ...notice(booster), ...earned }] : []),
  ].filter(({ userId }) => userId !== actor.id);
};

/** Notices of a step's side effects: payments to earlier boosters, and a missing or refunded stream. */
export const stepNotices = (moved: Moved): Notice[] => {
  const { before, streamMissing, streamRefund } = moved;
  return [
    ...partsOf(moved),
    ...(streamMissing && before.boosterId !== null ? [streamNotice(moved, before.boosterId, 'missing')] : []),
    ...(streamRefund.isPositive ? [streamNotice(moved, before.customerId, 'refunded', streamRefund)] : []),
  ];
};

/**
 * Notices of what earlier boosters were paid. Earlier boosters no longer see the order, so these notices are their only
 * information.
 */
const partsOf = ({ before, earlier }: Moved): Notice[] => {
  const parts = new Map<string, Money>();
  for (const { boosterId, earned } of earlier) parts.set(boosterId, (parts.get(boosterId) ?? Money.zero).plus(earned));
  return [...parts]
    .filter(([userId, amount]) => amount.isPositive && userId !== before.boosterId)
    .map(([userId, amount]) => ({ userId, kind: 'order-part-paid', orderNumber: before.number, amount }));
};

const hoursToConfirm = ({ state, finishedAt, closesAt }: Order): number | undefined =>
  state === 'finished' && finishedAt && closesAt
    ? Math.round((closesAt.getTime() - finishedAt.getTime()) / 3600_000)
    : undefined;
