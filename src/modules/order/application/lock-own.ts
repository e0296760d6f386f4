import { DomainError } from '#kernel/refusal.ts';
import type { Order } from '../domain/order.ts';
import type { Orders } from './ports.ts';

/** Locks a customer's order; somebody else's answers like an absent one. */
export const lockOwn = async (orders: Orders, orderId: string, customerId: string): Promise<Order> => {
  const order = await orders.lock(orderId);
  if (order?.customerId !== customerId) throw new DomainError('order.not_found');
  return order;
};

/** Locks the order of the booster who works on it. */
export const lockAssigned = async (orders: Orders, orderId: string, boosterId: string): Promise<Order> => {
  const order = await orders.lock(orderId);
  if (order?.boosterId !== boosterId) throw new DomainError('order.not_found');
  return order;
};
