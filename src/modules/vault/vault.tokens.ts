import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { KeyRing } from './adapters/crypto/key-ring.ts';
import type { OrderVault } from './application/order-vault.ts';
import type { DeviceOwners, OrderHistory, PlayedOrders } from './application/ports.ts';
import type { FactorVault } from './application/factor-vault.ts';
import type { SigningVault } from './application/signing-vault.ts';
import type { StockVault } from './application/stock-vault.ts';
import type { RewrapSecrets } from './application/rewrap-secrets.ts';
import type { VaultConfig } from './config.ts';

export const vault = {
  /** Read from `VAULT_KEYS`. */
  keyRing: token<KeyRing>('vault.keyRing'),
  /** Implemented by the order module. */
  orderHistory: token<OrderHistory>('vault.orderHistory'),
  /** Implemented by the order module. */
  playedOrders: token<PlayedOrders>('vault.playedOrders'),
  /** Implemented by identity. */
  deviceOwners: token<DeviceOwners>('vault.deviceOwners'),
  /** Read from the environment. */
  config: token<VaultConfig>('vault.config'),
  orderVault: token<OrderVault>('vault.orderVault'),
  stockVault: token<StockVault>('vault.stockVault'),
  factorVault: token<FactorVault>('vault.factorVault'),
  signingVault: token<SigningVault>('vault.signingVault'),
  rewrapSecrets: token<RewrapSecrets>('vault.rewrapSecrets'),
  personalData: token<PersonalData>('vault.personalData'),
};
