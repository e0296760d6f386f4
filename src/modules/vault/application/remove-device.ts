import type { Clock, Outbox, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { removed, type Device } from '../domain/device.ts';
import { deviceEvent } from './device-news.ts';
import type { Devices } from './ports.ts';

/** A device goes, by its booster or by the house; what waits for it can't be opened any more. */
export class RemoveDevice {
  readonly #devices: Devices;
  readonly #outbox: Outbox;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(devices: Devices, outbox: Outbox, transactions: Transactions, clock: Clock) {
    this.#devices = devices;
    this.#outbox = outbox;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /**
   * @param boosterId whose device it must be; left out where the house removes it.
   * @throws vault.device_not_found
   */
  run(deviceId: string, boosterId?: string): Promise<Device> {
    return this.#transactions.run(async () => {
      const found = await this.#devices.lock(deviceId);
      const isStrange = boosterId !== undefined && found?.boosterId !== boosterId;
      if (!found || isStrange) throw new DomainError('vault.device_not_found');
      const device = removed(found, this.#clock.now());
      await this.#devices.save(device);
      await this.#outbox.publish([deviceEvent(device)]);
      return device;
    });
  }
}
