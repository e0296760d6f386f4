import type { Draft } from '#contract/pricing/schemas.ts';
import { Money, type MoneyJson } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { namedService } from '#kernel/vocabulary.ts';
import type { Offer } from '#modules/pricing/index.ts';
import { orderPayment } from '#modules/wallet/index.ts';
import { system, type Actor, type Order } from '../domain/order.ts';
import { paymentError, placed } from '../domain/placing.ts';
import type { TimelineLine } from '../domain/timeline.ts';
import { paidForStream } from '../domain/stream.ts';
import { rungAskedOf } from './order-requirements.ts';
import type { NewOrder, OrderRecord } from './ports.ts';
import type { PoolFloods } from './pool-floods.ts';
import type { Needs } from './needs.ts';

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
  readonly events: readonly TimelineLine[];
}

/**
 * A customer orders from the balance (specification §5, domain.md §3 and §4).
 * Many needs: price, coupon, money, the pool's limits and the account are settled together or not at all.
 */
export const placeOrder = ({
  orders,
  calculateQuote,
  redeemCoupon,
  ledger,
  floods,
  accounts,
  work,
}: Needs<'orders' | 'calculateQuote' | 'redeemCoupon' | 'ledger' | 'accounts' | 'work'> & {
  readonly floods: PoolFloods;
}) => {
  const recordOf = ({ customer, draft: wire, topUpId }: Placing, { quote, draft }: Offer) => {
    const order = placed({
      id: work.newId(),
      customerId: customer.id,
      service: draft.service,
      price: quote.price,
      streamPaid: draft.extras.stream ? paidForStream(quote.summary) : null,
      couponDiscount: Money.sum(
        quote.summary.filter((line) => line.code === 'coupon').map((line) => line.amount),
      ).negated(),
      estimate: quote.estimate,
      lane: 'lane' in wire ? (wire.lane ?? null) : null,
      at: work.now(),
    });
    const record = {
      ...begun(order, customer.displayName, topUpId),
      draft: wire,
      server: draft.server,
      summary: quote.summary,
      priceBookVersion: quote.priceBookVersion,
      priority: draft.extras.priority,
    } satisfies Omit<OrderRecord, 'number'>;
    return {
      order,
      record: { ...record, rungAsked: rungAskedOf(record) },
      event: placedEvent(order, { ...customer, role: 'customer' }, null),
    };
  };

  /** What is the same in every order that begins. */
  const begun = (order: Order, customerName: string, topUpId: string | undefined) => ({
    order,
    customerName,
    boosterName: null,
    boosterTier: null,
    progressPercent: 0,
    base: null,
    claim: null,
    topUpId: topUpId ?? null,
    createdAt: order.updatedAt,
  });

  return {
    /**
     * Charges the price that the customer saw, or nothing.
     * @throws DomainError order.price_changed with the new quote, wallet.insufficient_balance with what is missing,
     *   order.too_many_unstarted, order.priority_withdrawn, pricing.…
     */
    run: async (placing: Placing): Promise<Placed> => {
      const offer = calculateQuote(placing.draft, placing.topUpId === undefined ? placing.customer.id : undefined);
      const { quote, couponCode } = offer;
      if (!quote.price.equals(placing.expectedPrice)) throw new DomainError('order.price_changed', { quote });

      return work.run(async () => {
        const { order, record, event } = recordOf(placing, offer);
        // who pays is held by the wallet; who pays nothing might be leaving
        if (order.price.isZero && !(await accounts.holdActive(order.customerId)))
          throw new DomainError('identity.unauthenticated');
        const number = await orders.add(record);
        if (!order.price.isZero)
          await ledger.post(
            orderPayment({ order: { id: order.id, number }, customerId: order.customerId, price: order.price }),
          );
        await floods.admit(record);
        if (couponCode !== null) {
          await redeemCoupon({
            code: couponCode,
            orderId: order.id,
            customerId: order.customerId,
            at: event.at,
          });
        }
        await orders.addEvents([event]);
        work.record({ kind: 'placed', order, number });
        return { record: { ...record, number }, events: [event] };
      });
    },
    /**
     * Keeps a draft that was paid by card but can't be placed; the credit stays in the wallet. Nothing is priced again: what
     * refused the order would refuse its price too.
     */
    keepAsPaymentError: async (unplaced: Unplaced, reason: string): Promise<string> =>
      work.run(async () => {
        const { draft, expectedPrice, customer, topUpId } = unplaced;
        const stored: { readonly service?: unknown; readonly server?: unknown } = draft;
        const at = work.now();
        const order = paymentError(
          placed({
            id: work.newId(),
            customerId: customer.id,
            service: namedService(textOf(stored.service)),
            price: expectedPrice,
            streamPaid: null,
            couponDiscount: Money.zero,
            estimate: { minHours: 0, maxHours: 0 },
            lane: null,
            at,
          }),
        );
        const record: NewOrder = {
          ...begun(order, customer.displayName, topUpId),
          draft,
          rungAsked: null,
          server: textOf(stored.server),
          summary: [],
          priceBookVersion: 0,
          priority: false,
        };
        const number = await orders.add(record);
        await orders.addEvents([placedEvent(order, system, reason)]);
        work.record({ kind: 'payment-failed', order, number, because: reason });
        return order.id;
      }),
  };
};
export type PlaceOrder = ReturnType<typeof placeOrder>;

const placedEvent = (order: Order, actor: Actor, reason: string | null): TimelineLine => ({
  orderId: order.id,
  at: order.updatedAt,
  actor,
  kind: 'placed',
  from: null,
  to: order.state,
  reason,
});

const textOf = (stored: unknown): string => (typeof stored === 'string' ? stored : '');
