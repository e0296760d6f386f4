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
import { SqlOrderAccounts } from './adapters/persistence/sql-order-accounts.ts';
import { SqlSecrets } from './adapters/persistence/sql-secrets.ts';
import { vaultPersonalData } from './adapters/persistence/vault-personal-data.ts';
import { confirmDevice } from './application/confirm-device.ts';
import { credentialVault } from './application/credential-vault.ts';
import { deviceLimits } from './application/device-limits.ts';
import { eraseOverdueCredentials } from './application/erase-overdue-credentials.ts';
import { eraseUnusedCredentials } from './application/erase-unused-credentials.ts';
import { openRelease } from './application/open-release.ts';
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
import { proveDevice } from './application/prove-device.ts';
import { readDeviceStatus } from './application/read-device-status.ts';
import { registerDevice } from './application/register-device.ts';
import { removeDevice } from './application/remove-device.ts';
import { removeGameAccount } from './application/remove-game-account.ts';
import { requestLogin } from './application/request-login.ts';
import { rewrapSecrets } from './application/rewrap-secrets.ts';
import { saveGameAccount } from './application/save-game-account.ts';
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
  devices: token<Devices>('vault.devices'),
  releases: token<LoginReleases>('vault.releases'),
  seal: token<DeviceSeal>('vault.deviceSeal'),
  proofs: token<DeviceProofs>('vault.deviceProofs'),
};

const useCases = {
  eraseOverdueCredentials,
  requestLogin,
  openRelease,
  credentialVault,
  saveGameAccount,
  removeGameAccount,
  orderVault,
  factorVault,
  signingVault,
  stockVault,
  eraseUnusedCredentials,
  rewrapSecrets,
  deviceLimits,
  registerDevice,
  confirmDevice,
  removeDevice,
  proveDevice,
  readDeviceStatus,
};

const scope = {
  ...useCases,
  ...platform,
  ...vault,
  ...inner,
  vault: credentialVault,
  history: vault.orderHistory,
  failures: platform.sweepFailures,
  limits: deviceLimits,
  orders: vault.playedOrders,
  prove: proveDevice,
  owners: vault.deviceOwners,
};

export const vaultBindings: Bindings = (bind) => {
  const { database } = platform;
  bind.use(inner.work, recordingWork(vaultProjections), platform);
  bind.make(vault.personalData, vaultPersonalData, [database]);
  bind.type(inner.accounts, MikroGameAccounts, [database]);
  bind.type(inner.orderAccounts, SqlOrderAccounts, [database]);
  bind.type(inner.secrets, SqlSecrets, [database]);
  bind.type(inner.safe, EnvelopeSafe, [vault.keyRing]);
  bind.all(scope, { ...useCases, deviceRoutes });

  bind.make(vaultRoutes, [inner.accounts, saveGameAccount, removeGameAccount]);
  bind.make(vaultJobs, [eraseOverdueCredentials, eraseUnusedCredentials, vault.rewrapSecrets]);
  ofDevices(bind);
};

const ofDevices: Bindings = (bind) => {
  const { database, clock } = platform;
  const { devices, releases, seal, proofs } = inner;
  bind.type(devices, MikroDevices, [database]);
  bind.type(releases, MikroLoginReleases, [database]);
  bind.type(seal, JoseDeviceSeal, []);
  bind.type(proofs, JwtDeviceProofs, [vault.config]);
  bind.make(deviceAdminRoutes, [devices, releases, vault.deviceOwners, confirmDevice, removeDevice, clock]);
};
