import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import {
  beginTopUp,
  openAtMost,
  openForMinutes,
  orderRange,
  topUpRange,
  withinRange,
  type Checkout,
  type LaneCheckout,
  type TopUp,
} from '../domain/top-up.ts';
import type { Payer } from './ports.ts';
import type { Needs } from './needs.ts';

interface Wish {
  readonly customerId: string;
  readonly amount: Money;
  readonly draft?: object | undefined;
  /** The price of the draft that the customer saw. */
  readonly expectedPrice?: Money | undefined;
  readonly lane?: LaneCheckout | undefined;
  readonly address: string;
}

/**
 * Begins a card payment. It calls the provider, so it must not run inside a transaction. An account that is being
 * deleted can't begin a payment, because the money would go into a wallet that nobody can use.
 * @throws DomainError identity.unauthenticated, payment.amount_out_of_range, payment.too_many_open, pricing.…, order.…
 * (order.price_changed with the new quote),
 * payment.provider_refused, payment.provider_unavailable
 */
export const startTopUp = ({
  topUps,
  pages,
  payers,
  draftOrders,
  terms,
  work,
}: Needs<'topUps' | 'pages' | 'payers' | 'draftOrders' | 'terms' | 'work'>) => {
  const checkoutOf = async ({ draft, expectedPrice, lane, customerId }: Wish): Promise<Checkout | null> => {
    if (draft) return { draft, expectedPrice: draftOrders.price(draft, customerId, expectedPrice) };
    if (!lane) return null;
    await draftOrders.checkLane(lane, customerId);
    return lane;
  };

  const fail = (topUpId: string): Promise<void> =>
    work.run(async () => {
      // false if a notification has settled the payment first
      if (!(await topUps.notOpened(topUpId, work.now()))) return;
      const topUp = await topUps.find(topUpId);
      if (topUp) work.record({ kind: 'top-up-failed', topUp });
    });

  const open = async (topUp: TopUp, customer: Payer, address: string): Promise<TopUp> => {
    const { id: topUpId, merchantOid, amount } = topUp;
    try {
      const title = topUp.checkout ? 'Basamak siparişi' : 'Basamak bakiyesi';
      const frameToken = await pages.open({ merchantOid, amount, customer, address, title, topUpId });
      await topUps.opened(topUpId, frameToken);
      return { ...topUp, frameToken };
    } catch (error) {
      if (error instanceof DomainError) await fail(topUpId);
      throw error;
    }
  };

  return async (of: Wish): Promise<TopUp> => {
    const checkout = await checkoutOf(of);
    const range = checkout ? orderRange(checkout, terms.cardMinimum()) : topUpRange;
    const amount = withinRange(of.amount, range);
    const topUp = beginTopUp({
      id: work.newId(),
      customerId: of.customerId,
      amount,
      checkout,
      at: work.now(),
    });
    // the row is written before the call to the provider, so that a notification always finds its payment
    const payer = await work.run(async () => {
      const held = await payers.lock(of.customerId);
      if (!held) throw new DomainError('identity.unauthenticated');
      if ((await topUps.lockUnpaidOf(of.customerId, topUp.createdAt)) >= openAtMost)
        throw new DomainError('payment.too_many_open', { most: openAtMost, minutes: openForMinutes });
      await topUps.add(topUp);
      work.record({ kind: 'top-up-begun', topUp });
      return held;
    });
    return open(topUp, payer, of.address);
  };
};
export type StartTopUp = ReturnType<typeof startTopUp>;
