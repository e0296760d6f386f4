import type { HookEvent } from '#kernel/hooks.ts';
import { type Delivery, keptForMs } from '../domain/delivery.ts';
import type { Needs } from './needs.ts';
import type { Webhooks } from './webhook-ports.ts';

type Listening = Awaited<ReturnType<Webhooks['listeningTo']>>;

/**
 * Writes a delivery for each receiver that is told of an event, in the transaction that makes it true. Whoever changes a
 * record holds it, so its events are numbered in the order in which they become true. Where nobody listens, it is one
 * question to a table of some rows.
 */
export const tellPrograms = ({
  webhooks,
  deliveries,
  dispatch,
  ids,
  clock,
}: Needs<'webhooks' | 'deliveries' | 'dispatch' | 'ids' | 'clock'>) => {
  const deliveriesOf = ({ type, about, orderId, data }: HookEvent, listening: Listening): Delivery[] => {
    const at = clock.now();
    const payload = JSON.stringify({ type, timestamp: at.toISOString(), data });
    const eventId = ids.next();
    const receivers = listening.filter(({ events }) => events.includes(type));
    return receivers.map(({ id: webhookId }) => ({
      id: ids.next(),
      eventId,
      webhookId,
      type,
      about,
      orderId,
      payload,
      state: 'waiting',
      tries: 0,
      nextTryAt: at,
      createdAt: at,
      endedAt: null,
    }));
  };

  return {
    tell: async (events: readonly HookEvent[]): Promise<void> => {
      if (events.length === 0) return;
      // for whom it would be forgotten before it could be sent, nothing is written
      const pausedSince = new Date(clock.now().getTime() - keptForMs);
      const listening = await webhooks.listeningTo(
        events.map(({ type }) => type),
        pausedSince,
      );
      if (listening.length === 0) return;
      await deliveries.add(events.flatMap((event) => deliveriesOf(event, listening)));
      await dispatch.soon(listening.map(({ id }) => id));
    },
  };
};
