import type { OrderState } from '#kernel/vocabulary.ts';
import type { Offer, Order } from './order-facts.ts';

/** Milliseconds in which only the booster whom the customer prefers sees the order in the pool. */
export const offeredFor = 3600_000;

/** The offer of a new order. Its hour begins when the order looks for a booster. */
export const offerWhenPlaced = (boosterId: string | null, state: OrderState, at: Date): Offer | null =>
  boosterId === null ? null : { boosterId, until: state === 'processing' ? hourAfter(at) : null };

/**
 * The offer after a step. It ends with the first step that does not lead between `waiting` and `processing`: a booster has
 * the order, or it was cancelled. An order that comes back from a booster is for everybody.
 */
export const offerAfterStep = (
  { offer, state }: Pick<Order, 'offer' | 'state'>,
  to: OrderState,
  at: Date,
): Offer | null => {
  if (!offer) return null;
  if (to === 'waiting') return { ...offer, until: null };
  return to === 'processing' && state === 'waiting' ? { ...offer, until: hourAfter(at) } : null;
};

/** The booster who alone may take the order now; null if everybody may. */
export const offeredTo = ({ offer }: Pick<Order, 'offer'>, now: Date): string | null =>
  offer?.until && offer.until > now ? offer.boosterId : null;

const hourAfter = (at: Date): Date => new Date(at.getTime() + offeredFor);
