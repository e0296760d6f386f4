import type { PlayedGame } from './vocabulary.ts';

interface MatchLimits {
  /** The most points (LP, KP or their like) that one match gives or takes. */
  readonly points: number;
  /** Minutes of the shortest match that the ladder counts. */
  readonly minutes: number;
}

/** Limits of each game. Matches beyond them are shown as entered, and prove no more than the limit. */
export const matchLimits = {
  // Riot gives up to about 80 LP to an account whose hidden rank is far above the shown one. A nexus falls at 10 minutes
  // at the earliest; surrendering begins at 15, and a remake counts nothing.
  league: { points: 100, minutes: 10 },
  // A win gives up to 50 KP, twice that where a rank is skipped. Surrendering begins in round five.
  valorant: { points: 100, minutes: 8 },
  // A win is at most a rung: two marks in the lowest tiers. Surrendering begins after five minutes.
  wildrift: { points: 100, minutes: 6 },
  // The first place gives up to about 80 LP; the first player to be eliminated has played for ten minutes.
  tft: { points: 100, minutes: 10 },
} as const satisfies Record<PlayedGame, MatchLimits>;
