import type { Draft } from '#contract/pricing.ts';
import { Money, type MoneyJson } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Ids, Outbox, Transactions } from '#kernel/ports.ts';
import type { CalculateQuote, Offer, RedeemCoupon } from '#modules/pricing/index.ts';
import { orderPayment, walletEvents, type Ledger } from '#modules/wallet/index.ts';
import { isLesson, paymentError, placed, system, type Actor, type Order } from '../domain/order.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import { paidForStream } from '../domain/stream.ts';
import { orderEvent } from './order-news.ts';
import type { Notifications } from './notices.ts';
import type { Accounts, OrderRecord, Orders } from './ports.ts';
import type { PoolFloods } from './pool-floods.ts';

export interface Placing {
  readonly customer: { readonly id: string; readonly displayName: string };
  readonly draft: Draft;
  /** The price that the customer saw. */
  readonly expectedPrice: MoneyJson;
  /** The card payment that carried the draft. */
  readonly topUpId?: string;
}

/** An order as it was just placed, with its first event: enough to answer without reading it again. */
export interface Placed {
  readonly record: OrderRecord;
  readonly events: readonly OrderEvent[];
}

/** A customer orders from the balance (specification §5, domain.md §3 and §4). */
export class PlaceOrder {
  readonly #orders: Orders;
  readonly #calculateQuote: CalculateQuote;
  readonly #redeemCoupon: RedeemCoupon;
  readonly #ledger: Ledger;
  readonly #floods: PoolFloods;
  readonly #accounts: Accounts;
  readonly #notifications: Notifications;
  readonly #outbox: Outbox;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(
    orders: Orders,
    calculateQuote: CalculateQuote,
    redeemCoupon: RedeemCoupon,
    ledger: Ledger,
    floods: PoolFloods,
    accounts: Accounts,
    notifications: Notifications,
    outbox: Outbox,
    transactions: Transactions,
    clock: Clock,
    ids: Ids,
  ) {
    this.#orders = orders;
    this.#calculateQuote = calculateQuote;
    this.#redeemCoupon = redeemCoupon;
    this.#ledger = ledger;
    this.#floods = floods;
    this.#accounts = accounts;
    this.#notifications = notifications;
    this.#outbox = outbox;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#ids = ids;
  }

  /**
   * Charges the price that the customer saw, or nothing.
   * @throws DomainError order.price_changed with the new quote, wallet.insufficient_balance with what is missing,
   *   order.too_many_unstarted, order.priority_withdrawn, pricing.…
   */
  async run(placing: Placing): Promise<Placed> {
    const offer = this.#calculateQuote.run(
      placing.draft,
      placing.topUpId === undefined ? placing.customer.id : undefined,
    );
    const { quote, couponCode } = offer;
    if (!quote.price.equals(placing.expectedPrice)) throw new DomainError('order.price_changed', { quote });

    return this.#transactions.run(async () => {
      const { record, event } = this.#recordOf(placing, offer);
      const { order } = record;
      // who pays is held by the wallet; who pays nothing might be leaving
      if (order.price.isZero && !(await this.#accounts.holdActive(order.customerId)))
        throw new DomainError('identity.unauthenticated');
      const number = await this.#orders.add(record);
      const posted = order.price.isZero
        ? []
        : await this.#ledger.post(
            orderPayment({ order: { id: order.id, number }, customerId: order.customerId, price: order.price }),
          );
      await this.#floods.admit(record);
      if (couponCode !== null) {
        await this.#redeemCoupon.run({
          code: couponCode,
          orderId: order.id,
          customerId: order.customerId,
          at: event.at,
        });
      }
      await this.#orders.addEvents([event]);
      await this.#outbox.publish([orderEvent(order), ...walletEvents(posted)]);
      return { record: { ...record, number }, events: [event] };
    });
  }

  /** Keeps a draft that was paid by card but can't be placed; the credit stays in the wallet. */
  async keepAsPaymentError(placing: Placing, reason: string): Promise<string> {
    return this.#transactions.run(async () => {
      const offer = this.#offerWithoutRefusedCoupon(placing.draft);
      const { record, event } = this.#recordOf(placing, offer, { failed: reason });
      const orderNumber = await this.#orders.add(record);
      await this.#orders.addEvents([event]);
      await this.#outbox.publish([orderEvent(record.order)]);
      const { id: orderId, customerId: userId, state } = record.order;
      await this.#notifications.notify([
        { kind: 'order-state', userId, orderId, orderNumber, state, lesson: isLesson(record.order), because: reason },
      ]);
      return orderId;
    });
  }

  #offerWithoutRefusedCoupon(draft: Draft): Offer {
    try {
      return this.#calculateQuote.run(draft);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return this.#calculateQuote.run({ ...draft, coupon: undefined });
    }
  }

  #recordOf(placing: Placing, offer: Offer, outcome?: { readonly failed: string }) {
    const at = this.#clock.now();
    const { quote, draft } = offer;
    const wire = placing.draft;
    const asked = placed({
      id: this.#ids.next(),
      customerId: placing.customer.id,
      service: draft.service,
      price: quote.price,
      streamPaid: draft.extras.stream ? paidForStream(quote.summary) : null,
      couponDiscount: Money.sum(
        quote.summary.filter((line) => line.code === 'coupon').map((line) => line.amount),
      ).negated(),
      lane: 'lane' in wire ? (wire.lane ?? null) : null,
      champion: null,
      at,
    });
    const order: Order = outcome ? paymentError(asked) : asked;
    const actor: Actor = outcome ? system : { ...placing.customer, role: 'customer' };
    const event: OrderEvent = {
      orderId: order.id,
      at,
      actor,
      kind: 'placed',
      from: null,
      to: order.state,
      reason: outcome?.failed ?? null,
    };
    const record = {
      order,
      number: '',
      customerName: placing.customer.displayName,
      boosterName: null,
      boosterTier: null,
      draft: wire,
      server: draft.server,
      summary: quote.summary,
      priceBookVersion: quote.priceBookVersion,
      estimate: quote.estimate,
      dueAt: null,
      firstFinish: null,
      priority: draft.extras.priority,
      progressPercent: 0,
      base: null,
      claim: null,
      topUpId: placing.topUpId ?? null,
      createdAt: at,
    } satisfies OrderRecord;
    return { record, event };
  }
}
