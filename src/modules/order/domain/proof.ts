import { matchLimits } from '#kernel/match-limits.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { OrderState, PlayedGame } from '#kernel/vocabulary.ts';
import { replaceable } from './booster-request.ts';
import type { Order } from './order-facts.ts';

// What proves that work was done: matches that the game allows, an agreement, or what is shown when it is finished.

const playing: readonly OrderState[] = ['started', 'in-game'];

/**
 * Matches and corrections belong to an order that is being played. Whoever is about to be replaced adds nothing to what
 * they are paid by.
 */
export const assertRecordable = (order: Order): void => {
  if (!playing.includes(order.state)) throw new DomainError('order.match_not_allowed');
  if (order.pause) throw new DomainError('order.paused');
  if (order.boosterRequest) throw new DomainError('order.being_replaced');
};

export const isRecordable = ({ state, pause, boosterRequest }: Order): boolean =>
  playing.includes(state) && !pause && !boosterRequest;

const minute = 60_000;
/** How far the time that a booster types may be from ours, in milliseconds. */
const clockSkew = 10 * minute;

/** @throws DomainError order.match_time_wrong for a match from before its order or from the future */
export const assertPlayedMeanwhile = (playedAt: Date, placedAt: Date, now: Date): void => {
  const at = playedAt.getTime();
  if (at < placedAt.getTime() - clockSkew || at > now.getTime() + clockSkew)
    throw new DomainError('order.match_time_wrong');
};

/** When the present booster began to play; undefined before. */
export const beganAt = (
  events: readonly { readonly at: Date; readonly from: OrderState | null; readonly to: OrderState | null }[],
): Date | undefined => events.findLast(({ from, to }) => from === 'starting' && to === 'started')?.at;

/**
 * From when on a booster's next match counts: those that count and one more have fitted between the moment that they began
 * and then, without the rests.
 * @param played matches of this booster that count already, in all of their orders
 */
export const countsFrom = (
  { game, began, pausedMs }: { readonly game: PlayedGame; readonly began: Date; readonly pausedMs: number },
  played: number,
): Date => new Date(began.getTime() + pausedMs + (played + 1) * matchLimits[game].minutes * minute);

/** Finished without proof of its goal: its customer or the staff end it, and time does not. A dispute waits for its decision first. */
export const isUnproven = ({ state, closesAt, disputed }: Pick<Order, 'state' | 'closesAt' | 'disputed'>): boolean =>
  state === 'finished' && closesAt === null && !disputed;

/** Of an order that is still with its booster; of what is finished its customer confirms all. */
export const isAgreeable = ({ state }: Order): boolean => replaceable.includes(state);

/**
 * Work whose matches don't show that it has come to its goal is finished with a reason and a picture.
 * @throws DomainError order.being_replaced, order.finish_needs_proof
 */
export const assertShown = (
  { boosterRequest }: Order,
  { reason, pictures = 0 }: { readonly reason?: string | undefined; readonly pictures?: number | undefined },
): void => {
  if (boosterRequest) throw new DomainError('order.being_replaced');
  const missing = [
    ...(reason === undefined ? ['reason' as const] : []),
    ...(pictures === 0 ? ['pictures' as const] : []),
  ];
  if (missing.length > 0) throw new DomainError('order.finish_needs_proof', { missing });
};
