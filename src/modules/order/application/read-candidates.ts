import type * as z from 'zod/mini';
import type { Candidate as CandidateSchema, Candidates } from '#contract/order/schemas.ts';
import { rankOf } from '#kernel/ranking.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Scope } from '#kernel/vocabulary.ts';
import { requirementsOf, turnedAwayFrom } from './order-requirements.ts';
import type { Needs } from './needs.ts';

/** The most rows that are shown. Staff find other boosters by name. */
const atMost = 50;

/**
 * Batch sizes. One batch is usually enough, because most boosters who may fit do fit. Otherwise each batch is twice as
 * large as the one before, up to `most`.
 */
const atOnce = { first: 100, most: 2000 };

/**
 * Candidates for an order: their load, whether they may be assigned, and if not, why. Boosters who may be assigned come
 * first, then the lower load, then the higher tier.
 * @param search words of names, as far as the viewer may see them; empty for everybody
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
    const [needs, assignments] = [requirementsOf(order), await orders.assignmentsOf([orderId])];
    const byFullName = viewer.scopes.some((scope) => scope === 'boosters:read' || scope === 'users:read');
    const page = async (part: { readonly may: boolean; readonly from: number; readonly limit: number }) => {
      const some = await boosters.fitting(needs, { ...part, search, byFullName });
      const counts = await orders.activeCounts(some.map(({ id }) => id));
      return some.map(({ because: misfit, ...booster }) => {
        const { id, simultaneousOrders } = booster;
        const activeOrders = counts.get(id) ?? 0;
        const full = activeOrders >= simultaneousOrders ? 'order.booster_limit_reached' : undefined;
        const has = order.boosterId === id ? 'order.already_taken' : undefined;
        const because = has ?? misfit ?? turnedAwayFrom(assignments, id) ?? full;
        return { ...booster, activeOrders, eligible: because === undefined, ...(because && { because }) };
      });
    };
    // a booster who takes an order meanwhile can appear again in a later batch; the newer row replaces the older
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

/**
 * Sorts boosters who may be assigned before all others. Then come the better match of the name, the lower load and the
 * higher tier.
 */
const byFitness =
  (search: string) =>
  (a: Candidate, b: Candidate): number =>
    Number(b.eligible) - Number(a.eligible) ||
    nameRank(a, search) - nameRank(b, search) ||
    loadOf(a) - loadOf(b) ||
    b.tier - a.tier;

/** Rank of boosters whom the search matched by a name that is not shown: they come last. */
const lastRank = 9;
const nameRank = ({ displayName }: Candidate, search: string): number =>
  search === '' ? 0 : (rankOf(displayName, search) ?? lastRank);

/** Active orders divided by the booster's limit. `Math.max` avoids a division by zero for boosters without capacity. */
const loadOf = ({ activeOrders, simultaneousOrders }: Candidate): number =>
  activeOrders / Math.max(simultaneousOrders, 1);
