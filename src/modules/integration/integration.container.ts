import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { RandomKeySecrets } from './adapters/crypto/random-key-secrets.ts';
import { integrationRoutes } from './adapters/http/integration.routes.ts';
import { MikroApiKeys } from './adapters/persistence/mikro-api-keys.ts';
import { admitKey } from './application/admit-key.ts';
import { endKey } from './application/end-key.ts';
import { issueKey } from './application/issue-key.ts';
import type { ApiKeys, KeySecrets } from './application/ports.ts';
import { integration } from './integration.tokens.ts';

const inner = {
  keys: token<ApiKeys>('integration.keys'),
  secrets: token<KeySecrets>('integration.secrets'),
};

export const integrationBindings: Bindings = (bind) => {
  const { database, rateLimits, clock, work } = platform;
  const { keys, secrets } = inner;
  bind.type(keys, MikroApiKeys, [database]);
  bind.type(secrets, RandomKeySecrets, [integration.sealingSecret]);
  bind.use(issueKey, { keys, secrets, owners: integration.owners, work });
  bind.use(endKey, { keys, work });
  bind.use(integration.admit, admitKey, { keys, secrets, owners: integration.owners, rateLimits, clock });
  bind.make(integrationRoutes, [keys, secrets, issueKey, endKey, integration.owners, clock]);
};
