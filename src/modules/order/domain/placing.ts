import { Money } from '#kernel/money.ts';
import { dueWhenPlaced } from './due.ts';
import type { Order } from './order-facts.ts';
import { nobodyEarlier } from './shares.ts';

/** An order before the database has given it its number. */
export type NewOrder = Omit<Order, 'number'>;

/** What is the same in every order that is placed. */
const atFirst = {
  boosterId: null,
  boosterName: null,
  boosterTier: null,
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
  progressPercent: 0,
  base: null,
  claim: null,
  pause: null,
  pausedMs: 0,
  boosterRequest: null,
  accountRequest: null,
  rank: null,
  disputed: false,
  finishedAt: null,
  firstFinish: null,
  closesAt: null,
} as const satisfies Partial<Order>;

/** What is known of an order when it is placed. */
export type PlacedFacts = Omit<NewOrder, keyof typeof atFirst | 'state' | 'dueAt' | 'createdAt' | 'updatedAt'> & {
  readonly at: Date;
};

/** A new order: it waits for the game account, or looks for a booster at once where none is needed. */
export const placed = ({ at, ...facts }: PlacedFacts): NewOrder => {
  const state = facts.service.accountNeeded ? 'waiting' : 'processing';
  return { ...facts, ...atFirst, state, dueAt: dueWhenPlaced(state, at), createdAt: at, updatedAt: at };
};

/** Paid by card for this draft, but the order could not be placed; the money stays in the wallet (domain.md §4). */
export const paymentError = (order: NewOrder): NewOrder => ({ ...order, state: 'payment-error', dueAt: null });
