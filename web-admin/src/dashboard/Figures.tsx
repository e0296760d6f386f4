import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMoney } from '#contract/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, Title, useDataProvider } from 'react-admin';
import { orderStateLabels } from '../lib/words.ts';
import { listPath } from '../lib/list-path.ts';
import type { DashboardFigures } from '../lib/records.ts';
import { calendarDate, startOfDay } from '../lib/time.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { figures } from '../theme/theme.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { OrderStateChip } from '../ui/StateChip.tsx';
import { Section } from '../ui/Section.tsx';
import { type Figure, FigureTile, grid, refreshMs } from './FigureTile.tsx';
import { SalesChart } from './SalesChart.tsx';
import { TicketFigures } from './TicketFigures.tsx';
import { WaitingFigures } from './WaitingFigures.tsx';

const figuresOf = (f: DashboardFigures): readonly Figure[] => {
  const today = { createdAt_gte: startOfDay(calendarDate(new Date().toISOString())) };
  return [
    { label: 'Bugünkü sipariş', value: f.ordersToday, resource: 'orders', filter: today },
    { label: 'Bugünkü satış', value: formatMoney(f.salesToday), resource: 'orders', filter: today },
    {
      label: 'Bugün yüklenen bakiye',
      value: formatMoney(f.topUpsToday),
      resource: 'top-ups',
      filter: { ...today, state: 'paid' },
    },
    {
      label: 'Bugün başarısız ödeme',
      value: f.failedTopUpsToday,
      resource: 'top-ups',
      filter: { ...today, state: 'failed' },
    },
    { label: 'Booster bekleyen', value: f.waitingForBooster, resource: 'orders', filter: { state: ['processing'] } },
    { label: 'Oynanan', value: f.active, resource: 'orders', filter: { state: ['starting', 'started', 'in-game'] } },
    { label: 'Onay bekleyen', value: f.finished, resource: 'orders', filter: { state: ['finished'] } },
    { label: 'Açık itiraz', value: f.disputes, resource: 'orders', filter: { disputed: true } },
    {
      label: 'Başka booster isteği',
      value: f.boosterRequests,
      resource: 'orders',
      filter: { boosterRequested: true },
    },
    { label: 'Para çekme isteği', value: f.payoutsRequested, resource: 'payouts', filter: { state: 'requested' } },
  ];
};

export function Figures() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => provider.dashboard(signal),
    refetchInterval: refreshMs,
    retry: false,
  });
  return (
    <Stack sx={{ gap: 3, pt: 3 }}>
      <Title title="Panel" />
      {error && <LoadError error={error} retry={refetch} />}
      {isPending ? <FiguresSkeleton /> : data && <Loaded figures={data} />}
    </Stack>
  );
}

function Loaded({ figures: f }: { figures: DashboardFigures }) {
  return (
    <>
      <Box component="ul" aria-label="Bugünün sayıları" sx={grid}>
        {figuresOf(f).map((figure) => (
          <FigureTile key={figure.label} {...figure} />
        ))}
      </Box>
      <TicketFigures />
      <WaitingFigures />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
        <Section title="Günlük satış">
          {f.salesByDay.length > 0 ? (
            <SalesChart days={f.salesByDay} />
          ) : (
            <Typography color="text.secondary">Henüz satış yok.</Typography>
          )}
        </Section>
        <Section title="Süren siparişler">
          <OrdersByState byState={f.byState} />
        </Section>
      </Box>
    </>
  );
}

function OrdersByState({ byState }: { byState: DashboardFigures['byState'] }) {
  if (byState.length === 0) return <Typography color="text.secondary">Süren sipariş yok.</Typography>;
  return (
    <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1 }}>
      {byState.map(({ state, count }) => (
        <Stack
          key={state}
          component="li"
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center' }}
        >
          <OrderStateChip state={state} />
          <Link
            to={listPath('orders', { state: [state] })}
            aria-label={`${orderStateLabels[state].label}: ${count} sipariş`}
            sx={figures}
          >
            {count}
          </Link>
        </Stack>
      ))}
    </Stack>
  );
}

const FiguresSkeleton = () => (
  <Box component="output" aria-busy="true" aria-label="Sayılar yükleniyor" sx={grid}>
    {Array.from({ length: 10 }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={86} />
    ))}
  </Box>
);
