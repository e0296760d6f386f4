import { DomainError } from '#kernel/refusal.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { StepDetails } from '../domain/order.ts';
import type { Walker } from '../domain/transitions.ts';
import type { AdvanceOrder } from './advance-order.ts';
import { steers, walkerOf, type Viewer } from './order-page.ts';
import type { OrderRecord, Orders } from './ports.ts';

/** Somebody steers an order in the role in which they stand to it. */
export class WalkOrder {
  readonly #orders: Orders;
  readonly #advanceOrder: AdvanceOrder;

  constructor(orders: Orders, advanceOrder: AdvanceOrder) {
    this.#orders = orders;
    this.#advanceOrder = advanceOrder;
  }

  /** @throws DomainError order.not_found, identity.forbidden, request.reason_required, and what {@link AdvanceOrder} throws */
  async run(asked: {
    readonly orderId: string;
    readonly to: OrderState;
    readonly person: Viewer & { readonly displayName: string };
    readonly details: StepDetails;
  }): Promise<{ readonly record: OrderRecord; readonly walker: Walker }> {
    const { orderId, to, person, details } = asked;
    const seen = await this.#orders.find(orderId);
    const walker = seen && walkerOf(person, seen);
    if (!walker) throw new DomainError('order.not_found');
    if (!steers(person)) throw new DomainError('identity.forbidden');
    if (walker === 'staff' && details.reason === undefined) throw new DomainError('request.reason_required');
    const { id, role, displayName } = person;
    const record = await this.#advanceOrder.run({ orderId, to, walker, actor: { id, role, displayName }, details });
    return { record, walker };
  }
}
