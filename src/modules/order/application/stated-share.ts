import type { Money } from '#kernel/money.ts';
import { movedByStating } from '../domain/boosters-pay.ts';
import { walk, type Order } from '../domain/order.ts';
import { type Facts, settledAt, worthOf } from './work-worth.ts';

/**
 * The money that staff move by stating how much of the work is done when they take the order from its booster. Null if
 * no money moves. Both the limit of the staff member and the request for a second admin count this amount.
 * @throws DomainError order.draft_unreadable, and what the step refuses
 */
export const statedShare = (
  order: Order,
  facts: Facts,
  {
    donePercent,
    reason,
    at,
  }: { readonly donePercent: number; readonly reason?: string | undefined; readonly at: Date },
): { readonly boosterId: string; readonly amount: Money } | null => {
  const leave = (left: Order) =>
    walk(left, 'processing', 'staff', at, { reason, worth: worthOf(left, facts) }).assignment;
  const [stated, proven] = [leave(settledAt(order, facts.matches, donePercent)), leave(order)];
  return stated && proven && movedByStating(stated, proven);
};
