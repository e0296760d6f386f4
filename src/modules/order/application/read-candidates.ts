import type * as z from 'zod/mini';
import type { Candidate as CandidateSchema, Candidates } from '#contract/order/schemas.ts';
import { rankOf } from '#kernel/ranking.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Scope } from '#kernel/vocabulary.ts';
import { requirementsOf, turnedAwayFrom } from './order-requirements.ts';
import type { Needs } from './needs.ts';

/** Nobody reads more of them: whoever is not among these is looked for by name. */
const atMost = 50;

/** Of those who may fit, most do: usually one part is enough. Where few do, each part is twice the one before, as far as one question goes. */
const atOnce = { first: 100, most: 2000 };

/**
 * Boosters beside one order: their load, whether they may be chosen, and if not, why. The most fitting first: who may be chosen,
 * then who has the least of what they can have, then the higher tier.
 * @param search words of names, as far as the viewer may read them; everybody without.
 * @throws DomainError order.not_found
 */
export const readCandidates =
  ({ orders, boosters }: Needs<'orders' | 'boosters'>) =>
  async (
    orderId: string,
    viewer: { readonly scopes: readonly Scope[] },
    search = '',
  ): Promise<z.infer<typeof Candidates>> => {
    const order = await orders.find(orderId);
    if (!order) throw new DomainError('order.not_found');
    const [needs, stints] = [requirementsOf(order), await orders.stintsOf([orderId])];
    const byFullName = viewer.scopes.some((scope) => scope === 'boosters:read' || scope === 'users:read');
    const page = async (part: { readonly may: boolean; readonly from: number; readonly limit: number }) => {
      const some = await boosters.fitting(needs, { ...part, search, byFullName });
      const counts = await orders.activeCounts(some.map(({ id }) => id));
      return some.map(({ because: misfit, ...booster }) => {
        const { id, simultaneousOrders } = booster;
        const activeOrders = counts.get(id) ?? 0;
        const full = activeOrders >= simultaneousOrders ? 'order.booster_limit_reached' : undefined;
        const has = order.boosterId === id ? 'order.already_taken' : undefined;
        const because = has ?? misfit ?? turnedAwayFrom(stints, id) ?? full;
        return { ...booster, activeOrders, eligible: because === undefined, ...(because && { because }) };
      });
    };
    // whoever takes an order meanwhile comes again in a later part: as they are now
    const found = new Map<string, Candidate>();
    const keep = (part: readonly Candidate[]) => part.forEach((one) => found.set(one.id, one));
    const areEnough = () => [...found.values()].filter(({ eligible }) => eligible).length > atMost;
    for (let from = 0, limit = atOnce.first; !areEnough(); limit = Math.min(2 * limit, atOnce.most)) {
      const more = await page({ may: true, from, limit });
      if (more.length === 0) break;
      keep(more);
      from += limit;
    }
    if (!areEnough()) keep(await page({ may: false, from: 0, limit: atMost + 1 }));
    return { rows: [...found.values()].toSorted(byFitness(search)).slice(0, atMost), more: found.size > atMost };
  };
export type ReadCandidates = ReturnType<typeof readCandidates>;

type Candidate = z.infer<typeof CandidateSchema>;

/** Of those who may be chosen, and of the others: who is called most as the search says, then the most fitting. */
const byFitness =
  (search: string) =>
  (a: Candidate, b: Candidate): number =>
    Number(b.eligible) - Number(a.eligible) ||
    nameRank(a, search) - nameRank(b, search) ||
    loadOf(a) - loadOf(b) ||
    b.tier - a.tier;

/** The search also looks at names that are not shown: those come last. */
const lastRank = 9;
const nameRank = ({ displayName }: Candidate, search: string): number =>
  search === '' ? 0 : (rankOf(displayName, search) ?? lastRank);

/** Of what they can have; who can have none is not divided by it. */
const loadOf = ({ activeOrders, simultaneousOrders }: Candidate): number =>
  activeOrders / Math.max(simultaneousOrders, 1);
