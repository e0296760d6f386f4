import type { HookEvent } from '#kernel/hooks.ts';
import { type Delivery, keptForMs } from '../domain/delivery.ts';
import type { Needs } from './needs.ts';
import type { Webhooks } from './webhook-ports.ts';

type Listening = Awaited<ReturnType<Webhooks['listeningTo']>>;

/**
 * Writes a delivery for each receiver of an event, in the transaction of the event. That transaction locks the record,
 * so the events of a record are numbered in the order in which they happen. If there is no receiver, this costs one
 * query of a small table.
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
      // a receiver that has been paused for longer than deliveries are kept gets none, because they would be deleted
      // before they were sent
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
