import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Order } from '../domain/order.ts';
import type { Pauser } from '../domain/order-facts.ts';
import { pauseOrder, resumeOrder } from '../domain/pause.ts';
import type { OrderChanges } from './order-changes.ts';
import { steers, walkerOf, type Viewer } from './order-page.ts';
import type { OrderRecord, Orders } from './ports.ts';

type Person = Viewer & { readonly displayName: string };

/** Customer, booster or house let a started order rest, and let it go on. The estimate's end moves by the time between. */
export class PauseOrder {
  readonly #orders: Orders;
  readonly #changes: OrderChanges;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(orders: Orders, changes: OrderChanges, transactions: Transactions, clock: Clock) {
    this.#orders = orders;
    this.#changes = changes;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws DomainError order.not_found, identity.forbidden, order.already_paused, order.pause_not_allowed */
  pause(orderId: string, reason: string, person: Person): Promise<OrderRecord> {
    return this.#run(orderId, person, 'paused', reason, (order, by, now) => pauseOrder(order, by, reason, now));
  }

  /** @throws DomainError order.not_found, identity.forbidden, order.not_paused, order.paused_by_other */
  resume(orderId: string, person: Person): Promise<OrderRecord> {
    return this.#run(orderId, person, 'resumed', undefined, resumeOrder);
  }

  #run(
    orderId: string,
    person: Person,
    kind: 'paused' | 'resumed',
    reason: string | undefined,
    act: (order: Order, by: Pauser, now: Date) => Order,
  ): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await this.#orders.lock(orderId);
      const by = record && walkerOf(person, record);
      if (!record || !by || by === 'system') throw new DomainError('order.not_found');
      if (!steers(person)) throw new DomainError('identity.forbidden');
      const order = act(record.order, by, this.#clock.now());
      const { id, role, displayName } = person;
      return this.#changes.write(record, order, {
        kind,
        actor: { id, role, displayName },
        ...(reason === undefined ? {} : { reason }),
      });
    });
  }
}
