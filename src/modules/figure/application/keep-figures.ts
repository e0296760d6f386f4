import { keepSettled } from '#kernel/settled.ts';
import { endOfDayOf } from '#kernel/days.ts';
import type { Needs } from './needs.ts';

/** Counts what has happened since it counted last, a day at most in a transaction. */
export const keepFigures = ({ figures, source, clock, work }: Needs<'figures' | 'source' | 'clock' | 'work'>) => {
  /** Whether there is more. Figures and progress are written together: what is counted is counted once. */
  const step = (settled: Date): Promise<boolean> =>
    work.run(async () => {
      const held = await figures.holdProgressIfFree();
      if (!held) return false;
      const from = held.until ?? (await source.earliest());
      if (!from || from >= settled) return false;
      const endOfDay = endOfDayOf(from);
      const to = endOfDay < settled ? endOfDay : settled;
      await figures.add(await source.between(from, to));
      await figures.setProgress(to);
      return to < settled;
    });

  return (): Promise<void> => keepSettled(clock, (settled) => step(settled));
};
export type KeepFigures = ReturnType<typeof keepFigures>;
