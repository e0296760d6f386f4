import { isLesson } from '../domain/order.ts';
import { refundOf } from './order-news.ts';
import type { Notifications, TroubleNotice } from './notices.ts';
import type { OrderRecord } from './ports.ts';

type Moment = TroubleNotice['moment'];

const kindOf = (moment: Moment): TroubleNotice['kind'] => {
  if (moment.startsWith('dispute')) return 'order-dispute';
  return moment.startsWith('booster') ? 'order-booster-request' : 'order-pause';
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
        kind: kindOf(moment),
        moment,
        userId,
        orderId: order.id,
        orderNumber: number,
        lesson: isLesson(order),
        ...refundOf(order),
      })),
  );
