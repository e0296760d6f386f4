import { DomainError } from '#kernel/refusal.ts';
import { listed, readLines, repeatedIn } from '../domain/account-lines.ts';
import type { StockAccount } from '../domain/stock.ts';
import type { Needs } from './needs.ts';

/**
 * Adds all accounts to a listing's stock. If a line is wrong, adds none and refuses with the numbers of the wrong lines.
 * @throws DomainError shop.listing_not_found, shop.lines_unreadable, shop.accounts_known
 */
export const addStock =
  ({ listings, stock, vault, names, work }: Needs<'listings' | 'stock' | 'vault' | 'names' | 'work'>) =>
  async (listingId: string, lines: readonly string[]): Promise<void> => {
    if (!(await listings.find(listingId))) throw new DomainError('shop.listing_not_found');
    const createdAt = work.now();
    const wanted = readLines(lines).map((line) => ({ line, fingerprint: names.fingerprint(line.username) }));
    const repeated = repeatedIn(wanted);
    if (repeated.length > 0) throw known(repeated);

    await work.run(async () => {
      const accounts = wanted.map(({ line, fingerprint }) => {
        const account: StockAccount = { id: work.newId(), listingId, fingerprint, state: 'in-stock', createdAt };
        return { account, line };
      });
      const added = await stock.add(accounts.map(({ account }) => account));
      const there = wanted.filter(({ fingerprint }) => !added.has(fingerprint));
      if (there.length > 0) throw known(there);
      for (const { account, line } of accounts) await vault.shelve(account, line);
    });
  };
export type AddStock = ReturnType<typeof addStock>;

const known = (repeated: readonly { readonly line: { readonly number: number } }[]) =>
  new DomainError('shop.accounts_known', { lines: listed(repeated.map(({ line }) => line)) });
