/**
 * The refresh tokens of a session are a family: one valid token and its predecessors. Each use replaces the valid token
 * (domain.md §6, promises 30).
 */

/** Milliseconds for which a used token is still answered: other tabs of the same client may be sending it. */
export const grace = 10_000;
/** Milliseconds for which the valid token lasts. */
export const refreshLifetime = 604_800_000;
/** Rotations that are remembered. More than these within the grace period don't come from a browser's tabs. */
export const remembered = 64;

/** The times of the latest rotations, newest first, in milliseconds. */
export type Rotations = readonly number[];

export const rotated = (rotations: Rotations, now: number): Rotations =>
  [now, ...rotations.filter((at) => now - at <= grace)].slice(0, remembered);

/**
 * @param generation how many rotations ago the token was replaced: 0 is the valid one, undefined one older than all
 * that are remembered.
 * @returns `rotate`: replace it; `repeat`: answer its valid successor again; `reuse`: somebody has a copy, end the
 * family.
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
