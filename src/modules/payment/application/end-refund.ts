import { bankReference } from '#kernel/bank-reference.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Role } from '#kernel/vocabulary.ts';
import { topUpRefund, topUpRefundReversal, type Ledger } from '#modules/wallet/index.ts';
import { forPeople, isByHand } from '../domain/hand-payment.ts';
import { finishRefund, refuseRefund, type Refunding, type TopUp } from '../domain/top-up.ts';
import type { HandPayments, Hands, Notices, TopUps } from './ports.ts';
import { refundEntryOf, type RefundTopUp } from './refund-top-up.ts';

/** Only people know how a refund ends that they have to send, or of which the card's provider says nothing that can be believed. */
export class EndRefund {
  readonly #topUps: TopUps;
  readonly #arrivals: HandPayments;
  readonly #ledger: Ledger;
  readonly #refunds: RefundTopUp;
  readonly #notices: Notices;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #hands: Hands;

  constructor(
    topUps: TopUps,
    arrivals: HandPayments,
    ledger: Ledger,
    refunds: RefundTopUp,
    notices: Notices,
    transactions: Transactions,
    clock: Clock,
    hands: Hands,
  ) {
    this.#topUps = topUps;
    this.#arrivals = arrivals;
    this.#ledger = ledger;
    this.#refunds = refunds;
    this.#notices = notices;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#hands = hands;
  }

  /**
   * It was sent, as its number at the bank shows, or the provider gave it to the card: why that is known, the audit log keeps.
   * @throws DomainError payment.top_up_not_found, …refund_not_waiting, …refund_proof_missing, …refund_own_hand, request.in_progress
   */
  made(topUpId: string, { by, role, reference, reason }: Proof & { by: string; role: Role }): Promise<TopUp> {
    return this.#transactions.run(async () => {
      const refunding = await this.#locked(topUpId);
      const byHand = isByHand(refunding.provider);
      if (!(byHand ? reference : reason)) throw new DomainError('payment.refund_proof_missing');
      // of staff two people: one alone can't enter a payment that never came and send it to an account of theirs
      if (byHand && role !== 'admin' && !(await this.#hands.areApart(refunding.refund.by, by)))
        throw new DomainError('payment.refund_own_hand');
      if (byHand && reference) await this.#writeDown(refunding, by, bankReference(reference));
      await this.#ledger.refer(topUpRefund(refundEntryOf(refunding)));
      const refunded = finishRefund(refunding);
      await this.#notices.refunded(refunded);
      await this.#topUps.save(refunded);
      return refunded;
    });
  }

  /** The customer does not get it: the amount is in the wallet again. @throws DomainError as `made`, and as RefundTopUp's `drop` */
  async dropped(topUpId: string, { by, reason }: { by: string; reason: string }): Promise<TopUp> {
    const topUp = await this.#topUps.find(topUpId);
    if (topUp && !isByHand(topUp.provider)) return this.#refunds.drop(topUpId, by, reason);
    return this.#transactions.run(async () => {
      const refunding = await this.#locked(topUpId);
      await this.#writeDown(refunding, by, null);
      await this.#ledger.post(topUpRefundReversal({ ...refundEntryOf(refunding), actorId: by, reason }));
      const dropped = refuseRefund(refunding);
      await this.#topUps.save(dropped);
      return dropped;
    });
  }

  async #locked(topUpId: string): Promise<Refunding> {
    return forPeople(await this.#topUps.locked(topUpId), this.#clock.now());
  }

  #writeDown({ merchantOid, amount, refund }: Refunding, by: string, reference: string | null): Promise<void> {
    return this.#arrivals.endRefund({
      reference: refund.reference,
      merchantOid,
      amount,
      askedAt: refund.since,
      end: { bankReference: reference, by, at: this.#clock.now() },
    });
  }
}

interface Proof {
  /** The bank's own number of the transfer. */
  readonly reference?: string | undefined;
  readonly reason?: string | undefined;
}
