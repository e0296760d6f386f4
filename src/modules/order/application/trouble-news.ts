import { isLesson } from '../domain/order.ts';
import { refundOf } from './order-news.ts';
import type { Notifications, TroubleNotice } from './notices.ts';
import type { OrderRecord } from './ports.ts';

type Moment = TroubleNotice['moment'];

/** The kind of notice that tells of each moment: it decides whom a mail reaches and what can be turned off. */
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

/** Tells customer and booster what went wrong with their order, or was put right; but not whoever did it. */
export const tellBoth = (
  notifications: Notifications,
  { order, number }: OrderRecord,
  moment: Moment,
  doneBy: string | null,
): Promise<void> =>
  notifications.notify(
    [order.customerId, order.boosterId]
      .filter((userId) => userId !== null)
      .filter((userId) => userId !== doneBy)
      .map((userId) => ({
        kind: noticeKindOf[moment],
        moment,
        userId,
        orderId: order.id,
        orderNumber: number,
        lesson: isLesson(order),
        ...refundOf(order),
      })),
  );
