import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Ids, Transactions } from '#kernel/ports.ts';
import { adjustment, penalty } from '../domain/entries.ts';
import type { Entry } from '../domain/entry.ts';
import { assertFinable, type Fine } from './fine.ts';
import type { Approved, Books, HandLimit, Holders, Ledger, PlayedOrders, RecordedEntry } from './ports.ts';

/** What an admin does to a balance by hand; always with a reason. */
export class CorrectBalance {
  readonly #ledger: Ledger;
  readonly #books: Books;
  readonly #holders: Holders;
  readonly #playedOrders: PlayedOrders;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #limit: HandLimit;

  constructor(
    ledger: Ledger,
    books: Books,
    holders: Holders,
    playedOrders: PlayedOrders,
    transactions: Transactions,
    ids: Ids,
    limit: HandLimit,
  ) {
    this.#ledger = ledger;
    this.#books = books;
    this.#holders = holders;
    this.#playedOrders = playedOrders;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#limit = limit;
  }

  /** Of a fine above the balance nothing is taken: see {@link ClaimFine}. */
  penalise(of: Fine, { approved }: Approved = {}): Promise<RecordedEntry> {
    const { orderId, by, ...rest } = of;
    const { boosterId: personId, amount } = of;
    return this.#transactions.run(async () => {
      await assertFinable(this.#holders, this.#playedOrders, of);
      if (!approved) await this.#limit.count({ actorId: by, personId, command: 'penalty-booster', amount });
      return this.#post(
        penalty({ penaltyId: this.#ids.next(), ...rest, actorId: by, ...(orderId === undefined ? {} : { orderId }) }),
      );
    });
  }

  /** @param of.amount what the user gets; negative takes it away. */
  adjust(
    of: { userId: string; amount: Money; reason: string; by: string },
    { approved }: Approved = {},
  ): Promise<RecordedEntry> {
    const { by, ...rest } = of;
    const amount = of.amount.isNegative ? of.amount.negated() : of.amount;
    return this.#transactions.run(async () => {
      const role = await this.#holders.holdRole(of.userId);
      if (role === undefined) throw new DomainError('identity.user_not_found');
      if (role !== 'customer' && role !== 'booster') throw new DomainError('identity.role_not_allowed');
      if (!approved) await this.#limit.count({ actorId: by, personId: of.userId, command: 'add-funds', amount });
      return this.#post(adjustment({ adjustmentId: this.#ids.next(), ...rest, actorId: by }));
    });
  }

  async #post(entry: Entry): Promise<RecordedEntry> {
    await this.#ledger.post(entry);
    const recorded = await this.#books.entryByKey(entry.key);
    if (!recorded) throw new Error(`${entry.key} was posted and is not there`);
    return recorded;
  }
}
