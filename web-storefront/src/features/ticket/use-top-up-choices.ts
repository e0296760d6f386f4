import type { RouteAnswerOf } from '#contract/client.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { listed, pageQuery } from '../../lib/lists.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatMoment } from '../../lib/time.ts';
import { keys } from '../keys.ts';
import { type Choice, withLinked } from './choices.ts';

type TopUp = RouteAnswerOf<'GET /top-ups'>[number];

const states: Record<TopUp['state'], string> = {
  pending: 'onay bekliyor',
  paid: 'ödendi',
  failed: 'alınamadı',
  expired: 'süresi doldu',
  refunded: 'iade edildi',
};

const latestQuery = queryOptions({
  queryKey: keys.topUps,
  queryFn: ({ signal }) => listed(api.request('GET /top-ups', { query: pageQuery(0), signal })),
});

const choiceOf = ({ id, amount, state, createdAt }: TopUp): Choice => ({
  id,
  label: `${formatMoney(amount)} · ${states[state]} · ${formatMoment(createdAt)}`,
});

/** The customer's newest card payments to choose from, and the linked one, however old it is. */
export function useTopUpChoices(linkedId: string | undefined, isWanted: boolean) {
  const latest = useQuery({ ...latestQuery, enabled: isWanted });
  const rows: readonly TopUp[] = latest.data?.rows ?? [];
  const isOlder = linkedId !== undefined && latest.data !== undefined && !rows.some(({ id }) => id === linkedId);
  const linked = useQuery({
    queryKey: keys.topUp(linkedId ?? ''),
    queryFn: ({ signal }) => api.call('GET /top-ups/:id', { params: { id: linkedId ?? '' }, signal }),
    enabled: isOlder,
  });
  const isPending = latest.isPending || (isOlder && linked.isPending);
  return {
    choices: withLinked(rows.map(choiceOf), linkedId, linked.data && choiceOf(linked.data), isPending),
    isPending,
    hint: latest.isError ? 'Ödemelerin yüklenemedi. Tarihini ve tutarını mesajına yazabilirsin.' : undefined,
  };
}
