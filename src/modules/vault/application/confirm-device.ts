import type { Clock, Outbox, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { confirmed, type Device } from '../domain/device.ts';
import { deviceEvent } from './device-news.ts';
import type { DeviceNotices, Devices } from './ports.ts';

/** The house confirms a device whose fingerprint it has compared with the booster. */
export class ConfirmDevice {
  readonly #devices: Devices;
  readonly #notices: DeviceNotices;
  readonly #outbox: Outbox;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(devices: Devices, notices: DeviceNotices, outbox: Outbox, transactions: Transactions, clock: Clock) {
    this.#devices = devices;
    this.#notices = notices;
    this.#outbox = outbox;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws vault.device_not_found, vault.device_not_waiting */
  run(deviceId: string, adminId: string): Promise<Device> {
    return this.#transactions.run(async () => {
      const waiting = await this.#devices.lock(deviceId);
      if (!waiting) throw new DomainError('vault.device_not_found');
      const device = confirmed(waiting, adminId, this.#clock.now());
      await this.#devices.save(device);
      await this.#notices.confirmed(device);
      await this.#outbox.publish([deviceEvent(device)]);
      return device;
    });
  }
}
