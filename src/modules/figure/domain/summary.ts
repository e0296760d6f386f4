import { type Figure, type FigureName, secondsOf } from '#kernel/figures.ts';
import { Money } from '#kernel/money.ts';

/** How long something took: for half of them, and for nine of ten. */
export interface Times {
  readonly medianSeconds: number;
  readonly ninetiethSeconds: number;
}

/** Reads the figures of some days as one. */
export class Summary {
  readonly #figures: ReadonlyMap<FigureName, readonly Figure[]>;

  constructor(figures: readonly Figure[]) {
    const byName = new Map<FigureName, Figure[]>();
    for (const figure of figures) {
      const same = byName.get(figure.name);
      if (same) same.push(figure);
      else byName.set(figure.name, [figure]);
    }
    this.#figures = byName;
  }

  count(name: FigureName): number {
    return this.#of(name).reduce((sum, { count }) => sum + count, 0);
  }

  amount(name: FigureName): Money {
    return Money.kurus(this.#of(name).reduce((sum, { amount }) => sum + amount, 0));
  }

  /** Null where nothing was measured. */
  times(name: FigureName): Times | null {
    const measured = this.#of(name).filter(({ bucket }) => bucket > 0);
    const total = measured.reduce((sum, { count }) => sum + count, 0);
    if (total === 0) return null;
    const sorted = measured.toSorted((a, b) => a.bucket - b.bucket);
    const upTo = (share: number) => {
      let counted = 0;
      const reached = sorted.find(({ count }) => (counted += count) >= total * share);
      return secondsOf((reached ?? sorted[0])?.bucket ?? 1);
    };
    return { medianSeconds: upTo(0.5), ninetiethSeconds: upTo(0.9) };
  }

  #of(name: FigureName): readonly Figure[] {
    return this.#figures.get(name) ?? [];
  }
}

/** The same figures, once each. */
export const merged = (figures: readonly Figure[]): readonly Figure[] => {
  const sums = new Map<string, Figure>();
  for (const figure of figures) {
    const key = [figure.day, figure.name, figure.game, figure.boosterId, figure.bucket].join('|');
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, count: sum.count + figure.count, amount: sum.amount + figure.amount } : figure);
  }
  return [...sums.values()];
};
