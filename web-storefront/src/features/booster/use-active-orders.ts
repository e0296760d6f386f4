import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';
import { keys } from '../keys.ts';
import { isReadable, type Order, type OrderAnswer } from '../order/describe.ts';
import { orderQuery } from '../order/queries.ts';
import { activeOrdersQuery } from './queries.ts';

/** Milliseconds. The cards of the same page have just fetched these orders. */
const FRESH_MS = 2_000;

/**
 * The pages of the active orders. One query instead of one for each order: the code for several queries at once would
 * be loaded by every page of the site. Live events refresh it, because its key is below the panel's.
 */
const activePagesQuery = queryOptions({
  queryKey: [...keys.booster, 'active-pages'],
  queryFn: async () => {
    const { rows } = await queryClient.fetchQuery({ ...activeOrdersQuery, staleTime: FRESH_MS });
    const pages = rows.map(({ id }) => queryClient.fetchQuery({ ...orderQuery(id), staleTime: FRESH_MS }));
    const answers = await Promise.allSettled<OrderAnswer>(pages);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  },
});

/** The booster's active orders with everything that their pages show. Orders that can't be loaded are left out. */
export function useActiveOrders() {
  const { data, isPending } = useQuery(activePagesQuery);
  return { orders: data?.filter((order): order is Order => isReadable(order)) ?? [], isPending };
}
