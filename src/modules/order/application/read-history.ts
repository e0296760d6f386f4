import type { Listed } from '#kernel/lists.ts';
import type { Match, TimelineEntry } from '#contract/order/schemas.ts';
import type * as z from 'zod/mini';
import { DomainError } from '#kernel/refusal.ts';
import type { Order } from '../domain/order.ts';
import { matchTimesOf } from './count-matches.ts';
import { shownMatch, timelineEntry, walkerOf, type Viewer } from './order-page.ts';
import type { OrderHistories } from './history-ports.ts';
import type { Needs } from './needs.ts';

/**
 * An order's matches and timeline, page by page; the order's page itself has only the newest. Whoever may see the order may
 * see all of them.
 */
export const readHistory = ({ orders, histories }: Needs<'orders' | 'histories'>) => {
  const seen = async (orderId: string, viewer: Viewer): Promise<Order> => {
    const order = await orders.find(orderId);
    if (!order || !walkerOf(viewer, order)) throw new DomainError('order.not_found');
    return order;
  };

  return {
    /** @throws DomainError order.not_found, also if the order belongs to somebody else */
    matches: async (
      orderId: string,
      viewer: Viewer,
      part: Parameters<OrderHistories['matches']>[1],
    ): Promise<Listed<Match>> => {
      const order = await seen(orderId, viewer);
      const { rows, ...counted } = await histories.matches(orderId, part);
      const times = rows.some(({ counts }) => !counts)
        ? await matchTimesOf(orders, order, await orders.matchesOf(orderId))
        : undefined;
      return { rows: rows.map((match) => shownMatch(match, times)), ...counted };
    },
    /** @throws DomainError order.not_found, also if the order belongs to somebody else */
    timeline: async (
      orderId: string,
      viewer: Viewer,
      part: Parameters<OrderHistories['events']>[1],
    ): Promise<Listed<z.infer<typeof TimelineEntry>>> => {
      await seen(orderId, viewer);
      const { rows, ...counted } = await histories.events(orderId, part);
      return { rows: rows.map(timelineEntry), ...counted };
    },
  };
};
export type ReadHistory = ReturnType<typeof readHistory>;
