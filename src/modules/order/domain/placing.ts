import { Money } from '#kernel/money.ts';
import { dueWhenPlaced } from './due.ts';
import { offerWhenPlaced } from './offer.ts';
import type { Order } from './order-facts.ts';
import { nobodyEarlier } from './shares.ts';

/**
 * Milliseconds after the placing in which its confirmation is mailed. A job mails it, because a customer who places an
 * order doesn't wait for a mail. After a longer outage the reminder of the game account takes its place.
 */
export const confirmedWithin = 3 * 3600_000;

/** An order to which the database has not given a number yet. */
export type NewOrder = Omit<Order, 'number'>;

/** Values that are the same in every new order. */
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
  confirmedAt: null,
  accountRemovedAt: null,
  accountRemindedAt: null,
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

/** What is known when an order is placed. */
export type PlacedFacts = Omit<
  NewOrder,
  keyof typeof atFirst | 'state' | 'dueAt' | 'offer' | 'createdAt' | 'updatedAt'
> & {
  readonly preferredBoosterId: string | null;
  readonly at: Date;
};

/** A new order. It waits for the game account; if the service needs none, it looks for a booster at once. */
export const placed = ({ at, preferredBoosterId, ...facts }: PlacedFacts): NewOrder => {
  const state = facts.service.accountNeeded ? 'waiting' : 'processing';
  const offer = offerWhenPlaced(preferredBoosterId, state, at);
  return { ...facts, ...atFirst, state, offer, dueAt: dueWhenPlaced(state, at), createdAt: at, updatedAt: at };
};

/** The customer paid by card, but the order could not be placed. The money stays in the wallet (domain.md §4). */
export const paymentError = (order: NewOrder): NewOrder => ({
  ...order,
  state: 'payment-error',
  offer: null,
  dueAt: null,
});
