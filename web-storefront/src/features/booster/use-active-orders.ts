import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';
import { keys } from '../keys.ts';
import { isReadable, type Order, type OrderAnswer } from '../order/describe.ts';
import { orderQuery } from '../order/queries.ts';
import { activeOrdersQuery, disputedOrdersQuery, playedOrdersQuery } from './queries.ts';

/** Milliseconds. The cards of the same page have just fetched these orders. */
const staleTime = 2_000;

/** The newest active orders. What is played or disputed is among them, however many finished orders are newer. */
async function activeIds(): Promise<readonly string[]> {
  const [active, disputed] = await Promise.all([
    queryClient.fetchQuery({ ...activeOrdersQuery, staleTime }),
    queryClient.fetchQuery({ ...disputedOrdersQuery, staleTime }),
  ]);
  const isLong = active.total > active.rows.length;
  const played = isLong ? (await queryClient.fetchQuery({ ...playedOrdersQuery, staleTime })).rows : [];
  return [...new Set([...active.rows, ...played, ...disputed.rows].map(({ id }) => id))];
}

/**
 * The pages of the active orders. One query instead of one for each order: the code for several queries at once would
 * be loaded by every page of the site. Live events refresh it, because its key is below the panel's.
 */
const activePagesQuery = queryOptions({
  queryKey: [...keys.booster, 'active-pages'],
  queryFn: async () => {
    const pages = (await activeIds()).map((id) => queryClient.fetchQuery({ ...orderQuery(id), staleTime }));
    const answers = await Promise.allSettled<OrderAnswer>(pages);
    const orders = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    return { orders, failed: answers.find((answer) => answer.status === 'rejected') };
  },
});

/** The booster's active orders with everything that their pages show, and whether some could not be loaded. */
export function useActiveOrders() {
  const { data, isPending, isError, error, refetch } = useQuery(activePagesQuery);
  return {
    orders: data?.orders.filter((order): order is Order => isReadable(order)) ?? [],
    isPending,
    isError: isError || data?.failed !== undefined,
    error: error ?? data?.failed?.reason,
    refetch,
  };
}
