import type { Clock, SweepFailures, UnitOfWork } from '#kernel/ports.ts';
import type { VaultEvent } from '../domain/vault-events.ts';
import type { DeviceLimits } from './device-limits.ts';
import type {
  DeviceOwners,
  DeviceProofs,
  DeviceSeal,
  Devices,
  GameAccounts,
  LoginReleases,
  OrderAccounts,
  OrderHistory,
  PlayedOrders,
  Safe,
  Secrets,
} from './ports.ts';

/** What the use cases of this module need, by name. */
interface VaultNeeds {
  readonly devices: Devices;
  readonly work: UnitOfWork<VaultEvent>;
  readonly secrets: Secrets;
  readonly safe: Safe;
  readonly limits: DeviceLimits;
  readonly orderAccounts: OrderAccounts;
  readonly history: OrderHistory;
  readonly failures: SweepFailures;
  readonly accounts: GameAccounts;
  readonly releases: LoginReleases;
  readonly owners: DeviceOwners;
  readonly orders: PlayedOrders;
  readonly seal: DeviceSeal;
  readonly proofs: DeviceProofs;
  readonly clock: Clock;
}

export type Needs<K extends keyof VaultNeeds> = Pick<VaultNeeds, K>;
