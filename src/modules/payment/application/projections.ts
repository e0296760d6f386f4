import type { WebhookData } from '#contract/integration/webhook-events.ts';
import type { HookEvent } from '#kernel/hooks.ts';
import { consoleNews, type News, type Projections } from '#kernel/news.ts';
import type { PaymentEvent } from '../domain/payment-events.ts';
import type { TopUp } from '../domain/top-up.ts';

/** Maps each payment event to live updates, webhooks and notices. */
export const paymentProjections: Projections<PaymentEvent> = {
  'top-up-begun': ({ topUp }) => ({ live: [inConsole(topUp)] }),
  'top-up-paid': ({ topUp }) => ({
    ...succeeded(topUp),
    notices: [{ kind: 'top-up-credited', userId: topUp.customerId, amount: topUp.amount }],
  }),
  'top-up-paid-too-late': ({ topUp }) => succeeded(topUp),
  'top-up-entered': ({ topUp }) => ({
    ...succeeded(topUp),
    notices: [{ kind: 'top-up-entered', ...shownTo(topUp) }],
  }),
  'top-up-used': ({ topUp }) => ({ live: [inConsole(topUp)] }),
  'top-up-failed': ({ topUp }) => failed(topUp),
  'top-up-expired': ({ topUp }) => failed(topUp),
  'top-up-left': ({ topUp, ...about }) => ({
    notices: [
      {
        kind: 'order-reminder',
        missing: 'payment',
        userId: topUp.customerId,
        price: about.price,
        work: about.work,
        form: about.form,
      },
    ],
  }),
  'top-up-cause-changed': ({ topUp }) => ({ live: [inConsole(topUp)] }),
  'top-up-refund-changed': ({ topUp }) => ({ live: [inConsole(topUp)] }),
  'top-up-refunded': ({ topUp }) => ({
    live: [inConsole(topUp)],
    hooks: [hook('topup.refunded', topUp)],
    notices: [{ kind: 'top-up-refunded', ...shownTo(topUp) }],
  }),
  'reconciliation-ended': ({ reconciliationId }) => ({
    live: [consoleNews('reconciliations', 'wallets:read', reconciliationId)],
  }),
  'difference-found': ({ differenceId }) => differenceChanged(differenceId),
  'difference-gone': ({ differenceId }) => differenceChanged(differenceId),
  'difference-ended': ({ differenceId }) => differenceChanged(differenceId),
};

const inConsole = ({ id }: TopUp) => consoleNews('top-ups', 'wallets:read', id);
const shownTo = ({ customerId: userId, amount, provider }: TopUp) => ({ userId, amount, provider });

const succeeded = (topUp: TopUp): News => ({
  live: [inConsole(topUp)],
  hooks: [hook('topup.succeeded', topUp), hook('topup.succeeded.v2', topUp)],
});

const failed = (topUp: TopUp): News => ({ live: [inConsole(topUp)], hooks: [hook('topup.failed', topUp)] });

const differenceChanged = (id: string): News => ({
  live: [consoleNews('reconciliation-differences', 'wallets:read', id)],
});

const hook = (type: Extract<HookEvent['type'], `topup.${string}`>, topUp: TopUp): HookEvent => {
  const { id, provider, customerId, amount, state, orderId } = topUp;
  const data: WebhookData<'topup.succeeded' | 'topup.succeeded.v2'> = {
    topUpId: id,
    customerId,
    amount,
    state,
    orderId,
    ...(type === 'topup.succeeded.v2' ? { provider } : {}),
  };
  return { type, about: id, orderId, data };
};
