import type { Clock } from '#kernel/ports.ts';
import { needsLogin } from '../domain/order.ts';
import { lockAssigned } from './lock-own.ts';
import type { OrderChanges } from './order-changes.ts';
import type { OrderRecord, Orders } from './ports.ts';

/** What the vault asks of an order whose log-in goes to its booster's device, and tells it of the release (domain.md §5). */
export class ReleasedLogins {
  readonly #orders: Orders;
  readonly #changes: OrderChanges;
  readonly #clock: Clock;

  constructor(orders: Orders, changes: OrderChanges, clock: Clock) {
    this.#orders = orders;
    this.#changes = changes;
    this.#clock = clock;
  }

  /** Holds the order until the transaction ends; undefined where it is not this booster's. */
  async hold(
    orderId: string,
    boosterId: string,
  ): Promise<{ readonly number: string; readonly needsLogin: boolean } | undefined> {
    const record = await this.#orders.lock(orderId);
    if (record?.order.boosterId !== boosterId) return undefined;
    return { number: record.number, needsLogin: needsLogin(record.order) };
  }

  async isPlayedBy(orderId: string, boosterId: string): Promise<boolean> {
    return (await this.#orders.find(orderId))?.order.boosterId === boosterId;
  }

  /** On the timeline, and told to the customer. */
  async recordRelease(orderId: string, boosterId: string): Promise<void> {
    const record = await lockAssigned(this.#orders, orderId, boosterId);
    const order = { ...record.order, updatedAt: this.#clock.now() };
    await this.#changes.write(record, order, {
      kind: 'login',
      actor: { id: boosterId, role: 'booster', displayName: boosterNameOf(record) },
      notice: 'order-login',
    });
  }
}

const boosterNameOf = ({ boosterName }: OrderRecord): string => boosterName ?? 'Booster';
