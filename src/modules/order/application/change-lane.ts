import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { hasLanes, type Lane } from '#kernel/vocabulary.ts';
import type { LaneDifference } from '#modules/pricing/index.ts';
import { lanePayment } from '#modules/wallet/index.ts';
import { changeLane as changedLane, type Order, type Person } from '../domain/order.ts';
import { lockOwn } from './lock-own.ts';
import { draftOf } from './readable-draft.ts';
import type { Needs } from './needs.ts';

export interface LaneWish {
  readonly lane: Lane;
  readonly champion: string | null;
  /** The price difference that the customer saw. */
  readonly expectedDifference: Money;
}

/**
 * The customer changes the lane, once per order. A more expensive lane is paid first; a cheaper lane moves no money
 * (domain.md §11).
 */
export const changeLane = ({
  orders,
  changes,
  lanePrices,
  ledger,
  work,
}: Needs<'orders' | 'ledger' | 'work' | 'changes' | 'lanePrices'>) => {
  const own = async (orderId: string, customerId: string): Promise<Order> => {
    const order = await orders.find(orderId);
    if (order?.customerId !== customerId) throw new DomainError('order.not_found');
    return order;
  };

  const changed = async (order: Order, { lane, champion }: LaneWish): Promise<Order> => {
    const now = work.now();
    changedLane(order, lane, champion, now); // refuses an impossible change before anything is priced
    const difference = (await pricesOf(order)).get(lane)?.difference ?? Money.zero;
    return changedLane(order, lane, champion, now, difference);
  };

  const pricesOf = (order: Order): Promise<ReadonlyMap<Lane, LaneDifference>> =>
    lanePrices.differences(draftOf(order), order.priceBookVersion);

  return {
    /** What each lane adds to the price. @throws DomainError order.not_found, order.lane_not_for_service, order.draft_unreadable */
    prices: async (orderId: string, customerId: string): Promise<ReadonlyMap<Lane, LaneDifference>> => {
      const order = await own(orderId, customerId);
      if (!hasLanes(order.service)) throw new DomainError('order.lane_not_for_service');
      return pricesOf(order);
    },
    /**
     * Checks that the change is possible now for exactly this difference; changes nothing.
     * @throws DomainError as `run`, but not wallet.insufficient_balance
     */
    check: async (orderId: string, wish: LaneWish, customerId: string): Promise<void> => {
      const { laneDifference } = await changed(await own(orderId, customerId), wish);
      assertSeen(laneDifference, laneDifference.equals(wish.expectedDifference));
    },
    /**
     * Changes the lane at the current difference, if it is not higher than what the customer saw.
     * @throws DomainError order.not_found, order.lane_already_changed, order.lane_not_for_service, order.champion_required,
     * order.closed_for_changes, order.lane_price_changed with the current difference, wallet.insufficient_balance
     */
    run: async (orderId: string, wish: LaneWish, customer: Person): Promise<Order> =>
      work.run(async () => {
        const order = await lockOwn(orders, orderId, customer.id);
        const relaned = await changed(order, wish);
        const difference = relaned.laneDifference;
        assertSeen(difference, !wish.expectedDifference.isLessThan(difference));
        if (difference.isPositive) await ledger.post(lanePayment({ order, customerId: customer.id, difference }));
        return changes.write(relaned, { kind: 'lane', actor: { ...customer, role: 'customer' } });
      }),
  };
};
export type ChangeLane = ReturnType<typeof changeLane>;

const assertSeen = (difference: Money, seen: boolean): void => {
  if (!seen) throw new DomainError('order.lane_price_changed', { difference });
};
