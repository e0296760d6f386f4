import { DomainError } from '#kernel/refusal.ts';
import { judged } from '../domain/review.ts';
import type { Needs } from './needs.ts';
import type { Person } from '../domain/order.ts';

/**
 * Staff hide a review from everybody but its customer, or show it again, with a reason.
 * @throws DomainError order.review_not_found, order.review_unchanged
 */
export const judgeReview =
  ({ reviews, work }: Needs<'reviews' | 'work'>) =>
  (asked: {
    readonly orderId: string;
    readonly hidden: boolean;
    readonly because: string;
    readonly by: Person;
  }): Promise<void> =>
    work.run(async () => {
      const review = await reviews.lock(asked.orderId);
      if (!review) throw new DomainError('order.review_not_found');
      const { by, because, hidden } = asked;
      const judgement = { by: by.id, byName: by.displayName, at: work.now(), because };
      await reviews.save(judged(review, hidden, judgement));
      work.record({ kind: 'review-judged', orderId: asked.orderId });
    });
export type JudgeReview = ReturnType<typeof judgeReview>;
