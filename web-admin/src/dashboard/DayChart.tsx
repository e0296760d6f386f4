import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { mostColumns, spanOf } from '#contract/vocabulary.ts';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { formatShortDay } from '../lib/days.ts';
import { fontFamily } from '../theme/theme.ts';
import type { Tokens } from '../theme/tokens.ts';
import { Section } from '../ui/Section.tsx';
import { DayTable } from './DayTable.tsx';
import { columnsOf, type OfDays, type Series } from './series.ts';

const height = 240;
/** Allowed distances between labelled days, in columns or points. */
const labelSteps = [1, 2, 3, 4, 5, 7, 10, 14, 21, 30, 60, 90, 120];

interface DayChartProps extends OfDays {
  /** Stacked columns, or one line per series. */
  readonly kind: 'columns' | 'lines';
  /**
   * The values per span of days, which the chart draws for a long period. Needed for values that cannot be summed
   * (medians). The table still shows each day.
   */
  readonly drawn?: Pick<OfDays, 'days' | 'series'>;
  /** Formats a value on the axis. */
  readonly axis: (value: number) => string;
  /** The allowed distances between axis ticks. */
  readonly steps?: readonly number[];
  /** A control shown beside the chart/table switch. */
  readonly choice?: ReactNode;
}

const palette = ['accentEdge', 'info', 'warn', 'ok', 'text3'] as const satisfies readonly (keyof Tokens)[];
export const colourAt = (tokens: Tokens, index: number): string => tokens[palette[index % palette.length] ?? 'text3'];

/** A chart of daily values, with the same values as a table for people who want numbers or cannot see the chart. */
export function DayChart(props: DayChartProps) {
  const { title, days, series, choice } = props;
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const isEmpty = series.every(({ values }) => values.every((value) => !value));
  const viewChoice = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={`${title}: görünüm`}
      onChange={(_, next: typeof view | null) => next && setView(next)}
    >
      <ToggleButton value="chart">Grafik</ToggleButton>
      <ToggleButton value="table">Tablo</ToggleButton>
    </ToggleButtonGroup>
  );
  const asides = (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {choice}
      {viewChoice}
    </Stack>
  );
  return (
    <Section title={title} aside={isEmpty ? undefined : asides}>
      {isEmpty ? (
        <Typography color="text.secondary">Bu dönemde kayıt yok.</Typography>
      ) : view === 'table' ? (
        <DayTable caption={title} days={days} series={series} format={props.format} />
      ) : (
        <>
          <Legend series={series} />
          <Drawing {...props} />
        </>
      )}
    </Section>
  );
}

function Legend({ series }: Pick<DayChartProps, 'series'>) {
  const { tokens } = useTheme();
  if (series.length < 2) return null;
  return (
    <Stack
      component="ul"
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, listStyle: 'none', p: 0, m: 0 }}
    >
      {series.map(({ label }, index) => (
        <Stack key={label} component="li" direction="row" sx={{ alignItems: 'center', gap: 0.75 }}>
          <Box
            aria-hidden="true"
            sx={{ width: 12, height: 12, borderRadius: '2px', bgcolor: colourAt(tokens, index) }}
          />
          <Typography variant="body2">{label}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}

function Drawing({ title, days: everyDay, series: daily, drawn: spans, kind, axis, steps }: DayChartProps) {
  const { tokens } = useTheme();
  const { days, series, span } = useMemo(() => {
    return spans ? { ...spans, span: spanOf(everyDay.length) } : columnsOf({ days: everyDay, series: daily });
  }, [everyDay, daily, spans]);
  const rest = everyDay.length % span;
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const base = { stroke: tokens.text3, font: `12px ${fontFamily}`, ticks: { show: false } };
    const drawn = kind === 'columns' ? stacked(series) : series.map(({ values }, index) => ({ values, index }));
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height,
        legend: { show: false },
        cursor: { show: false },
        scales: {
          x: { time: false, range: [-0.5, days.length - 0.5] },
          y: { range: (_, __, most) => [0, Math.max(most * 1.1, 1)] },
        },
        axes: [
          {
            ...base,
            size: 30,
            grid: { show: false },
            incrs: labelSteps,
            space: 60,
            splits: (_, __, ___, ____, step) => fromTheLast(days.length, step),
            values: (_, ticks) => ticks.map((index) => formatShortDay(days[index] ?? '')),
          },
          {
            ...base,
            size: 76,
            grid: { stroke: tokens.line, width: 1 },
            ...(steps ? { incrs: [...steps] } : {}),
            values: (_, ticks) => ticks.map(axis),
          },
        ],
        series: [{}, ...drawn.map(({ index }) => lookOf(tokens, index, kind, series[index]?.values ?? []))],
      },
      [days.map((_, index) => index), ...drawn.map(({ values }) => [...values])],
      element,
    );
    const fit = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
    fit.observe(element);
    return () => {
      fit.disconnect();
      chart.destroy();
    };
  }, [days, series, kind, axis, steps, tokens]);

  return (
    <>
      <Box
        ref={place}
        role="img"
        aria-label={`${title}, ${span > 1 ? 'haftalık ' : ''}grafik; sayılar tabloda`}
        // a chart drawn for a wide window must not keep the container wide in a narrow one
        sx={{ minHeight: height, overflow: 'hidden', contain: 'inline-size' }}
      />
      {span > 1 && (
        <Typography variant="body2" color="text.secondary">
          Her {kind === 'columns' ? 'sütun' : 'nokta'} {span} gün, altındaki günden başlayarak
          {rest > 0 && `; ilki ${rest} gün`}.
        </Typography>
      )}
    </>
  );
}

const lookOf = (tokens: Tokens, index: number, kind: DayChartProps['kind'], values: Series['values']): uPlot.Series => {
  const colour = colourAt(tokens, index);
  const measured = values.filter((value) => value !== null).length;
  if (kind === 'lines')
    return {
      stroke: colour,
      width: 2,
      spanGaps: true,
      // points, because a single day draws no line
      points: { show: measured <= mostColumns, size: 5, fill: colour, stroke: colour },
      // the second line is dashed, so that colour is not the only difference
      ...(index === 1 ? { dash: [6, 4] } : {}),
    };
  const paths = uPlot.paths.bars?.({ size: [0.7, 48], align: 0 });
  return { stroke: colour, fill: colour, width: 0, points: { show: false }, ...(paths ? { paths } : {}) };
};

/**
 * The cumulative sums of stacked columns. The highest sum comes first, because each lower column is drawn over the
 * higher one.
 */
const stacked = (series: readonly Series[]) => {
  const sums = series.map((_, upTo) =>
    (series[0]?.values ?? []).map((__, day) =>
      series.slice(0, upTo + 1).reduce((sum, { values }) => sum + (values[day] ?? 0), 0),
    ),
  );
  return sums.map((values, index) => ({ values, index })).toReversed();
};

/** The indexes that get a label: every `step`-th one, counted back from the last. The last one always has a label. */
const fromTheLast = (count: number, step: number): number[] =>
  Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0);
