import type { Bindings } from '#platform/di.ts';
import { token } from '#platform/di.ts';
import { announcing, houseNews } from '#platform/live/announcing.ts';
import { platform } from '#platform/tokens.ts';
import { JoseDeviceSeal } from './adapters/crypto/jose-device-seal.ts';
import { JwtDeviceProofs } from './adapters/crypto/jwt-device-proofs.ts';
import { EnvelopeSafe } from './adapters/crypto/envelope-safe.ts';
import { deviceAdminRoutes } from './adapters/http/device.admin.routes.ts';
import { deviceRoutes } from './adapters/http/device.routes.ts';
import { vaultRoutes } from './adapters/http/vault.routes.ts';
import { vaultJobs } from './adapters/jobs/vault.jobs.ts';
import { MikroDevices } from './adapters/persistence/mikro-devices.ts';
import { MikroGameAccounts } from './adapters/persistence/mikro-game-accounts.ts';
import { MikroLoginReleases } from './adapters/persistence/mikro-login-releases.ts';
import { MikroOrderAccounts } from './adapters/persistence/mikro-order-accounts.ts';
import { MikroSecrets } from './adapters/persistence/mikro-secrets.ts';
import { VaultPersonalData } from './adapters/persistence/vault-personal-data.ts';
import { ConfirmDevice } from './application/confirm-device.ts';
import { CredentialVault } from './application/credential-vault.ts';
import { DeviceLimits } from './application/device-limits.ts';
import { EraseOverdueCredentials } from './application/erase-overdue-credentials.ts';
import { EraseUnusedCredentials } from './application/erase-unused-credentials.ts';
import { OpenRelease } from './application/open-release.ts';
import { OrderVault } from './application/order-vault.ts';
import type {
  DeviceProofs,
  DeviceSeal,
  Devices,
  GameAccounts,
  LoginReleases,
  OrderAccounts,
  Safe,
  Secrets,
} from './application/ports.ts';
import { ProveDevice } from './application/prove-device.ts';
import { ReadDeviceStatus } from './application/read-device-status.ts';
import { RegisterDevice } from './application/register-device.ts';
import { RemoveDevice } from './application/remove-device.ts';
import { RemoveGameAccount } from './application/remove-game-account.ts';
import { RequestLogin } from './application/request-login.ts';
import { RewrapSecrets } from './application/rewrap-secrets.ts';
import { SaveGameAccount } from './application/save-game-account.ts';
import { FactorVault } from './application/factor-vault.ts';
import { SigningVault } from './application/signing-vault.ts';
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
  devices: token<Devices>('vault.devices'),
  releases: token<LoginReleases>('vault.releases'),
  seal: token<DeviceSeal>('vault.deviceSeal'),
  proofs: token<DeviceProofs>('vault.deviceProofs'),
  limits: token<DeviceLimits>('vault.deviceLimits'),
  registerDevice: token<RegisterDevice>('vault.registerDevice'),
  confirmDevice: token<ConfirmDevice>('vault.confirmDevice'),
  removeDevice: token<RemoveDevice>('vault.removeDevice'),
  requestLogin: token<RequestLogin>('vault.requestLogin'),
  proveDevice: token<ProveDevice>('vault.proveDevice'),
  readDeviceStatus: token<ReadDeviceStatus>('vault.readDeviceStatus'),
  openRelease: token<OpenRelease>('vault.openRelease'),
};

export const vaultBindings: Bindings = (registry) => {
  const { database, transactions, clock, ids, sweepFailures } = platform;
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
  registry.type(vault.factorVault, FactorVault, [inner.secrets, inner.safe]);
  registry.type(vault.signingVault, SigningVault, [inner.secrets, inner.safe]);
  registry.type(vault.stockVault, StockVault, [inner.credentials]);
  registry.type(inner.eraseOverdue, EraseOverdueCredentials, [
    inner.orderAccounts,
    vault.orderVault,
    vault.orderHistory,
    sweepFailures,
    transactions,
    clock,
  ]);
  registry.type(inner.eraseUnused, EraseUnusedCredentials, [
    inner.accounts,
    inner.orderAccounts,
    inner.credentials,
    sweepFailures,
    transactions,
    clock,
  ]);
  registry.type(vault.rewrapSecrets, RewrapSecrets, [inner.secrets, inner.safe, transactions]);

  registry.make(vault.http, vaultRoutes, [inner.accounts, inner.save, inner.remove]);
  registry.make(vault.jobs, vaultJobs, [inner.eraseOverdue, inner.eraseUnused, vault.rewrapSecrets]);
  ofDevices(registry);
};

const ofDevices: Bindings = (registry) => {
  const { database, transactions, clock, ids, outbox, rateLimits } = platform;
  const { devices, releases, seal, proofs, limits, proveDevice } = inner;
  registry.make(
    devices,
    (rows, outgoing, running) => {
      const told = ({ id }: { readonly id: string }) => houseNews('devices', 'vault:read', id);
      return announcing(new MikroDevices(rows), { add: told, save: told }, outgoing, running);
    },
    [database, outbox, transactions],
  );
  registry.type(releases, MikroLoginReleases, [database]);
  registry.type(seal, JoseDeviceSeal, []);
  registry.type(proofs, JwtDeviceProofs, [vault.config]);
  registry.type(limits, DeviceLimits, [rateLimits, vault.config]);
  registry.type(inner.registerDevice, RegisterDevice, [devices, seal, limits, transactions, ids, clock]);
  registry.type(inner.confirmDevice, ConfirmDevice, [devices, vault.deviceNotices, outbox, transactions, clock]);
  registry.type(inner.removeDevice, RemoveDevice, [devices, outbox, transactions, clock]);
  registry.type(inner.requestLogin, RequestLogin, [
    devices,
    releases,
    vault.playedOrders,
    vault.orderVault,
    limits,
    outbox,
    transactions,
    ids,
    clock,
  ]);
  registry.type(proveDevice, ProveDevice, [devices, seal, proofs, limits, clock]);
  registry.type(inner.readDeviceStatus, ReadDeviceStatus, [proveDevice, releases, vault.deviceOwners, clock]);
  registry.type(inner.openRelease, OpenRelease, [
    proveDevice,
    devices,
    releases,
    vault.deviceOwners,
    vault.playedOrders,
    vault.orderVault,
    seal,
    limits,
    transactions,
    clock,
  ]);
  registry.make(
    vault.deviceHttp,
    (register, remove, request, prove, status, open, found, requests, orders, now) =>
      deviceRoutes({
        register,
        remove,
        request,
        prove,
        status,
        open,
        devices: found,
        releases: requests,
        orders,
        clock: now,
      }),
    [
      inner.registerDevice,
      inner.removeDevice,
      inner.requestLogin,
      proveDevice,
      inner.readDeviceStatus,
      inner.openRelease,
      devices,
      releases,
      vault.playedOrders,
      clock,
    ],
  );
  registry.make(vault.adminHttp, deviceAdminRoutes, [
    devices,
    releases,
    vault.deviceOwners,
    inner.confirmDevice,
    inner.removeDevice,
    clock,
  ]);
};
