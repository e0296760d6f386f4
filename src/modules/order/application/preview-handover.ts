import type * as z from 'zod/mini';
import type { Handover } from '#contract/order/schemas.ts';
import { DomainError } from '#kernel/refusal.ts';
import { walk } from '../domain/order.ts';
import { factsOf, provenOf, settledAt, worthOf } from './work-worth.ts';
import type { Needs } from './needs.ts';

/**
 * The money that would be settled if the order's booster left now, before anybody decides it.
 * @param donePercent percent of the work that is done, as staff state it; by default what is proven
 * @throws DomainError order.not_found, order.no_booster_leaves, order.transition_not_allowed
 */
export const previewHandover =
  ({ orders, clock }: Needs<'orders' | 'clock'>) =>
  async (orderId: string, donePercent: number | undefined): Promise<z.infer<typeof Handover>> => {
    const order = await orders.find(orderId);
    if (!order) throw new DomainError('order.not_found');
    const facts = await factsOf(orders, order);
    const { percent: provenPercent } = provenOf(order, facts.matches);
    const settled = donePercent === undefined ? order : settledAt(order, facts.matches, donePercent);
    const worth = worthOf(settled, facts);
    const { assignment, order: left } = walk(order, 'processing', 'staff', clock.now(), { worth });
    if (!assignment) throw new DomainError('order.no_booster_leaves');
    return {
      provenPercent,
      donePercent: donePercent ?? provenPercent,
      worth: left.earlier.worth,
      booster: assignment.earned,
      earlier: order.earlier.earned,
      left: order.price.minus(left.earlier.worth),
    };
  };
export type PreviewHandover = ReturnType<typeof previewHandover>;
