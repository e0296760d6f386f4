import type { Money } from '#kernel/money.ts';
import { readDraft, worthOfWork } from '#modules/pricing/index.ts';
import type { OrderRecord, Orders } from './ports.ts';
import { progressOfRecord } from './record-progress.ts';

/** What the work on an order comes to by now, on the lines of its price. */
export const worthOf = async (orders: Orders, record: OrderRecord): Promise<Money> => {
  const progress = progressOfRecord(record, await orders.matchesOf(record.order.id));
  return worthOfWork(readDraft(record.draft), record.summary, progress);
};
