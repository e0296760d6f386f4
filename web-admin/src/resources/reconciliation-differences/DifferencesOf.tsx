import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { differenceKindLabels, differenceMeanings } from '#contract/payment/reconciliation.words.tr.ts';
import { useGetList } from 'react-admin';
import { ListLink } from '../../ui/ListLink.tsx';
import type { AdminDifference } from '../../lib/records.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { UserLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { amountsOf, CustomerOf, endingOf, SubjectOf } from './DifferenceFacts.tsx';
import { EndDifference } from './EndDifference.tsx';

const shown = 50;

/** The differences of a reconciled day, open ones first. */
export function DifferencesOf({ reconciliationId, refreshMs }: { reconciliationId: string; refreshMs: number }) {
  const filter = { reconciliationId };
  const { data, total, isPending, error, refetch } = useGetList<AdminDifference>(
    'reconciliation-differences',
    { filter, pagination: { page: 1, perPage: shown }, sort: { field: 'createdAt', order: 'DESC' } },
    { refetchInterval: refreshMs },
  );
  const all = data?.toSorted((one, other) => rank(one) - rank(other));
  return (
    <Section
      title="Farklar"
      aside={
        (total ?? 0) > shown && (
          <ListLink resource="reconciliation-differences" filter={filter}>
            Tümü ({total})
          </ListLink>
        )
      }
    >
      {isPending && <Skeleton variant="rounded" height={72} />}
      {error && !data && <LoadError error={error} retry={refetch} />}
      {all?.length === 0 && <Typography color="text.secondary">İki kayıt birbirini tutuyor.</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
        {all?.map((difference) => (
          <Difference key={difference.id} difference={difference} />
        ))}
      </Stack>
    </Section>
  );
}

const rank = ({ state }: AdminDifference): number => (state === 'open' ? 0 : 1);

const Difference = ({ difference }: { difference: AdminDifference }) => (
  <Stack
    component="li"
    direction="row"
    sx={{ alignItems: 'flex-start', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1.5 }}
  >
    <Stack sx={{ gap: 0.5, flex: '1 1 18rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
        <StateChip
          label={differenceKindLabels[difference.kind].label}
          tone={difference.state === 'open' ? differenceKindLabels[difference.kind].tone : 'plain'}
        />
        <SubjectOf {...difference} />
        {difference.userId && <CustomerOf {...difference} />}
      </Stack>
      <span>{amountsOf(difference)}</span>
      <Typography variant="body2" color="text.secondary">
        {difference.state === 'open' ? differenceMeanings[difference.kind] : <Ending difference={difference} />}
      </Typography>
    </Stack>
    {difference.state === 'open' && <EndDifference difference={difference} />}
  </Stack>
);

/** `Kapatıldı · 17 Kas 19.48 · Ada Şahin: Panelde elle alınmış`. */
const Ending = ({ difference }: { difference: AdminDifference }) => (
  <>
    {endingOf(difference)}
    {difference.endedBy && (
      <>
        {' · '}
        <UserLink id={difference.endedBy} />
      </>
    )}
    {difference.reason && `: ${difference.reason}`}
  </>
);
