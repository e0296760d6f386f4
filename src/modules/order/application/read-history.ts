import type { Match, TimelineEntry } from '#contract/order.ts';
import type * as z from 'zod/mini';
import { DomainError } from '#kernel/refusal.ts';
import { matchTimesOf } from './count-matches.ts';
import { shownMatch, timelineEntry, walkerOf, type Viewer } from './order-page.ts';
import type { OrderHistories } from './history-ports.ts';
import type { Listed, OrderRecord, Orders } from './ports.ts';

/** What the page of an order shows the newest of, in parts; whoever may see the page may see all of it. */
export class ReadHistory {
  readonly #orders: Orders;
  readonly #histories: OrderHistories;

  constructor(orders: Orders, histories: OrderHistories) {
    this.#orders = orders;
    this.#histories = histories;
  }

  /** @throws DomainError order.not_found, also where the order is somebody else's */
  async matches(
    orderId: string,
    viewer: Viewer,
    part: Parameters<OrderHistories['matches']>[1],
  ): Promise<Listed<Match>> {
    const record = await this.#seen(orderId, viewer);
    const { rows, ...counted } = await this.#histories.matches(orderId, part);
    const times = rows.some(({ counts }) => !counts)
      ? await matchTimesOf(this.#orders, record, await this.#orders.matchesOf(orderId))
      : undefined;
    return { rows: rows.map((match) => shownMatch(match, times)), ...counted };
  }

  /** @throws DomainError order.not_found, also where the order is somebody else's */
  async timeline(
    orderId: string,
    viewer: Viewer,
    part: Parameters<OrderHistories['events']>[1],
  ): Promise<Listed<z.infer<typeof TimelineEntry>>> {
    await this.#seen(orderId, viewer);
    const { rows, ...counted } = await this.#histories.events(orderId, part);
    return { rows: rows.map(timelineEntry), ...counted };
  }

  async #seen(orderId: string, viewer: Viewer): Promise<OrderRecord> {
    const record = await this.#orders.find(orderId);
    if (!record || !walkerOf(viewer, record)) throw new DomainError('order.not_found');
    return record;
  }
}
