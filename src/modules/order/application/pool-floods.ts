import { DomainError } from '#kernel/refusal.ts';
import type { Order } from '../domain/order.ts';
import type { Needs } from './needs.ts';

/** Limits of one customer's orders in the pool (docs/decisions/0073). */
export interface PoolLimits {
  /** The most orders that wait for an account or look for a booster. */
  readonly unstarted: number;
  /**
   * After this many priority orders that a customer cancelled within a day, each before a booster took it, further
   * priority orders are refused.
   */
  readonly withdrawnPriority: number;
}

/** Counts a customer's orders against the limits. Counting stops at `atMost`. */
export interface CustomersPool {
  unstartedOf(customerId: string, atMost: number): Promise<number>;
  withdrawnPriorityOf(customerId: string, since: Date, atMost: number): Promise<number>;
}

const day = 86_400_000;

/** Keeps one customer from filling the pool. */
export const poolFloods = ({
  pool,
  limits,
  clock,
}: Needs<'clock'> & { readonly pool: CustomersPool; readonly limits: PoolLimits }) => ({
  /**
   * Call it in the transaction that has added the order, while the paying wallet is locked. A free order has no payment
   * and is counted without this lock (0073).
   * @throws DomainError order.too_many_unstarted, order.priority_withdrawn
   */
  admit: async ({ customerId, priority }: Pick<Order, 'customerId' | 'priority'>): Promise<void> => {
    const { unstarted, withdrawnPriority } = limits;
    if ((await pool.unstartedOf(customerId, unstarted + 1)) > unstarted)
      throw new DomainError('order.too_many_unstarted', { most: unstarted });
    if (!priority) return;
    const since = new Date(clock.now().getTime() - day);
    if ((await pool.withdrawnPriorityOf(customerId, since, withdrawnPriority)) >= withdrawnPriority)
      throw new DomainError('order.priority_withdrawn', { most: withdrawnPriority });
  },
});
export type PoolFloods = ReturnType<typeof poolFloods>;
