import { Money } from '#kernel/money.ts';
import { isLesson, type Step } from '../domain/order.ts';
import { afterStep, isGiven, liveOf, owedForStream } from '../domain/stream.ts';
import type { StreamNotice } from './notices.ts';
import type { OrderRecord, Orders } from './ports.ts';

type Rows = Pick<Orders, 'streamsOf' | 'saveStream'>;

/** What would go back for its stream if nobody gave one any more. */
export const streamOwed = async (orders: Pick<Rows, 'streamsOf'>, { order }: OrderRecord): Promise<Money> =>
  order.streamPaid === null ? Money.zero : owedForStream(order, await orders.streamsOf(order.id));

export const streamNotice = (
  { order, number }: OrderRecord,
  userId: string,
  moment: StreamNotice['moment'],
  amount?: Money,
): StreamNotice => ({
  kind: 'order-stream',
  moment,
  userId,
  orderId: order.id,
  orderNumber: number,
  lesson: isLesson(order),
  ...(amount ? { amount } : {}),
});

/**
 * What a step means for an ordered stream: it counts from the moment that the order is played, and ends with it. A booster
 * who begins without a link is told.
 */
export const followStream = async (orders: Rows, record: OrderRecord, step: Step): Promise<readonly StreamNotice[]> => {
  const { order, from } = step;
  if (order.streamPaid === null || record.order.boosterId === null) return [];
  const streams = await orders.streamsOf(order.id);
  const live = liveOf(streams);
  const after = live && afterStep(live, order.state, order.updatedAt);
  if (after) await orders.saveStream(after);
  const begins = from === 'starting' && order.state === 'started';
  return begins && !live && !isGiven(streams) ? [streamNotice(record, record.order.boosterId, 'missing')] : [];
};

/** To its customer, where an order ended without the stream that it was ordered with. */
export const streamRefunded = (record: OrderRecord, refund: Money): readonly StreamNotice[] =>
  refund.isPositive ? [streamNotice(record, record.order.customerId, 'refunded', refund)] : [];
