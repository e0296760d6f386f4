import Box from '@mui/material/Box';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { followEvents } from '#contract/browser/live.ts';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { session } from '../providers/session.ts';
import { isAtRest } from './at-rest.ts';
import { isAbout, type News, newsOf, newsroom } from './news.ts';

/** Refreshes the screen on live events and announces news politely to screen readers. */
export function LiveUpdates() {
  const queries = useQueryClient();
  const translate = useTranslate();
  const [said, setSaid] = useState('');

  useEffect(() => {
    const canceller = new AbortController();
    void followEvents({
      connect: (headers, signal) => session.fetch('/api/live', { headers, signal, cache: 'no-store' }),
      onMessage: (message) => newsroom.hear(newsOf(message)),
      signal: canceller.signal,
    });
    return () => canceller.abort();
  }, []);

  useEffect(
    () =>
      newsroom.subscribe((news) => {
        refresh(queries, news);
        if (news !== 'everything')
          setSaid(sentenceOf(news, (name) => translate(`resources.${name}.name`, { smart_count: 2, _: name })));
      }),
    [queries, translate],
  );

  return (
    <Box role="status" sx={readAloud}>
      {said}
    </Box>
  );
}

/**
 * Lists decide by themselves when to take new rows. Figures and badges refresh at once, open pages only while nobody is
 * typing.
 */
function refresh(queries: QueryClient, news: readonly News[] | 'everything'): void {
  void queries.invalidateQueries({ queryKey: ['dashboard'] });
  void queries.invalidateQueries({ queryKey: ['waiting'] });
  void queries.invalidateQueries({ queryKey: ['tickets', 'figures'] });
  // a refresh must not interrupt somebody who is typing
  if (!isAtRest()) return;
  if (news === 'everything') {
    void queries.invalidateQueries();
    return;
  }
  void queries.invalidateQueries({ predicate: ({ queryKey }) => isAbout(queryKey, news) });
}

/** `Siparişler: 2 yenilik. Destek talepleri: 1 yenilik.` */
function sentenceOf(news: readonly News[], nameOf: (resource: string) => string): string {
  const byResource = Map.groupBy(news, ({ resource }) => resource);
  return [...byResource].map(([resource, { length }]) => `${nameOf(resource)}: ${length} yenilik.`).join(' ');
}

const readAloud = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
