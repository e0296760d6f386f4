import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../lib/time.ts';
import { describe } from '../order/describe.ts';
import { orderQuery, ordersQuery } from '../order/queries.ts';
import { type Choice, withLinked } from './choices.ts';

interface OrderLike {
  readonly id: string;
  readonly number: string;
  readonly draft: Parameters<typeof describe>[0] | null;
  readonly createdAt: string;
}

const choiceOf = ({ id, number, draft, createdAt }: OrderLike): Choice => ({
  id,
  label: [number, draft && describe(draft).title, formatDay(createdAt)].filter(Boolean).join(' · '),
});

/** The customer's newest orders to choose from, and the linked one, however old it is. */
export function useOrderChoices(linkedId: string | undefined) {
  const latest = useQuery(ordersQuery(0, []));
  const rows: readonly OrderLike[] = latest.data?.rows ?? [];
  const isOlder = linkedId !== undefined && latest.data !== undefined && !rows.some(({ id }) => id === linkedId);
  const linked = useQuery({ ...orderQuery(linkedId ?? ''), enabled: isOlder });
  const isPending = latest.isPending || (isOlder && linked.isPending);
  return {
    choices: withLinked(rows.map(choiceOf), linkedId, linked.data && choiceOf(linked.data), isPending),
    isPending,
    hint: latest.isError ? 'Siparişlerin yüklenemedi. Numarasını mesajına yazabilirsin.' : undefined,
  };
}
