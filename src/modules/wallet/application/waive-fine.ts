import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type FineClaim, openAmount, waived } from '../domain/fine-claim.ts';
import type { FineClaims, FineNotices } from './ports.ts';

/** Gives up what is still open of a fine. What was taken stays taken. */
export class WaiveFine {
  readonly #claims: FineClaims;
  readonly #notices: FineNotices;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(claims: FineClaims, notices: FineNotices, transactions: Transactions, clock: Clock) {
    this.#claims = claims;
    this.#notices = notices;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws wallet.claim_not_found, wallet.claim_ended */
  run(id: string, { by, reason }: { readonly by: string; readonly reason: string }): Promise<FineClaim> {
    return this.#transactions.run(async () => {
      const claim = await this.#claims.locked(id);
      if (!claim) throw new DomainError('wallet.claim_not_found');
      const ended = waived(claim, { by, at: this.#clock.now(), reason });
      await this.#claims.save(ended);
      await this.#notices.told({ ...ended, open: openAmount(ended) });
      return ended;
    });
  }
}
