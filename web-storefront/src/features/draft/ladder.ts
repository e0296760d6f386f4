import { hasDivisions, stepIndex, stepsOf, type RankLike } from '#contract/pricing/ranks.ts';
import { draftLimits, isApex, orderServers, type PlayedGame, type ServiceId } from '#contract/vocabulary.ts';
import { gameSlugs } from '../../config/paths.ts';
import type { StairRange } from '../../ui/stair/range.ts';

// The ranks in a draft. They are in a separate module, because the ladder on the home page needs nothing else of a
// draft.

export interface RankChoice extends RankLike {
  readonly tier: string;
  readonly division: number | null;
  /** LP, or KP in Valorant. */
  readonly points: number;
}

export interface ClimbChoice {
  readonly current: RankChoice;
  readonly target: RankChoice;
}

export { pointsName } from '#contract/pricing/ranks.ts';

/** An unranked account has no points; in the apex tiers points are not limited to 99. */
export const mostPoints = (tier: string): number => {
  if (tier === 'unranked') return 0;
  return isApex(tier) || tier === 'radiant' ? draftLimits.points : 99;
};
/** Whether the target has points. Apex tiers are climbed by LP, so only a target in an apex tier has points. */
export const targetHasPoints = (tier: string): boolean => isApex(tier);

/** The index of the place below the picker's first step. It means that the account is not ranked yet. */
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

/** Changes the range. A rank that did not change keeps its points. */
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

/** The draft of the home page: a climb without options. */
export const climbDraft = (game: PlayedGame, climb: ClimbChoice) => ({
  service: eloBoostOf(game),
  server: orderServers[game][0],
  ...sentClimb(game, climb),
});
