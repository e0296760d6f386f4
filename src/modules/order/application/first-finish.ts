import { playedWithin } from '../domain/due.ts';
import { isLesson, type Step } from '../domain/order.ts';
import type { FirstFinish, OrderRecord } from './ports.ts';

/** What a step that finishes the order says of how it was played: the estimate began when its booster did. */
export const finishOf = (record: OrderRecord, { order }: Step): FirstFinish | null => {
  if (order.state !== 'finished' || order.boosterId === null) return null;
  const at = order.updatedAt;
  return {
    at,
    boosterId: order.boosterId,
    playedSeconds: isLesson(order) ? null : playedSeconds(record, at),
    late: record.dueAt !== null && at > record.dueAt,
  };
};

const playedSeconds = (record: OrderRecord, at: Date): number | null => {
  if (record.dueAt === null) return null;
  const began = record.dueAt.getTime() - playedWithin(record);
  return Math.max(0, Math.round((at.getTime() - began) / 1000));
};
