import type { Order } from '../order/describe.ts';

/** The usual points of an order's matches, without sign; a result that did not occur is absent. */
export interface UsualPoints {
  readonly win?: number;
  readonly loss?: number;
}

/** The median of the order's last matches, by result. */
export function usualPoints(matches: Order['matches']): UsualPoints {
  const [win, loss] = (['win', 'loss'] as const).map((result) =>
    middleOf(matches.filter((match) => match.result === result).map(({ points }) => Math.abs(points))),
  );
  return { ...(win === undefined ? {} : { win }), ...(loss === undefined ? {} : { loss }) };
}

const middleOf = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
