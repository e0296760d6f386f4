import type { WebhookData } from '#contract/webhook-events.ts';
import type { HookEvent } from '#kernel/hooks.ts';
import type { Payout } from '../domain/payout.ts';

/** What programs outside are told when a payout is written: its state says it. */
export const payoutHooks = (payout: Payout): HookEvent[] => [
  { type: `payout.${payout.state}`, about: payout.id, orderId: null, data: () => Promise.resolve(dataOf(payout)) },
];

const dataOf = ({ id, boosterId, amount, state }: Payout): WebhookData<'payout.requested'> => ({
  payoutId: id,
  boosterId,
  amount: amount,
  state,
});
