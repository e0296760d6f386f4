import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { StockVault } from '#modules/vault/index.ts';
import { listed, readLines, repeatedIn } from '../domain/account-lines.ts';
import type { StockAccount } from '../domain/stock.ts';
import type { AccountNames, Listings, Stock } from './ports.ts';

/** An admin puts accounts on a listing's shelf: all of them, or none and the numbers of the lines that were wrong. */
export class AddStock {
  readonly #listings: Listings;
  readonly #stock: Stock;
  readonly #vault: StockVault;
  readonly #names: AccountNames;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(
    listings: Listings,
    stock: Stock,
    vault: StockVault,
    names: AccountNames,
    transactions: Transactions,
    clock: Clock,
    ids: Ids,
  ) {
    this.#listings = listings;
    this.#stock = stock;
    this.#vault = vault;
    this.#names = names;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#ids = ids;
  }

  /** @throws DomainError shop.listing_not_found, shop.lines_unreadable, shop.accounts_known */
  async run(listingId: string, lines: readonly string[]): Promise<void> {
    if (!(await this.#listings.find(listingId))) throw new DomainError('shop.listing_not_found');
    const createdAt = this.#clock.now();
    const wanted = readLines(lines).map((line) => ({ line, fingerprint: this.#names.fingerprint(line.username) }));
    const repeated = repeatedIn(wanted);
    if (repeated.length > 0) throw known(repeated);

    await this.#transactions.run(async () => {
      const accounts = wanted.map(({ line, fingerprint }) => {
        const account: StockAccount = { id: this.#ids.next(), listingId, fingerprint, state: 'in-stock', createdAt };
        return { account, line };
      });
      const added = await this.#stock.add(accounts.map(({ account }) => account));
      const there = wanted.filter(({ fingerprint }) => !added.has(fingerprint));
      if (there.length > 0) throw known(there);
      for (const { account, line } of accounts) await this.#vault.shelve(account, line);
    });
  }
}

const known = (repeated: readonly { readonly line: { readonly number: number } }[]) =>
  new DomainError('shop.accounts_known', { lines: listed(repeated.map(({ line }) => line)) });
