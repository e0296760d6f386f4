import type { SharedClock } from './ports.ts';

/**
 * After this time events are certainly committed: it is far longer than any transaction, and than a process's clock may be
 * behind the database's. Readers of figures or sums count younger events from the sources.
 */
export const settledAfterMs = 10 * 60_000;
/** Milliseconds. The jobs that keep figures and sums run each minute. */
const longestRunMs = 40_000;

/** Calls `keepSome` repeatedly for the settled time, until it answers false or the time for this run is over. */
export const keepSettled = async (clock: SharedClock, keepSome: (settled: Date) => Promise<boolean>): Promise<void> => {
  const begun = (await clock.now()).getTime();
  const settled = new Date(begun - settledAfterMs);
  while ((await clock.now()).getTime() - begun < longestRunMs) if (!(await keepSome(settled))) return;
};
