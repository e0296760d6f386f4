import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'react-admin';
import { daysAfter, today, within } from '../lib/days.ts';
import type { TicketFigures as Answer } from '../lib/records.ts';
import { formatSpan, secondsBetween } from '../lib/time.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { type Figure, FigureTile, gridOf, refreshMs } from './FigureTile.tsx';

const waitingFilter = { waiting: true };

const figuresOf = ({ waiting: { count, atLeast, oldest }, firstAnswers }: Answer): readonly Figure[] => {
  const ofWaiting = { resource: 'tickets', filter: waitingFilter };
  const ofAnswered = {
    resource: 'tickets',
    filter: within('firstAnsweredAt', { from: daysAfter(today(), -30), to: today() }),
  };
  const first = (seconds: number | undefined) => (seconds === undefined ? '–' : formatSpan(seconds));
  return [
    { label: 'Yanıt bekleyen destek talebi', value: atLeast ? `${count - 1}+` : count, ...ofWaiting },
    { label: 'En uzun bekleyen', value: oldest ? formatSpan(secondsBetween(oldest, new Date())) : '–', ...ofWaiting },
    { label: 'İlk yanıt, ortanca (30 gün)', value: first(firstAnswers?.medianSeconds), ...ofAnswered },
    { label: 'İlk yanıt, %90’ı (30 gün)', value: first(firstAnswers?.ninetiethSeconds), ...ofAnswered },
  ];
};

/** Tickets that wait for an answer, and how quickly staff give the first one. For people who may list tickets. */
export function TicketFigures() {
  const { canAccess = false } = useCanAccess({ resource: 'tickets', action: 'list' });
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['tickets', 'figures'],
    queryFn: ({ signal }) => provider.ticketFigures(signal),
    refetchInterval: refreshMs,
    retry: false,
    enabled: canAccess,
  });
  if (!canAccess) return null;
  if (error && !data) return <LoadError error={error} retry={refetch} />;
  const figures = data && figuresOf(data);
  return (
    <Box component="ul" aria-label="Destek talepleri" aria-busy={isPending} sx={gridOf(figures?.length ?? 4)}>
      {figures
        ? figures.map((figure) => <FigureTile key={figure.label} {...figure} />)
        : Array.from({ length: 4 }, (_, index) => (
            <li key={index}>
              <Skeleton variant="rounded" height={86} />
            </li>
          ))}
    </Box>
  );
}
