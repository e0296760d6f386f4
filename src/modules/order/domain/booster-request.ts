import { DomainError } from '#kernel/refusal.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { Order } from './order-facts.ts';

/** What the house has, in milliseconds, to choose another booster; then the order looks for one by itself. */
export const reassignsAfter = 24 * 3600_000;

/** States in which a booster has the order and is not done. */
export const replaceable: readonly OrderState[] = ['starting', 'started', 'in-game'];

/**
 * When the order looks for another booster by itself; null where none was asked for, or where work waits for a judgement: a
 * match is being played, or nobody has agreed to what the booster recorded. Then staff choose, however long it takes: a day
 * that passes neither pays a booster for what they typed nor takes away what they earned.
 */
export const leavesAt = ({ state, boosterRequest }: Order, isUnjudged: boolean): Date | null =>
  boosterRequest === null || state === 'in-game' || isUnjudged
    ? null
    : new Date(boosterRequest.at.getTime() + reassignsAfter);

/** @throws DomainError order.booster_request_not_allowed, order.booster_already_requested */
export const askForBooster = (order: Order, reason: string, now: Date): Order => {
  if (!replaceable.includes(order.state)) throw new DomainError('order.booster_request_not_allowed');
  if (order.boosterRequest) throw new DomainError('order.booster_already_requested');
  return { ...order, boosterRequest: { at: now, reason }, updatedAt: now };
};

/** The customer takes it back, or the house says no. @throws DomainError order.booster_not_requested */
export const endBoosterRequest = (order: Order, now: Date): Order => {
  if (!order.boosterRequest) throw new DomainError('order.booster_not_requested');
  return { ...order, boosterRequest: null, updatedAt: now };
};
