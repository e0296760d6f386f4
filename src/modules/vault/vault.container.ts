import type { UnitOfWork } from '#kernel/ports.ts';
import type { Bindings } from '#platform/di.ts';
import { token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { recordingWork } from '#platform/unit-of-work.ts';
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
import { type ConfirmDevice, confirmDevice } from './application/confirm-device.ts';
import { type CredentialVault, credentialVault } from './application/credential-vault.ts';
import { type DeviceLimits, deviceLimits } from './application/device-limits.ts';
import { type EraseOverdueCredentials, eraseOverdueCredentials } from './application/erase-overdue-credentials.ts';
import { type EraseUnusedCredentials, eraseUnusedCredentials } from './application/erase-unused-credentials.ts';
import { type OpenRelease, openRelease } from './application/open-release.ts';
import { orderVault } from './application/order-vault.ts';
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
import { vaultProjections } from './application/projections.ts';
import { type ProveDevice, proveDevice } from './application/prove-device.ts';
import { type ReadDeviceStatus, readDeviceStatus } from './application/read-device-status.ts';
import { type RegisterDevice, registerDevice } from './application/register-device.ts';
import { type RemoveDevice, removeDevice } from './application/remove-device.ts';
import { type RemoveGameAccount, removeGameAccount } from './application/remove-game-account.ts';
import { type RequestLogin, requestLogin } from './application/request-login.ts';
import { rewrapSecrets } from './application/rewrap-secrets.ts';
import { type SaveGameAccount, saveGameAccount } from './application/save-game-account.ts';
import { factorVault } from './application/factor-vault.ts';
import { signingVault } from './application/signing-vault.ts';
import { stockVault } from './application/stock-vault.ts';
import type { VaultEvent } from './domain/vault-events.ts';
import { vault } from './vault.tokens.ts';

const inner = {
  work: token<UnitOfWork<VaultEvent>>('vault.work'),
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

export const vaultBindings: Bindings = (bind) => {
  const { database, sweepFailures } = platform;
  const { work } = inner;
  bind.use(work, recordingWork(vaultProjections), { work: platform.work, telling: platform.telling });
  bind.type(vault.personalData, VaultPersonalData, [database]);
  bind.type(inner.accounts, MikroGameAccounts, [database]);
  bind.type(inner.orderAccounts, MikroOrderAccounts, [database]);
  bind.type(inner.secrets, MikroSecrets, [database]);
  bind.type(inner.safe, EnvelopeSafe, [vault.keyRing]);
  bind.use(inner.credentials, credentialVault, { secrets: inner.secrets, safe: inner.safe });

  bind.use(inner.save, saveGameAccount, { accounts: inner.accounts, vault: inner.credentials, work });
  bind.use(inner.remove, removeGameAccount, {
    accounts: inner.accounts,
    orderAccounts: inner.orderAccounts,
    vault: inner.credentials,
    work,
  });
  bind.use(vault.orderVault, orderVault, {
    accounts: inner.accounts,
    orderAccounts: inner.orderAccounts,
    vault: inner.credentials,
    work,
  });
  bind.use(vault.factorVault, factorVault, { secrets: inner.secrets, safe: inner.safe });
  bind.use(vault.signingVault, signingVault, { secrets: inner.secrets, safe: inner.safe });
  bind.use(vault.stockVault, stockVault, { vault: inner.credentials });
  bind.use(inner.eraseOverdue, eraseOverdueCredentials, {
    orderAccounts: inner.orderAccounts,
    vault: vault.orderVault,
    history: vault.orderHistory,
    failures: sweepFailures,
    work,
  });
  bind.use(inner.eraseUnused, eraseUnusedCredentials, {
    accounts: inner.accounts,
    orderAccounts: inner.orderAccounts,
    vault: inner.credentials,
    failures: sweepFailures,
    work,
  });
  bind.use(vault.rewrapSecrets, rewrapSecrets, { secrets: inner.secrets, safe: inner.safe, work });

  bind.make(vault.http, vaultRoutes, [inner.accounts, inner.save, inner.remove]);
  bind.make(vault.jobs, vaultJobs, [inner.eraseOverdue, inner.eraseUnused, vault.rewrapSecrets]);
  ofDevices(bind);
};

const ofDevices: Bindings = (bind) => {
  const { database, clock, rateLimits } = platform;
  const { work, devices, releases, seal, proofs, limits } = inner;
  bind.type(devices, MikroDevices, [database]);
  bind.type(releases, MikroLoginReleases, [database]);
  bind.type(seal, JoseDeviceSeal, []);
  bind.type(proofs, JwtDeviceProofs, [vault.config]);
  bind.use(limits, deviceLimits, { rateLimits, config: vault.config });
  bind.use(inner.registerDevice, registerDevice, { devices, seal, limits, work });
  bind.use(inner.confirmDevice, confirmDevice, { devices, work });
  bind.use(inner.removeDevice, removeDevice, { devices, work });
  bind.use(inner.requestLogin, requestLogin, {
    devices,
    releases,
    orders: vault.playedOrders,
    vault: vault.orderVault,
    limits,
    work,
  });
  bind.use(inner.proveDevice, proveDevice, { devices, seal, proofs, limits, clock });
  bind.use(inner.readDeviceStatus, readDeviceStatus, {
    prove: inner.proveDevice,
    releases,
    owners: vault.deviceOwners,
    clock,
  });
  bind.use(inner.openRelease, openRelease, {
    prove: inner.proveDevice,
    devices,
    releases,
    owners: vault.deviceOwners,
    orders: vault.playedOrders,
    vault: vault.orderVault,
    seal,
    limits,
    work,
  });
  bind.make(
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
      inner.proveDevice,
      inner.readDeviceStatus,
      inner.openRelease,
      devices,
      releases,
      vault.playedOrders,
      clock,
    ],
  );
  bind.make(vault.adminHttp, deviceAdminRoutes, [
    devices,
    releases,
    vault.deviceOwners,
    inner.confirmDevice,
    inner.removeDevice,
    clock,
  ]);
};
