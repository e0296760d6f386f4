import { DomainError } from '#kernel/refusal.ts';
import type { Pauser } from '../domain/order-facts.ts';
import { pauseOrder as pausedOrder, resumeOrder } from '../domain/pause.ts';
import type { Order } from '../domain/order.ts';
import { steers, walkerOf, type Viewer } from './order-page.ts';
import type { Needs } from './needs.ts';

type Person = Viewer & { readonly displayName: string };

/** Customer, booster or staff pause a started order and resume it. The promised finish moves by the length of the pause. */
export const pauseOrder = ({ orders, changes, work }: Needs<'orders' | 'work' | 'changes'>) => {
  const run = (
    orderId: string,
    person: Person,
    kind: 'paused' | 'resumed',
    reason: string | undefined,
    act: (order: Order, by: Pauser, now: Date) => Order,
  ): Promise<Order> =>
    work.run(async () => {
      const order = await orders.lock(orderId);
      const by = order && walkerOf(person, order);
      if (!order || !by || by === 'system') throw new DomainError('order.not_found');
      if (!steers(person)) throw new DomainError('identity.forbidden');
      const { id, role, displayName } = person;
      return changes.write(act(order, by, work.now()), {
        kind,
        actor: { id, role, displayName },
        ...(reason === undefined ? {} : { reason }),
      });
    });

  return {
    /** @throws DomainError order.not_found, identity.forbidden, order.already_paused, order.pause_not_allowed */
    pause: (orderId: string, reason: string, person: Person): Promise<Order> =>
      run(orderId, person, 'paused', reason, (order, by, now) => pausedOrder(order, by, reason, now)),
    /** @throws DomainError order.not_found, identity.forbidden, order.not_paused, order.paused_by_other */
    resume: (orderId: string, person: Person): Promise<Order> =>
      run(orderId, person, 'resumed', undefined, resumeOrder),
  };
};
export type PauseOrder = ReturnType<typeof pauseOrder>;
