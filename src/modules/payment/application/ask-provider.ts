import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { PaymentWord } from '../domain/statement.ts';
import { expire, hasExpired, type TopUp, wasPaid } from '../domain/top-up.ts';
import type { PaymentProviders, TopUps } from './ports.ts';
import type { SettleTopUp } from './settle-top-up.ts';

/** Asks the provider about one payment and takes its word: what was paid is credited, once, and what ran out is over. */
export class AskProvider {
  readonly #topUps: TopUps;
  readonly #providers: PaymentProviders;
  readonly #settle: SettleTopUp;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #live: boolean;

  constructor(
    topUps: TopUps,
    providers: PaymentProviders,
    settle: SettleTopUp,
    transactions: Transactions,
    clock: Clock,
    config: { readonly live: boolean },
  ) {
    this.#topUps = topUps;
    this.#providers = providers;
    this.#settle = settle;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#live = config.live;
  }

  /**
   * What the provider says of it; undefined where it knows of no successful payment. One of a test card is told and not
   * credited where money is real. What has a refund under way stays as it is.
   * @throws DomainError payment.paid_too_little, payment.provider_unavailable
   */
  async run(topUp: TopUp): Promise<PaymentWord | undefined> {
    const askedAt = this.#clock.now();
    const word = await this.#providers.of(topUp.provider).status(topUp.merchantOid);
    if (wasPaid(topUp)) return word;
    if (word && !(this.#live && word.test)) await this.#credit(topUp, word);
    else await this.#leave(topUp, askedAt);
    return word;
  }

  async #credit({ merchantOid, amount }: TopUp, { total }: PaymentWord): Promise<void> {
    if (total.isLessThan(amount)) throw new DomainError('payment.paid_too_little', { total, amount });
    await this.#settle({ merchantOid, outcome: 'success', total });
  }

  async #leave(topUp: TopUp, askedAt: Date): Promise<void> {
    const { id } = topUp;
    await this.#topUps.notPaid(id, askedAt);
    if (!hasExpired(topUp, this.#clock.now())) return;
    await this.#transactions.run(async () => {
      const current = await this.#topUps.locked(id);
      const now = this.#clock.now();
      if (current && hasExpired(current, now)) await this.#topUps.save(expire(current, now));
    });
  }
}
