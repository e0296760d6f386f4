import type { Money } from '#kernel/money.ts';
import type { ChangeLane, LaneWish } from './change-lane.ts';
import type { Needs } from './needs.ts';
import type { Person } from '../domain/order.ts';

/** Pays a more expensive lane by card. The change is checked before the payment and made when the money has arrived. */
export const payLaneByCard = ({
  orders,
  changeLane,
  work,
}: Needs<'orders' | 'work'> & { readonly changeLane: ChangeLane }) => ({
  /** @throws DomainError as `changeLane.check` */
  check: (orderId: string, wish: LaneWish, customerId: string): Promise<void> =>
    changeLane.check(orderId, wish, customerId),
  /** Locks the order, before the credit locks the wallet. */
  lock: (orderId: string): Promise<void> => orders.lockRow(orderId),
  /**
   * Runs in the transaction that credits the card payment.
   * @returns the difference that was charged
   * @throws DomainError as `changeLane.run`
   */
  change: async (orderId: string, wish: LaneWish, customer: Person): Promise<Money> =>
    (await changeLane.run(orderId, wish, customer)).laneDifference,
  /** Tells the customer that the lane could no longer be changed when the money arrived. */
  tellItStays: async (orderId: string, because: string): Promise<void> => {
    const order = await orders.find(orderId);
    if (order) work.record({ kind: 'lane-stays', order, because });
  },
});
export type PayLaneByCard = ReturnType<typeof payLaneByCard>;
