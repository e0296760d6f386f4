import { gameOf, type PlayedGame, type Tier } from './vocabulary.ts';

export interface ClimbedRank {
  readonly tier: Tier;
  readonly division: number | null;
}

/** A climb of a ladder from rank to rank. */
export interface Climb {
  readonly game: PlayedGame;
  readonly from: ClimbedRank;
  readonly to: ClimbedRank;
}

type Climbing = Parameters<typeof gameOf>[0] & { readonly current?: unknown; readonly target?: unknown };

/** The climb that a draft orders; null for work that is counted otherwise, such as wins or points. */
export const climbOf = (draft: Climbing): Climb | null => {
  const from = rankOf(draft.current);
  const to = rankOf(draft.target);
  return from && to && { game: gameOf(draft), from, to };
};

/** A rank of a draft; null if it is a number of points or absent. */
const rankOf = (place: unknown): ClimbedRank | null => {
  const { tier, division } = (place ?? {}) as Partial<ClimbedRank>;
  return tier === undefined ? null : { tier, division: division ?? null };
};
