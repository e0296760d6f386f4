import { DomainError } from '#kernel/refusal.ts';
import { offeredTo } from '../domain/offer.ts';
import { take, type Actor, type Order } from '../domain/order.ts';
import { requirementsOf, turnedAwayFrom } from './order-requirements.ts';
import type { Booster } from './ports.ts';
import type { Needs } from './needs.ts';

/** A booster takes an order, or staff assign it to one (domain.md §4). */
export const assignBooster = ({
  orders,
  boosters,
  priceList,
  advance,
  work,
}: Needs<'orders' | 'boosters' | 'work' | 'advance' | 'priceList'>) => {
  /** Locks the booster, then the order. */
  const lock = async (
    boosterId: string,
    orderId: string,
    noBooster: 'identity.forbidden' | 'booster.not_found',
  ): Promise<readonly [Booster, Order]> => {
    const [booster, order] = await Promise.all([boosters.lock(boosterId), orders.lock(orderId)]);
    if (!booster) throw new DomainError(noBooster);
    if (!order) throw new DomainError('order.not_found');
    return [booster, order];
  };

  // the booster's profile is locked, so nobody else counts this booster's orders at the same time
  const give = async (order: Order, booster: Booster, actor: Actor, reason?: string): Promise<Order> => {
    const [assignments, judged, counts] = await Promise.all([
      orders.assignmentsOf([order.id]),
      boosters.judge(requirementsOf(order), [booster.id]),
      orders.activeCounts([booster.id]),
    ]);
    const because = judged.get(booster.id) ?? turnedAwayFrom(assignments, booster.id);
    if (because !== undefined) throw new DomainError('order.booster_not_eligible', { because });
    if ((counts.get(booster.id) ?? 0) >= booster.simultaneousOrders) {
      throw new DomainError('order.booster_limit_reached', { limit: booster.simultaneousOrders });
    }
    const sharePercent = priceList.boosterSharePercent(booster.tier);
    const step = take(order, { ...booster, sharePercent }, work.now());
    return advance.commit(order, step, actor, { reason });
  };

  return {
    /**
     * If two boosters take the order at the same time, one gets the order and the other gets the error
     * order.already_taken. While the order is offered to one booster, the others get order.not_found.
     * @throws DomainError order.not_found, order.already_taken, order.booster_limit_reached, order.booster_not_eligible
     */
    take: async (orderId: string, boosterId: string): Promise<Order> =>
      work.run(async () => {
        const [booster, order] = await lock(boosterId, orderId, 'identity.forbidden');
        if (order.state !== 'processing')
          throw new DomainError(everInPool(order) ? 'order.already_taken' : 'order.not_found');
        const preferred = offeredTo(order, work.now());
        if (preferred !== null && preferred !== booster.id) throw new DomainError('order.not_found');
        return give(order, booster, { id: booster.id, role: 'booster', displayName: booster.displayName });
      }),
    /**
     * Staff assign the order to a booster. If the order already has a booster, that booster is replaced and the order
     * passes through `processing`.
     * @param how.donePercent how much of the work is done when its booster leaves, as staff state it; by default what is
     * proven
     * @throws DomainError order.…, booster.not_found
     */
    choose: async (
      orderId: string,
      boosterId: string,
      actor: Actor,
      { reason, donePercent }: { readonly reason?: string | undefined; readonly donePercent?: number | undefined } = {},
    ): Promise<Order> =>
      work.run(async () => {
        const [booster, found] = await lock(boosterId, orderId, 'booster.not_found');
        let order = found;
        if (order.boosterId === boosterId) throw new DomainError('order.already_taken');
        if (order.state !== 'processing')
          order = await advance.release(
            order,
            { actor, walker: 'staff', details: { reason }, donePercent },
            'given at once',
          );
        else if (donePercent !== undefined) throw new DomainError('order.no_booster_leaves');
        const assigned = await give(order, booster, actor, reason);
        work.record({ kind: 'assigned', order: assigned });
        return assigned;
      }),
  };
};
export type AssignBooster = ReturnType<typeof assignBooster>;

/**
 * Whether boosters may know of the order from the pool. Otherwise they get order.not_found, not order.already_taken.
 */
const everInPool = ({ state }: Order): boolean => state !== 'waiting' && state !== 'payment-error';
