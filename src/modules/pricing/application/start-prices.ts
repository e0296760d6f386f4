import type { Draft as WireDraft } from '#contract/pricing/schemas.ts';
import { isOnLadder } from '#kernel/ladder.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Tier } from '#kernel/vocabulary.ts';
import { type FoundStart, type PaidOrder, startFrom } from '../domain/found-rank.ts';
import { readDraft } from './read-draft.ts';
import type { Needs } from './needs.ts';

/** A rank as a person names it. In Challenger and Radiant boosts the tier is fixed, and only the points vary. */
export interface NamedRank {
  readonly tier: Tier;
  readonly division: number | null;
  readonly points: number;
}

/**
 * What another rank at the start means for an order. Prices come from the version of the price book with which the
 * order was priced.
 */
export const startPrices = ({ books, terms, clock }: Needs<'books' | 'terms' | 'clock'>) => ({
  /** @throws DomainError pricing.rank_not_served for a rank of another ladder, pricing.book_not_found */
  judge: async (
    draft: WireDraft,
    found: NamedRank,
    order: PaidOrder & { readonly version: number },
  ): Promise<FoundStart> => {
    const started = startingAt(draft, found);
    const book = await books.ofVersion(order.version);
    if (!book) throw new DomainError('pricing.book_not_found');
    return startFrom(readDraft(draft), readDraft(started), order, book, clock.now(), terms.minimumOrder());
  },
});
export type StartPrices = ReturnType<typeof startPrices>;

/** The customer's declared rank at the start; null for services without one. */
export const declaredRank = (draft: WireDraft): NamedRank | null => {
  if (!('current' in draft)) return null;
  const { current } = draft;
  const points = ('lp' in current ? current.lp : undefined) ?? ('kp' in current ? current.kp : undefined) ?? 0;
  if (!('tier' in current)) return { tier: pointedTier(draft), division: null, points };
  return { tier: current.tier, division: current.division ?? null, points };
};

/**
 * The draft with another rank at the start.
 * @throws DomainError pricing.rank_not_served for a rank of another ladder
 */
export const startingAt = (draft: WireDraft, { tier, division, points }: NamedRank): WireDraft => {
  if (!('current' in draft)) throw new DomainError('pricing.rank_not_served');
  const { game } = readDraft(draft);
  const counted = game === 'valorant' ? { kp: points } : { lp: points };
  if (!('tier' in draft.current)) return { ...draft, current: counted } as WireDraft;
  if (!isOnLadder(game, { tier, division, lp: points })) throw new DomainError('pricing.rank_not_served');
  return { ...draft, current: { tier, ...(division === null ? {} : { division }), ...counted } } as WireDraft;
};

/** The tier of a service that is counted in points only. */
const pointedTier = ({ service }: WireDraft): Tier =>
  service === 'league-of-legends/challenger-boost' ? 'challenger' : 'radiant';
