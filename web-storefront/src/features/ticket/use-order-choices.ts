import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../lib/time.ts';
import { describe } from '../order/describe.ts';
import { orderQuery, ordersQuery } from '../order/queries.ts';

interface OrderLike {
  readonly id: string;
  readonly number: string;
  readonly draft: Parameters<typeof describe>[0];
  readonly createdAt: string;
}

const choiceOf = ({ id, number, draft, createdAt }: OrderLike) => ({
  id,
  label: `${number} · ${describe(draft).title} · ${formatDay(createdAt)}`,
});

/** One's latest orders to choose from, and the one that a link names, however old it is. */
export function useOrderChoices(linkedId: string | undefined) {
  const latest = useQuery(ordersQuery(0, []));
  const rows: readonly OrderLike[] = latest.data?.rows ?? [];
  const isOlder = linkedId !== undefined && latest.data !== undefined && !rows.some(({ id }) => id === linkedId);
  const linked = useQuery({ ...orderQuery(linkedId ?? ''), enabled: isOlder });
  return {
    choices: [...(linked.data ? [linked.data] : []), ...rows].map(choiceOf),
    isPending: latest.isPending || (isOlder && linked.isPending),
    hint: latest.isError ? 'Siparişlerin yüklenemedi. Numarasını mesajına yazabilirsin.' : undefined,
  };
}
