import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Ids } from '#kernel/ports.ts';
import { beginTopUp, withinRange, type TopUp } from '../domain/top-up.ts';
import type { DraftOrders, Payer, Payers, PaymentGateway, TopUps } from './ports.ts';

/** A customer begins a card payment. Talks to the provider, so it must not run inside a transaction. */
export class StartTopUp {
  readonly #topUps: TopUps;
  readonly #gateway: PaymentGateway;
  readonly #payers: Payers;
  readonly #draftOrders: DraftOrders;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(
    topUps: TopUps,
    gateway: PaymentGateway,
    payers: Payers,
    draftOrders: DraftOrders,
    ids: Ids,
    clock: Clock,
  ) {
    this.#topUps = topUps;
    this.#gateway = gateway;
    this.#payers = payers;
    this.#draftOrders = draftOrders;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** @throws DomainError payment.amount_out_of_range, pricing.…, payment.provider_refused, payment.provider_unavailable */
  async run(of: { customerId: string; amount: Money; draft?: object | undefined; address: string }): Promise<TopUp> {
    const amount = withinRange(of.amount);
    const checkout = of.draft ? { draft: of.draft, expectedPrice: this.#draftOrders.price(of.draft) } : null;
    const payer = await this.#payers.find(of.customerId);
    if (!payer) throw new DomainError('identity.user_not_found');
    const topUp = beginTopUp({
      id: this.#ids.next(),
      customerId: of.customerId,
      amount,
      checkout,
      at: this.#clock.now(),
    });
    // first the row, then the provider: a notification always finds what it is about
    await this.#topUps.add(topUp);
    return this.#open(topUp, payer, of.address);
  }

  async #open(topUp: TopUp, customer: Payer, address: string): Promise<TopUp> {
    const { id: topUpId, merchantOid, amount } = topUp;
    try {
      const title = topUp.checkout ? 'Basamak siparişi' : 'Basamak bakiyesi';
      const frameToken = await this.#gateway.open({ merchantOid, amount, customer, address, title, topUpId });
      await this.#topUps.opened(topUpId, frameToken);
      return { ...topUp, frameToken };
    } catch (error) {
      if (error instanceof DomainError) await this.#topUps.notOpened(topUpId, 'Ödeme sayfası açılamadı.');
      throw error;
    }
  }
}
