import type * as z from 'zod/mini';
import type { Handover } from '#contract/order.ts';
import type { Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { walk } from '../domain/order.ts';
import type { Orders } from './ports.ts';
import { provenOf, settledAt, worthOf } from './work-worth.ts';

/** What it would mean if an order's booster left it now, before it is decided. */
export class PreviewHandover {
  readonly #orders: Orders;
  readonly #clock: Clock;

  constructor(orders: Orders, clock: Clock) {
    this.#orders = orders;
    this.#clock = clock;
  }

  /**
   * @param donePercent how much of the work is done, as staff say; without it, what is proven
   * @throws DomainError order.not_found, order.no_booster_leaves, order.transition_not_allowed
   */
  async run(orderId: string, donePercent: number | undefined): Promise<z.infer<typeof Handover>> {
    const record = await this.#orders.find(orderId);
    if (!record) throw new DomainError('order.not_found');
    const { percent: provenPercent } = await provenOf(this.#orders, record);
    const settled = donePercent === undefined ? record : await settledAt(this.#orders, record, donePercent);
    const worth = await worthOf(this.#orders, settled);
    const { stint, order } = walk(record.order, 'processing', 'staff', this.#clock.now(), { worth });
    if (!stint) throw new DomainError('order.no_booster_leaves');
    return {
      provenPercent,
      donePercent: donePercent ?? provenPercent,
      worth: order.earlier.worth,
      booster: stint.earned,
      earlier: record.order.earlier.earned,
      left: order.price.minus(order.earlier.worth),
    };
  }
}
