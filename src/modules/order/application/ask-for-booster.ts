import { DomainError } from '#kernel/refusal.ts';
import { askForBooster as boosterAsked, endBoosterRequest } from '../domain/booster-request.ts';
import type { Actor } from '../domain/order.ts';
import type { Customer } from './give-game-account.ts';
import { lockOwn } from './lock-own.ts';
import type { OrderChanges } from './order-changes.ts';
import type { OrderRecord } from './ports.ts';
import type { Needs } from './needs.ts';

/** The customer wants somebody else to go on; the house reassigns the order, says no, or lets time do it. */
export const askForBooster = ({
  orders,
  changes,
  work,
}: Needs<'orders' | 'work'> & { readonly changes: OrderChanges }) => {
  const end = (
    record: OrderRecord,
    kind: 'booster-request-withdrawn' | 'booster-request-declined',
    actor: Actor,
    reason?: string,
  ): Promise<OrderRecord> =>
    changes.write(record, endBoosterRequest(record.order, work.now()), {
      kind,
      actor,
      ...(reason === undefined ? {} : { reason }),
    });

  return {
    /** @throws DomainError order.not_found, order.booster_request_not_allowed, order.booster_already_requested */
    ask: (orderId: string, reason: string, customer: Customer): Promise<OrderRecord> =>
      work.run(async () => {
        const record = await lockOwn(orders, orderId, customer.id);
        const order = boosterAsked(record.order, reason, work.now());
        // the reason is for the house: the booster reads the timeline too
        return changes.write(record, order, {
          kind: 'booster-requested',
          actor: { ...customer, role: 'customer' },
        });
      }),
    /** @throws DomainError order.not_found, order.booster_not_requested */
    withdraw: (orderId: string, customer: Customer): Promise<OrderRecord> =>
      work.run(async () => {
        const record = await lockOwn(orders, orderId, customer.id);
        return end(record, 'booster-request-withdrawn', { ...customer, role: 'customer' });
      }),
    /** @throws DomainError order.not_found, order.booster_not_requested */
    decline: (orderId: string, reason: string, actor: Actor): Promise<OrderRecord> =>
      work.run(async () => {
        const record = await orders.lock(orderId);
        if (!record) throw new DomainError('order.not_found');
        return end(record, 'booster-request-declined', actor, reason);
      }),
  };
};
export type AskForBooster = ReturnType<typeof askForBooster>;
