import type { WebhookData } from '#contract/integration/webhook-events.ts';
import type { HookEvent } from '#kernel/hooks.ts';
import { consoleNews, type Projections } from '#kernel/news.ts';
import type { Notice } from '#kernel/notice.ts';
import { openAmount, type FineClaim } from '../domain/fine-claim.ts';
import type { Payout } from '../domain/payout.ts';
import type { WalletEvent } from '../domain/wallet-events.ts';

/** Notices, live events and webhooks of each wallet event. */
export const walletProjections: Projections<WalletEvent> = {
  'balances-changed': ({ balances }) => ({
    live: balances.map(({ userId, balance }) => ({ type: 'wallet', to: [{ user: userId }], data: { balance } })),
  }),
  'payout-requested': ({ payout }) => ({ live: [payoutInConsole(payout)], hooks: [payoutHook(payout)] }),
  'payout-confirmed': ({ payout }) => ({ live: [payoutInConsole(payout)] }),
  'payout-decided': ({ payout }) => ({
    live: [payoutInConsole(payout)],
    hooks: [payoutHook(payout)],
    notices: [payoutNotice(payout)],
  }),
  'fine-claimed': ({ claim }) => ({
    live: [claimInConsole(claim)],
    notices: claim.state === 'open' ? [fineNotice(claim)] : [],
  }),
  'fine-collected': ({ claim }) => ({
    live: [claimInConsole(claim)],
    notices: claim.state === 'settled' ? [fineNotice(claim)] : [],
  }),
  'fine-waived': ({ claim }) => ({ live: [claimInConsole(claim)], notices: [fineNotice(claim)] }),
  'fine-cancelled': ({ claim }) => ({ live: [claimInConsole(claim)] }),
};

const payoutInConsole = ({ id }: Payout) => consoleNews('payouts', 'payouts:read', id);
const claimInConsole = ({ id }: FineClaim) => consoleNews('fine-claims', 'wallets:read', id);

const payoutHook = ({ id, boosterId, amount, state }: Payout): HookEvent => {
  const data: WebhookData<'payout.requested'> = { payoutId: id, boosterId, amount, state };
  return { type: `payout.${state}`, about: id, orderId: null, data };
};

const payoutNotice = ({ boosterId, state, amount, reason }: Payout): Notice => ({
  kind: state === 'paid' ? 'payout-paid' : 'payout-refused',
  userId: boosterId,
  amount,
  reason,
});

const fineNotice = (claim: FineClaim): Notice => {
  const { boosterId, state, amount, reason, waived } = claim;
  const rest = state === 'waived' ? waived : openAmount(claim);
  return { kind: 'fine-claim', state, userId: boosterId, amount, rest, reason };
};
