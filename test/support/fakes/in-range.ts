import type { Range } from '#kernel/ports.ts';

/** As in the lists, the start of a range is included and its end is not. */
export const isWithin = <T extends Date | number>(range: Range<T> | undefined, value: T): boolean =>
  (range?.from === undefined || value >= range.from) && (range?.to === undefined || value < range.to);
