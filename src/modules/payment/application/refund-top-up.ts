import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Jobs, Transactions } from '#kernel/ports.ts';
import { parseIban, topUpRefund, topUpRefundReversal, type HandLimit, type Ledger } from '#modules/wallet/index.ts';
import { beginRefund, finishRefund, isRefunding, refuseRefund, type Refunding, type TopUp } from '../domain/top-up.ts';
import type { Notices, PaymentProviders, TopUps } from './ports.ts';

/** After which somebody else may take up a refund that was begun. */
export const refundPatience = 2 * 60_000;

/** The queue in which what was begun in a transaction goes on: `{ topUpId }`. */
export const givesTopUpsBack = 'payment.refund';

/**
 * Gives a top-up back to where it came from. The amount leaves the wallet first, so that it can't be spent meanwhile; the provider is
 * called outside of any transaction; a refusal puts the amount back. Where the provider's answer is lost, nobody knows
 * whether it gave the money: the refund stays under way until the provider's own list says.
 */
export class RefundTopUp {
  readonly #topUps: TopUps;
  readonly #ledger: Ledger;
  readonly #providers: PaymentProviders;
  readonly #notices: Notices;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #limit: HandLimit;
  readonly #jobs: Jobs;

  constructor(
    topUps: TopUps,
    ledger: Ledger,
    providers: PaymentProviders,
    notices: Notices,
    transactions: Transactions,
    clock: Clock,
    limit: HandLimit,
    jobs: Jobs,
  ) {
    this.#topUps = topUps;
    this.#ledger = ledger;
    this.#providers = providers;
    this.#notices = notices;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#limit = limit;
    this.#jobs = jobs;
  }

  /** @throws DomainError payment.top_up_not_found, …not_refundable, …refund_exceeds_balance, …provider_refused, …provider_unavailable, approval.required */
  async run(topUpId: string, by: string, reason: string, iban?: string): Promise<TopUp> {
    const counted = ({ customerId: personId, amount }: TopUp) =>
      this.#limit.count({ actorId: by, personId, command: 'refund-top-up', amount });
    return this.#giveBack(await this.#begin(topUpId, { by, reason, iban }, counted));
  }

  /**
   * Takes the amount out of the wallet and leaves the provider to a job, in a running transaction too. Nothing is counted:
   * nobody does it by hand, or a second admin has approved it.
   */
  begin(topUpId: string, by: string, reason: string, iban?: string): Promise<Refunding> {
    return this.#transactions.run(async () => {
      const refunding = await this.#begin(topUpId, { by, reason, iban }, () => Promise.resolve());
      await this.#jobs.send(givesTopUpsBack, { topUpId }, { singletonKey: topUpId });
      return refunding;
    });
  }

  /** What was begun goes to the provider. Once: where that is not there, or this comes late, the reconciliation takes it up. */
  async goOn(topUpId: string): Promise<void> {
    const topUp = await this.#topUps.find(topUpId);
    if (!topUp || !isRefunding(topUp)) return;
    if (this.#clock.now().getTime() - topUp.refund.since.getTime() > refundPatience / 2) return;
    try {
      await this.resume(topUp);
    } catch (error) {
      // it was refused and the wallet has its money again, or it is still under way
      if (!(error instanceof DomainError)) throw error;
    }
  }

  #begin(topUpId: string, wanted: Wanted, count: (topUp: TopUp) => Promise<void>): Promise<Refunding> {
    return this.#transactions.run(async () => {
      const topUp = await this.#topUps.locked(topUpId);
      if (!topUp) throw new DomainError('payment.top_up_not_found');
      // a bank needs to be told where to; a card and an e-wallet get back what came from them
      const iban = topUp.provider === 'bank-transfer' ? parseIban(wanted.iban ?? '') : null;
      const refunding = beginRefund(topUp, { ...wanted, iban, at: this.#clock.now() });
      await count(topUp);
      await this.#ledger.post(topUpRefund(refundEntryOf(refunding))).catch(balanceTooLow);
      await this.#topUps.save(refunding);
      return refunding;
    });
  }

  /** Takes up a refund whose end is not known: the provider's list says first whether it was done. @throws like run */
  async resume(topUp: Refunding): Promise<TopUp> {
    return (await this.#isListed(topUp)) ? this.#finish(topUp) : this.#giveBack(topUp);
  }

  async #giveBack(topUp: Refunding): Promise<TopUp> {
    const { provider, merchantOid, amount, refund } = topUp;
    try {
      const outcome = await this.#providers.of(provider).refund({ merchantOid, amount, reference: refund.reference });
      if (outcome === 'to-send') return topUp;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'payment.provider_refused') await this.#refuse(topUp);
      if (error.code !== 'payment.provider_unavailable' || !(await this.#isListed(topUp))) throw error;
    }
    return this.#finish(topUp);
  }

  /** A refund in the list that is not ours, or a list that we can't read, is for people to look at. */
  async #isListed({ id, provider, merchantOid, refund }: Refunding): Promise<boolean> {
    const references = (await this.#providers.of(provider).status(merchantOid))?.refundReferences;
    if (references?.includes(refund.reference)) return true;
    if (references?.length === 0) return false;
    throw new Error(`top-up ${id}: it can't be told whether refund ${refund.reference} was done`);
  }

  #finish(topUp: Refunding): Promise<TopUp> {
    return this.#ending(topUp, async (current) => {
      const refunded = finishRefund(current);
      await this.#notices.refunded(refunded);
      return refunded;
    });
  }

  #refuse(topUp: Refunding): Promise<TopUp> {
    return this.#ending(topUp, async (current) => {
      await this.#ledger.post(topUpRefundReversal(refundEntryOf(current)));
      return refuseRefund(current);
    });
  }

  /** Each try ends once, even if two processes took it up. */
  #ending(topUp: Refunding, end: (current: Refunding) => Promise<TopUp>): Promise<TopUp> {
    return this.#transactions.run(async () => {
      const current = await this.#topUps.locked(topUp.id);
      if (!current || !isRefunding(current) || current.refund.attempt !== topUp.refund.attempt) return current ?? topUp;
      const ended = await end(current);
      await this.#topUps.save(ended);
      return ended;
    });
  }
}

/** What a refund says of itself to the ledger. */
export const refundEntryOf = ({ id: topUpId, provider, customerId, amount, refund }: Refunding) => ({
  topUpId,
  provider,
  customerId,
  amount,
  attempt: refund.attempt,
  actorId: refund.by,
  reason: refund.reason,
});

interface Wanted {
  readonly by: string;
  readonly reason: string;
  readonly iban?: string | undefined;
}

const balanceTooLow = (error: unknown): never => {
  if (error instanceof DomainError && error.code === 'wallet.insufficient_balance')
    throw new DomainError('payment.refund_exceeds_balance');
  throw error;
};
