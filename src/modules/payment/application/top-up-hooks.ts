import type { WebhookData } from '#contract/webhook-events.ts';
import type { HookEvent } from '#kernel/hooks.ts';
import type { TopUp } from '../domain/top-up.ts';

type Type = Extract<HookEvent['type'], `topup.${string}`>;

/** A paid one is written again where its order is placed, and where a refund begins or is refused: that is no news. */
const typeOf = ({ state, orderId, refund }: TopUp): Type | undefined => {
  switch (state) {
    case 'paid':
      return orderId === null && refund === null ? 'topup.succeeded' : undefined;
    case 'failed':
    case 'expired':
      return 'topup.failed';
    case 'refunded':
      return 'topup.refunded';
    case 'pending':
      return undefined;
  }
};

/** What programs outside are told when a card payment is written. */
export const topUpHooks = (topUp: TopUp): HookEvent[] => {
  const type = typeOf(topUp);
  if (!type) return [];
  const { id, orderId } = topUp;
  return [{ type, about: id, orderId, data: () => Promise.resolve(dataOf(topUp)) }];
};

const dataOf = ({ id, customerId, amount, state, orderId }: TopUp): WebhookData<Type> => ({
  topUpId: id,
  customerId,
  amount: amount,
  state,
  orderId,
});
