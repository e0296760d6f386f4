import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMoney } from '#contract/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, Title, useCanAccess, useDataProvider } from 'react-admin';
import { orderStateLabels } from '../lib/words.ts';
import { listPath } from '../lib/list-path.ts';
import type { DashboardFigures } from '../lib/records.ts';
import { calendarDate, startOfDay } from '../lib/time.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { figures } from '../theme/theme.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { OrderStateChip } from '../ui/StateChip.tsx';
import { Section } from '../ui/Section.tsx';
import { SalesChart } from './SalesChart.tsx';

/** Figures are as old as this at most while the page is looked at. */
const refreshMs = 30_000;

interface Figure {
  readonly label: string;
  readonly value: string | number;
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
}

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

function FigureTile({ label, value, resource, filter }: Figure) {
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const content = (
    <>
      <Typography component="span" sx={(theme) => ({ display: 'block', color: theme.tokens.text3 })}>
        {label}
      </Typography>
      <Typography component="span" sx={{ ...figures, fontSize: '1.5rem', fontWeight: 720 }}>
        {value}
      </Typography>
    </>
  );
  return (
    <Box component="li" sx={tile}>
      {canAccess ? <Link to={listPath(resource, filter)}>{content}</Link> : <div>{content}</div>}
    </Box>
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

const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
  listStyle: 'none',
  p: 0,
  m: 0,
} as const;

const tile = {
  '& > a, & > div': {
    display: 'block',
    height: '100%',
    p: 2,
    border: 1,
    borderColor: 'divider',
    borderRadius: '10px',
    bgcolor: 'background.paper',
    color: 'text.primary',
    textDecoration: 'none',
    overflow: 'hidden',
  },
  '& > a:hover': { bgcolor: 'action.hover' },
} as const;
