import type { Game } from './vocabulary.ts';

/** What the house counts by the day. */
export const figureNames = [
  'order-placed',
  'order-cancelled',
  'order-taken',
  'order-finished',
  'order-late',
  'dispute-opened',
  'dispute-decided',
  'top-up-paid',
  'top-up-failed',
  'top-up-left',
  'ticket-opened',
  'ticket-answered',
  'booster-finished',
  'booster-earned',
] as const;
export type FigureName = (typeof figureNames)[number];

/** How often something happened on a day, and what it came to. */
export interface Figure {
  /** A day of Istanbul, `2026-11-22`. */
  readonly day: string;
  readonly name: FigureName;
  /** Null for what belongs to no game. */
  readonly game: Game | null;
  /** Null for what is not counted by booster. */
  readonly boosterId: string | null;
  /** How long it took, as {@link bucketOf} says; 0 where that is not counted. */
  readonly bucket: number;
  readonly count: number;
  /** In kuruş; 0 where no money is in it. */
  readonly amount: number;
}

/**
 * A module's part of the daily figures. What it answers for a time that is past never changes: it counts what happened, by
 * when it happened, and not what has become of it since.
 */
export interface FigureSource {
  /** What happened from a moment on and before another. */
  between(from: Date, to: Date): Promise<readonly Figure[]>;
  /** When the first of it happened. */
  earliest(): Promise<Date | undefined>;
}

/** How many buckets a doubling of the time has: what is read from them is within a tenth of what it was. */
export const bucketsPerDoubling = 4;

/** The bucket of a time: as wide as the time is long, so that minutes and days need few of them. */
export const bucketOf = (seconds: number): number =>
  1 + Math.floor(Math.log2(Math.max(1, seconds)) * bucketsPerDoubling);

/** The time in the middle of a bucket. */
export const secondsOf = (bucket: number): number => Math.round(2 ** ((bucket - 0.5) / bucketsPerDoubling));

/** So many boosters stand on the console's first page; of more, those who have finished most. */
export const shownBoosters = 100;
