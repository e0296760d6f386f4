import { DomainError } from '#kernel/refusal.ts';
import { dueAfterRest } from './due.ts';
import type { Order, Pause, Pauser } from './order-facts.ts';
import type { Walker } from './transitions.ts';

/** @throws DomainError order.already_paused, order.pause_not_allowed where it is not being played or a match is on */
export const pauseOrder = (order: Order, by: Pauser, reason: string, now: Date): Order => {
  if (order.pause) throw new DomainError('order.already_paused');
  if (order.state !== 'started') throw new DomainError('order.pause_not_allowed');
  return { ...order, pause: { at: now, by, reason }, updatedAt: now };
};

/** Whoever paused it goes on; the house may for both. @throws DomainError order.not_paused, order.paused_by_other, order.account_requested */
export const resumeOrder = (order: Order, by: Pauser, now: Date): Order => {
  if (!order.pause) throw new DomainError('order.not_paused');
  if (order.accountRequest) throw new DomainError('order.account_requested');
  if (!mayResume(order.pause, by)) throw new DomainError('order.paused_by_other');
  return { ...endPause(order, now), updatedAt: now };
};

/** So long a booster waits, in milliseconds, for a customer who paused the order; then they may drop it. */
export const droppedAfter = 24 * 3600_000;

/** A rest of its customer's does not hold a booster's place for ever. */
export const mayDropRested = ({ state, pause }: Pick<Order, 'state' | 'pause'>, now: Date): boolean =>
  state === 'started' && pause?.by === 'customer' && pause.at.getTime() + droppedAfter <= now.getTime();

export const mayResume = ({ by: pauser }: Pause, by: Walker): boolean => by === pauser || by === 'staff';

/** The order without its pause, and with the time that it took. */
export const endPause = (order: Order, now: Date): Order => {
  if (!order.pause) return order;
  const rested = Math.max(0, now.getTime() - order.pause.at.getTime());
  const goesOn = { ...order, pause: null, pausedMs: order.pausedMs + rested };
  return { ...goesOn, dueAt: dueAfterRest(order, goesOn) };
};
