import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import { fineCollection } from '../domain/entries.ts';
import { claimed, type FineClaim, openAmount, settledBy } from '../domain/fine-claim.ts';
import { assertFinable, type Fine } from './fine.ts';
import type { Approved, Books, FineClaims, FineNotices, HandLimit, Holders, Ledger, PlayedOrders } from './ports.ts';

/** Fines a booster above the balance: takes what is there, and claims the rest from later earnings (decision 0081). */
export class ClaimFine {
  readonly #ledger: Ledger;
  readonly #books: Books;
  readonly #claims: FineClaims;
  readonly #notices: FineNotices;
  readonly #holders: Holders;
  readonly #playedOrders: PlayedOrders;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;
  readonly #limit: HandLimit;

  constructor(
    ledger: Ledger,
    books: Books,
    claims: FineClaims,
    notices: FineNotices,
    holders: Holders,
    playedOrders: PlayedOrders,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
    limit: HandLimit,
  ) {
    this.#ledger = ledger;
    this.#books = books;
    this.#claims = claims;
    this.#notices = notices;
    this.#holders = holders;
    this.#playedOrders = playedOrders;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
    this.#limit = limit;
  }

  /** @throws booster.not_found, order.not_found, approval.required for the whole fine */
  run(fine: Fine, { approved }: Approved = {}): Promise<FineClaim> {
    const { boosterId, amount, reason, orderId = null, by } = fine;
    return this.#transactions.run(async () => {
      await assertFinable(this.#holders, this.#playedOrders, fine);
      if (!approved) await this.#limit.count({ actorId: by, personId: boosterId, command: 'penalty-booster', amount });
      // an earning that comes at the same time is either in the balance or finds the claim
      await this.#claims.hold([boosterId]);
      const balance = await this.#books.holdBalanceOf(boosterId);
      const whole = claimed({
        id: this.#ids.next(),
        boosterId,
        amount,
        reason,
        orderId,
        createdBy: by,
        createdAt: this.#clock.now(),
      });
      const taken = balance.min(amount);
      const claim = settledBy(whole, taken);
      await this.#claims.add(claim);
      if (taken.isPositive) await this.#ledger.post(fineCollection({ claim, amount: taken, by: { actorId: by } }));
      if (claim.state === 'open') await this.#notices.told({ ...claim, open: openAmount(claim) });
      return claim;
    });
  }
}
