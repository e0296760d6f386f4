import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { assertConfirmed, type Device } from '../domain/device.ts';
import { opened } from '../domain/login-release.ts';
import type { DeviceLimits } from './device-limits.ts';
import type { OrderVault } from './order-vault.ts';
import type { DeviceOwners, DeviceSeal, Devices, LoginReleases, PlayedOrders } from './ports.ts';
import type { ProveDevice } from './prove-device.ts';

/**
 * Hands the credentials of an order to the device that they were asked for: once, within five minutes, sealed to its key,
 * and on the customer's timeline in the same transaction (domain.md §5). Whatever was right when they were asked for is
 * looked at again: the device, its booster, the order.
 */
export class OpenRelease {
  readonly #prove: ProveDevice;
  readonly #devices: Devices;
  readonly #releases: LoginReleases;
  readonly #owners: DeviceOwners;
  readonly #orders: PlayedOrders;
  readonly #vault: OrderVault;
  readonly #seal: DeviceSeal;
  readonly #limits: DeviceLimits;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    prove: ProveDevice,
    devices: Devices,
    releases: LoginReleases,
    owners: DeviceOwners,
    orders: PlayedOrders,
    vault: OrderVault,
    seal: DeviceSeal,
    limits: DeviceLimits,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#prove = prove;
    this.#devices = devices;
    this.#releases = releases;
    this.#owners = owners;
    this.#orders = orders;
    this.#vault = vault;
    this.#seal = seal;
    this.#limits = limits;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /**
   * @throws identity.too_many_attempts, vault.device_proof_invalid, vault.device_not_found, vault.device_not_confirmed,
   *   vault.release_not_found, vault.release_not_allowed, vault.release_opened, vault.release_expired, vault.no_credentials
   */
  async run({ proof, releaseId }: { readonly proof: string; readonly releaseId: string }): Promise<string> {
    const { id, boosterId } = await this.#prove.device(proof);
    await this.#limits.count('openings', id);
    return this.#transactions.run(async () => {
      // the account before the device, as who leaves locks them
      const isServed = await this.#owners.holdBooster(boosterId);
      const device = await this.#devices.lock(id);
      if (!device) throw new DomainError('vault.device_not_found');
      assertConfirmed(device);
      return this.#hand(releaseId, device, isServed);
    });
  }

  async #hand(releaseId: string, device: Device, isServed: boolean): Promise<string> {
    const { orderId } = await this.#ofDevice(releaseId, device.id);
    const order = await this.#orders.hold(orderId, device.boosterId);
    if (!isServed || !order?.needsLogin) throw new DomainError('vault.release_not_allowed');
    const release = await this.#releases.lock(releaseId);
    if (!release) throw new DomainError('vault.release_not_found');
    const now = this.#clock.now();
    opened(release, now);
    const login = await this.#vault.loginOf(orderId);
    if (!login) throw new DomainError('vault.no_credentials');
    await this.#releases.markOpened(releaseId, now);
    await this.#orders.recordRelease(orderId, device.boosterId);
    return this.#seal.seal(device.publicKey, 'release', { releaseId, orderNumber: release.orderNumber, ...login });
  }

  async #ofDevice(releaseId: string, deviceId: string) {
    const release = await this.#releases.find(releaseId);
    if (release?.deviceId !== deviceId) throw new DomainError('vault.release_not_found');
    return release;
  }
}
