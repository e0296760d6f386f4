import { DomainError } from '#kernel/refusal.ts';
import type { Order } from '../domain/order.ts';
import type { Pauser } from '../domain/order-facts.ts';
import { pauseOrder as pausedOrder, resumeOrder } from '../domain/pause.ts';
import type { OrderChanges } from './order-changes.ts';
import { steers, walkerOf, type Viewer } from './order-page.ts';
import type { OrderRecord } from './ports.ts';
import type { Needs } from './needs.ts';

type Person = Viewer & { readonly displayName: string };

/** Customer, booster or house let a started order rest, and let it go on. The estimate's end moves by the time between. */
export const pauseOrder = ({
  orders,
  changes,
  work,
}: Needs<'orders' | 'work'> & { readonly changes: OrderChanges }) => {
  const run = (
    orderId: string,
    person: Person,
    kind: 'paused' | 'resumed',
    reason: string | undefined,
    act: (order: Order, by: Pauser, now: Date) => Order,
  ): Promise<OrderRecord> =>
    work.run(async () => {
      const record = await orders.lock(orderId);
      const by = record && walkerOf(person, record);
      if (!record || !by || by === 'system') throw new DomainError('order.not_found');
      if (!steers(person)) throw new DomainError('identity.forbidden');
      const order = act(record.order, by, work.now());
      const { id, role, displayName } = person;
      return changes.write(record, order, {
        kind,
        actor: { id, role, displayName },
        ...(reason === undefined ? {} : { reason }),
      });
    });

  return {
    /** @throws DomainError order.not_found, identity.forbidden, order.already_paused, order.pause_not_allowed */
    pause: (orderId: string, reason: string, person: Person): Promise<OrderRecord> =>
      run(orderId, person, 'paused', reason, (order, by, now) => pausedOrder(order, by, reason, now)),
    /** @throws DomainError order.not_found, identity.forbidden, order.not_paused, order.paused_by_other */
    resume: (orderId: string, person: Person): Promise<OrderRecord> =>
      run(orderId, person, 'resumed', undefined, resumeOrder),
  };
};
export type PauseOrder = ReturnType<typeof pauseOrder>;
