import { matchLimits } from '#kernel/match-limits.ts';
import { DomainError } from '#kernel/refusal.ts';
import { activeStates, type OrderState, type PlayedGame } from '#kernel/vocabulary.ts';
import type { Order } from './order-facts.ts';
import { isIn, playedStates } from './states.ts';

// What proves work: matches within the game's limits, an agreement, or the reason and pictures given at the finish.

/**
 * Matches and corrections can be recorded only while the order is played. A booster who is to be replaced may not add
 * records, because the records determine what the booster is paid.
 */
export const assertRecordable = (order: Order): void => {
  if (!isIn(playedStates, order.state)) throw new DomainError('order.match_not_allowed');
  if (order.pause) throw new DomainError('order.paused');
  if (order.boosterRequest) throw new DomainError('order.being_replaced');
};

export const isRecordable = ({ state, pause, boosterRequest }: Order): boolean =>
  isIn(playedStates, state) && !pause && !boosterRequest;

const minute = 60_000;
/** Milliseconds by which the time that a booster enters may differ from the server's clock. */
const clockSkew = 10 * minute;

/** @throws DomainError order.match_time_wrong for a match before the order was placed or in the future */
export const assertPlayedMeanwhile = (playedAt: Date, placedAt: Date, now: Date): void => {
  const at = playedAt.getTime();
  if (at < placedAt.getTime() - clockSkew || at > now.getTime() + clockSkew)
    throw new DomainError('order.match_time_wrong');
};

/** When a booster last began to play the order; undefined if no booster has. */
export const beganAt = (
  events: readonly { readonly at: Date; readonly from: OrderState | null; readonly to: OrderState | null }[],
): Date | undefined => events.findLast(({ from, to }) => from === 'starting' && to === 'started')?.at;

/**
 * When a booster's next match starts to count. A match counts only once the time since the booster began, without pauses,
 * could hold all matches that count since then and this one, each at the game's minimum length.
 * @param played matches of this booster that count since they began this order, over all orders that they played
 */
export const countsFrom = (
  { game, began, pausedMs }: { readonly game: PlayedGame; readonly began: Date; readonly pausedMs: number },
  played: number,
): Date => new Date(began.getTime() + pausedMs + (played + 1) * matchLimits[game].minutes * minute);

/**
 * Whether the order was finished without proof of its goal. Such an order does not close by itself: its customer or
 * staff end it. A disputed order is not included, because it waits for the decision.
 */
export const isUnproven = ({ state, closesAt, disputed }: Pick<Order, 'state' | 'closesAt' | 'disputed'>): boolean =>
  state === 'finished' && closesAt === null && !disputed;

/**
 * A claim can be agreed to while the booster has the order. Once the order is finished, the customer confirms the whole
 * order instead.
 */
export const isAgreeable = ({ state }: Order): boolean => isIn(activeStates, state);

/**
 * A booster who finishes without proof that the goal was reached must give a reason and a picture.
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
