import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { figures } from '../theme/theme.ts';
import { countOf, waitingIn } from './waiting.ts';

/** Should no live event have told of it, a count is as old as this at most. */
const refreshMs = 60_000;

/** How many of a menu entry's records wait for the house. Seen only: the first page says it to everybody. */
export function WaitingBadge({ resource }: { resource: string }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const wanted = waitingIn(resource);
  const { data } = useQuery({
    queryKey: ['waiting', resource],
    queryFn: ({ signal }) => (wanted ? countOf(provider, wanted, signal) : 0),
    refetchInterval: refreshMs,
    retry: false,
    enabled: wanted !== undefined,
  });
  if (!data) return null;
  return (
    <Box
      component="span"
      aria-hidden="true"
      data-testid={`waiting-${resource}`}
      sx={({ tokens }) => ({
        ...figures,
        position: 'absolute',
        top: '50%',
        right: 10,
        transform: 'translateY(-50%)',
        px: 0.75,
        minWidth: 22,
        textAlign: 'center',
        borderRadius: '11px',
        fontSize: '0.8125rem',
        fontWeight: 620,
        lineHeight: '22px',
        pointerEvents: 'none',
        color: tokens.accentText,
        backgroundColor: tokens.accentQuiet,
      })}
    >
      {data}
    </Box>
  );
}
