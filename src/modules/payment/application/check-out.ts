import { DomainError, type RefusalCode } from '#kernel/refusal.ts';
import type { TopUp } from '../domain/top-up.ts';
import type { DraftOrders } from './ports.ts';

/** Places the order for which a card payment was made; the credit stands, whatever becomes of the order. */
export class CheckOut {
  readonly #draftOrders: DraftOrders;

  constructor(draftOrders: DraftOrders) {
    this.#draftOrders = draftOrders;
  }

  /** Inside the transaction of the credit. Answers the order's id, also where it could only be kept as payment-error. */
  async run({ id: topUpId, customerId, checkout }: TopUp): Promise<string | undefined> {
    if (!checkout) return undefined;
    const order = { ...checkout, customerId, topUpId };
    const placed = await refusalOf(this.#draftOrders.place(order));
    if ('done' in placed) return placed.done;
    const kept = await refusalOf(this.#draftOrders.keepAsPaymentError(order, placed.refused));
    return 'done' in kept ? kept.done : undefined;
  }
}

/** A refusal as a value. Somebody else's lock is none: the whole is tried again later. */
const refusalOf = async <T>(work: Promise<T>): Promise<{ done: T } | { refused: RefusalCode }> => {
  try {
    return { done: await work };
  } catch (error) {
    if (error instanceof DomainError && error.code !== 'request.in_progress') return { refused: error.code };
    throw error;
  }
};
