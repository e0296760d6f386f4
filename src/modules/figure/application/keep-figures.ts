import { keepSettled } from '#kernel/settled.ts';
import { endOfDayOf } from '#kernel/days.ts';
import type { Needs } from './needs.ts';

/** Counts the events since the last run, at most a day per transaction. */
export const keepFigures = ({
  figures,
  source,
  sharedClock,
  work,
}: Needs<'figures' | 'source' | 'sharedClock' | 'work'>) => {
  /**
   * Figures and progress are written in one transaction, so that every event is counted once.
   * @returns whether there are more events to count
   */
  const step = (settled: Date): Promise<boolean> =>
    work.run(async () => {
      const held = await figures.lockProgressIfFree();
      if (!held) return false;
      const from = held.until ?? (await source.earliest());
      if (!from || from >= settled) return false;
      const endOfDay = endOfDayOf(from);
      const to = endOfDay < settled ? endOfDay : settled;
      await figures.add(await source.between(from, to));
      await figures.setProgress(to);
      return to < settled;
    });

  return (): Promise<void> => keepSettled(sharedClock, (settled) => step(settled));
};
export type KeepFigures = ReturnType<typeof keepFigures>;
