import type { WebhookData } from '#contract/webhook-events.ts';
import type { HookEvent } from '#kernel/hooks.ts';
import type { TopUp } from '../domain/top-up.ts';

type Type = Extract<HookEvent['type'], `topup.${string}`>;

/** A paid one is written again where its order is placed, and where a refund begins or is refused: that is no news. */
const typesOf = ({ state, orderId, refund }: TopUp): readonly Type[] => {
  switch (state) {
    case 'paid':
      return orderId === null && refund === null ? ['topup.succeeded', 'topup.succeeded.v2'] : [];
    case 'failed':
    case 'expired':
      return ['topup.failed'];
    case 'refunded':
      return ['topup.refunded'];
    case 'pending':
      return [];
  }
};

/** What programs outside are told when a payment is written. */
export const topUpHooks = (topUp: TopUp): HookEvent[] =>
  typesOf(topUp).map((type) => ({
    type,
    about: topUp.id,
    orderId: topUp.orderId,
    data: () => Promise.resolve(dataOf(topUp, type)),
  }));

const dataOf = (
  { id, provider, customerId, amount, state, orderId }: TopUp,
  type: Type,
): WebhookData<'topup.succeeded' | 'topup.succeeded.v2'> => ({
  topUpId: id,
  customerId,
  amount,
  state,
  orderId,
  ...(type === 'topup.succeeded.v2' ? { provider } : {}),
});
