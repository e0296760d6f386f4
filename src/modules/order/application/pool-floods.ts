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

/** What one customer has in the pool. */
interface PoolCounts {
  readonly unstarted: number;
  /** Undefined if the new order has no priority. */
  readonly withdrawnPriority: number | undefined;
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
   */
  count: async ({ customerId, priority }: Pick<Order, 'customerId' | 'priority'>): Promise<PoolCounts> => {
    const since = new Date(clock.now().getTime() - day);
    const [unstarted, withdrawnPriority] = await Promise.all([
      pool.unstartedOf(customerId, limits.unstarted + 1),
      priority ? pool.withdrawnPriorityOf(customerId, since, limits.withdrawnPriority) : undefined,
    ]);
    return { unstarted, withdrawnPriority };
  },
  /** @throws DomainError order.too_many_unstarted, order.priority_withdrawn */
  admit: ({ unstarted, withdrawnPriority }: PoolCounts): void => {
    if (unstarted > limits.unstarted) throw new DomainError('order.too_many_unstarted', { most: limits.unstarted });
    if (withdrawnPriority !== undefined && withdrawnPriority >= limits.withdrawnPriority)
      throw new DomainError('order.priority_withdrawn', { most: limits.withdrawnPriority });
  },
});
export type PoolFloods = ReturnType<typeof poolFloods>;
