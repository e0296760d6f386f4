import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { StoryItem, StoryKind } from '#contract/console/story.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { linkedResources, RecordLink, type LinkedResource } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { actionLabel } from '#contract/audit/words.tr.ts';

const kindLabels: Record<StoryKind, string> = {
  account: 'Hesap',
  order: 'Siparişler',
  played: 'Oynadıkları',
  entry: 'Cüzdan',
  'top-up': 'Bakiye yüklemeleri',
  payout: 'Para çekme',
  ticket: 'Destek talepleri',
  review: 'Değerlendirmeler',
  report: 'Şikâyetler',
  session: 'Girişler',
  note: 'Notlar',
  command: 'İşlem kayıtları',
};

const isLinked = (resource: string): resource is LinkedResource =>
  (linkedResources as readonly string[]).includes(resource);

/** A user's timeline, limited to the chosen kinds of events. Without a choice all kinds are shown. */
export function StoryOf({ userId }: { userId: string }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [chosen, setChosen] = useState<readonly StoryKind[]>([]);
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['users', 'story', userId, chosen],
    queryFn: ({ pageParam, signal }) => provider.story({ userId, kinds: chosen, cursor: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  });
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const kinds = data?.pages[0]?.kinds ?? [];
  const turn = (kind: StoryKind) =>
    setChosen(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]);
  return (
    <Section title="Bütün geçmişi">
      <Stack direction="row" role="group" aria-label="Türler" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {kinds.map((kind) => (
          <Chip
            key={kind}
            label={kindLabels[kind]}
            variant={chosen.includes(kind) ? 'filled' : 'outlined'}
            color={chosen.includes(kind) ? 'primary' : 'default'}
            aria-pressed={chosen.includes(kind)}
            onClick={() => turn(kind)}
          />
        ))}
      </Stack>
      {isPending && <Skeleton variant="rounded" height={160} />}
      {error && items.length === 0 && <LoadError error={error} retry={refetch} />}
      {data && items.length === 0 && <Typography color="text.secondary">Bu türden bir kayıt yok.</Typography>}
      <Stack component="ol" aria-label="Olaylar" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
        {items.map((item) => (
          <Line key={`${item.kind} ${item.recordId} ${item.title}`} item={item} />
        ))}
      </Stack>
      {error && items.length > 0 && <Alert severity="error">{error.message}</Alert>}
      {hasNextPage && (
        <Button sx={{ mt: 2 }} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Yükleniyor…' : 'Daha eskileri göster'}
        </Button>
      )}
    </Section>
  );
}

function Line({ item }: { item: StoryItem }) {
  const { kind, at, resource, recordId, detail, amount } = item;
  const title = kind === 'command' ? actionLabel({ action: item.title }) : item.title;
  // no link to this page itself, or to a record without a page
  const linked = kind !== 'account' && isLinked(resource);
  return (
    <li>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography component="span" sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>
          {linked ? (
            <RecordLink resource={resource} id={recordId}>
              {title}
            </RecordLink>
          ) : (
            title
          )}
        </Typography>
        {amount && <Money value={amount} signed={kind === 'entry'} />}
      </Stack>
      <Typography color="text.secondary" variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {kindLabels[kind]} · <Moment at={at} />
        {detail && ` · ${detail}`}
      </Typography>
    </li>
  );
}
