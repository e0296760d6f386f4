import { playingForMs } from '#kernel/order-times.ts';
import type { Order } from './order-facts.ts';
import type { TimelineLine } from './timeline.ts';

/** When the order entered its state `in-game`; undefined in any other state. */
export const inGameSince = (
  { state }: Pick<Order, 'state'>,
  steps: readonly Pick<TimelineLine, 'to' | 'at'>[],
): Date | undefined => (state === 'in-game' ? steps.findLast(({ to }) => to === 'in-game')?.at : undefined);

/**
 * Since when the booster is in a match, as they said with the state `in-game`; null if they are not, or said it more than
 * two hours ago.
 */
export const playingSince = (
  order: Pick<Order, 'state'>,
  steps: readonly Pick<TimelineLine, 'to' | 'at'>[],
  now: Date,
): Date | null => {
  const entered = inGameSince(order, steps);
  return entered && now.getTime() - entered.getTime() < playingForMs ? entered : null;
};
