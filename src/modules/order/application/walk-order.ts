import { DomainError } from '#kernel/refusal.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { StepDetails, Order } from '../domain/order.ts';
import type { Walker } from '../domain/transitions.ts';
import type { Advance, AdvanceOrder } from './advance-order.ts';
import type { DecideDispute } from './decide-dispute.ts';
import { steers, walkerOf, type Viewer } from './order-page.ts';
import type { SaidRank, StartOrder } from './start-order.ts';
import type { Needs } from './needs.ts';

/**
 * Somebody moves an order to another state, in the role that they have for this order.
 * @throws DomainError order.not_found, identity.forbidden, request.reason_required, picture.not_found, order.rank_not_asked,
 *   and what `advanceOrder` and `startOrder` throw
 */
export const walkOrder = ({
  orders,
  advanceOrder,
  decide,
  pictures,
  startOrder,
  work,
}: Needs<'orders' | 'pictures' | 'work'> & {
  readonly advanceOrder: AdvanceOrder;
  readonly decide: DecideDispute;
  readonly startOrder: StartOrder;
}) => {
  const showing = (pictureIds: readonly string[], personId: string, advance: Advance): Promise<Order> =>
    work.run(async () => {
      const shown = { ...advance, details: { ...advance.details, pictures: pictureIds.length } };
      const order = await advanceOrder.run(shown);
      await pictures.attach(pictureIds, personId, { kind: 'order-proof', id: advance.orderId });
      return order;
    });

  /** The customer confirms the order, which withdraws their open dispute. */
  const confirm = (advance: Advance): Promise<Order> =>
    work.run(async () => {
      const locked = await orders.lock(advance.orderId);
      if (locked?.disputed) await decide.withdraw(locked, advance.actor);
      return advanceOrder.run(advance);
    });

  return async (asked: {
    readonly orderId: string;
    readonly to: OrderState;
    readonly person: Viewer & { readonly displayName: string };
    readonly details: StepDetails;
    readonly donePercent?: number | undefined;
    /** Pictures that prove the finished work, or the rank found at the start. */
    readonly pictures: readonly string[];
    /** The rank that the booster found; only with the start. */
    readonly found?: SaidRank | undefined;
  }): Promise<{ readonly order: Order; readonly walker: Walker }> => {
    const { orderId, to, person, details, donePercent, pictures: pictureIds, found } = asked;
    const seen = await orders.find(orderId);
    const walker = seen && walkerOf(person, seen);
    if (!walker) throw new DomainError('order.not_found');
    if (!steers(person)) throw new DomainError('identity.forbidden');
    if (walker === 'staff' && details.reason === undefined) throw new DomainError('request.reason_required');
    const { id, role, displayName } = person;
    const advance = { orderId, to, walker, actor: { id, role, displayName }, details, donePercent };
    if (found) {
      if (walker !== 'booster') throw new DomainError('order.rank_not_asked');
      return { order: await startOrder(advance, found, pictureIds), walker };
    }
    const confirms = walker === 'customer' && to === 'closed';
    return { order: await (confirms ? confirm(advance) : showing(pictureIds, id, advance)), walker };
  };
};
export type WalkOrder = ReturnType<typeof walkOrder>;
