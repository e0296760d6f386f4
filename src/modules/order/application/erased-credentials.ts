import { system } from '../domain/order.ts';
import { timelineLine } from '../domain/timeline.ts';
import type { Needs } from './needs.ts';

/** Tells the vault when an order with overdue credentials last changed, and records the erasure (domain.md §5). */
export const erasedCredentials = ({ orders, clock }: Needs<'orders' | 'clock'>) => ({
  /** When the order last changed; undefined if there is no such order. */
  lastChangeOf: async (orderId: string): Promise<Date | undefined> => (await orders.find(orderId))?.updatedAt,
  /** Writes the erasure of the credentials to the timeline. */
  recordErasure: (orderId: string): Promise<void> => {
    const at = clock.now();
    return orders.addEvents([timelineLine(orderId, at, 'erased', system)]);
  },
});
export type ErasedCredentials = ReturnType<typeof erasedCredentials>;
