import type { Money } from '#kernel/money.ts';
import { readDraft, worthOfWork } from '#modules/pricing/index.ts';
import type { OrderRecord, Orders } from './ports.ts';
import { progressOfRecord } from './record-progress.ts';

/**
 * What the work on an order comes to by now, on the lines of its price.
 * @param atLeast percent of the work that was done, whatever was recorded of it.
 */
export const worthOf = async (orders: Orders, record: OrderRecord, atLeast = 0): Promise<Money> => {
  const { done, total } = progressOfRecord(record, await orders.matchesOf(record.order.id));
  const reached = { done: Math.max(done, (total * atLeast) / 100), total };
  return worthOfWork(readDraft(record.draft), record.summary, reached);
};
