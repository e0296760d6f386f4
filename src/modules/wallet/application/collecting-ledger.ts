import type { Transactions } from '#kernel/ports.ts';
import type { Entry } from '../domain/entry.ts';
import { collect, earningsIn, openAmount } from '../domain/fine-claim.ts';
import type { Books, FineClaims, FineNotices, Ledger, Posted } from './ports.ts';

/** Posts, and takes from what boosters earn by it what they owe of fines above their balance (decision 0081). */
export class CollectingLedger implements Ledger {
  readonly #ledger: Ledger;
  readonly #books: Pick<Books, 'entryByKey'>;
  readonly #claims: FineClaims;
  readonly #notices: FineNotices;
  readonly #transactions: Transactions;

  constructor(
    ledger: Ledger,
    books: Pick<Books, 'entryByKey'>,
    claims: FineClaims,
    notices: FineNotices,
    transactions: Transactions,
  ) {
    this.#ledger = ledger;
    this.#books = books;
    this.#claims = claims;
    this.#notices = notices;
    this.#transactions = transactions;
  }

  post(...entries: readonly Entry[]): Promise<Posted> {
    const earnings = earningsIn(entries);
    const [first] = earnings;
    if (!first) return this.#ledger.post(...entries);
    const boosterIds = [...new Set(earnings.map(({ boosterId }) => boosterId))];
    return this.#transactions.run(async () => {
      // before the wallets, as who fines does: so neither a claim nor an earning is missed
      await this.#claims.hold(boosterIds);
      const open = await this.#claims.lockOpen(boosterIds);
      // entries are posted all or none: a repeat earns nothing
      if (open.length === 0 || (await this.#books.entryByKey(first.key))) return this.#ledger.post(...entries);
      const posted = await this.#ledger.post(...entries);
      const collected = collect(earnings, open);
      const after = await this.#ledger.post(...collected.entries);
      for (const claim of collected.claims) {
        await this.#claims.save(claim);
        if (claim.state === 'settled') await this.#notices.told({ ...claim, open: openAmount(claim) });
      }
      const balances = new Map(after.map(({ userId, balance }) => [userId, balance]));
      return posted.map(({ userId, balance }) => ({ userId, balance: balances.get(userId) ?? balance }));
    });
  }

  refer(entry: Entry): Promise<void> {
    return this.#ledger.refer(entry);
  }
}
