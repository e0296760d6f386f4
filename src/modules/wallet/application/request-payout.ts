import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Ids, Jobs, Transactions } from '#kernel/ports.ts';
import { payout as payoutEntry } from '../domain/entries.ts';
import { parseIban } from '../domain/iban.ts';
import type { Payout } from '../domain/payout.ts';
import { isUnconfirmed } from '../domain/payout-hold.ts';
import { requestConfirmation } from './confirm-payout.ts';
import type { Approved, HandLimit, Holders, Ledger, Payouts, PayoutTerms } from './ports.ts';

export interface PayoutRequest {
  readonly boosterId: string;
  readonly amount: Money;
  readonly iban: string;
  /** The booster, or an admin on the booster's behalf. */
  readonly requestedBy: string;
  readonly reason?: string | undefined;
}

/** A booster asks for money; the amount leaves the wallet at once, so that it can't be spent twice. */
export class RequestPayout {
  readonly #ledger: Ledger;
  readonly #payouts: Payouts;
  readonly #holders: Holders;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;
  readonly #limit: HandLimit;
  readonly #terms: PayoutTerms;
  readonly #jobs: Jobs;
  readonly #settlesAfterHours: number;

  constructor(
    ledger: Ledger,
    payouts: Payouts,
    holders: Holders,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
    limit: HandLimit,
    terms: PayoutTerms,
    jobs: Jobs,
    { settlesAfterHours }: { readonly settlesAfterHours: number },
  ) {
    this.#ledger = ledger;
    this.#payouts = payouts;
    this.#holders = holders;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
    this.#limit = limit;
    this.#terms = terms;
    this.#jobs = jobs;
    this.#settlesAfterHours = settlesAfterHours;
  }

  /**
   * A booster asks for at least the minimum; staff may pay out the rest of a wallet.
   * @throws DomainError wallet.payout_too_small, wallet.insufficient_balance, booster.not_found
   */
  async run(
    { boosterId, amount, iban, requestedBy, reason }: PayoutRequest,
    { approved }: Approved = {},
  ): Promise<Payout> {
    const wanted = {
      id: this.#ids.next(),
      boosterId,
      amount,
      iban: parseIban(iban),
      state: 'requested' as const,
      reason: reason ?? null,
      requestedBy,
      createdAt: this.#clock.now(),
      decidedBy: null,
      decidedAt: null,
      confirmedAt: null,
    };
    return this.#transactions.run(async () => {
      if ((await this.#holders.holdRole(boosterId)) !== 'booster') throw new DomainError('booster.not_found');
      const minimum = this.#terms.minimum();
      if (requestedBy === boosterId && amount.isLessThan(minimum))
        throw new DomainError('wallet.payout_too_small', { minimum });
      // what a booster takes out of their own wallet has no limit
      if (requestedBy !== boosterId && !approved)
        await this.#limit.count({ actorId: requestedBy, personId: boosterId, command: 'withdraw-booster', amount });
      const payout: Payout = { ...wanted, ibanNew: !(await this.#payouts.wasPaidTo(boosterId, wanted.iban)) };
      await this.#ledger.post(payoutEntry({ payoutId: payout.id, boosterId, amount, actorId: requestedBy }));
      await this.#payouts.add(payout);
      if (isUnconfirmed(payout, this.#settlesAfterHours))
        await requestConfirmation(this.#jobs, payout, payout.createdAt);
      return payout;
    });
  }
}
