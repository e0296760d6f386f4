import { DomainError } from '#kernel/refusal.ts';
import { endStream, liveOf, startStream, streamUrlOf } from '../domain/stream.ts';
import type { Order, Person } from '../domain/order.ts';
import { lockAssigned } from './lock-own.ts';
import type { Needs } from './needs.ts';

/** The booster of an order with a stream gives its link, and ends it (decision 0067). */
export const giveStream = ({ orders, changes, work }: Needs<'orders' | 'work' | 'changes'>) => ({
  /**
   * A new link ends the one before; the same link changes nothing.
   * @throws DomainError order.not_found, order.stream_link_invalid, order.stream_not_ordered, order.stream_not_allowed,
   * order.being_replaced, order.paused
   */
  give: async (orderId: string, link: string, booster: Person): Promise<Order> =>
    work.run(async () => {
      const order = await lockAssigned(orders, orderId, booster.id);
      const now = work.now();
      const said = { id: work.newId(), boosterId: booster.id, url: streamUrlOf(link) };
      const stream = startStream(order, said, now);
      const live = liveOf(await orders.streamsOf(orderId));
      if (live?.url === stream.url) return order;
      if (live) await orders.saveStream(endStream(live, now));
      await orders.addStream(stream);
      return changes.write({ ...order, updatedAt: now }, { kind: 'stream', actor: { ...booster, role: 'booster' } });
    }),
  /** @throws DomainError order.not_found, order.stream_not_ordered, order.stream_not_live */
  end: async (orderId: string, booster: Person): Promise<Order> =>
    work.run(async () => {
      const order = await lockAssigned(orders, orderId, booster.id);
      if (order.streamPaid === null) throw new DomainError('order.stream_not_ordered');
      const live = liveOf(await orders.streamsOf(orderId));
      if (!live) throw new DomainError('order.stream_not_live');
      const now = work.now();
      await orders.saveStream(endStream(live, now));
      return changes.write(
        { ...order, updatedAt: now },
        { kind: 'stream-ended', actor: { ...booster, role: 'booster' } },
      );
    }),
});
export type GiveStream = ReturnType<typeof giveStream>;
