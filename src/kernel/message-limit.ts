import type { RateLimit } from './ports.ts';

/** A message of an order's conversation is at most so long. */
export const messageLength = 2000;

/**
 * Seconds until the limit allows another one; 0 if it allows one now. The window is sliding.
 * @param latest when the latest ones were, newest first, as many as the limit allows at least.
 */
export const secondsUntilNext = (latest: readonly Date[], now: Date, limit: RateLimit): number => {
  const oldestThatCounts = latest[limit.attempts - 1];
  if (!oldestThatCounts) return 0;
  return Math.max(0, Math.ceil((oldestThatCounts.getTime() - now.getTime()) / 1000 + limit.windowSeconds));
};
