import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
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
import type { CardPages, DraftOrders, Payer, Payers, PaymentTerms, TopUps } from './ports.ts';

interface Wish {
  readonly customerId: string;
  readonly amount: Money;
  readonly draft?: object | undefined;
  readonly lane?: LaneCheckout | undefined;
  readonly address: string;
}

/** A customer begins a card payment. Talks to the provider, so it must not run inside a transaction. */
export class StartTopUp {
  readonly #topUps: TopUps;
  readonly #pages: CardPages;
  readonly #payers: Payers;
  readonly #draftOrders: DraftOrders;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;
  readonly #terms: PaymentTerms;

  constructor(
    topUps: TopUps,
    pages: CardPages,
    payers: Payers,
    draftOrders: DraftOrders,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
    terms: PaymentTerms,
  ) {
    this.#topUps = topUps;
    this.#pages = pages;
    this.#payers = payers;
    this.#draftOrders = draftOrders;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
    this.#terms = terms;
  }

  /** Who leaves meanwhile begins none: it would be paid into nobody's wallet. @throws DomainError payment.amount_out_of_range, payment.too_many_open, pricing.…, order.…, payment.provider_refused, payment.provider_unavailable */
  async run(of: Wish): Promise<TopUp> {
    const checkout = await this.#checkoutOf(of);
    const range = checkout ? orderRange(checkout, this.#terms.cardMinimum()) : topUpRange;
    const amount = withinRange(of.amount, range);
    const topUp = beginTopUp({
      id: this.#ids.next(),
      customerId: of.customerId,
      amount,
      checkout,
      at: this.#clock.now(),
    });
    // first the row, then the provider: a notification always finds what it is about
    const payer = await this.#transactions.run(async () => {
      const held = await this.#payers.hold(of.customerId);
      if (!held) throw new DomainError('identity.unauthenticated');
      if ((await this.#topUps.holdUnpaidOf(of.customerId, topUp.createdAt)) >= openAtMost)
        throw new DomainError('payment.too_many_open', { most: openAtMost, minutes: openForMinutes });
      await this.#topUps.add(topUp);
      return held;
    });
    return this.#open(topUp, payer, of.address);
  }

  async #checkoutOf({ draft, lane, customerId }: Wish): Promise<Checkout | null> {
    if (draft) return { draft, expectedPrice: this.#draftOrders.price(draft, customerId) };
    if (!lane) return null;
    await this.#draftOrders.checkLane(lane, customerId);
    return lane;
  }

  async #open(topUp: TopUp, customer: Payer, address: string): Promise<TopUp> {
    const { id: topUpId, merchantOid, amount } = topUp;
    try {
      const title = topUp.checkout ? 'Basamak siparişi' : 'Basamak bakiyesi';
      const frameToken = await this.#pages.open({ merchantOid, amount, customer, address, title, topUpId });
      await this.#topUps.opened(topUpId, frameToken);
      return { ...topUp, frameToken };
    } catch (error) {
      if (error instanceof DomainError) await this.#topUps.notOpened(topUpId, this.#clock.now());
      throw error;
    }
  }
}
