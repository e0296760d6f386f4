import type { Order } from './order-facts.ts';

const hours = 3600_000;

/** Milliseconds of waiting for the game account after which the customer is reminded. */
export const remindedAfter = [1 * hours, 24 * hours] as const;

/** Milliseconds after the order was placed in which reminders are sent, however late the sweep comes. */
export const remindedWithin = 30 * 24 * hours;

/**
 * The due reminder of an order that waits for its game account, in milliseconds of waiting. The wait begins when the
 * order is placed, or when the account is removed. Of several that are due, only the last one is sent.
 */
export const dueReminder = ({ state, createdAt, accountRemovedAt, accountRemindedAt }: Order, now: Date) => {
  if (state !== 'waiting' || createdAt.getTime() + remindedWithin <= now.getTime()) return undefined;
  const since = (accountRemovedAt ?? createdAt).getTime();
  const reminded = accountRemindedAt?.getTime() ?? -Infinity;
  return remindedAfter.findLast((after) => since + after <= now.getTime() && reminded < since + after);
};
