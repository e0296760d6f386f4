import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Title, useDataProvider } from 'react-admin';
import type { DashboardFigures } from '../lib/records.ts';
import { formatMoment } from '../lib/time.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { BoosterTable } from './BoosterTable.tsx';
import { LateChart, PaymentsChart, SalesChart, TimesChart } from './Charts.tsx';
import { figuresNow, orderFigures, paymentFigures, ticketFigures } from './figure-lists.ts';
import { type Figure, FigureTile, gridOf, refreshMs } from './FigureTile.tsx';
import { type Chosen, useChosen } from './period.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { TicketFigures } from './TicketFigures.tsx';
import { WaitingFigures } from './WaitingFigures.tsx';

export function Figures() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { chosen } = useChosen();
  const query = { ...chosen.period, ...(chosen.game ? { game: chosen.game } : {}) };
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery({
    queryKey: ['dashboard', query],
    queryFn: ({ signal }) => provider.dashboard(query, signal),
    refetchInterval: refreshMs,
    retry: false,
    // keeps the old period's figures until the new ones arrive, so that the page does not jump
    placeholderData: keepPreviousData,
  });
  return (
    <Stack sx={{ gap: 3, pt: 3 }}>
      <Title title="Panel" />
      {error && <LoadError error={error} retry={refetch} />}
      {isPending && <FiguresSkeleton />}
      {data?.now && <Tiles label="Şu an" figures={figuresNow(data.now)} />}
      <TicketFigures />
      <WaitingFigures />
      <PeriodChoice />
      {data && (
        <Stack sx={{ gap: 3, opacity: isPlaceholderData ? 0.6 : 1 }} aria-busy={isPlaceholderData}>
          <OfPeriod figures={data} chosen={chosen} />
        </Stack>
      )}
    </Stack>
  );
}

function OfPeriod({ figures: f, chosen: { game } }: { figures: DashboardFigures; chosen: Chosen }) {
  return (
    <>
      {f.countedUntil && (
        <Alert severity="info">
          Eski günler hâlâ sayılıyor: {formatMoment(f.countedUntil)} sonrası henüz eksik. Sayfa kendiliğinden yenilenir.
        </Alert>
      )}
      {f.orders && (
        <>
          <Tiles label="Siparişler" figures={orderFigures(f.orders, f.period, game)} />
          <SalesChart days={f.orders.days} />
          <Pair>
            <TimesChart days={f.orders.days} times={f.orders.times} of="take" title="Booster bulma süresi" />
            <TimesChart days={f.orders.days} times={f.orders.times} of="finish" title="Oynanma süresi" />
          </Pair>
          <LateChart days={f.orders.days} />
        </>
      )}
      {f.payments && (
        <>
          <Tiles label="Ödemeler" figures={paymentFigures(f.payments, f.period)} />
          <PaymentsChart days={f.payments.days} />
        </>
      )}
      {f.tickets && <Tiles label="Dönemin destek talepleri" figures={ticketFigures(f.tickets, f.period)} />}
      {f.boosters && <BoosterTable boosters={f.boosters} period={f.period} seesOrders={f.orders !== null} />}
    </>
  );
}

function Tiles({ label, figures }: { label: string; figures: readonly Figure[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {label}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={gridOf(figures.length)}>
        {figures.map((figure) => (
          <FigureTile key={figure.label} {...figure} />
        ))}
      </Box>
    </section>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(380px, 1fr))' },
    }}
  >
    {children}
  </Box>
);

const FiguresSkeleton = () => (
  <Box component="output" aria-busy="true" aria-label="Sayılar yükleniyor" sx={gridOf(10)}>
    {Array.from({ length: 10 }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={86} />
    ))}
  </Box>
);
