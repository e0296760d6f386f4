import type { Clock } from '#kernel/ports.ts';
import type { Device } from '../domain/device.ts';
import type { LoginRelease } from '../domain/login-release.ts';
import type { DeviceOwners, LoginReleases } from './ports.ts';
import type { ProveDevice } from './prove-device.ts';

/** What a device is told that asks how it stands: whether it was confirmed, and what waits to be opened on it. */
export class ReadDeviceStatus {
  readonly #prove: ProveDevice;
  readonly #releases: LoginReleases;
  readonly #owners: DeviceOwners;
  readonly #clock: Clock;

  constructor(prove: ProveDevice, releases: LoginReleases, owners: DeviceOwners, clock: Clock) {
    this.#prove = prove;
    this.#releases = releases;
    this.#owners = owners;
    this.#clock = clock;
  }

  /** @throws vault.device_proof_invalid, vault.device_not_found */
  async run(proof: string): Promise<{ readonly device: Device; readonly waiting: readonly LoginRelease[] }> {
    const device = await this.#prove.device(proof);
    const served = device.state === 'confirmed' && (await this.#owners.isBooster(device.boosterId));
    return { device, waiting: served ? await this.#releases.waitingAt(device.id, this.#clock.now()) : [] };
  }
}
