import type { Bindings } from '#platform/di.ts';
import { token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { EnvelopeSafe } from './adapters/crypto/envelope-safe.ts';
import { vaultRoutes } from './adapters/http/vault.routes.ts';
import { vaultJobs } from './adapters/jobs/vault.jobs.ts';
import { MikroGameAccounts } from './adapters/persistence/mikro-game-accounts.ts';
import { MikroOrderAccounts } from './adapters/persistence/mikro-order-accounts.ts';
import { MikroSecrets } from './adapters/persistence/mikro-secrets.ts';
import { VaultPersonalData } from './adapters/persistence/vault-personal-data.ts';
import { CredentialVault } from './application/credential-vault.ts';
import { EraseOverdueCredentials } from './application/erase-overdue-credentials.ts';
import { EraseUnusedCredentials } from './application/erase-unused-credentials.ts';
import { OrderVault } from './application/order-vault.ts';
import type { GameAccounts, OrderAccounts, Safe, Secrets } from './application/ports.ts';
import { RemoveGameAccount } from './application/remove-game-account.ts';
import { RewrapSecrets } from './application/rewrap-secrets.ts';
import { SaveGameAccount } from './application/save-game-account.ts';
import { StockVault } from './application/stock-vault.ts';
import { vault } from './vault.tokens.ts';

const inner = {
  accounts: token<GameAccounts>('vault.accounts'),
  orderAccounts: token<OrderAccounts>('vault.orderAccounts'),
  secrets: token<Secrets>('vault.secrets'),
  safe: token<Safe>('vault.safe'),
  credentials: token<CredentialVault>('vault.credentials'),
  save: token<SaveGameAccount>('vault.save'),
  remove: token<RemoveGameAccount>('vault.remove'),
  eraseOverdue: token<EraseOverdueCredentials>('vault.eraseOverdue'),
  eraseUnused: token<EraseUnusedCredentials>('vault.eraseUnused'),
};

export const vaultBindings: Bindings = (registry) => {
  const { database, transactions, clock, ids } = platform;
  registry.type(vault.personalData, VaultPersonalData, [database]);
  registry.type(inner.accounts, MikroGameAccounts, [database]);
  registry.type(inner.orderAccounts, MikroOrderAccounts, [database]);
  registry.type(inner.secrets, MikroSecrets, [database]);
  registry.type(inner.safe, EnvelopeSafe, [vault.keyRing]);
  registry.type(inner.credentials, CredentialVault, [inner.secrets, inner.safe]);

  registry.type(inner.save, SaveGameAccount, [inner.accounts, inner.credentials, transactions, ids, clock]);
  registry.type(inner.remove, RemoveGameAccount, [
    inner.accounts,
    inner.orderAccounts,
    inner.credentials,
    transactions,
  ]);
  registry.type(vault.orderVault, OrderVault, [
    inner.accounts,
    inner.orderAccounts,
    inner.credentials,
    transactions,
    clock,
  ]);
  registry.type(vault.stockVault, StockVault, [inner.credentials]);
  registry.type(inner.eraseOverdue, EraseOverdueCredentials, [
    inner.orderAccounts,
    vault.orderVault,
    vault.orderHistory,
    transactions,
    clock,
  ]);
  registry.type(inner.eraseUnused, EraseUnusedCredentials, [
    inner.accounts,
    inner.orderAccounts,
    inner.credentials,
    transactions,
    clock,
  ]);
  registry.type(vault.rewrapSecrets, RewrapSecrets, [inner.secrets, inner.safe, transactions]);

  registry.make(vault.http, vaultRoutes, [inner.accounts, inner.save, inner.remove]);
  registry.make(vault.jobs, vaultJobs, [inner.eraseOverdue, inner.eraseUnused, vault.rewrapSecrets]);
};
