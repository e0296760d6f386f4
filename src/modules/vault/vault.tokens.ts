import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { KeyRing } from './adapters/crypto/key-ring.ts';
import type { VaultHandlers } from './adapters/http/vault.routes.ts';
import type { OrderVault } from './application/order-vault.ts';
import type { OrderHistory } from './application/ports.ts';
import type { StockVault } from './application/stock-vault.ts';
import type { RewrapSecrets } from './application/rewrap-secrets.ts';

export const vault = {
  /** Bound by main, from `VAULT_KEYS`. */
  keyRing: token<KeyRing>('vault.keyRing'),
  /** Bound by main, to the order module. */
  orderHistory: token<OrderHistory>('vault.orderHistory'),
  orderVault: token<OrderVault>('vault.orderVault'),
  stockVault: token<StockVault>('vault.stockVault'),
  rewrapSecrets: token<RewrapSecrets>('vault.rewrapSecrets'),
  http: token<VaultHandlers>('vault.http'),
  jobs: token<readonly JobHandler[]>('vault.jobs'),
  personalData: token<PersonalData>('vault.personalData'),
};
