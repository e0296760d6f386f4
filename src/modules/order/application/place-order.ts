import type { Draft } from '#contract/pricing.ts';
import { Money, type MoneyJson } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { namedService } from '#kernel/vocabulary.ts';
import type { Clock, Ids, Outbox, Transactions } from '#kernel/ports.ts';
import type { CalculateQuote, Offer, RedeemCoupon } from '#modules/pricing/index.ts';
import { orderPayment, walletEvents, type Ledger } from '#modules/wallet/index.ts';
import { dueWhenPlaced } from '../domain/due.ts';
import { isLesson, paymentError, placed, system, type Actor, type Order } from '../domain/order.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import { paidForStream } from '../domain/stream.ts';
import { orderEvent } from './order-news.ts';
import type { Notifications } from './notices.ts';
import { rungAskedOf } from './order-needs.ts';
import type { Accounts, NewOrder, OrderRecord, Orders } from './ports.ts';
import type { PoolFloods } from './pool-floods.ts';

export interface Placing {
  readonly customer: { readonly id: string; readonly displayName: string };
  readonly draft: Draft;
  /** The price that the customer saw. */
  readonly expectedPrice: MoneyJson;
  /** The card payment that carried the draft. */
  readonly topUpId?: string;
}

/** What a card payment was for, as it is stored: it may be no draft of today's contract. */
export type Unplaced = Omit<Placing, 'draft' | 'expectedPrice'> & {
  readonly draft: object;
  readonly expectedPrice: Money;
};

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
    const offer = this.#calculateQuote(placing.draft, placing.topUpId === undefined ? placing.customer.id : undefined);
    const { quote, couponCode } = offer;
    if (!quote.price.equals(placing.expectedPrice)) throw new DomainError('order.price_changed', { quote });

    return this.#transactions.run(async () => {
      const { order, record, event } = this.#recordOf(placing, offer);
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
        await this.#redeemCoupon({
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

  /**
   * Keeps a draft that was paid by card but can't be placed; the credit stays in the wallet. Nothing is priced again: what
   * refused the order would refuse its price too.
   */
  async keepAsPaymentError(unplaced: Unplaced, reason: string): Promise<string> {
    return this.#transactions.run(async () => {
      const { draft, expectedPrice, customer, topUpId } = unplaced;
      const stored: { readonly service?: unknown; readonly server?: unknown } = draft;
      const at = this.#clock.now();
      const order = paymentError(
        placed({
          id: this.#ids.next(),
          customerId: customer.id,
          service: namedService(textOf(stored.service)),
          price: expectedPrice,
          streamPaid: null,
          couponDiscount: Money.zero,
          lane: null,
          champion: null,
          at,
        }),
      );
      const record: NewOrder = {
        ...this.#begun(order, customer.displayName, topUpId),
        draft,
        rungAsked: null,
        server: textOf(stored.server),
        summary: [],
        priceBookVersion: 0,
        estimate: { minHours: 0, maxHours: 0 },
        priority: false,
      };
      const orderNumber = await this.#orders.add(record);
      await this.#orders.addEvents([placedEvent(order, system, reason)]);
      await this.#outbox.publish([orderEvent(order)]);
      const { id: orderId, customerId: userId, state } = order;
      await this.#notifications.notify([
        { kind: 'order-state', userId, orderId, orderNumber, state, lesson: isLesson(order), because: reason },
      ]);
      return orderId;
    });
  }

  #recordOf({ customer, draft: wire, topUpId }: Placing, { quote, draft }: Offer) {
    const order = placed({
      id: this.#ids.next(),
      customerId: customer.id,
      service: draft.service,
      price: quote.price,
      streamPaid: draft.extras.stream ? paidForStream(quote.summary) : null,
      couponDiscount: Money.sum(
        quote.summary.filter((line) => line.code === 'coupon').map((line) => line.amount),
      ).negated(),
      lane: 'lane' in wire ? (wire.lane ?? null) : null,
      champion: null,
      at: this.#clock.now(),
    });
    const record = {
      ...this.#begun(order, customer.displayName, topUpId),
      draft: wire,
      server: draft.server,
      summary: quote.summary,
      priceBookVersion: quote.priceBookVersion,
      estimate: quote.estimate,
      priority: draft.extras.priority,
    } satisfies Omit<OrderRecord, 'number'>;
    return {
      order,
      record: { ...record, rungAsked: rungAskedOf(record) },
      event: placedEvent(order, { ...customer, role: 'customer' }, null),
    };
  }

  /** What is the same in every order that begins. */
  #begun(order: Order, customerName: string, topUpId: string | undefined) {
    return {
      order,
      customerName,
      boosterName: null,
      boosterTier: null,
      dueAt: dueWhenPlaced(order),
      firstFinish: null,
      progressPercent: 0,
      base: null,
      claim: null,
      topUpId: topUpId ?? null,
      createdAt: order.updatedAt,
    };
  }
}

const placedEvent = (order: Order, actor: Actor, reason: string | null): OrderEvent => ({
  orderId: order.id,
  at: order.updatedAt,
  actor,
  kind: 'placed',
  from: null,
  to: order.state,
  reason,
});

const textOf = (stored: unknown): string => (typeof stored === 'string' ? stored : '');
