import type { Clock } from './ports.ts';

/**
 * What happened this long ago is committed: far longer than any transaction lives, and than the clocks of two processes
 * may be apart. What is younger, whoever reads figures or sums counts from the sources.
 */
export const settledAfterMs = 10 * 60_000;
/** The jobs that keep figures and sums come again each minute. */
const longestRunMs = 40_000;

/** Counts what is settled, a part at a time, until there is no more of it or the time is over. */
export const keepSettled = async (clock: Clock, keepSome: (settled: Date) => Promise<boolean>): Promise<void> => {
  const begun = clock.now().getTime();
  const settled = new Date(begun - settledAfterMs);
  while (clock.now().getTime() - begun < longestRunMs) if (!(await keepSome(settled))) return;
};
