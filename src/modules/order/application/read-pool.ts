import type * as z from 'zod/mini';
import type { PoolOrder } from '#contract/order.ts';
import type { PriceList } from '#modules/pricing/index.ts';
import { shareOf } from '../domain/order.ts';
import { needsOf, turnedAwayFrom } from './order-needs.ts';
import { playedDraft } from './order-page.ts';
import type { Boosters, Listed, OrderLists, OrderRecord, Orders } from './ports.ts';

type PoolAnswer = z.infer<typeof PoolOrder>;

/** The orders that look for a booster, with what this one would earn and whether they may be taken. */
export class ReadPool {
  readonly #lists: OrderLists;
  readonly #orders: Orders;
  readonly #boosters: Boosters;
  readonly #prices: PriceList;

  constructor(lists: OrderLists, orders: Orders, boosters: Boosters, prices: PriceList) {
    this.#lists = lists;
    this.#orders = orders;
    this.#boosters = boosters;
    this.#prices = prices;
  }

  async run(
    boosterId: string,
    part: { readonly from: number; readonly limit: number; readonly games?: readonly string[] },
  ): Promise<Listed<PoolAnswer>> {
    const [booster, counts, pool] = await Promise.all([
      this.#boosters.find(boosterId),
      this.#orders.activeCounts([boosterId]),
      this.#lists.pool(part),
    ]);
    if (!booster) return { rows: [], total: 0, atLeast: false };
    const full = (counts.get(boosterId) ?? 0) >= booster.simultaneousOrders ? 'order.booster_limit_reached' : undefined;
    const [judged, stints] = await Promise.all([
      this.#boosters.judgeAll(boosterId, pool.rows.map(needsOf)),
      this.#orders.stintsOf(pool.rows.map(({ order }) => order.id)),
    ]);
    const sharePercent = this.#prices.boosterSharePercent(booster.tier);
    const rows = pool.rows.map((record, at) => {
      const own = stints.filter(({ orderId }) => orderId === record.order.id);
      return poolOrder(record, sharePercent, full ?? judged[at] ?? turnedAwayFrom(own, boosterId));
    });
    return { ...pool, rows };
  }
}

const poolOrder = (record: OrderRecord, sharePercent: number, because: string | undefined): PoolAnswer => ({
  id: record.order.id,
  number: record.number,
  service: record.order.service.id,
  draft: playedDraft(record),
  earnings: shareOf({ ...record.order, sharePercent }),
  priority: record.priority,
  estimate: record.estimate,
  takeable: because === undefined,
  ...(because === undefined ? {} : { because }),
  createdAt: record.createdAt.toISOString(),
});
