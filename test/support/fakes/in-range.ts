import type { TimeRange } from '#kernel/ports.ts';

/** As the lists' own: its begin counts, its end does not. */
export const isWithin = (range: TimeRange | undefined, time: Date): boolean =>
  (!range?.from || time >= range.from) && (!range?.to || time < range.to);
