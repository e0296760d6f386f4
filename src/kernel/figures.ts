import type { Game } from './vocabulary.ts';

/** The figures that are counted for each day. */
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

/** How often something happened on a day, and its sum of money. */
export interface Figure {
  /** A day of Istanbul, `2026-11-22`. */
  readonly day: string;
  readonly name: FigureName;
  /** Null if the event belongs to no game. */
  readonly game: Game | null;
  /** Null if the event is not counted by booster. */
  readonly boosterId: string | null;
  /** The event's duration as a bucket of {@link bucketOf}; 0 if durations are not counted. */
  readonly bucket: number;
  readonly count: number;
  /** In kuruş; 0 if no money is involved. */
  readonly amount: number;
}

/**
 * A module's part of the daily figures. The answer for a past period never changes: an event is counted by the time at which
 * it happened, even if the record changes later.
 */
export interface FigureSource {
  /** What happened in the period from `from` (inclusive) to `to` (exclusive). */
  between(from: Date, to: Date): Promise<readonly Figure[]>;
  /** The time of the earliest event; undefined if there is none. */
  earliest(): Promise<Date | undefined>;
}

/** Buckets per doubling of a duration. A duration read from a bucket is off by a tenth at most. */
export const bucketsPerDoubling = 4;

/** The bucket of a duration. Buckets grow with the duration (logarithmic), so that minutes and days need few of them. */
export const bucketOf = (seconds: number): number =>
  1 + Math.floor(Math.log2(Math.max(1, seconds)) * bucketsPerDoubling);

/** The duration in the middle of a bucket, in seconds. */
export const secondsOf = (bucket: number): number => Math.round(2 ** ((bucket - 0.5) / bucketsPerDoubling));

/** The most boosters on the console's first page: those who have finished most. */
export const shownBoosters = 100;
