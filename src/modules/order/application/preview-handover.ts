import type * as z from 'zod/mini';
import type { Handover } from '#contract/order/schemas.ts';
import { DomainError } from '#kernel/refusal.ts';
import { walk } from '../domain/order.ts';
import { provenOf, settledAt, worthOf } from './work-worth.ts';
import type { Needs } from './needs.ts';

/**
 * What it would mean if an order's booster left it now, before it is decided.
 * @param donePercent how much of the work is done, as staff say; without it, what is proven
 * @throws DomainError order.not_found, order.no_booster_leaves, order.transition_not_allowed
 */
export const previewHandover =
  ({ orders, clock }: Needs<'orders' | 'clock'>) =>
  async (orderId: string, donePercent: number | undefined): Promise<z.infer<typeof Handover>> => {
    const record = await orders.find(orderId);
    if (!record) throw new DomainError('order.not_found');
    const { percent: provenPercent } = await provenOf(orders, record);
    const settled = donePercent === undefined ? record : await settledAt(orders, record, donePercent);
    const worth = await worthOf(orders, settled);
    const { stint, order } = walk(record.order, 'processing', 'staff', clock.now(), { worth });
    if (!stint) throw new DomainError('order.no_booster_leaves');
    return {
      provenPercent,
      donePercent: donePercent ?? provenPercent,
      worth: order.earlier.worth,
      booster: stint.earned,
      earlier: record.order.earlier.earned,
      left: order.price.minus(order.earlier.worth),
    };
  };
export type PreviewHandover = ReturnType<typeof previewHandover>;
