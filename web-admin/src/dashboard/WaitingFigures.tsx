import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useCanAccessResources, useDataProvider } from 'react-admin';
import type { ConsoleDataProvider, ListMeta } from '../providers/data-provider.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { FigureTile, grid, refreshMs } from './FigureTile.tsx';

/** What somebody has sent and the house has not looked at, each by its list and the filter that leaves it. */
const waiting = [
  { label: 'Onayını bekleyen', resource: 'approvals', filter: { state: 'waiting' } },
  { label: 'Bekleyen başvuru', resource: 'booster-applications', filter: { state: 'waiting' } },
  { label: 'Onay bekleyen cihaz', resource: 'devices', filter: { state: 'waiting' } },
  { label: 'Açık şikâyet', resource: 'reports', filter: { state: 'open' } },
  { label: 'Para çekme isteği', resource: 'payouts', filter: { state: 'requested' } },
] as const;
const resources = waiting.map(({ resource }) => resource);

/** Counted by the lists themselves, so that a figure and what its link shows are one truth. */
export function WaitingFigures() {
  const { canAccess } = useCanAccessResources({ resources, action: 'list' });
  const shown = waiting.filter(({ resource }) => canAccess?.[resource]);
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['dashboard', 'waiting', ...shown.map(({ resource }) => resource)],
    queryFn: ({ signal }) => Promise.all(shown.map((figure) => countOf(provider, figure, signal))),
    refetchInterval: refreshMs,
    retry: false,
    enabled: shown.length > 0,
  });
  if (shown.length === 0) return null;
  if (error && !data) return <LoadError error={error} retry={refetch} />;
  return (
    <Box component="ul" aria-label="Bakılmayı bekleyenler" aria-busy={isPending} sx={grid}>
      {shown.map((figure, index) =>
        data ? (
          <FigureTile key={figure.resource} {...figure} value={data[index] ?? '–'} />
        ) : (
          <li key={figure.resource}>
            <Skeleton variant="rounded" height={86} />
          </li>
        ),
      )}
    </Box>
  );
}

async function countOf(
  provider: ConsoleDataProvider,
  { resource, filter }: (typeof waiting)[number],
  signal: AbortSignal,
): Promise<string | number> {
  const pagination = { page: 1, perPage: 1 };
  const sort = { field: 'createdAt', order: 'DESC' } as const;
  const { total = 0, meta } = await provider.getList(resource, { pagination, sort, filter, signal });
  return (meta as ListMeta | undefined)?.totalIsAtLeast ? `${total - 1}+` : total;
}
