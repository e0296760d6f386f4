import type { Draft } from '#contract/pricing/schemas.ts';
import { Money, type MoneyJson } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { namedService } from '#kernel/vocabulary.ts';
import type { Offer } from '#modules/pricing/index.ts';
import { orderPayment } from '#modules/wallet/index.ts';
import { system, type Actor, type Order, type Person } from '../domain/order.ts';
import { type NewOrder, paymentError, placed } from '../domain/placing.ts';
import type { TimelineLine } from '../domain/timeline.ts';
import { paidForStream } from '../domain/stream.ts';
import { requirementsOf } from './order-requirements.ts';
import type { PoolFloods } from './pool-floods.ts';
import type { Needs } from './needs.ts';

export interface Placing {
  readonly customer: Person;
  readonly draft: Draft;
  /** The price that the customer saw. */
  readonly expectedPrice: MoneyJson;
  /** The card payment that was made for the draft. */
  readonly topUpId?: string;
}

/** What a card payment was for, as stored. The draft may not fit today's contract. */
type Unplaced = Omit<Placing, 'draft' | 'expectedPrice'> & {
  readonly draft: object;
  readonly expectedPrice: Money;
};

/** A newly placed order with its first event: enough to answer without reading it again. */
interface Placed {
  readonly order: Order;
  readonly events: readonly TimelineLine[];
}

/**
 * A customer pays an order from their balance (specification §5, domain.md §3 and §4).
 * Many needs: payment, pool limits, coupon and account are checked and written in one transaction with the order.
 */
export const placeOrder = ({
  orders,
  calculateQuote,
  redeemCoupon,
  ledger,
  floods,
  accounts,
  boosters,
  work,
}: Needs<'orders' | 'calculateQuote' | 'redeemCoupon' | 'ledger' | 'accounts' | 'boosters' | 'work'> & {
  readonly floods: PoolFloods;
}) => {
  /** The booster whom the customer prefers, if they may be offered the order. Their number of orders is not asked about. */
  const preferredBy = async ({ draft, topUpId }: Placing, { draft: { server } }: Offer): Promise<string | null> => {
    const { booster } = draft;
    if (booster === undefined) return null;
    if (await boosters.mayBeOffered(booster, requirementsOf({ draft, server }))) return booster;
    // a card payment has been made for this order, so it goes to the pool at once
    if (topUpId !== undefined) return null;
    throw new DomainError('order.booster_unavailable');
  };

  const orderOf = (
    { customer, draft: wire, topUpId }: Placing,
    { quote, draft }: Offer,
    preferredBoosterId: string | null,
  ): NewOrder =>
    placed({
      id: work.newId(),
      customerId: customer.id,
      customerName: customer.displayName,
      service: draft.service,
      server: draft.server,
      draft: wire,
      price: quote.price,
      summary: quote.summary,
      priceBookVersion: quote.priceBookVersion,
      topUpId: topUpId ?? null,
      preferredBoosterId,
      priority: draft.extras.priority,
      estimate: quote.estimate,
      streamPaid: draft.extras.stream ? paidForStream(quote.summary) : null,
      couponDiscount: Money.sum(
        quote.summary.filter((line) => line.code === 'coupon').map((line) => line.amount),
      ).negated(),
      lane: 'lane' in wire ? (wire.lane ?? null) : null,
      at: work.now(),
    });

  return {
    /**
     * Places the order at exactly the price that the customer saw. If the price has changed, nothing is charged.
     * @throws DomainError order.price_changed with the new quote, wallet.insufficient_balance with what is missing,
     *   order.too_many_unstarted, order.priority_withdrawn, order.booster_unavailable, pricing.…
     */
    run: async (placing: Placing): Promise<Placed> => {
      const offer = calculateQuote(placing.draft, placing.topUpId === undefined ? placing.customer.id : undefined);
      const { couponCode } = offer;
      const assertExpected = (quote: Offer['quote']) => {
        if (!quote.price.equals(placing.expectedPrice)) throw new DomainError('order.price_changed', { quote });
      };
      assertExpected(offer.quote);
      const preferred = await preferredBy(placing, offer);

      return work.run(async () => {
        const added = orderOf(placing, offer, preferred);
        // a payment locks the wallet; a free order has no payment, so the account is locked here against its deletion
        if (added.price.isZero && !(await accounts.lockActive(added.customerId)))
          throw new DomainError('identity.unauthenticated');
        const { id: orderId, customerId, price, createdAt: at } = added;
        // these leave together, and are executed in this order: the customer's orders are counted once the wallet is locked
        const [number, wallet, counts] = await Promise.all([
          orders.add(added),
          price.isZero ? undefined : ledger.lock(customerId),
          floods.count(added),
        ]);
        const order = { ...added, number };
        if (wallet) await ledger.postNew(wallet, orderPayment({ order, customerId, price }));
        floods.admit(counts);
        if (couponCode !== null)
          assertExpected(offer.quoteWith(await redeemCoupon({ code: couponCode, orderId, customerId, at })));
        const events = [placedEvent(order, { ...placing.customer, role: 'customer' }, null)];
        await orders.addEvents(events);
        work.record({ kind: 'placed', order });
        return { order, events };
      });
    },
    /**
     * Stores a draft that was paid by card but can't be placed; the credit stays in the wallet. It is not priced again:
     * what prevented the order may prevent the pricing too.
     */
    keepAsPaymentError: async (unplaced: Unplaced, reason: string): Promise<string> =>
      work.run(async () => {
        const { draft, expectedPrice, customer, topUpId } = unplaced;
        const stored: { readonly service?: unknown; readonly server?: unknown } = draft;
        const added = paymentError(
          placed({
            id: work.newId(),
            customerId: customer.id,
            customerName: customer.displayName,
            service: namedService(textOf(stored.service)),
            server: textOf(stored.server),
            draft,
            price: expectedPrice,
            summary: [],
            priceBookVersion: 0,
            topUpId: topUpId ?? null,
            preferredBoosterId: null,
            priority: false,
            estimate: { minHours: 0, maxHours: 0 },
            streamPaid: null,
            couponDiscount: Money.zero,
            lane: null,
            at: work.now(),
          }),
        );
        const order = { ...added, number: await orders.add(added) };
        await orders.addEvents([placedEvent(order, system, reason)]);
        work.record({ kind: 'payment-failed', order, because: reason });
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
