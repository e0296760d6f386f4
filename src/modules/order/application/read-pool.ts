import type { Listed } from '#kernel/lists.ts';
import type * as z from 'zod/mini';
import type { PoolOrder } from '#contract/order/schemas.ts';
import type { Draft } from '#contract/pricing/schemas.ts';
import { hiddenNote, isPrivateNote } from '#kernel/private-note.ts';
import { offeredTo } from '../domain/offer.ts';
import { type Order, shareOf } from '../domain/order.ts';
import { requirementsOf, turnedAwayFrom } from './order-requirements.ts';
import { playedDraft } from './order-page.ts';
import type { PoolQuery } from './pool-ports.ts';
import type { Because } from './ports.ts';
import type { Needs } from './needs.ts';

type PoolAnswer = z.infer<typeof PoolOrder>;

interface PoolWanted extends Omit<PoolQuery, 'fits' | 'earns' | 'seenBy'> {
  /** The least that this booster would earn, in kuruş. */
  readonly minimumEarnings?: number;
  /**
   * Only orders that the booster's profile allows, or only the others. The limit of simultaneous orders is not part of it.
   */
  readonly fits?: boolean;
}

/** The orders that look for a booster, with what this booster would earn and whether they may take each. */
export const readPool =
  ({ lists, orders, boosters, priceList, clock }: Needs<'lists' | 'orders' | 'boosters' | 'priceList' | 'clock'>) =>
  async (boosterId: string, { minimumEarnings, fits, ...part }: PoolWanted): Promise<Listed<PoolAnswer>> => {
    const candidate = await boosters.candidate(boosterId);
    if (!candidate) return { rows: [], total: 0, atLeast: false };
    const { booster, reach, judge } = candidate;
    const sharePercent = priceList.boosterSharePercent(booster.tier);
    const now = clock.now();
    const [counts, pool] = await Promise.all([
      orders.activeCounts([boosterId]),
      lists.pool({
        ...part,
        seenBy: { boosterId, at: now },
        ...(fits === undefined ? {} : { fits: { reach, is: fits } }),
        ...(minimumEarnings === undefined ? {} : { earns: { atLeast: minimumEarnings, sharePercent } }),
      }),
    ]);
    const full = (counts.get(boosterId) ?? 0) >= booster.simultaneousOrders ? 'order.booster_limit_reached' : undefined;
    const assignments = await orders.assignmentsOf(pool.rows.map(({ id }) => id));
    const rows = pool.rows.map((order) => {
      const own = assignments.filter(({ orderId }) => orderId === order.id);
      return answerOf({
        order,
        sharePercent,
        unfit: judge(requirementsOf(order)) ?? turnedAwayFrom(own, boosterId),
        full,
        offered: offeredTo(order, now) === boosterId,
      });
    });
    return { ...pool, rows };
  };
export type ReadPool = ReturnType<typeof readPool>;

/** Hides a note that seems to contain a password or contact details from boosters who have not taken the order. */
const withoutSecrets = (draft: Draft): Draft =>
  draft.note !== undefined && isPrivateNote(draft.note) ? { ...draft, note: hiddenNote } : draft;

interface Judged {
  readonly order: Order;
  readonly sharePercent: number;
  /** Why this booster may not take this order (`unfit`), and why they may take no further order at all (`full`). */
  readonly unfit: Because;
  readonly full: Because;
  /** Whether only this booster sees the order now. */
  readonly offered: boolean;
}

const answerOf = ({ order, sharePercent, unfit, full, offered }: Judged): PoolAnswer => {
  const because = unfit ?? full;
  return {
    id: order.id,
    number: order.number,
    service: order.service.id,
    draft: withoutSecrets(playedDraft(order)),
    earnings: shareOf({ ...order, sharePercent }),
    sharePercent,
    priority: order.priority,
    estimate: order.estimate,
    takeable: because === undefined,
    ...(because === undefined ? {} : { because }),
    offeredUntil: offered ? (order.offer?.until?.toISOString() ?? null) : null,
    createdAt: order.createdAt.toISOString(),
  };
};
