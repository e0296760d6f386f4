import { token } from '#platform/di.ts';
import type { IntegrationHandlers } from './adapters/http/integration.routes.ts';
import type { AdmitKey } from './application/admit-key.ts';
import type { Owners } from './application/ports.ts';

export const integration = {
  /** Bound by main, to users. */
  owners: token<Owners>('integration.owners'),
  admit: token<AdmitKey>('integration.admit'),
  http: token<IntegrationHandlers>('integration.http'),
};
