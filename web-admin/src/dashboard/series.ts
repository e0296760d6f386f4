import { spanOf, spanStarts } from '#contract/vocabulary.ts';

export interface Series {
  readonly label: string;
  /** One value per day; null where nothing was measured. */
  readonly values: readonly (number | null)[];
}

/** Daily values for a chart and a table. */
export interface OfDays {
  readonly title: string;
  readonly days: readonly string[];
  readonly series: readonly Series[];
  /** Formats a value in the table. */
  readonly format: (value: number) => string;
}

interface Columns extends Pick<OfDays, 'days' | 'series'> {
  /** The number of days in a column. */
  readonly span: number;
}

/**
 * One column per day; in a long period, one column per span of days. Spans are counted back from the last day, and each
 * is labelled with its first day.
 */
export function columnsOf({ days, series }: Pick<OfDays, 'days' | 'series'>): Columns {
  const span = spanOf(days.length);
  if (span === 1) return { days, series, span };
  const starts = spanStarts(days.length);
  const sumOf = (values: readonly (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return {
    days: starts.map((start) => days[start] ?? ''),
    series: series.map(({ label, values }) => ({
      label,
      values: starts.map((start, week) => sumOf(values.slice(start, starts[week + 1]))),
    })),
    span,
  };
}
