import type { HookEvent } from '#kernel/hooks.ts';
import { type Delivery, keptForMs } from '../domain/delivery.ts';
import type { Needs } from './needs.ts';

/**
 * Writes a delivery for each receiver that is told of an event, in the transaction that makes it true. Whoever changes a
 * record holds it, so its events are numbered in the order in which they become true. Where nobody listens, it is one
 * question to a table of some rows, and nothing of the event is read.
 */
export const tellPrograms = ({
  webhooks,
  deliveries,
  dispatch,
  ids,
  clock,
}: Needs<'webhooks' | 'deliveries' | 'dispatch' | 'ids' | 'clock'>) => {
  const deliveriesOf = async (event: HookEvent, receivers: readonly { readonly id: string }[]): Promise<Delivery[]> => {
    const { type, about, orderId } = event;
    const at = clock.now();
    const payload = JSON.stringify({ type, timestamp: at.toISOString(), data: await event.data() });
    const eventId = ids.next();
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
      const written: Delivery[] = [];
      for (const event of events) {
        const receivers = listening.filter(({ events: wanted }) => wanted.includes(event.type));
        if (receivers.length > 0) written.push(...(await deliveriesOf(event, receivers)));
      }
      await deliveries.add(written);
      await dispatch.soon(listening.map(({ id }) => id));
    },
  };
};
export type TellPrograms = ReturnType<typeof tellPrograms>;
