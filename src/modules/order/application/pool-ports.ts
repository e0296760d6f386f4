import type { PlayedGame } from '#kernel/vocabulary.ts';

/** How the pool is sorted. With `priority` descending, older orders come first within the same priority. */
export interface PoolSort {
  /** `earnings` sorts by what is left of the price: a booster's share is the same percentage in every order. */
  readonly field: 'priority' | 'createdAt' | 'earnings' | 'hours';
  readonly descending: boolean;
}
/** What a booster's profile lets them take, as a filter of the pool. An undefined list or rung sets no limit. */
export interface Reach {
  readonly boosterId: string;
  /** False if the account can't log in: then the booster may take nothing. */
  readonly active: boolean;
  readonly services: readonly string[];
  readonly byGame: readonly {
    readonly game: PlayedGame;
    readonly servers?: readonly string[] | undefined;
    /** The highest rung of the game's ladder at which they play. */
    readonly rung?: number | undefined;
  }[];
}

export interface PoolQuery {
  /** Leaves out orders that are offered to another booster at this moment. */
  readonly seenBy: { readonly boosterId: string; readonly at: Date };
  /** Only orders that this booster may take by their profile, or only the others. */
  readonly fits?: { readonly reach: Reach; readonly is: boolean };
  /** Only orders that earn a booster with this share at least this amount, in kuruş. */
  readonly earns?: { readonly atLeast: number; readonly sharePercent: number };
  readonly from: number;
  readonly limit: number;
  readonly sort: PoolSort;
  readonly id?: readonly string[];
  readonly game?: readonly string[];
  readonly service?: readonly string[];
  readonly server?: readonly string[];
}
