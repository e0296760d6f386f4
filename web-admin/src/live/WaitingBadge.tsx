import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link, useDataProvider } from 'react-admin';
import { fromTheTop, listPath } from '../lib/list-path.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { figures } from '../theme/theme.ts';
import { countOf, type WaitingForPerson } from './waiting.ts';

/** The polling interval, in case a live event is missed. */
const refreshMs = 60_000;

/** The number of a menu entry's records that wait for the signed-in person, with a link to exactly these. */
export function WaitingBadge({ wanted }: { wanted: WaitingForPerson }) {
  const { label, resource, filter } = wanted;
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: ['waiting', resource],
    queryFn: ({ signal }) => countOf(provider, wanted, signal),
    refetchInterval: refreshMs,
    retry: false,
  });
  if (!data) return null;
  return (
    <Box
      component={Link}
      role="menuitem"
      to={listPath(resource, filter)}
      state={fromTheTop}
      aria-label={`${label}: ${data}`}
      title={`${label}: ${data}`}
      data-testid={`waiting-${resource}`}
      sx={({ tokens }) => ({
        ...figures,
        position: 'absolute',
        top: '50%',
        right: 10,
        transform: 'translateY(-50%)',
        px: 0.75,
        minWidth: 24,
        textAlign: 'center',
        textDecoration: 'none',
        borderRadius: '12px',
        fontSize: '0.8125rem',
        fontWeight: 620,
        lineHeight: '24px',
        color: tokens.accentText,
        backgroundColor: tokens.accentQuiet,
        '&:hover': { textDecoration: 'underline' },
      })}
    >
      {data}
    </Box>
  );
}
