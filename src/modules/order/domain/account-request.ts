import { DomainError } from '#kernel/refusal.ts';
import type { Order } from './order-facts.ts';
import { endPause } from './pause.ts';
import { isIn, promisedStates } from './states.ts';

/** The pause reason that customer and booster read while staff decide about the other account. */
const restsBecause = 'Oyun hesabı değişikliği karar bekliyor';

/**
 * Whether only staff may change the game account (domain.md §11). Game accounts carry no proven rank, so work that was
 * done on one account can't move to another. This holds for a started order, and, before the start, if the work of an
 * earlier booster is worth money. During a match the account can't be changed at all.
 */
export const accountNeedsStaff = ({ state, accountGiven, earlier }: Order): boolean =>
  accountGiven &&
  isIn(promisedStates, state) &&
  (state === 'started' || (state !== 'in-game' && earlier.worth.isPositive));

/**
 * The customer asks for another account. A started order is paused until staff decide.
 * @throws DomainError order.closed_for_changes, order.account_already_changed, order.account_requested
 */
export const requestAccount = (order: Order, accountId: string, now: Date): Order => {
  if (!accountNeedsStaff(order)) throw new DomainError('order.closed_for_changes');
  if (order.accountReplaced) throw new DomainError('order.account_already_changed');
  if (order.accountRequest) throw new DomainError('order.account_requested');
  return {
    ...order,
    accountRequest: { at: now, accountId },
    pause: order.state === 'started' ? (order.pause ?? { at: now, by: 'staff', reason: restsBecause }) : order.pause,
    updatedAt: now,
  };
};

/**
 * Staff decide only the request that they have read. The customer may have replaced it with a new one since.
 * @throws DomainError order.account_request_changed
 */
export const assertSameRequest = ({ accountRequest }: Pick<Order, 'accountRequest'>, requestedAt: Date): void => {
  if (accountRequest && accountRequest.at.getTime() !== requestedAt.getTime())
    throw new DomainError('order.account_request_changed');
};

/** The request is withdrawn or declined; the order keeps its account. @throws DomainError order.account_not_requested */
export const endAccountRequest = (order: Order, now: Date): Order => {
  if (!order.accountRequest) throw new DomainError('order.account_not_requested');
  return { ...goOn(order, now), accountRequest: null, updatedAt: now };
};

/** Staff approve the request; the order continues on the other account. @throws DomainError order.account_not_requested */
export const changeAccount = (order: Order, now: Date): Order => {
  if (!order.accountRequest) throw new DomainError('order.account_not_requested');
  const { accountId: gameAccountId } = order.accountRequest;
  return { ...goOn(order, now), accountRequest: null, gameAccountId, accountReplaced: true, updatedAt: now };
};

/** Ends the pause only if the request started it (same time, by staff). A pause that existed before stays. */
const goOn = (order: Order, now: Date): Order =>
  order.pause?.by === 'staff' && order.pause.at.getTime() === order.accountRequest?.at.getTime()
    ? endPause(order, now)
    : order;
