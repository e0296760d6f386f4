import type { Money } from '#kernel/money.ts';
import type { ChangeLane, LaneWish } from './change-lane.ts';
import type { Customer } from './give-game-account.ts';
import type { Needs } from './needs.ts';

/** A dearer lane whose difference a card payment brings: asked for before, changed as soon as the money is there. */
export const payLaneByCard = ({
  orders,
  changeLane,
  work,
}: Needs<'orders' | 'work'> & { readonly changeLane: ChangeLane }) => ({
  /** @throws DomainError as `changeLane.check` */
  check: (orderId: string, wish: LaneWish, customerId: string): Promise<void> =>
    changeLane.check(orderId, wish, customerId),
  /** In the transaction of the credit; answers the difference that was taken. @throws DomainError as `changeLane.run` */
  change: async (orderId: string, wish: LaneWish, customer: Customer): Promise<Money> =>
    (await changeLane.run(orderId, wish, customer)).laneDifference,
  /** The lane could not be changed any more when the money came. */
  tellItStays: async (orderId: string, because: string): Promise<void> => {
    const order = await orders.find(orderId);
    if (order) work.record({ kind: 'lane-stays', order, because });
  },
});
export type PayLaneByCard = ReturnType<typeof payLaneByCard>;
