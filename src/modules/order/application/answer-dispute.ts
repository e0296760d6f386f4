import { DomainError } from '#kernel/refusal.ts';
import { answerDispute as answeredDispute } from '../domain/dispute.ts';
import type { Order, Person } from '../domain/order.ts';
import { lockAssigned } from './lock-own.ts';
import type { Needs } from './needs.ts';

/**
 * The booster answers a dispute, once.
 * @throws DomainError order.not_found, order.dispute_not_found, order.dispute_answered, order.dispute_decided, picture.not_found
 */
export const answerDispute =
  ({ orders, disputes, changes, pictures, work }: Needs<'orders' | 'disputes' | 'pictures' | 'work' | 'changes'>) =>
  (
    orderId: string,
    { text, pictures: pictureIds }: { readonly text: string; readonly pictures: readonly string[] },
    booster: Person,
  ): Promise<Order> =>
    work.run(async () => {
      const order = await lockAssigned(orders, orderId, booster.id);
      const dispute = await disputes.latestOf(orderId);
      if (!dispute) throw new DomainError('order.dispute_not_found');
      const now = work.now();
      await disputes.save(answeredDispute(dispute, text, now));
      await pictures.attach(pictureIds, booster.id, { kind: 'dispute-answer', id: dispute.id });
      return changes.write(
        { ...order, updatedAt: now },
        { kind: 'dispute-answered', actor: { ...booster, role: 'booster' } },
      );
    });
export type AnswerDispute = ReturnType<typeof answerDispute>;
