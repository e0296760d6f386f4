import { Money } from '#kernel/money.ts';
import { dueWhenPlaced } from './due.ts';
import type { Order } from './order-facts.ts';
import { nobodyEarlier } from './shares.ts';

/** What is known of an order when it is placed. */
export type PlacedFacts = Pick<
  Order,
  'id' | 'customerId' | 'service' | 'price' | 'estimate' | 'streamPaid' | 'couponDiscount' | 'lane'
> & { readonly at: Date };

/** A new order: it waits for the game account, or looks for a booster at once where none is needed. */
export const placed = ({ at, ...facts }: PlacedFacts): Order => {
  const state = facts.service.accountNeeded ? 'waiting' : 'processing';
  return {
    ...facts,
    state,
    boosterId: null,
    sharePercent: null,
    laneDifference: Money.zero,
    streamRefund: Money.zero,
    rankDifference: Money.zero,
    champion: null,
    laneChanged: false,
    gameAccountId: null,
    accountGiven: false,
    accountReplaced: false,
    boosterEarned: Money.zero,
    refunded: Money.zero,
    tipped: Money.zero,
    earlier: nobodyEarlier,
    pause: null,
    pausedMs: 0,
    boosterRequest: null,
    accountRequest: null,
    rank: null,
    disputed: false,
    dueAt: dueWhenPlaced(state, at),
    finishedAt: null,
    firstFinish: null,
    closesAt: null,
    updatedAt: at,
  };
};

/** Paid by card for this draft, but the order could not be placed; the money stays in the wallet (domain.md §4). */
export const paymentError = (order: Order): Order => ({ ...order, state: 'payment-error', dueAt: null });
