import { formatMoney } from '#contract/format.ts';
import { useMemo, useState } from 'react';
import { games } from '#contract/vocabulary.ts';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { DashboardFigures } from '../lib/records.ts';
import { formatSpan } from '../lib/time.ts';
import { gameNames } from '#contract/pricing/words.tr.ts';
import { DayChart } from './DayChart.tsx';

type Orders = NonNullable<DashboardFigures['orders']>;
type Payments = NonNullable<DashboardFigures['payments']>;

const fewDecimals = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });
const wholeLira = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const lira = (amount: number) => `${wholeLira.format(amount)} ₺`;
const money = (amount: number) => formatMoney({ amount: Math.round(amount * 100), currency: 'TRY' });
const count = (value: number) => wholeLira.format(value);
const anHour = 3600;
/**
 * The allowed distances between axis ticks. Counts use whole numbers. Durations use round seconds, minutes and hours.
 */
const wholeSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const timeSteps = [
  1,
  5,
  15,
  30,
  60,
  300,
  900,
  1800,
  ...[1, 2, 3, 6, 12, 24, 48, 96, 192].map((hours) => hours * anHour),
];
const axisSpan = (seconds: number) => {
  if (seconds < 60) return `${fewDecimals.format(seconds)} sn`;
  return seconds < anHour ? `${fewDecimals.format(seconds / 60)} dk` : `${fewDecimals.format(seconds / anHour)} sa`;
};

/** Sales or orders per day, stacked by game. */
export function SalesChart({ days }: Pick<Orders, 'days'>) {
  const [shown, setShown] = useState<'sales' | 'placed'>('sales');
  const sold = useMemo(
    () => games.filter((game) => days.some((day) => day.games.some((one) => one.game === game))),
    [days],
  );
  const series = useMemo(
    () =>
      sold.map((game) => ({
        label: gameNames[game],
        values: days.map((day) => {
          const ofGame = day.games.filter((one) => one.game === game);
          return ofGame.reduce((sum, { placed, sales }) => sum + (shown === 'sales' ? sales.amount / 100 : placed), 0);
        }),
      })),
    [sold, days, shown],
  );
  const dayNames = useMemo(() => days.map(({ day }) => day), [days]);
  return (
    <DayChart
      title={shown === 'sales' ? 'Satış' : 'Sipariş sayısı'}
      kind="columns"
      days={dayNames}
      series={series}
      axis={shown === 'sales' ? lira : count}
      format={shown === 'sales' ? money : count}
      {...(shown === 'placed' ? { steps: wholeSteps } : {})}
      choice={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          aria-label="Satış ya da sipariş"
          onChange={(_, next: typeof shown | null) => next && setShown(next)}
        >
          <ToggleButton value="sales">Satış</ToggleButton>
          <ToggleButton value="placed">Sipariş</ToggleButton>
        </ToggleButtonGroup>
      }
    />
  );
}

interface TimesChartProps extends Pick<Orders, 'days' | 'times'> {
  readonly of: 'take' | 'finish';
  readonly title: string;
}

const timesIn = (times: Orders['times'], of: 'take' | 'finish') => ({
  days: times.map(({ day }) => day),
  series: [
    { label: 'Ortanca', values: times.map((one) => one[of]?.medianSeconds ?? null) },
    { label: '%90’ı', values: times.map((one) => one[of]?.ninetiethSeconds ?? null) },
  ],
});

/** The median and the 90th percentile of the time that orders waited for a booster or took to play. */
export function TimesChart({ days, times, of, title }: TimesChartProps) {
  const ofDays = useMemo(() => timesIn(days, of), [days, of]);
  const drawn = useMemo(() => timesIn(times, of), [times, of]);
  return (
    <DayChart
      title={title}
      kind="lines"
      {...ofDays}
      drawn={drawn}
      axis={axisSpan}
      format={formatSpan}
      steps={timeSteps}
    />
  );
}

export function LateChart({ days }: Pick<Orders, 'days'>) {
  const series = useMemo(() => [{ label: 'Geç biten', values: days.map(({ late }) => late) }], [days]);
  const dayNames = useMemo(() => days.map(({ day }) => day), [days]);
  return (
    <DayChart
      title="Geç biten siparişler"
      kind="columns"
      days={dayNames}
      series={series}
      axis={count}
      format={count}
      steps={wholeSteps}
    />
  );
}

/** Card payments per day: paid, refused, and abandoned by the customer. */
export function PaymentsChart({ days }: Pick<Payments, 'days'>) {
  const series = useMemo(
    () => [
      { label: 'Ödendi', values: days.map(({ paid }) => paid) },
      { label: 'Reddedildi', values: days.map(({ refused }) => refused) },
      { label: 'Tamamlanmadı', values: days.map(({ left }) => left) },
    ],
    [days],
  );
  const dayNames = useMemo(() => days.map(({ day }) => day), [days]);
  return (
    <DayChart
      title="Kart ödemeleri"
      kind="columns"
      days={dayNames}
      series={series}
      axis={count}
      format={count}
      steps={wholeSteps}
    />
  );
}
