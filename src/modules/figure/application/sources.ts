import type { Figure, FigureSource } from '#kernel/figures.ts';

/** Combines all modules' sources into one. */
export const allOf = (sources: readonly FigureSource[]): FigureSource => ({
  between: async (from, to) => {
    const figures: Figure[] = [];
    // one after the other, because in a transaction all sources share its connection
    for (const source of sources) figures.push(...(await source.between(from, to)));
    return figures;
  },
  earliest: async () => {
    const times: number[] = [];
    for (const source of sources) {
      const first = await source.earliest();
      if (first) times.push(first.getTime());
    }
    return times.length > 0 ? new Date(Math.min(...times)) : undefined;
  },
});
