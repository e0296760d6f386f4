import { DomainError } from '#kernel/refusal.ts';
import { activeStates } from '#kernel/vocabulary.ts';
import type { Order } from './order-facts.ts';
import { isIn } from './states.ts';

/** Milliseconds that staff have to assign another booster. After this time the order returns to the pool by itself. */
export const reassignsAfter = 24 * 3600_000;

/**
 * When the order returns to the pool by itself. Null if the customer asked for no other booster.
 * Also null while a match is being played or recorded work is not agreed to: then only staff decide. The mere passing of
 * time must not pay a booster for unverified records, and must not take earned money away.
 */
export const leavesAt = ({ state, boosterRequest }: Order, isUnjudged: boolean): Date | null =>
  boosterRequest === null || state === 'in-game' || isUnjudged
    ? null
    : new Date(boosterRequest.at.getTime() + reassignsAfter);

/** @throws DomainError order.booster_request_not_allowed, order.booster_already_requested */
export const askForBooster = (order: Order, reason: string, now: Date): Order => {
  if (!isIn(activeStates, order.state)) throw new DomainError('order.booster_request_not_allowed');
  if (order.boosterRequest) throw new DomainError('order.booster_already_requested');
  return { ...order, boosterRequest: { at: now, reason }, updatedAt: now };
};

/** The customer withdraws the request, or staff decline it. @throws DomainError order.booster_not_requested */
export const endBoosterRequest = (order: Order, now: Date): Order => {
  if (!order.boosterRequest) throw new DomainError('order.booster_not_requested');
  return { ...order, boosterRequest: null, updatedAt: now };
};
