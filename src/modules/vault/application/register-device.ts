import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import { registered, type Device, type DeviceKey } from '../domain/device.ts';
import type { DeviceLimits } from './device-limits.ts';
import type { DeviceSeal, Devices } from './ports.ts';

/** A booster registers a computer by its public key; it waits until the house has compared the fingerprint. */
export class RegisterDevice {
  readonly #devices: Devices;
  readonly #seal: DeviceSeal;
  readonly #limits: DeviceLimits;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(
    devices: Devices,
    seal: DeviceSeal,
    limits: DeviceLimits,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
  ) {
    this.#devices = devices;
    this.#seal = seal;
    this.#limits = limits;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** @throws identity.too_many_attempts, vault.device_key_invalid, vault.device_limit_reached, vault.device_known */
  async run(
    boosterId: string,
    given: { readonly name: string; readonly hwid: string; readonly publicKey: DeviceKey },
  ): Promise<Device> {
    await this.#limits.count('registrations', boosterId);
    const thumbprint = await this.#seal.thumbprintOf(given.publicKey);
    return this.#transactions.run(async () => {
      await this.#devices.lockBooster(boosterId);
      const { length } = await this.#devices.ofBooster(boosterId);
      const createdAt = this.#clock.now();
      const device = registered({ ...given, id: this.#ids.next(), boosterId, thumbprint, createdAt }, length);
      await this.#devices.add(device);
      return device;
    });
  }
}
