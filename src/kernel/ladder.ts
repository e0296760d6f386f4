import { isApex, ladderOf, type PlayedGame, type Tier } from './vocabulary.ts';

// Arithmetic on a ladder: a rank is one number, its position, counted in points (LP or KP) from the bottom rung.

/**
 * Points by which the rank found at the start may differ from the declared rank within its rung, because a match may have been
 * played meanwhile.
 */
export const foundTolerance = 25;

/** Points from one rung to the next. */
export const pointsPerRung = 100;

export interface Rank {
  readonly tier: Tier;
  /** May be absent for apex tiers, unranked and radiant: the rank is then the lowest of its tier. */
  readonly division?: number | null | undefined;
  readonly lp?: number | undefined;
  /** The points in Valorant, where they are called KP. */
  readonly kp?: number | undefined;
}

/** A tier's range of positions; the topmost has no end. */
interface TierSpan {
  readonly tier: Tier;
  readonly from: number;
  readonly to: number;
}

const spansOf = (game: PlayedGame): readonly TierSpan[] => {
  const ladder = ladderOf(game);
  const top = ladder.at(-1)?.tier;
  return [...new Set(ladder.map((rung) => rung.tier))].map((tier) => ({
    tier,
    from: ladder.findIndex((rung) => rung.tier === tier) * pointsPerRung,
    to: tier === top ? Infinity : (ladder.findLastIndex((rung) => rung.tier === tier) + 1) * pointsPerRung,
  }));
};

const forEachGame = <T>(make: (game: PlayedGame) => T): Readonly<Record<PlayedGame, T>> => ({
  league: make('league'),
  valorant: make('valorant'),
  wildrift: make('wildrift'),
  tft: make('tft'),
});

/** The tiers of a game from the bottom up. */
export const tierSpans = forEachGame(spansOf);
const spanByTier = forEachGame((game) => new Map(tierSpans[game].map((span) => [span.tier, span])));
const indexByRung = forEachGame((game) => new Map(ladderOf(game).map((rung, index) => [rung.id, index])));
const apexStart = forEachGame((game) => tierSpans[game].find((span) => isApex(span.tier))?.from ?? Infinity);

const spanOf = (game: PlayedGame, tier: Tier): TierSpan => {
  const span = spanByTier[game].get(tier);
  if (!span) throw new RangeError(`${game} has no tier ${tier}`);
  return span;
};

/**
 * Points from the bottom of the ladder. The apex tiers of League share one count of LP: their rungs are 100 LP apart by
 * convention. LP below a tier's floor count as that floor.
 */
export const positionOf = (game: PlayedGame, { tier, division, lp, kp }: Rank): number => {
  const span = spanOf(game, tier);
  const points = lp ?? kp;
  if (isApex(tier) && points !== undefined) return Math.max(span.from, apexStart[game] + points);
  const index = indexByRung[game].get(`${tier}${division ?? ''}`);
  return (index === undefined ? span.from : index * pointsPerRung) + (points ?? 0);
};

/** Whether a game has this rank: the tier, a division if the tier has divisions, and no more points than a rung holds. */
export const isOnLadder = (game: PlayedGame, { tier, division, lp = 0 }: Rank): boolean => {
  const rungs = ladderOf(game).filter((rung) => rung.tier === tier);
  const isOpenEnded = isApex(tier) || tier === 'radiant';
  if (rungs.length === 0 || lp < 0) return false;
  if (isOpenEnded) return true;
  if (tier === 'unranked') return lp === 0;
  return lp < pointsPerRung && rungs.some((rung) => rung.division === division);
};

/** The index of a position's rung on the ladder; the topmost has no end. */
export const rungAt = (game: PlayedGame, position: number): number =>
  Math.min(Math.floor(position / pointsPerRung), ladderOf(game).length - 1);

/** The rank at a position. Points count from the first apex rung for apex tiers, otherwise within the rung. */
export const rankAt = (
  game: PlayedGame,
  position: number,
): { readonly tier: Tier; readonly division: number | null; readonly points: number } => {
  const ladder = ladderOf(game);
  const index = rungAt(game, position);
  const rung = ladder[index];
  if (!rung) throw new RangeError(`position ${position} is below the ladder`);
  const start = isApex(rung.tier) ? apexStart[game] : index * pointsPerRung;
  return { tier: rung.tier, division: rung.division, points: position - start };
};
