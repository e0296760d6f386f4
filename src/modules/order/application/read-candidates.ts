import type * as z from 'zod/mini';
import type { Candidate } from '#contract/order.ts';
import { DomainError } from '#kernel/refusal.ts';
import { needsOf, turnedAwayFrom } from './order-needs.ts';
import type { Boosters, Orders } from './ports.ts';

/** All boosters beside one order: their load, whether they may be chosen, and if not, why. Eligible ones first. */
export class ReadCandidates {
  readonly #orders: Orders;
  readonly #boosters: Boosters;

  constructor(orders: Orders, boosters: Boosters) {
    this.#orders = orders;
    this.#boosters = boosters;
  }

  /** @throws DomainError order.not_found */
  async run(orderId: string): Promise<z.infer<typeof Candidate>[]> {
    const record = await this.#orders.find(orderId);
    if (!record) throw new DomainError('order.not_found');
    const boosters = await this.#boosters.all();
    const ids = boosters.map(({ id }) => id);
    const [counts, judged, stints] = await Promise.all([
      this.#orders.activeCounts(ids),
      this.#boosters.judge(needsOf(record), ids),
      this.#orders.stintsOf([orderId]),
    ]);
    const candidates = boosters.map(({ id, displayName, tier, simultaneousOrders }) => {
      const activeOrders = counts.get(id) ?? 0;
      const full = activeOrders >= simultaneousOrders ? 'order.booster_limit_reached' : undefined;
      const has = record.order.boosterId === id ? 'order.already_taken' : undefined;
      const because = has ?? judged.get(id) ?? turnedAwayFrom(stints, id) ?? full;
      return {
        id,
        displayName,
        tier,
        activeOrders,
        simultaneousOrders,
        eligible: because === undefined,
        ...(because === undefined ? {} : { because }),
      };
    });
    return candidates.toSorted((a, b) => Number(b.eligible) - Number(a.eligible) || a.activeOrders - b.activeOrders);
  }
}
