// Where the two handles of the ladder may stand. Indexes into the picker's steps.

export interface StairRange {
  readonly from: number;
  readonly to: number;
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * Chosen outright (a drag, a column, a select): the target is pushed ahead of the current rank.
 *
 * @param least the lowest place; −1 where one may begin below the first step.
 */
export function placeFrom({ to }: StairRange, index: number, steps: number, least = 0): StairRange {
  const from = clamp(index, least, steps - 2);
  return { from, to: Math.max(to, from + 1) };
}

/** The target stops one rung above the current rank. */
export function placeTo({ from }: StairRange, index: number, steps: number): StairRange {
  return { from, to: clamp(index, from + 1, steps - 1) };
}

/** By keyboard and by the stepper's buttons the current rank stops one rung below the target. */
export function stepFrom({ to }: StairRange, index: number, least = 0): StairRange {
  return { from: clamp(index, least, to - 1), to };
}

/** The handle that is nearer to a clicked column moves there. */
export function placeNearest(range: StairRange, index: number, steps: number): StairRange {
  const toFrom = Math.abs(index - range.from);
  const toTarget = Math.abs(index - range.to);
  return toFrom < toTarget ? placeFrom(range, index, steps) : placeTo(range, index, steps);
}

/** Where a key leads from an index; null for a key that is none of the slider's. */
export function indexByKey(key: string, index: number, steps: number, page: number, least = 0): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return index + 1;
    case 'ArrowLeft':
    case 'ArrowDown':
      return index - 1;
    case 'PageUp':
      return index + page;
    case 'PageDown':
      return index - page;
    case 'Home':
      return least;
    case 'End':
      return steps - 1;
    default:
      return null;
  }
}
