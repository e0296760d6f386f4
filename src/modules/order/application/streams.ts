import { Money } from '#kernel/money.ts';
import type { Step, Order } from '../domain/order.ts';
import { afterStep, isGiven, liveOf, owedForStream } from '../domain/stream.ts';
import type { Orders } from './ports.ts';

type Rows = Pick<Orders, 'streamsOf' | 'saveStream'>;

/** The stream's refund if no stream is given from now on. */
export const streamOwed = async (orders: Pick<Rows, 'streamsOf'>, order: Order): Promise<Money> =>
  order.streamPaid === null ? Money.zero : owedForStream(order, await orders.streamsOf(order.id));

/**
 * Updates the live stream with a step of the order: it counts once the order is played, and ends when play ends.
 * @returns whether the booster begins without a link although a stream is ordered and none was given yet
 */
export const followStream = async (orders: Rows, before: Order, { order, from }: Step): Promise<boolean> => {
  if (order.streamPaid === null || before.boosterId === null) return false;
  const streams = await orders.streamsOf(order.id);
  const live = liveOf(streams);
  const after = live && afterStep(live, order.state, order.updatedAt);
  if (after) await orders.saveStream(after);
  return from === 'starting' && order.state === 'started' && !live && !isGiven(streams);
};
