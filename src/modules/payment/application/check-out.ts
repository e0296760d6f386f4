import { DomainError, type RefusalCode } from '#kernel/refusal.ts';
import { isForLane, type LaneCheckout, type TopUp } from '../domain/top-up.ts';
import type { DraftOrder, PaidLaneChange } from './ports.ts';
import type { Needs } from './needs.ts';

type Outcome = Pick<TopUp, 'orderId' | 'laneRefused'> & Partial<Pick<TopUp, 'checkout'>>;

/**
 * Places the order, or changes the lane, that a card payment was made for. Runs inside the transaction of the credit;
 * the credit stays, whatever the outcome. Returns undefined if the payment was only for the balance, or if not even a
 * payment-error order could be stored.
 */
export const checkOut = ({ draftOrders }: Needs<'draftOrders'>) => {
  const place = async (order: DraftOrder): Promise<Outcome | undefined> => {
    const placed = await refusalOf(draftOrders.place(order));
    if ('done' in placed) return { orderId: placed.done, laneRefused: null };
    const kept = await refusalOf(draftOrders.keepAsPaymentError(order, placed.refused));
    return 'done' in kept ? { orderId: kept.done, laneRefused: null } : undefined;
  };

  /** Stores the difference that was really taken: the difference may have fallen while the card page was open. */
  const changeLane = async (
    checkout: LaneCheckout,
    payer: Pick<PaidLaneChange, 'customerId' | 'topUpId'>,
  ): Promise<Outcome> => {
    const { orderId } = checkout;
    const change = { ...checkout, ...payer };
    const changed = await refusalOf(draftOrders.changeLane(change));
    if ('done' in changed) {
      return { orderId, laneRefused: null, checkout: { ...checkout, expectedDifference: changed.done } };
    }
    await refusalOf(draftOrders.tellLaneStays(change, changed.refused));
    return { orderId, laneRefused: changed.refused };
  };

  return {
    /** Locks the order that the payment is for. A draft has no order yet. */
    lock: async ({ checkout }: TopUp): Promise<void> => {
      if (checkout && isForLane(checkout)) await draftOrders.lock(checkout.orderId);
    },
    run: async ({ id: topUpId, customerId, checkout }: TopUp): Promise<Outcome | undefined> => {
      if (!checkout) return undefined;
      return isForLane(checkout)
        ? changeLane(checkout, { customerId, topUpId })
        : place({ ...checkout, customerId, topUpId });
    },
  };
};
export type CheckOut = ReturnType<typeof checkOut>;

/** Transient refusals, such as a lock held by another transaction. After them everything is tried again later. */
const passing: readonly RefusalCode[] = ['request.in_progress', 'service.unavailable'];

/** Turns a refusal into a value. Transient refusals and other errors are thrown on. */
const refusalOf = async <T>(work: Promise<T>): Promise<{ done: T } | { refused: RefusalCode }> => {
  try {
    return { done: await work };
  } catch (error) {
    if (error instanceof DomainError && !passing.includes(error.code)) return { refused: error.code };
    throw error;
  }
};
