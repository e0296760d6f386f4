import { DomainError } from '#kernel/refusal.ts';
import type { Order } from '../domain/order.ts';
import type { Orders } from './ports.ts';

/** Locks a customer's order. @throws DomainError order.not_found, also if the order is another customer's */
export const lockOwn = async (orders: Orders, orderId: string, customerId: string): Promise<Order> => {
  const order = await orders.lock(orderId);
  if (order?.customerId !== customerId) throw new DomainError('order.not_found');
  return order;
};

/**
 * Locks an order for its present booster. @throws DomainError order.not_found, also if another booster has the order
 */
export const lockAssigned = async (orders: Orders, orderId: string, boosterId: string): Promise<Order> => {
  const order = await orders.lock(orderId);
  if (order?.boosterId !== boosterId) throw new DomainError('order.not_found');
  return order;
};
