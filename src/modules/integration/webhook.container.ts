import { webhookLimits } from '#contract/limits.ts';
import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { StandardSignatures } from './adapters/crypto/standard-signatures.ts';
import { webhookRoutes } from './adapters/http/webhook.routes.ts';
import { JobDispatch, webhookJobs } from './adapters/jobs/webhook.jobs.ts';
import { HttpReceivers } from './adapters/net/http-receivers.ts';
import { SqlDeliveries } from './adapters/persistence/sql-deliveries.ts';
import { MikroWebhooks } from './adapters/persistence/mikro-webhooks.ts';
import { changeWebhook } from './application/change-webhook.ts';
import { pauseWebhook } from './application/pause-webhook.ts';
import { redeliver } from './application/redeliver.ts';
import { type RegisterWebhook, registerWebhook } from './application/register-webhook.ts';
import { removeWebhook } from './application/remove-webhook.ts';
import { type SendDeliveries, sendDeliveries } from './application/send-deliveries.ts';
import { tellPrograms } from './application/tell-programs.ts';
import { tidyWebhooks } from './application/tidy-webhooks.ts';
import type { Deliveries, Dispatch, Receivers, Signatures, Webhooks } from './application/webhook-ports.ts';
import { integration } from './integration.tokens.ts';

const inner = {
  webhooks: token<Webhooks>('integration.webhooks'),
  deliveries: token<Deliveries>('integration.deliveries'),
  signatures: token<Signatures>('integration.signatures'),
  receivers: token<Receivers>('integration.receivers'),
  dispatch: token<Dispatch>('integration.dispatch'),
  register: token<RegisterWebhook>('integration.registerWebhook'),
  send: token<SendDeliveries>('integration.sendDeliveries'),
};

/** Bindings of webhooks; those of API keys are in integration.container.ts. */
export const webhookBindings: Bindings = (bind) => {
  const { database, jobs, ids, clock, log, work } = platform;
  const { owners, signingSecrets, pauseNotices, receiverRules, hooks } = integration;
  const { webhooks, deliveries, signatures, receivers, dispatch } = inner;
  const { send } = inner;
  bind.type(webhooks, MikroWebhooks, [database]);
  bind.type(deliveries, SqlDeliveries, [database]);
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
  bind.use(changeWebhook, { webhooks, owners, receivers, dispatch, work });
  bind.use(pauseWebhook, { webhooks, owners, dispatch, notices: pauseNotices, work });
  bind.use(removeWebhook, { webhooks, secrets: signingSecrets, dispatch, work });
  bind.use(redeliver, { webhooks, owners, deliveries, dispatch, work });
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
  bind.use(tidyWebhooks, { webhooks, deliveries, secrets: signingSecrets, work });
  bind.use(webhookRoutes, {
    webhooks,
    deliveries,
    owners,
    orders: integration.orders,
    register: inner.register,
    change: changeWebhook,
    pause: pauseWebhook,
    remove: removeWebhook,
    redeliver,
  });
  bind.make(webhookJobs, [send, tidyWebhooks, log]);
};
