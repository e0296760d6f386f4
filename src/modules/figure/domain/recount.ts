import type { Figure } from '#kernel/figures.ts';
import { merged } from './summary.ts';

const linesOf = (figures: readonly Figure[]): string =>
  merged(figures)
    .map(({ day, name, game, boosterId, bucket, count, amount }) =>
      [day, name, game, boosterId, bucket, count, amount].join('|'),
    )
    .toSorted()
    .join('\n');

/** Whether two counts of the same time differ. */
export const figuresApart = (one: readonly Figure[], other: readonly Figure[]): boolean =>
  linesOf(one) !== linesOf(other);
