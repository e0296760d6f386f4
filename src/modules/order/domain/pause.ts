import { DomainError } from '#kernel/refusal.ts';
import { dueAfterRest } from './due.ts';
import type { Order, Pause, Pauser } from './order-facts.ts';
import type { Walker } from './transitions.ts';

/** @throws DomainError order.already_paused; order.pause_not_allowed in every state but `started`, also during a match */
export const pauseOrder = (order: Order, by: Pauser, reason: string, now: Date): Order => {
  if (order.pause) throw new DomainError('order.already_paused');
  if (order.state !== 'started') throw new DomainError('order.pause_not_allowed');
  return { ...order, pause: { at: now, by, reason }, updatedAt: now };
};

/**
 * The side that paused the order may resume it; staff always may.
 * @throws DomainError order.not_paused, order.paused_by_other, order.account_requested
 */
export const resumeOrder = (order: Order, by: Pauser, now: Date): Order => {
  if (!order.pause) throw new DomainError('order.not_paused');
  if (order.accountRequest) throw new DomainError('order.account_requested');
  if (!mayResume(order.pause, by)) throw new DomainError('order.paused_by_other');
  return { ...endPause(order, now), updatedAt: now };
};

/** Milliseconds after which a booster may drop an order that its customer paused. */
const droppedAfter = 24 * 3600_000;

/**
 * Whether the customer's pause is long enough that the booster may drop the order. Otherwise a pause could occupy a
 * booster for ever.
 */
export const mayDropRested = ({ state, pause }: Pick<Order, 'state' | 'pause'>, now: Date): boolean =>
  state === 'started' && pause?.by === 'customer' && pause.at.getTime() + droppedAfter <= now.getTime();

export const mayResume = ({ by: pauser }: Pause, by: Walker): boolean => by === pauser || by === 'staff';

/** Ends the pause: its length is added to `pausedMs` and to `dueAt`. */
export const endPause = (order: Order, now: Date): Order => {
  if (!order.pause) return order;
  const rested = Math.max(0, now.getTime() - order.pause.at.getTime());
  const goesOn = { ...order, pause: null, pausedMs: order.pausedMs + rested };
  return { ...goesOn, dueAt: dueAfterRest(order, goesOn) };
};
