import { spanOf, spanStarts } from '#contract/vocabulary.ts';

export interface Series {
  readonly label: string;
  /** One for each day; null where nothing was measured. */
  readonly values: readonly (number | null)[];
}

/** Something of each day, as a chart and as a table. */
export interface OfDays {
  readonly title: string;
  readonly days: readonly string[];
  readonly series: readonly Series[];
  /** As the table says a value. */
  readonly format: (value: number) => string;
}

interface Columns extends Pick<OfDays, 'days' | 'series'> {
  /** How many days a column stands for. */
  readonly span: number;
}

/** A column for each day; of a long time for each seven days, back from the last, under the first of them. */
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
