import { anonymous } from '../../lib/api.ts';
import type { Draft } from '../draft/choices.ts';
import { isCouponRefusal } from '../draft/use-draft.ts';

/** The current price. A coupon that is no longer valid is left out. */
export const quoteAgain = async (draft: Draft, signal: AbortSignal) => {
  const priced = async (body: Draft) => ({
    draft: body,
    price: (await anonymous.call('POST /orders/calculate', { body, signal })).price,
  });
  try {
    return await priced(draft);
  } catch (error) {
    if (isCouponRefusal(error)) return priced({ ...draft, coupon: undefined });
    throw error;
  }
};
