import type { SharedClock } from './ports.ts';

/**
 * What happened this long ago is committed: far longer than any transaction lives, and than a process's clock may be
 * behind the database's. What is younger, whoever reads figures or sums counts from the sources.
 */
export const settledAfterMs = 10 * 60_000;
/** The jobs that keep figures and sums come again each minute. */
const longestRunMs = 40_000;

/** Counts what is settled, a part at a time, until there is no more of it or the time is over. */
export const keepSettled = async (clock: SharedClock, keepSome: (settled: Date) => Promise<boolean>): Promise<void> => {
  const begun = (await clock.now()).getTime();
  const settled = new Date(begun - settledAfterMs);
  while ((await clock.now()).getTime() - begun < longestRunMs) if (!(await keepSome(settled))) return;
};
