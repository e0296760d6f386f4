import type { Range } from '#kernel/ports.ts';

/** As the lists' own: its begin counts, its end does not. */
export const isWithin = <T extends Date | number>(range: Range<T> | undefined, value: T): boolean =>
  (range?.from === undefined || value >= range.from) && (range?.to === undefined || value < range.to);
