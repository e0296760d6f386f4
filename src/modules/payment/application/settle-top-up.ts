import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import type { TopUpCause } from '#kernel/vocabulary.ts';
import { topUp as topUpEntry, type Ledger } from '#modules/wallet/index.ts';
import { fail, pay, wasPaid, type TopUp } from '../domain/top-up.ts';
import type { CheckOut } from './check-out.ts';
import type { Notices, Payers, TopUps } from './ports.ts';
import type { RefundTopUp } from './refund-top-up.ts';

/** How a payment ended, as the provider says: in a notification or when asked. */
export type Verdict =
  | { readonly merchantOid: string; readonly outcome: 'success'; readonly total: Money }
  /** `abandoned` also where the time ran out: the provider says the same of both. */
  | { readonly merchantOid: string; readonly outcome: 'failure'; readonly cause: TopUpCause };

/**
 * Takes the provider's word and credits the wallet, once, with the amount that we kept. Words come late, repeated and in any
 * order: a success counts whenever it comes, a failure never takes it back. A card page outlives the account of who opened it:
 * nobody could spend from that wallet, so that the amount goes back to the card.
 */
export class SettleTopUp {
  readonly #topUps: TopUps;
  readonly #ledger: Ledger;
  readonly #checkOut: CheckOut;
  readonly #refund: RefundTopUp;
  readonly #payers: Payers;
  readonly #notices: Notices;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    topUps: TopUps,
    ledger: Ledger,
    checkOut: CheckOut,
    refund: RefundTopUp,
    payers: Payers,
    notices: Notices,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#topUps = topUps;
    this.#ledger = ledger;
    this.#checkOut = checkOut;
    this.#refund = refund;
    this.#payers = payers;
    this.#notices = notices;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws payment.notification_rejected for a payment that we don't know or one of less than we asked for. */
  async run(verdict: Verdict): Promise<void> {
    const known = await this.#topUps.findByOid(verdict.merchantOid);
    if (!known || (verdict.outcome === 'success' && verdict.total.isLessThan(known.amount)))
      throw new DomainError('payment.notification_rejected');
    if (wasPaid(known)) return; // most repeats need no lock
    await this.#transactions.run(async () => {
      const topUp = await this.#topUps.locked(known.id);
      if (!topUp || wasPaid(topUp)) return;
      await (verdict.outcome === 'success' ? this.#credit(topUp) : this.#fail(topUp, verdict.cause));
    });
  }

  /** Once: a repeat changes nothing, and programs are not told of it again. */
  async #fail(topUp: TopUp, cause: TopUpCause): Promise<void> {
    const failed = fail(topUp, cause, this.#clock.now());
    if (failed !== topUp) await this.#topUps.save(failed);
  }

  async #credit(topUp: TopUp): Promise<void> {
    const { id: topUpId, provider, customerId, amount } = topUp;
    // the account before the wallet, as who leaves locks them
    const left = await this.#payers.hasLeft(customerId);
    const paid = pay(topUp, this.#clock.now());
    await this.#ledger.post(topUpEntry({ topUpId, provider, customerId, amount }));
    await this.#topUps.save(paid);
    if (left) {
      await this.#refund.begin(topUpId, customerId, 'Hesap silindikten sonra ödendi.');
      return;
    }
    await this.#notices.credited(paid);
    const outcome = await this.#checkOut.run(paid);
    if (outcome) await this.#topUps.save({ ...paid, ...outcome });
  }
}
