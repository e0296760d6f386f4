import { DomainError } from '#kernel/refusal.ts';
import { isReadable, type JudgedLine, repeatedIn, typedLines } from '../domain/account-lines.ts';
import type { Needs } from './needs.ts';

/**
 * Returns what the adding of each line would do. Adds nothing. Lines are identified only by number, because they
 * contain secrets.
 * @throws DomainError shop.listing_not_found
 */
export const previewStock =
  ({ listings, stock, names }: Needs<'listings' | 'stock' | 'names'>) =>
  async (listingId: string, lines: readonly string[]): Promise<readonly JudgedLine[]> => {
    if (!(await listings.find(listingId))) throw new DomainError('shop.listing_not_found');
    const typed = typedLines(lines);
    const wanted = typed
      .filter(isReadable)
      .map(({ number, username }) => ({ number, fingerprint: names.fingerprint(username) }));
    const known = await stock.known(wanted.map(({ fingerprint }) => fingerprint));
    const verdicts = new Map<number, JudgedLine['verdict']>(
      wanted.map(({ number, fingerprint }) => [number, known.has(fingerprint) ? 'known' : 'new']),
    );
    for (const { number } of repeatedIn(wanted)) verdicts.set(number, 'repeated');
    return typed.map(({ number }) => ({ number, verdict: verdicts.get(number) ?? 'unreadable' }));
  };
export type PreviewStock = ReturnType<typeof previewStock>;
