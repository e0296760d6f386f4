import type { PoolLimits } from './application/pool-floods.ts';

/**
 * Limits several times above what a customer needs. Outside production they are higher, because tests and trials place
 * hundreds of orders as one person.
 */
export const poolLimits = ({
  production,
  unstartedOrders,
}: {
  readonly production: boolean;
  readonly unstartedOrders: number | undefined;
}): PoolLimits => ({
  unstarted: unstartedOrders ?? (production ? 20 : 10_000),
  withdrawnPriority: production ? 5 : 500,
});
