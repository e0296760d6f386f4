import type { PlayedGame } from '#kernel/vocabulary.ts';

/** By what the pool is sorted; those with priority first means the oldest of them first. */
export interface PoolSort {
  /** `earnings` by what is left of the price, of which a booster has the same share in every order. */
  readonly field: 'priority' | 'createdAt' | 'earnings' | 'hours';
  readonly descending: boolean;
}
/** What a booster's profile lets them take, as the pool can be asked for it; undefined lists and rungs set no limit. */
export interface Reach {
  readonly boosterId: string;
  /** Nobody who can't log in takes anything. */
  readonly active: boolean;
  readonly services: readonly string[];
  readonly byGame: readonly {
    readonly game: PlayedGame;
    readonly servers?: readonly string[] | undefined;
    /** The highest rung of the game's ladder that they play at. */
    readonly rung?: number | undefined;
  }[];
}

export interface PoolQuery {
  /** Those that this booster may take by their profile, or the others. */
  readonly fits?: { readonly reach: Reach; readonly is: boolean };
  /** Kuruş that a booster with this share would earn at least. */
  readonly earns?: { readonly atLeast: number; readonly sharePercent: number };
  readonly from: number;
  readonly limit: number;
  readonly sort: PoolSort;
  readonly ids?: readonly string[];
  readonly games?: readonly string[];
  readonly services?: readonly string[];
  readonly servers?: readonly string[];
}
