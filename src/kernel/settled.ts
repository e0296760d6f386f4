import type { SharedClock } from './ports.ts';

/**
 * Milliseconds after which an event is certainly committed. This is far longer than any transaction lasts, and far longer
 * than a process's clock may lag behind the database's. Readers of figures or sums count younger events from the sources.
 */
export const settledAfterMs = 10 * 60_000;
/** Milliseconds that one run may last: the jobs that keep figures and sums run each minute. */
const longestRunMs = 40_000;

/** Calls `keepSome` again and again with the settled time, until it answers false or the time for this run is over. */
export const keepSettled = async (clock: SharedClock, keepSome: (settled: Date) => Promise<boolean>): Promise<void> => {
  const begun = (await clock.now()).getTime();
  const settled = new Date(begun - settledAfterMs);
  while ((await clock.now()).getTime() - begun < longestRunMs) if (!(await keepSome(settled))) return;
};
