import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { endStream, liveOf, startStream, streamUrlOf } from '../domain/stream.ts';
import { lockAssigned } from './lock-own.ts';
import type { Notifications } from './notices.ts';
import type { OrderChanges } from './order-changes.ts';
import type { OrderRecord, Orders } from './ports.ts';
import { streamNotice } from './streams.ts';

interface Booster {
  readonly id: string;
  readonly displayName: string;
}

/** The booster of an order that was ordered with a stream says where it can be watched, and that it is over (decision 0067). */
export class GiveStream {
  readonly #orders: Orders;
  readonly #changes: OrderChanges;
  readonly #notifications: Notifications;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(
    orders: Orders,
    changes: OrderChanges,
    notifications: Notifications,
    transactions: Transactions,
    clock: Clock,
    ids: Ids,
  ) {
    this.#orders = orders;
    this.#changes = changes;
    this.#notifications = notifications;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#ids = ids;
  }

  /**
   * Another link ends the one before; the same one changes nothing.
   * @throws DomainError order.not_found, order.stream_link_invalid, order.stream_not_ordered, order.stream_not_allowed,
   * order.being_replaced, order.paused
   */
  async give(orderId: string, link: string, booster: Booster): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await lockAssigned(this.#orders, orderId, booster.id);
      const now = this.#clock.now();
      const said = { id: this.#ids.next(), boosterId: booster.id, url: streamUrlOf(link) };
      const stream = startStream(record.order, said, now);
      const live = liveOf(await this.#orders.streamsOf(orderId));
      if (live?.url === stream.url) return record;
      if (live) await this.#orders.saveStream(endStream(live, now));
      await this.#orders.addStream(stream);
      const after = await this.#changes.write(
        record,
        { ...record.order, updatedAt: now },
        { kind: 'stream', actor: { ...booster, role: 'booster' } },
      );
      await this.#notifications.notify([streamNotice(after, after.order.customerId, 'live')]);
      return after;
    });
  }

  /** @throws DomainError order.not_found, order.stream_not_ordered, order.stream_not_live */
  async end(orderId: string, booster: Booster): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await lockAssigned(this.#orders, orderId, booster.id);
      if (record.order.streamPaid === null) throw new DomainError('order.stream_not_ordered');
      const live = liveOf(await this.#orders.streamsOf(orderId));
      if (!live) throw new DomainError('order.stream_not_live');
      const now = this.#clock.now();
      await this.#orders.saveStream(endStream(live, now));
      return this.#changes.write(
        record,
        { ...record.order, updatedAt: now },
        { kind: 'stream-ended', actor: { ...booster, role: 'booster' } },
      );
    });
  }
}
