import type { HookEvent } from '#kernel/hooks.ts';
import { keptForMs } from '../domain/delivery.ts';
import type { Needs } from './needs.ts';
import type { ToldEvent } from './webhook-ports.ts';

/**
 * Writes a delivery for each receiver of an event, in the transaction of the event. That transaction locks the record,
 * so the events of a record are numbered in the order in which they happen. If there is no receiver, this costs one
 * statement on a small table.
 */
export const tellPrograms = ({
  deliveries,
  dispatch,
  ids,
  clock,
}: Needs<'deliveries' | 'dispatch' | 'ids' | 'clock'>) => {
  const toldOf = ({ type, about, orderId, data }: HookEvent): ToldEvent => {
    const createdAt = clock.now();
    const payload = JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
    return { eventId: ids.next(), type, about, orderId, payload, createdAt };
  };

  return {
    tell: async (events: readonly HookEvent[]): Promise<void> => {
      if (events.length === 0) return;
      // a receiver that has been paused for longer than deliveries are kept gets none, because they would be deleted
      // before they were sent
      const pausedSince = new Date(clock.now().getTime() - keptForMs);
      const { receivers } = await deliveries.tell(events.map(toldOf), pausedSince);
      await dispatch.soon(receivers);
    },
  };
};
