import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import { payout as payoutEntry, payoutReturn } from '../domain/entries.ts';
import { decide, type Decision, type Payout } from '../domain/payout.ts';
import type { ReadPayoutHold } from './read-payout-hold.ts';
import type { Approved, HandLimit, Ledger, PayoutNotices, Payouts } from './ports.ts';

/** An admin has paid a payout at the bank, or refuses it, which gives the amount back to the wallet. */
export class DecidePayout {
  readonly #ledger: Ledger;
  readonly #payouts: Payouts;
  readonly #notices: PayoutNotices;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #limit: HandLimit;
  readonly #hold: ReadPayoutHold;

  constructor(
    ledger: Ledger,
    payouts: Payouts,
    notices: PayoutNotices,
    transactions: Transactions,
    clock: Clock,
    limit: HandLimit,
    hold: ReadPayoutHold,
  ) {
    this.#ledger = ledger;
    this.#payouts = payouts;
    this.#notices = notices;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#limit = limit;
    this.#hold = hold;
  }

  run(payoutId: string, decision: Omit<Decision, 'at'>, { approved }: Approved = {}): Promise<Payout> {
    return this.#transactions.run(async () => {
      const requested = await this.#payouts.locked(payoutId);
      if (!requested) throw new DomainError('wallet.payout_not_found');
      const decided = decide(requested, { ...decision, at: this.#clock.now() });
      if (decided.state === 'paid') await this.#hold.assertPayable(requested);
      if (decided.state === 'paid' && !approved) {
        await this.#hold.assertHandsApart(requested, decision.by);
        const { boosterId: personId, amount } = decided;
        await this.#limit.count({ actorId: decision.by, personId, command: 'pay-booster', amount });
      }
      await this.#payouts.save(decided);
      if (decided.state === 'refused') {
        const { boosterId, amount, reason } = decided;
        await this.#ledger.post(
          payoutReturn({ payoutId, boosterId, amount, actorId: decision.by, reason: reason ?? '' }),
        );
      } else {
        const { boosterId, amount, requestedBy: actorId } = decided;
        await this.#ledger.refer(payoutEntry({ payoutId, boosterId, amount, actorId }));
      }
      await this.#notices.decided(decided);
      return decided;
    });
  }
}
