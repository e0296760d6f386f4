// Where the two handles of the ladder may be. Positions are indexes into the picker's steps.

export interface StairRange {
  readonly from: number;
  readonly to: number;
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * The range after the current rank was dragged, tapped or selected. A target that is not above it moves up.
 * @param least the lowest index; −1 if a place below the first step is allowed
 */
export function placeFrom({ to }: StairRange, index: number, steps: number, least = 0): StairRange {
  const from = clamp(index, least, steps - 2);
  return { from, to: Math.max(to, from + 1) };
}

/** The target stays at least one step above the current rank. */
export function placeTo({ from }: StairRange, index: number, steps: number): StairRange {
  return { from, to: clamp(index, from + 1, steps - 1) };
}

/** By keyboard or the stepper's buttons, the current rank stops one step below the target. */
export function stepFrom({ to }: StairRange, index: number, least = 0): StairRange {
  return { from: clamp(index, least, to - 1), to };
}

/** The index after a key press; null for a key that the slider does not use. */
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
