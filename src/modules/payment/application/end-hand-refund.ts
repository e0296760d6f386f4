import { bankReference } from '#kernel/bank-reference.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { topUpRefundReversal, type Ledger } from '#modules/wallet/index.ts';
import { isByHand } from '../domain/hand-payment.ts';
import { finishRefund, isRefunding, refuseRefund, type Refunding, type TopUp } from '../domain/top-up.ts';
import type { HandPayments, Notices, TopUps } from './ports.ts';
import { refundEntryOf } from './refund-top-up.ts';

/** Only people know how a refund ends that people have to send: it was sent, or it is taken back. */
export class EndHandRefund {
  readonly #topUps: TopUps;
  readonly #arrivals: HandPayments;
  readonly #ledger: Ledger;
  readonly #notices: Notices;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    topUps: TopUps,
    arrivals: HandPayments,
    ledger: Ledger,
    notices: Notices,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#topUps = topUps;
    this.#arrivals = arrivals;
    this.#ledger = ledger;
    this.#notices = notices;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** The transfer was made. @throws DomainError payment.top_up_not_found, payment.refund_not_waiting */
  made(topUpId: string, of: { by: string; reference: string }): Promise<TopUp> {
    return this.#end(topUpId, of.by, bankReference(of.reference), async (refunding) => {
      const refunded = finishRefund(refunding);
      await this.#notices.refunded(refunded);
      return refunded;
    });
  }

  /** Nobody sends it: the amount is in the wallet again. @throws DomainError like made */
  dropped(topUpId: string, { by, reason }: { by: string; reason: string }): Promise<TopUp> {
    return this.#end(topUpId, by, null, async (refunding) => {
      await this.#ledger.post(topUpRefundReversal({ ...refundEntryOf(refunding), actorId: by, reason }));
      return refuseRefund(refunding);
    });
  }

  #end(
    topUpId: string,
    by: string,
    reference: string | null,
    end: (refunding: Refunding) => Promise<TopUp>,
  ): Promise<TopUp> {
    return this.#transactions.run(async () => {
      const topUp = await this.#topUps.locked(topUpId);
      if (!topUp) throw new DomainError('payment.top_up_not_found');
      if (!isRefunding(topUp) || !isByHand(topUp.provider)) throw new DomainError('payment.refund_not_waiting');
      const { merchantOid, amount, refund } = topUp;
      const ended = { bankReference: reference, by, at: this.#clock.now() };
      await this.#arrivals.endRefund({
        reference: refund.reference,
        merchantOid,
        amount,
        askedAt: refund.since,
        end: ended,
      });
      const next = await end(topUp);
      await this.#topUps.save(next);
      return next;
    });
  }
}
