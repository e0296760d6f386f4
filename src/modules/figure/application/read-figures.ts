import type { Figure, FigureName } from '#kernel/figures.ts';
import { daysAfter, type Period, startOf } from '#kernel/days.ts';
import type { Grain } from './ports.ts';
import type { Needs } from './needs.ts';

/** What nobody has counted yet is read from the sources for so long back only; further, a reader is told how far the figures go. */
const longestTailMs = 2 * 86_400_000;
const tries = 4;

export interface CountedFigures {
  readonly figures: readonly Figure[];
  /** Set where older days are still to be counted. */
  readonly countedUntil: Date | null;
}

interface Asked {
  readonly period: Period;
  readonly names: readonly FigureName[];
  readonly grain: Grain | undefined;
}

/** The stored figures, and what has happened since they were counted: right to the moment. */
export const readFigures = ({ figures, source, work }: Needs<'figures' | 'source' | 'work'>) => {
  const read = async ({ period, names, grain }: Asked, counted: Date | undefined): Promise<CountedFigures> => {
    const end = startOf(daysAfter(period.to, 1));
    const furthest = new Date(work.now().getTime() - longestTailMs);
    const isBehind = counted ? counted < furthest : await hasHistoryBefore(furthest);
    const tailFrom = counted && counted > furthest ? counted : furthest;
    const from = tailFrom > startOf(period.from) ? tailFrom : startOf(period.from);
    const stored = await figures.of(period, names, grain);
    const tail = from < end ? await source.between(from, end) : [];
    return {
      figures: [...stored, ...tail.filter(({ name }) => names.includes(name))],
      countedUntil: isBehind ? (counted ?? (await source.earliest()) ?? null) : null,
    };
  };

  const hasHistoryBefore = async (moment: Date): Promise<boolean> => {
    const first = await source.earliest();
    return first !== undefined && first < moment;
  };

  return {
    /** Reads between two turns of the job that counts: otherwise a few minutes would be in it twice, or not at all. */
    of: async (period: Period, names: readonly FigureName[], grain?: Grain): Promise<CountedFigures> => {
      for (let attempt = 1; attempt < tries; attempt++) {
        const counted = await figures.progress();
        const answer = await read({ period, names, grain }, counted);
        if ((await figures.progress())?.getTime() === counted?.getTime()) return answer;
      }
      return work.run(async () => read({ period, names, grain }, await figures.holdProgress()));
    },
  };
};
export type ReadFigures = ReturnType<typeof readFigures>;
