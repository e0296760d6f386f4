import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { PriceList } from '#modules/pricing/index.ts';
import { isLesson, take, type Actor } from '../domain/order.ts';
import type { AdvanceOrder } from './advance-order.ts';
import { needsOf, turnedAwayFrom } from './order-needs.ts';
import type { Notifications } from './notices.ts';
import type { Booster, Boosters, OrderRecord, Orders } from './ports.ts';

/** A booster takes an order, or an admin chooses one (domain.md §4). */
export class AssignBooster {
  readonly #orders: Orders;
  readonly #boosters: Boosters;
  readonly #prices: PriceList;
  readonly #advance: AdvanceOrder;
  readonly #notifications: Notifications;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    orders: Orders,
    boosters: Boosters,
    prices: PriceList,
    advance: AdvanceOrder,
    notifications: Notifications,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#orders = orders;
    this.#boosters = boosters;
    this.#prices = prices;
    this.#advance = advance;
    this.#notifications = notifications;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /**
   * Of two who take at once, one gets it and the other a clear conflict.
   * @throws DomainError order.not_found, order.already_taken, order.booster_limit_reached, order.booster_not_eligible
   */
  async take(orderId: string, boosterId: string): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const booster = await this.#boosters.lock(boosterId);
      if (!booster) throw new DomainError('identity.forbidden');
      const record = await this.#lock(orderId);
      if (record.order.state !== 'processing')
        throw new DomainError(everInPool(record) ? 'order.already_taken' : 'order.not_found');
      return this.#give(record, booster, { id: booster.id, role: 'booster', displayName: booster.displayName });
    });
  }

  /**
   * Gives the order to a booster; one who has it already is replaced, and it goes through the pool's state on the way.
   * @param how.donePercent how much of the order's work is done when its booster leaves it, as staff say; without it, what is proven
   * @throws DomainError order.…, booster.not_found
   */
  async choose(
    orderId: string,
    boosterId: string,
    actor: Actor,
    { reason, donePercent }: { readonly reason?: string | undefined; readonly donePercent?: number | undefined } = {},
  ): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const booster = await this.#boosters.lock(boosterId);
      if (!booster) throw new DomainError('booster.not_found');
      let record = await this.#lock(orderId);
      if (record.order.boosterId === boosterId) throw new DomainError('order.already_taken');
      if (record.order.state !== 'processing')
        record = await this.#advance.release(
          record,
          { actor, walker: 'staff', details: { reason }, donePercent },
          'given at once',
        );
      else if (donePercent !== undefined) throw new DomainError('order.no_booster_leaves');
      const assigned = await this.#give(record, booster, actor, reason);
      await this.#notifications.notify([
        {
          userId: boosterId,
          kind: 'order-assigned',
          orderId,
          orderNumber: record.number,
          state: 'starting',
          lesson: isLesson(record.order),
        },
      ]);
      return assigned;
    });
  }

  async #lock(orderId: string): Promise<OrderRecord> {
    const record = await this.#orders.lock(orderId);
    if (!record) throw new DomainError('order.not_found');
    return record;
  }

  // the booster's profile is locked: nobody else counts this booster's orders now
  async #give(record: OrderRecord, booster: Booster, actor: Actor, reason?: string): Promise<OrderRecord> {
    const turnedAway = turnedAwayFrom(await this.#orders.stintsOf([record.order.id]), booster.id);
    const judged = await this.#boosters.judge(needsOf(record), [booster.id]);
    const because = judged.get(booster.id) ?? turnedAway;
    if (because !== undefined) throw new DomainError('order.booster_not_eligible', { because });
    const active = (await this.#orders.activeCounts([booster.id])).get(booster.id) ?? 0;
    if (active >= booster.simultaneousOrders) {
      throw new DomainError('order.booster_limit_reached', { limit: booster.simultaneousOrders });
    }
    const sharePercent = this.#prices.boosterSharePercent(booster.tier);
    const step = take(record.order, { id: booster.id, sharePercent }, this.#clock.now());
    const taken = { ...record, boosterName: booster.displayName, boosterTier: booster.tier };
    return this.#advance.commit(taken, step, actor, { reason });
  }
}

/** An order that boosters never saw is absent for them. */
const everInPool = ({ order }: OrderRecord): boolean => order.state !== 'waiting' && order.state !== 'payment-error';
