/**
 * The refresh tokens of a session are a family: one valid token and its predecessors. Each use replaces the valid token
 * (domain.md §6, promises 30).
 */

/**
 * Milliseconds for which a used token still gets an answer, because other tabs of the same client may be sending it.
 */
export const grace = 10_000;
/** Milliseconds for which the valid token lasts. */
export const refreshLifetime = 604_800_000;
/**
 * The number of rotations that are remembered. The tabs of a browser don't make more rotations within the grace period.
 */
export const remembered = 64;

/** The times of the latest rotations, newest first, in milliseconds. */
export type Rotations = readonly number[];

export const rotated = (rotations: Rotations, now: number): Rotations =>
  [now, ...rotations.filter((at) => now - at <= grace)].slice(0, remembered);

/**
 * @param generation how many rotations ago the token was replaced. 0 for the valid token, undefined for a token that is
 * older than all remembered ones.
 * @returns `rotate`: replace the token. `repeat`: answer with the valid token again. `reuse`: somebody has a copy, so
 * end the family.
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
