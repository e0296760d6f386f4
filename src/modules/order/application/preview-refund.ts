import type { RefundPreview } from '#contract/order/trouble.ts';
import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type * as z from 'zod/mini';
import { endMoney, refundable } from '../domain/movement.ts';
import { factsOf, provenOf, worthOf } from './work-worth.ts';
import type { Needs } from './needs.ts';

/**
 * The money that a refund would move, before anybody decides it.
 * @param asked what the customer would get back. Null suggests the price of the missing work. The work done is what is
 * proven or, if that is more, what the customer says was done. The suggested refund is therefore never more than what
 * the customer claims.
 * @throws DomainError order.not_found, order.refund_above_price, order.refund_too_high
 */
export const previewRefund =
  ({ orders, disputes }: Needs<'orders' | 'disputes'>) =>
  async (orderId: string, asked: Money | null): Promise<z.infer<typeof RefundPreview>> => {
    const order = await orders.find(orderId);
    if (!order) throw new DomainError('order.not_found');
    const dispute = await disputes.latestOf(orderId);
    // the claim of a decided dispute no longer counts
    const claimed = (dispute?.decision ? null : dispute?.claimedPercent) ?? 0;
    const facts = await factsOf(orders, order);
    const { owed } = facts;
    const worth = worthOf(order, facts, claimed);
    const progressPercent = Math.max(provenOf(order, facts.matches).percent, claimed);
    const maximum = refundable(order, owed);
    const split = endMoney(order, 'split', {
      refund: asked ?? order.price.minus(owed).minus(worth).min(maximum),
      streamOwed: owed,
    });
    if (split.kind !== 'split') throw new Error('unreachable: a refund always splits the price');
    const { refund, earned: booster, earlier, revenue, stream } = split;
    return { progressPercent, worth, maximum, refund, stream, booster, earlier, revenue };
  };
export type PreviewRefund = ReturnType<typeof previewRefund>;
