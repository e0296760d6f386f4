import type { PoolLimits } from './application/pool-floods.ts';

/** What one customer needs several times over. Tests and trials place hundreds of orders as one person (api.md). */
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
