import type { Clock, Ids, Outbox, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { assertConfirmed } from '../domain/device.ts';
import { requested } from '../domain/login-release.ts';
import type { DeviceLimits } from './device-limits.ts';
import { deviceEvent } from './device-news.ts';
import type { OrderVault } from './order-vault.ts';
import type { Devices, LoginReleases, PlayedOrders, ShownRelease } from './ports.ts';

/** A booster asks for the log-in of the order that they play, for one of their confirmed devices (domain.md §5). */
export class RequestLogin {
  readonly #devices: Devices;
  readonly #releases: LoginReleases;
  readonly #orders: PlayedOrders;
  readonly #vault: OrderVault;
  readonly #limits: DeviceLimits;
  readonly #outbox: Outbox;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(
    devices: Devices,
    releases: LoginReleases,
    orders: PlayedOrders,
    vault: OrderVault,
    limits: DeviceLimits,
    outbox: Outbox,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
  ) {
    this.#devices = devices;
    this.#releases = releases;
    this.#orders = orders;
    this.#vault = vault;
    this.#limits = limits;
    this.#outbox = outbox;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
  }

  /**
   * @throws identity.too_many_attempts, order.not_found, vault.device_not_found, vault.device_not_confirmed,
   *   vault.release_not_allowed, vault.no_credentials
   */
  async run(asked: {
    readonly orderId: string;
    readonly deviceId: string;
    readonly boosterId: string;
  }): Promise<ShownRelease> {
    await this.#limits.count('loginRequests', asked.boosterId);
    return this.#transactions.run(async () => {
      const device = await this.#devices.lock(asked.deviceId);
      if (device?.boosterId !== asked.boosterId) throw new DomainError('vault.device_not_found');
      assertConfirmed(device);
      const order = await this.#orders.hold(asked.orderId, asked.boosterId);
      if (!order) throw new DomainError('order.not_found');
      if (!order.needsLogin) throw new DomainError('vault.release_not_allowed');
      if (!(await this.#vault.holdsCredentials(asked.orderId))) throw new DomainError('vault.no_credentials');
      const now = this.#clock.now();
      const release = requested({ ...asked, id: this.#ids.next(), orderNumber: order.number }, now);
      await this.#releases.endWaiting(asked.orderId, now);
      await this.#releases.add(release);
      await this.#outbox.publish([deviceEvent(device)]);
      return { ...release, deviceName: device.name };
    });
  }
}
