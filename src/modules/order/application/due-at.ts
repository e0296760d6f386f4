import type { Order, Step } from '../domain/order.ts';
import type { OrderRecord } from './ports.ts';

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
