import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import { payoutReturn } from '../domain/entries.ts';
import { decide, type Decision, type Payout } from '../domain/payout.ts';
import type { Ledger, PayoutNotices, Payouts } from './ports.ts';

/** An admin has paid a payout at the bank, or refuses it, which gives the amount back to the wallet. */
export class DecidePayout {
  readonly #ledger: Ledger;
  readonly #payouts: Payouts;
  readonly #notices: PayoutNotices;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(ledger: Ledger, payouts: Payouts, notices: PayoutNotices, transactions: Transactions, clock: Clock) {
    this.#ledger = ledger;
    this.#payouts = payouts;
    this.#notices = notices;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  run(payoutId: string, decision: Omit<Decision, 'at'>): Promise<Payout> {
    return this.#transactions.run(async () => {
      const requested = await this.#payouts.locked(payoutId);
      if (!requested) throw new DomainError('wallet.payout_not_found');
      const decided = decide(requested, { ...decision, at: this.#clock.now() });
      await this.#payouts.save(decided);
      if (decided.state === 'refused') {
        const { boosterId, amount, reason } = decided;
        await this.#ledger.post(
          payoutReturn({ payoutId, boosterId, amount, actorId: decision.by, reason: reason ?? '' }),
        );
      }
      await this.#notices.decided(decided);
      return decided;
    });
  }
}
