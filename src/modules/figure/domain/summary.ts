import { type Figure, type FigureName, secondsOf } from '#kernel/figures.ts';
import { Money } from '#kernel/money.ts';

/** Durations: the median and the 90th percentile. */
export interface Times {
  readonly medianSeconds: number;
  readonly ninetiethSeconds: number;
}

/** Sums of the figures of several days. */
export class Summary {
  readonly #sums = new Map<FigureName, Sum>();

  constructor(figures: readonly Figure[]) {
    for (const { name, bucket, count, amount } of figures) {
      const sum = this.#sums.get(name) ?? { count: 0, amount: 0, byBucket: new Map<number, number>() };
      this.#sums.set(name, sum);
      sum.count += count;
      sum.amount += amount;
      if (bucket > 0) sum.byBucket.set(bucket, (sum.byBucket.get(bucket) ?? 0) + count);
    }
  }

  count(name: FigureName): number {
    return this.#sums.get(name)?.count ?? 0;
  }

  amount(name: FigureName): Money {
    return Money.kurus(this.#sums.get(name)?.amount ?? 0);
  }

  /** Null if no duration was measured. */
  times(name: FigureName): Times | null {
    const measured = [...(this.#sums.get(name)?.byBucket ?? [])].toSorted(([a], [b]) => a - b);
    const total = measured.reduce((sum, [, count]) => sum + count, 0);
    if (total === 0) return null;
    const upTo = (share: number) => {
      let counted = 0;
      const [bucket] = measured.find(([, count]) => (counted += count) >= total * share) ?? measured[0] ?? [1];
      return secondsOf(bucket);
    };
    return { medianSeconds: upTo(0.5), ninetiethSeconds: upTo(0.9) };
  }
}

interface Sum {
  count: number;
  amount: number;
  /** Counts per bucket of duration. */
  readonly byBucket: Map<number, number>;
}

/** Sums figures with the same key. */
export const merged = (figures: readonly Figure[]): readonly Figure[] => {
  const sums = new Map<string, Figure>();
  for (const figure of figures) {
    const key = [figure.day, figure.name, figure.game, figure.boosterId, figure.bucket].join('|');
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, count: sum.count + figure.count, amount: sum.amount + figure.amount } : figure);
  }
  return [...sums.values()];
};
