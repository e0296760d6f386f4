import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { formatMoney } from '#contract/format.ts';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { DashboardFigures } from '../lib/records.ts';
import { formatDay } from '../lib/time.ts';
import { fontFamily } from '../theme/theme.ts';

const height = 240;
const wholeLira = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const dayOfMonth = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'short' });

type Days = DashboardFigures['salesByDay'];

const halfDay = 43_200;
const noon = (day: string) => Date.parse(`${day}T12:00:00`) / 1000;

/** Under its column, and backwards from today, whose label is never left out. */
const daysApart = (days: Days, seconds: number): number[] => {
  const step = Math.max(1, Math.round(seconds / (2 * halfDay)));
  return days.filter((_, index) => (days.length - 1 - index) % step === 0).map(({ day }) => noon(day));
};

/** A column a day. What it shows stands beside it as a table too, for those who do not see it. */
export function SalesChart({ days }: { days: Days }) {
  const { tokens } = useTheme();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const axis = { stroke: tokens.text3, font: `12px ${fontFamily}`, ticks: { show: false } };
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height,
        legend: { show: false },
        cursor: { show: false },
        scales: {
          x: { range: (_, first, last) => [first - halfDay, last + halfDay] },
          y: { range: (_, __, most) => [0, Math.max(most * 1.1, 100)] },
        },
        axes: [
          {
            ...axis,
            grid: { show: false },
            splits: (_, __, ___, ____, step) => daysApart(days, step),
            values: (_, ticks) => ticks.map((s) => dayOfMonth.format(s * 1000)),
          },
          {
            ...axis,
            size: 72,
            grid: { stroke: tokens.line, width: 1 },
            values: (_, ticks) => ticks.map((lira) => `${wholeLira.format(lira)} ₺`),
          },
        ],
        series: [
          {},
          {
            label: 'Satış',
            stroke: tokens.accentEdge,
            fill: tokens.accentQuiet,
            width: 2,
            paths: uPlot.paths.bars?.({ size: [0.7, 48], align: 0 }),
            points: { show: false },
          },
        ],
      },
      [days.map(({ day }) => noon(day)), days.map(({ sales }) => sales.amount / 100)],
      element,
    );
    const fit = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
    fit.observe(element);
    return () => {
      fit.disconnect();
      chart.destroy();
    };
  }, [days, tokens]);

  return (
    <>
      <Box ref={place} aria-hidden="true" sx={{ minHeight: height, overflow: 'hidden' }} />
      <Box sx={hidden}>
        <table>
          <caption>Günlük satış</caption>
          <thead>
            <tr>
              <th scope="col">Gün</th>
              <th scope="col">Sipariş</th>
              <th scope="col">Satış</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, orders, sales }) => (
              <tr key={day}>
                <th scope="row">{formatDay(`${day}T12:00:00`)}</th>
                <td>{orders}</td>
                <td>{formatMoney(sales)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </>
  );
}

/** Read aloud, not seen. */
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
