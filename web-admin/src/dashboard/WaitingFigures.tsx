import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useCanAccessResources, useDataProvider } from 'react-admin';
import { countOf, waiting } from '../live/waiting.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { FigureTile, gridOf, refreshMs } from './FigureTile.tsx';

const resources = waiting.map(({ resource }) => resource);

/** Each figure is the list's own count, so it always agrees with the list that it links to. */
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
    <Box component="ul" aria-label="Bakılmayı bekleyenler" aria-busy={isPending} sx={gridOf(shown.length)}>
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
