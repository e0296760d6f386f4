import type { RateLimit } from './ports.ts';

/** Longest message in an order's conversation, in characters. */
export const messageLength = 2000;

/**
 * Seconds until the limit allows another message; 0 if it allows one now. The window is sliding.
 * @param latest the times of the latest messages, newest first, at least as many as the limit allows
 */
export const secondsUntilNext = (latest: readonly Date[], now: Date, limit: RateLimit): number => {
  const oldestThatCounts = latest[limit.attempts - 1];
  if (!oldestThatCounts) return 0;
  return Math.max(0, Math.ceil((oldestThatCounts.getTime() - now.getTime()) / 1000 + limit.windowSeconds));
};
