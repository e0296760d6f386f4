import Skeleton from '@mui/material/Skeleton';
import { useGetManyAggregate } from 'react-admin';
import type { AdminWebhook } from '../../lib/records.ts';
import { RecordLink, shortId } from '../../ui/RecordLink.tsx';

/** The host names a receiver in fewer characters than its URL. */
export const hostOf = ({ url }: Pick<AdminWebhook, 'url'>): string => new URL(url).host;

/**
 * The maximum number of characters that are shown of a URL's path. The path distinguishes receivers on the same host.
 */
const shownPath = 24;

/** `ornek.com/kancalar/siparis`, shortened if long. */
export function placeOf(webhook: Pick<AdminWebhook, 'url'>): string {
  const { pathname } = new URL(webhook.url);
  const path = pathname.length > shownPath ? `${pathname.slice(0, shownPath - 1)}…` : pathname;
  return path === '/' ? hostOf(webhook) : `${hostOf(webhook)}${path}`;
}

/** A webhook by id. One request loads all webhooks of a list. */
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
