import { system } from '../domain/order.ts';
import { timelineLine } from '../domain/timeline.ts';
import type { Needs } from './needs.ts';

/** What the vault asks of orders whose credentials are overdue, and tells them of the erasure (domain.md §5). */
export const erasedCredentials = ({ orders, clock }: Needs<'orders' | 'clock'>) => ({
  /** When the order last changed; undefined where there is no such order. */
  lastChangeOf: async (orderId: string): Promise<Date | undefined> => (await orders.find(orderId))?.updatedAt,
  /** Shows on the timeline that the credentials are gone. */
  recordErasure: (orderId: string): Promise<void> => {
    const at = clock.now();
    return orders.addEvents([timelineLine(orderId, at, 'erased', system)]);
  },
});
export type ErasedCredentials = ReturnType<typeof erasedCredentials>;
