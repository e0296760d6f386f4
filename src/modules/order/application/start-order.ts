import { DomainError } from '#kernel/refusal.ts';
import { declaredRank, type NamedRank, startingAt } from '#modules/pricing/index.ts';
import { asksForRank, reportRank } from '../domain/found-rank.ts';
import type { Actor, Order } from '../domain/order.ts';
import type { OrderRank, RankReport } from '../domain/order-facts.ts';
import type { Advance } from './advance-order.ts';
import { pricedDraft } from './priced-draft.ts';
import { draftOf } from './readable-draft.ts';
import type { Needs } from './needs.ts';

/** A rank as a booster reports it. See {@link foundRank} for what missing fields mean. */
export type SaidRank = { readonly [K in keyof NamedRank]?: NamedRank[K] | undefined };

/**
 * The booster starts the order and reports the rank that they found. If it differs, the order waits for its customer
 * (decision 0077).
 * @throws DomainError order.not_found, order.rank_not_asked, order.rank_needs_picture, pricing.rank_not_served, picture.not_found
 */
export const startOrder = ({
  orders,
  startPrices,
  advance,
  changes,
  pictures,
  work,
}: Needs<'orders' | 'startPrices' | 'pictures' | 'work' | 'changes' | 'advance'>) => {
  /**
   * The declared rank, with which the found rank is compared. The booster reports a rank only before the first match.
   * @throws DomainError order.rank_not_asked
   */
  const asked = async (order: Order): Promise<OrderRank> => {
    const declared = declaredRank(draftOf(order));
    if (!declared || !asksForRank(order) || (await orders.matchesOf(order.id)).length > 0)
      throw new DomainError('order.rank_not_asked');
    return declared;
  };

  const withReport = async (order: Order, said: Pick<RankReport, 'id' | 'declared' | 'found'>) => {
    const { price, couponDiscount } = order;
    const paid = { price, couponDiscount, version: order.priceBookVersion };
    const start = await startPrices.judge(pricedDraft(order), said.found, paid);
    const report = {
      ...said,
      difference: start.kind === 'different' ? start.difference : null,
      reached: start.kind === 'reached',
      outcome: start.kind === 'same' ? ('same' as const) : ('open' as const),
    };
    return reportRank(order, report, work.now());
  };

  return (
    step: Omit<Advance, 'actor'> & { readonly actor: Actor & { readonly id: string } },
    said: SaidRank,
    pictureIds: readonly string[],
  ): Promise<Order> =>
    work.run(async () => {
      const { orderId, actor } = step;
      const order = await orders.lock(orderId);
      if (!order || order.boosterId !== actor.id) throw new DomainError('order.not_found');
      const declared = await asked(order);
      const found = foundRank(declared, said);
      const isDeclared = isSame(declared, found);
      if (!isDeclared && pictureIds.length === 0) throw new DomainError('order.rank_needs_picture');
      const id = work.newId();
      await pictures.attach(pictureIds, actor.id, { kind: 'rank-report', id });
      const reported = await withReport(order, { id, declared, found });
      if (reported.rank?.outcome === 'open') return changes.write(reported, { kind: 'rank-reported', actor });
      const draft = isDeclared ? order.draft : startingAt(draftOf(order), found);
      await orders.save({ ...reported, draft });
      return advance.run(step);
    });
};
export type StartOrder = ReturnType<typeof startOrder>;

/**
 * Completes the reported rank. Without a tier, tier and division are the declared ones. With a tier, a missing division is
 * null. Missing points are 0.
 */
const foundRank = (declared: OrderRank, { tier, division, points = 0 }: SaidRank): OrderRank => ({
  tier: tier ?? declared.tier,
  division: tier === undefined ? declared.division : (division ?? null),
  points,
});

const isSame = (one: OrderRank, other: OrderRank): boolean =>
  one.tier === other.tier && one.division === other.division && one.points === other.points;
