import Skeleton from '@mui/material/Skeleton';
import { useGetManyAggregate } from 'react-admin';
import type { AdminWebhook } from '../../lib/records.ts';
import { RecordLink, shortId } from '../../ui/RecordLink.tsx';

/** What a receiver is called by: its address is long, and its host tells it from the others. */
export const hostOf = ({ url }: Pick<AdminWebhook, 'url'>): string => new URL(url).host;

/** A webhook of which only the id is known; those of a whole list are asked for at once. */
export function useWebhook(id: string) {
  const { data, isPending } = useGetManyAggregate<AdminWebhook>('webhooks', { ids: [id] });
  return { webhook: data?.[0], isPending };
}

export function WebhookHost({ id }: { id: string }) {
  const { webhook, isPending } = useWebhook(id);
  if (isPending) return <Skeleton component="span" role="progressbar" width="8rem" aria-label="Yükleniyor" />;
  return <>{webhook ? hostOf(webhook) : shortId(id)}</>;
}

export const WebhookLink = ({ id }: { id: string }) => (
  <RecordLink resource="webhooks" id={id}>
    <WebhookHost id={id} />
  </RecordLink>
);
