import { figureNames } from '#kernel/figures.ts';
import { dayOf, daysAfter, everyDayOf, type Period, startOf } from '#kernel/days.ts';
import { figuresApart } from '../domain/recount.ts';
import type { Needs } from './needs.ts';

/** Recounts days from the modules' data and corrects stored figures that differ. */
export const recountFigures = ({ figures, source, work }: Needs<'figures' | 'source' | 'work'>) => {
  const recount = (day: string): Promise<boolean> =>
    work.run(async () => {
      const counted = await figures.lockProgress();
      const end = startOf(daysAfter(day, 1));
      // compares only up to the progress, because later events are not counted yet
      const to = counted && counted < end ? counted : end;
      if (!counted || to <= startOf(day)) return false;
      const recounted = await source.between(startOf(day), to);
      const stored = await figures.of({ from: day, to: day }, figureNames);
      if (!figuresApart(stored, recounted)) return false;
      await figures.replace(day, recounted);
      return true;
    });

  /** @returns the days whose figures were wrong */
  const run = async (period: Period): Promise<readonly string[]> => {
    const wrong: string[] = [];
    for (const day of everyDayOf(period)) if (await recount(day)) wrong.push(day);
    return wrong;
  };

  return {
    run,
    /** Recounts the two days before today, which the counting job finished hours ago. */
    lastDays: (): Promise<readonly string[]> => {
      const today = dayOf(work.now());
      return run({ from: daysAfter(today, -2), to: daysAfter(today, -1) });
    },
  };
};
export type RecountFigures = ReturnType<typeof recountFigures>;
