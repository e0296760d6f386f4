import type { Figure, FigureName } from '#kernel/figures.ts';
import { daysAfter, type Period, startOf } from '#kernel/days.ts';
import type { Grain } from './ports.ts';
import type { Needs } from './needs.ts';

/**
 * Events that are not counted yet are read from the sources, at most this many milliseconds back. If older events are
 * not counted either, the answer contains the moment up to which the figures are complete.
 */
const longestTailMs = 2 * 86_400_000;
const tries = 4;

interface CountedFigures {
  readonly figures: readonly Figure[];
  /** Set if older days are not counted yet. */
  readonly countedUntil: Date | null;
}

interface Asked {
  readonly period: Period;
  readonly names: readonly FigureName[];
  readonly grain: Grain | undefined;
}

/** The stored figures plus later events from the sources, up to the present moment. */
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
    /**
     * Reads again if the counting job made progress meanwhile. Otherwise some events would be counted twice or not at
     * all. The last attempt locks the progress.
     */
    of: async (period: Period, names: readonly FigureName[], grain?: Grain): Promise<CountedFigures> => {
      for (let attempt = 1; attempt < tries; attempt++) {
        const counted = await figures.progress();
        const answer = await read({ period, names, grain }, counted);
        if ((await figures.progress())?.getTime() === counted?.getTime()) return answer;
      }
      return work.run(async () => read({ period, names, grain }, await figures.lockProgress()));
    },
  };
};
export type ReadFigures = ReturnType<typeof readFigures>;
