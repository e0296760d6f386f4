import { webhookLimits } from '#contract/limits.ts';
import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { RandomKeySecrets } from './adapters/crypto/random-key-secrets.ts';
import { StandardSignatures } from './adapters/crypto/standard-signatures.ts';
import { integrationRoutes } from './adapters/http/integration.routes.ts';
import { webhookRoutes } from './adapters/http/webhook.routes.ts';
import { JobDispatch, webhookJobs } from './adapters/jobs/webhook.jobs.ts';
import { HttpReceivers } from './adapters/net/http-receivers.ts';
import { MikroApiKeys } from './adapters/persistence/mikro-api-keys.ts';
import { MikroWebhooks } from './adapters/persistence/mikro-webhooks.ts';
import { SqlDeliveries } from './adapters/persistence/sql-deliveries.ts';
import { admitKey } from './application/admit-key.ts';
import { changeWebhook } from './application/change-webhook.ts';
import { endKey } from './application/end-key.ts';
import { issueKey } from './application/issue-key.ts';
import { pauseWebhook } from './application/pause-webhook.ts';
import type { ApiKeys, KeySecrets } from './application/ports.ts';
import { redeliver } from './application/redeliver.ts';
import { registerWebhook } from './application/register-webhook.ts';
import { removeWebhook } from './application/remove-webhook.ts';
import { sendDeliveries } from './application/send-deliveries.ts';
import { tellPrograms } from './application/tell-programs.ts';
import { tidyWebhooks } from './application/tidy-webhooks.ts';
import type { Deliveries, Dispatch, Receivers, Signatures, Webhooks } from './application/webhook-ports.ts';
import { integration } from './integration.tokens.ts';

const inner = {
  keys: token<ApiKeys>('integration.keys'),
  secrets: token<KeySecrets>('integration.secrets'),
  webhooks: token<Webhooks>('integration.webhooks'),
  deliveries: token<Deliveries>('integration.deliveries'),
  signatures: token<Signatures>('integration.signatures'),
  receivers: token<Receivers>('integration.receivers'),
  dispatch: token<Dispatch>('integration.dispatch'),
  config: token<typeof webhookLimits>('integration.webhookLimits'),
  chance: token<() => number>('integration.chance'),
};

const keyUseCases = { issueKey, endKey, admit: admitKey };
const webhookUseCases = {
  hooks: tellPrograms,
  registerWebhook,
  changeWebhook,
  pauseWebhook,
  removeWebhook,
  redeliver,
  sendDeliveries,
  tidyWebhooks,
};

const scope = {
  ...keyUseCases,
  ...webhookUseCases,
  ...platform,
  ...integration,
  ...inner,
  notices: integration.pauseNotices,
};

export const integrationBindings: Bindings = (bind) => {
  const { database, jobs, clock, log } = platform;
  const { keys, secrets } = inner;
  bind.type(keys, MikroApiKeys, [database]);
  bind.type(secrets, RandomKeySecrets, [integration.sealingSecret]);
  bind.all(scope, keyUseCases);
  bind.make(integrationRoutes, [keys, secrets, issueKey, endKey, integration.owners, clock]);

  bind.type(inner.webhooks, MikroWebhooks, [database]);
  bind.type(inner.deliveries, SqlDeliveries, [database]);
  bind.type(inner.signatures, StandardSignatures, []);
  bind.make(inner.receivers, (rules) => new HttpReceivers(rules), [integration.receiverRules]);
  bind.type(inner.dispatch, JobDispatch, [database, jobs, log]);
  bind.value(inner.config, webhookLimits);
  bind.value(inner.chance, Math.random);
  bind.all({ ...scope, secrets: integration.signingSecrets }, { ...webhookUseCases, webhookRoutes });
  bind.make(webhookJobs, [sendDeliveries, tidyWebhooks, log]);
};
