import { DomainError } from '#kernel/refusal.ts';
import { isReadable, type JudgedLine, repeatedIn, typedLines } from '../domain/account-lines.ts';
import type { AccountNames, Listings, Stock } from './ports.ts';

/** Says of every line what adding it would come to; adds nothing. Lines are named by their numbers, never by what they say. */
export class PreviewStock {
  readonly #listings: Listings;
  readonly #stock: Stock;
  readonly #names: AccountNames;

  constructor(listings: Listings, stock: Stock, names: AccountNames) {
    this.#listings = listings;
    this.#stock = stock;
    this.#names = names;
  }

  /** @throws DomainError shop.listing_not_found */
  async run(listingId: string, lines: readonly string[]): Promise<readonly JudgedLine[]> {
    if (!(await this.#listings.find(listingId))) throw new DomainError('shop.listing_not_found');
    const typed = typedLines(lines);
    const wanted = typed
      .filter(isReadable)
      .map(({ number, username }) => ({ number, fingerprint: this.#names.fingerprint(username) }));
    const known = await this.#stock.known(wanted.map(({ fingerprint }) => fingerprint));
    const verdicts = new Map<number, JudgedLine['verdict']>(
      wanted.map(({ number, fingerprint }) => [number, known.has(fingerprint) ? 'known' : 'new']),
    );
    for (const { number } of repeatedIn(wanted)) verdicts.set(number, 'repeated');
    return typed.map(({ number }) => ({ number, verdict: verdicts.get(number) ?? 'unreadable' }));
  }
}
