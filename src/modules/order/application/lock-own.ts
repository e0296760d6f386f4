import { DomainError } from '#kernel/refusal.ts';
import type { OrderRecord, Orders } from './ports.ts';

/** Locks a customer's order; somebody else's answers like an absent one. */
export const lockOwn = async (orders: Orders, orderId: string, customerId: string): Promise<OrderRecord> => {
  const record = await orders.lock(orderId);
  if (record?.order.customerId !== customerId) throw new DomainError('order.not_found');
  return record;
};

/** Locks the order of the booster who works on it. */
export const lockAssigned = async (orders: Orders, orderId: string, boosterId: string): Promise<OrderRecord> => {
  const record = await orders.lock(orderId);
  if (record?.order.boosterId !== boosterId) throw new DomainError('order.not_found');
  return record;
};
