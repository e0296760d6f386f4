import { webhookLimits } from '#contract/limits.ts';
import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { StandardSignatures } from './adapters/crypto/standard-signatures.ts';
import { webhookRoutes } from './adapters/http/webhook.routes.ts';
import { JobDispatch, webhookJobs } from './adapters/jobs/webhook.jobs.ts';
import { HttpReceivers } from './adapters/net/http-receivers.ts';
import { MikroDeliveries } from './adapters/persistence/mikro-deliveries.ts';
import { MikroWebhooks } from './adapters/persistence/mikro-webhooks.ts';
import { type ChangeWebhook, changeWebhook } from './application/change-webhook.ts';
import { type PauseWebhook, pauseWebhook } from './application/pause-webhook.ts';
import { type Redeliver, redeliver } from './application/redeliver.ts';
import { type RegisterWebhook, registerWebhook } from './application/register-webhook.ts';
import { type RemoveWebhook, removeWebhook } from './application/remove-webhook.ts';
import { type SendDeliveries, sendDeliveries } from './application/send-deliveries.ts';
import { tellPrograms } from './application/tell-programs.ts';
import { type TidyWebhooks, tidyWebhooks } from './application/tidy-webhooks.ts';
import type { Deliveries, Dispatch, Receivers, Signatures, Webhooks } from './application/webhook-ports.ts';
import { integration } from './integration.tokens.ts';

const inner = {
  webhooks: token<Webhooks>('integration.webhooks'),
  deliveries: token<Deliveries>('integration.deliveries'),
  signatures: token<Signatures>('integration.signatures'),
  receivers: token<Receivers>('integration.receivers'),
  dispatch: token<Dispatch>('integration.dispatch'),
  register: token<RegisterWebhook>('integration.registerWebhook'),
  change: token<ChangeWebhook>('integration.changeWebhook'),
  pause: token<PauseWebhook>('integration.pauseWebhook'),
  remove: token<RemoveWebhook>('integration.removeWebhook'),
  redeliver: token<Redeliver>('integration.redeliver'),
  send: token<SendDeliveries>('integration.sendDeliveries'),
  tidy: token<TidyWebhooks>('integration.tidyWebhooks'),
};

/** Programs that are told; those that ask stand in integration.container.ts. */
export const webhookBindings: Bindings = (bind) => {
  const { database, jobs, ids, clock, log, work } = platform;
  const { owners, signingSecrets, pauseNotices, receiverRules, hooks } = integration;
  const { webhooks, deliveries, signatures, receivers, dispatch, change, pause, remove } = inner;
  const { send, tidy } = inner;
  bind.type(webhooks, MikroWebhooks, [database]);
  bind.type(deliveries, MikroDeliveries, [database]);
  bind.type(signatures, StandardSignatures, []);
  bind.make(receivers, (rules) => new HttpReceivers(rules), [receiverRules]);
  bind.type(dispatch, JobDispatch, [database, jobs, log]);
  bind.use(hooks, tellPrograms, { webhooks, deliveries, dispatch, ids, clock });
  bind.use(
    inner.register,
    (needs: Omit<Parameters<typeof registerWebhook>[0], 'config'>) =>
      registerWebhook({ ...needs, config: webhookLimits }),
    { webhooks, owners, secrets: signingSecrets, signatures, receivers, work },
  );
  bind.use(change, changeWebhook, { webhooks, owners, receivers, dispatch, work });
  bind.use(pause, pauseWebhook, { webhooks, owners, dispatch, notices: pauseNotices, work });
  bind.use(remove, removeWebhook, { webhooks, secrets: signingSecrets, dispatch, work });
  bind.use(inner.redeliver, redeliver, { webhooks, owners, deliveries, dispatch, work });
  bind.use(
    send,
    (needs: Omit<Parameters<typeof sendDeliveries>[0], 'chance'>) => sendDeliveries({ ...needs, chance: Math.random }),
    {
      webhooks,
      deliveries,
      owners,
      secrets: signingSecrets,
      signatures,
      receivers,
      dispatch,
      notices: pauseNotices,
      work,
    },
  );
  bind.use(tidy, tidyWebhooks, { webhooks, deliveries, secrets: signingSecrets, work });
  bind.make(
    integration.webhookHttp,
    (kept, sent, whose, told, registering, changing, pausing, removing, sending) =>
      webhookRoutes({
        webhooks: kept,
        deliveries: sent,
        owners: whose,
        orders: told,
        register: registering,
        change: changing,
        pause: pausing,
        remove: removing,
        redeliver: sending,
      }),
    [webhooks, deliveries, owners, integration.orders, inner.register, change, pause, remove, inner.redeliver],
  );
  bind.make(integration.jobs, webhookJobs, [send, tidy, log]);
};
