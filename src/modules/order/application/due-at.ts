import type { Order, Step } from '../domain/order.ts';
import type { FirstFinish, OrderRecord } from './ports.ts';

const hour = 3600_000;

/** The estimate counts from the booster's first match on; another booster begins it anew. It rests with the order. */
export const dueAfterStep = (record: OrderRecord, { from, order }: Step): Date | null => {
  if (order.boosterId === null || order.service.kind === 'coaching') return null;
  if (order.state !== 'started') return record.dueAt;
  if (from === 'starting') return new Date(order.updatedAt.getTime() + record.estimate.maxHours * hour);
  return dueAfterRest(record, order);
};

/** The estimate ends later by what the order rested. */
export const dueAfterRest = ({ dueAt, order: before }: OrderRecord, after: Order): Date | null =>
  dueAt && new Date(dueAt.getTime() + after.pausedMs - before.pausedMs);

/** What a step that finishes the order says of how it was played: the estimate began when its booster did. */
export const finishOf = ({ dueAt, estimate }: OrderRecord, { order }: Step): FirstFinish | null => {
  if (order.state !== 'finished' || order.boosterId === null) return null;
  const at = order.updatedAt;
  const playedMs = dueAt && at.getTime() - (dueAt.getTime() - estimate.maxHours * hour);
  return {
    at,
    boosterId: order.boosterId,
    playedSeconds: playedMs === null ? null : Math.max(0, Math.round(playedMs / 1000)),
    late: dueAt !== null && at > dueAt,
  };
};
