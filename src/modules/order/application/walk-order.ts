import type { Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { AttachedPictures } from '#modules/picture/index.ts';
import type { StepDetails } from '../domain/order.ts';
import type { Walker } from '../domain/transitions.ts';
import type { Advance, AdvanceOrder } from './advance-order.ts';
import type { DecideDispute } from './decide-dispute.ts';
import { steers, walkerOf, type Viewer } from './order-page.ts';
import type { OrderRecord, Orders } from './ports.ts';
import type { SaidRank, StartOrder } from './start-order.ts';

/** Somebody steers an order in the role in which they stand to it. */
export class WalkOrder {
  readonly #orders: Orders;
  readonly #advanceOrder: AdvanceOrder;
  readonly #disputes: DecideDispute;
  readonly #pictures: AttachedPictures;
  readonly #startOrder: StartOrder;
  readonly #transactions: Transactions;

  constructor(
    orders: Orders,
    advanceOrder: AdvanceOrder,
    disputes: DecideDispute,
    pictures: AttachedPictures,
    startOrder: StartOrder,
    transactions: Transactions,
  ) {
    this.#orders = orders;
    this.#advanceOrder = advanceOrder;
    this.#disputes = disputes;
    this.#pictures = pictures;
    this.#startOrder = startOrder;
    this.#transactions = transactions;
  }

  /** @throws DomainError order.not_found, identity.forbidden, request.reason_required, picture.not_found, order.rank_not_asked, and what {@link AdvanceOrder} and {@link StartOrder} throw */
  async run(asked: {
    readonly orderId: string;
    readonly to: OrderState;
    readonly person: Viewer & { readonly displayName: string };
    readonly details: StepDetails;
    readonly donePercent?: number | undefined;
    /** What shows that the work is done, where it is finished, or the rank that was found. */
    readonly pictures: readonly string[];
    /** The rank that its booster found, where they start it. */
    readonly found?: SaidRank | undefined;
  }): Promise<{ readonly record: OrderRecord; readonly walker: Walker }> {
    const { orderId, to, person, details, donePercent, pictures, found } = asked;
    const seen = await this.#orders.find(orderId);
    const walker = seen && walkerOf(person, seen);
    if (!walker) throw new DomainError('order.not_found');
    if (!steers(person)) throw new DomainError('identity.forbidden');
    if (walker === 'staff' && details.reason === undefined) throw new DomainError('request.reason_required');
    const { id, role, displayName } = person;
    const advance = { orderId, to, walker, actor: { id, role, displayName }, details, donePercent };
    if (found) {
      if (walker !== 'booster') throw new DomainError('order.rank_not_asked');
      return { record: await this.#startOrder.run(advance, found, pictures), walker };
    }
    const confirms = walker === 'customer' && to === 'closed';
    return { record: await (confirms ? this.#confirm(advance) : this.#showing(pictures, id, advance)), walker };
  }

  #showing(pictures: readonly string[], personId: string, advance: Advance): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const shown = { ...advance, details: { ...advance.details, pictures: pictures.length } };
      const record = await this.#advanceOrder.run(shown);
      await this.#pictures.attach(pictures, personId, { kind: 'order-proof', id: advance.orderId });
      return record;
    });
  }

  /** Whoever confirms takes their dispute back. */
  #confirm(advance: Advance): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const locked = await this.#orders.lock(advance.orderId);
      if (locked?.order.disputed) await this.#disputes.withdraw(advance.orderId, advance.actor);
      return this.#advanceOrder.run(advance);
    });
  }
}
