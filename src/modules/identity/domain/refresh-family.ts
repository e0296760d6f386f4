/**
 * A session's refresh tokens are a family: one living token, and those that it followed. Each use replaces the living
 * one (domain.md §6, promises 30).
 */

/** Milliseconds for which a used token still answers: the same client's other tabs were on their way. */
export const grace = 10_000;
/** Milliseconds for which the living token is good. */
export const refreshLifetime = 604_800_000;
/** Rotations that are remembered; more than these within the grace is no browser with many tabs. */
export const remembered = 64;

/** The times of the latest rotations, newest first, in milliseconds. */
export type Rotations = readonly number[];

export const rotated = (rotations: Rotations, now: number): Rotations =>
  [now, ...rotations.filter((at) => now - at <= grace)].slice(0, remembered);

/**
 * @param generation how many rotations ago the token was replaced: 0 is the living one, undefined one that is older than
 *   all that are remembered.
 * @returns `rotate`: replace it; `repeat`: answer its living successor once more; `reuse`: somebody has a copy, end the
 *   family.
 */
export const judge = (
  generation: number | undefined,
  rotations: Rotations,
  now: number,
): 'rotate' | 'repeat' | 'reuse' => {
  if (generation === 0) return 'rotate';
  const replacedAt = generation === undefined ? undefined : rotations[generation - 1];
  return replacedAt !== undefined && now - replacedAt <= grace ? 'repeat' : 'reuse';
};
