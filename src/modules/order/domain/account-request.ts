import { DomainError } from '#kernel/refusal.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { Order } from './order-facts.ts';
import { endPause } from './pause.ts';

/** Why a started order rests while staff look at the other account, as both sides read it. */
const restsBecause = 'Oyun hesabı değişikliği karar bekliyor';

/** States in which a request waits: until the order is finished or ends. */
export const accountRequestable: readonly OrderState[] = ['processing', 'starting', 'started', 'in-game'];

/**
 * Game accounts carry no proven rank. Once an order was started, its work belongs to the account that it was started on, and
 * a change is decided by staff (domain.md 11); also where the booster who did the work has left.
 */
export const accountNeedsStaff = ({ state, accountGiven, earlier }: Order): boolean =>
  accountGiven &&
  accountRequestable.includes(state) &&
  (state === 'started' || (state !== 'in-game' && earlier.worth.isPositive));

/**
 * A started order rests until the request is decided.
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
 * Staff decide about the request that they looked at: its customer may have withdrawn it and asked for another account.
 * @throws DomainError order.account_request_changed
 */
export const assertSameRequest = ({ accountRequest }: Pick<Order, 'accountRequest'>, requestedAt: Date): void => {
  if (accountRequest && accountRequest.at.getTime() !== requestedAt.getTime())
    throw new DomainError('order.account_request_changed');
};

/** Withdrawn or declined: the order goes on with its account. @throws DomainError order.account_not_requested */
export const endAccountRequest = (order: Order, now: Date): Order => {
  if (!order.accountRequest) throw new DomainError('order.account_not_requested');
  return { ...goOn(order, now), accountRequest: null, updatedAt: now };
};

/** Approved by staff: the order goes on with the other account. @throws DomainError order.account_not_requested */
export const changeAccount = (order: Order, now: Date): Order => {
  if (!order.accountRequest) throw new DomainError('order.account_not_requested');
  const { accountId: gameAccountId } = order.accountRequest;
  return { ...goOn(order, now), accountRequest: null, gameAccountId, accountReplaced: true, updatedAt: now };
};

/** Ends the pause that came with the request; one that somebody else had begun stays theirs. */
const goOn = (order: Order, now: Date): Order =>
  order.pause?.by === 'staff' && order.pause.at.getTime() === order.accountRequest?.at.getTime()
    ? endPause(order, now)
    : order;
