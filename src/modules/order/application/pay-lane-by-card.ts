import type { Money } from '#kernel/money.ts';
import { isLesson } from '../domain/order.ts';
import type { ChangeLane, LaneWish } from './change-lane.ts';
import type { Customer } from './give-game-account.ts';
import type { Notifications } from './notices.ts';
import type { Orders } from './ports.ts';

/** A dearer lane whose difference a card payment brings: asked for before, changed as soon as the money is there. */
export class PayLaneByCard {
  readonly #orders: Orders;
  readonly #changeLane: ChangeLane;
  readonly #notifications: Notifications;

  constructor(orders: Orders, changeLane: ChangeLane, notifications: Notifications) {
    this.#orders = orders;
    this.#changeLane = changeLane;
    this.#notifications = notifications;
  }

  /** @throws DomainError as {@link ChangeLane.check} */
  check(orderId: string, wish: LaneWish, customerId: string): Promise<void> {
    return this.#changeLane.check(orderId, wish, customerId);
  }

  /** In the transaction of the credit; answers the difference that was taken. @throws DomainError as {@link ChangeLane.run} */
  async change(orderId: string, wish: LaneWish, customer: Customer): Promise<Money> {
    return (await this.#changeLane.run(orderId, wish, customer)).order.laneDifference;
  }

  /** The lane could not be changed any more when the money came. */
  async tellItStays(orderId: string, because: string): Promise<void> {
    const record = await this.#orders.find(orderId);
    if (!record) return;
    const { number: orderNumber, order } = record;
    await this.#notifications.notify([
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
  }
}
