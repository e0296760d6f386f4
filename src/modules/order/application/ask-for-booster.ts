import { DomainError } from '#kernel/refusal.ts';
import { askForBooster as boosterAsked, endBoosterRequest } from '../domain/booster-request.ts';
import type { Actor, Order, Person } from '../domain/order.ts';
import { lockOwn } from './lock-own.ts';
import type { Needs } from './needs.ts';

/**
 * The customer asks for another booster. Staff assign one or decline; if staff do nothing, the sweep returns the order
 * to the pool.
 */
export const askForBooster = ({ orders, changes, work }: Needs<'orders' | 'work' | 'changes'>) => {
  const end = (
    order: Order,
    kind: 'booster-request-withdrawn' | 'booster-request-declined',
    actor: Actor,
    reason?: string,
  ): Promise<Order> =>
    changes.write(endBoosterRequest(order, work.now()), {
      kind,
      actor,
      ...(reason === undefined ? {} : { reason }),
    });

  return {
    /** @throws DomainError order.not_found, order.booster_request_not_allowed, order.booster_already_requested */
    ask: (orderId: string, reason: string, customer: Person): Promise<Order> =>
      work.run(async () => {
        const order = await lockOwn(orders, orderId, customer.id);
        // the reason is for staff only, so it is not on the timeline, which the booster reads
        return changes.write(boosterAsked(order, reason, work.now()), {
          kind: 'booster-requested',
          actor: { ...customer, role: 'customer' },
        });
      }),
    /** @throws DomainError order.not_found, order.booster_not_requested */
    withdraw: (orderId: string, customer: Person): Promise<Order> =>
      work.run(async () => {
        const order = await lockOwn(orders, orderId, customer.id);
        return end(order, 'booster-request-withdrawn', { ...customer, role: 'customer' });
      }),
    /** @throws DomainError order.not_found, order.booster_not_requested */
    decline: (orderId: string, reason: string, actor: Actor): Promise<Order> =>
      work.run(async () => {
        const order = await orders.lock(orderId);
        if (!order) throw new DomainError('order.not_found');
        return end(order, 'booster-request-declined', actor, reason);
      }),
  };
};
export type AskForBooster = ReturnType<typeof askForBooster>;
