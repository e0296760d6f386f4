import {
  challengerMinimumLp,
  type Lane,
  type PlayedGame,
  type Queue,
  type Service,
  type Tier,
} from '#kernel/vocabulary.ts';
import { DomainError } from '#kernel/refusal.ts';

/** The work that a booster has to do, in the numbers that price and progress are computed from. */
export type Work =
  /** Up the ladder, between two positions (kernel/ladder.ts). */
  | {
      readonly kind: 'climb';
      readonly from: number;
      readonly to: number;
      readonly targetTier: Tier;
      readonly duo: boolean;
    }
  | { readonly kind: 'wins'; readonly tier: Tier; readonly count: number }
  | { readonly kind: 'placement'; readonly tier: Tier; readonly count: number }
  | { readonly kind: 'unrated'; readonly count: number }
  /** Indexes into the table of mastery steps. */
  | { readonly kind: 'mastery'; readonly from: number; readonly to: number }
  | { readonly kind: 'levels'; readonly from: number; readonly to: number }
  | { readonly kind: 'challenger'; readonly from: number; readonly to: number }
  | { readonly kind: 'radiant'; readonly from: number; readonly to: number }
  | { readonly kind: 'coaching'; readonly tier: Tier; readonly count: number };

/** A well-formed draft, with every default filled in. */
export interface Draft {
  readonly service: Service;
  /** The game that is played; for coaching, the game that is taught. */
  readonly game: PlayedGame;
  readonly server: string;
  readonly queue: Queue;
  readonly lane: Lane;
  /** Whether the customer asked for certain Valorant agents. */
  readonly specificAgents: boolean;
  readonly extras: {
    readonly offline: boolean;
    readonly stream: boolean;
    readonly priority: boolean;
    readonly extraWin: boolean;
  };
  readonly work: Work;
}

/** @throws DomainError if the target is not above the start, or if the work isn't offered. */
export const assertServed = (work: Work): void => {
  if (work.kind === 'coaching' && work.tier === 'unranked') throw new DomainError('pricing.rank_not_served');
  if (!('from' in work)) return;
  if (work.kind === 'challenger') {
    const minimumLp = work.from + challengerMinimumLp;
    if (work.to < minimumLp) throw new DomainError('pricing.challenger_target_too_close', { minimumLp });
  }
  if (work.to <= work.from) throw new DomainError('pricing.target_not_above_current');
};
