import type { Money } from '#kernel/money.ts';
import { isLesson } from '../domain/order.ts';
import type { ChangeLane, LaneWish } from './change-lane.ts';
import type { Customer } from './give-game-account.ts';
import type { Notifications } from './notices.ts';
import type { Needs } from './needs.ts';

/** A dearer lane whose difference a card payment brings: asked for before, changed as soon as the money is there. */
export const payLaneByCard = ({
  orders,
  changeLane,
  notifications,
}: Needs<'orders'> & { readonly changeLane: ChangeLane; readonly notifications: Notifications }) => ({
  /** @throws DomainError as `changeLane.check` */
  check: (orderId: string, wish: LaneWish, customerId: string): Promise<void> =>
    changeLane.check(orderId, wish, customerId),
  /** In the transaction of the credit; answers the difference that was taken. @throws DomainError as `changeLane.run` */
  change: async (orderId: string, wish: LaneWish, customer: Customer): Promise<Money> =>
    (await changeLane.run(orderId, wish, customer)).order.laneDifference,
  /** The lane could not be changed any more when the money came. */
  tellItStays: async (orderId: string, because: string): Promise<void> => {
    const record = await orders.find(orderId);
    if (!record) return;
    const { number: orderNumber, order } = record;
    await notifications.notify([
      {
        kind: 'order-lane-stays',
        userId: order.customerId,
        orderId,
        orderNumber,
        state: order.state,
        lesson: isLesson(order),
        because,
      },
    ]);
  },
});
export type PayLaneByCard = ReturnType<typeof payLaneByCard>;
