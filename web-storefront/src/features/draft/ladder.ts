import { hasDivisions, stepIndex, stepsOf, type RankLike } from '#contract/pricing/ranks.ts';
import { draftLimits, isApex, orderServers, type PlayedGame, type ServiceId } from '#contract/vocabulary.ts';
import { gameSlugs } from '../../config/paths.ts';
import type { StairRange } from '../../ui/stair/range.ts';

// Ranks as a draft chooses them. The home page's ladder needs no more of a draft than this.

export interface RankChoice extends RankLike {
  readonly tier: string;
  readonly division: number | null;
  /** LP, or KP in Valorant. */
  readonly points: number;
}

/** From one rank to another. */
export interface ClimbChoice {
  readonly current: RankChoice;
  readonly target: RankChoice;
}

export { pointsName } from '#contract/pricing/ranks.ts';

/** Nobody has points before the first ranked match; in the apex tiers they are counted on. */
export const mostPoints = (tier: string): number => {
  if (tier === 'unranked') return 0;
  return isApex(tier) || tier === 'radiant' ? draftLimits.points : 99;
};
/** The apex tiers are climbed by LP, so their target has points of its own. */
export const targetHasPoints = (tier: string): boolean => isApex(tier);

/** The step below the picker's first one: not ranked yet. */
export const UNRANKED = -1;

export const rankAt = (game: PlayedGame, index: number, points = 0): RankChoice => {
  if (index === UNRANKED) return { tier: 'unranked', division: null, points: 0 };
  const step = stepsOf(game)[index];
  if (!step) throw new RangeError(`no step ${index} in ${game}`);
  return { tier: step.tier, division: hasDivisions(step.tier) ? step.division : null, points };
};

const firstRange: Record<PlayedGame, StairRange> = {
  league: { from: 13, to: 24 },
  wildrift: { from: 13, to: 24 },
  tft: { from: 13, to: 24 },
  valorant: { from: 8, to: 17 },
};

export const firstClimb = (game: PlayedGame): ClimbChoice => ({
  current: rankAt(game, firstRange[game].from),
  target: rankAt(game, firstRange[game].to),
});

export const rangeOf = (game: PlayedGame, { current, target }: ClimbChoice): StairRange => ({
  from: stepIndex(game, current),
  to: stepIndex(game, target),
});

/** Moves the ranks; points stay with a rank that did not move. */
export function withRange(game: PlayedGame, climb: ClimbChoice, range: StairRange): ClimbChoice {
  const before = rangeOf(game, climb);
  return {
    current: range.from === before.from ? climb.current : rankAt(game, range.from),
    target: range.to === before.to ? climb.target : rankAt(game, range.to),
  };
}

/** A rank as the API takes it. */
export const sentRank = (game: PlayedGame, { tier, division, points }: RankChoice, withPoints: boolean) => ({
  tier,
  ...(division === null ? {} : { division }),
  ...(withPoints && points > 0 ? { [game === 'valorant' ? 'kp' : 'lp']: points } : {}),
});

export const sentClimb = (game: PlayedGame, { current, target }: ClimbChoice) => ({
  current: sentRank(game, current, true),
  target: sentRank(game, target, targetHasPoints(target.tier)),
});

export const eloBoostOf = (game: PlayedGame): ServiceId => `${gameSlugs[game]}/elo-boost`;

/** The home page's draft: a climb and nothing else. */
export const climbDraft = (game: PlayedGame, climb: ClimbChoice) => ({
  service: eloBoostOf(game),
  server: orderServers[game][0],
  ...sentClimb(game, climb),
});
