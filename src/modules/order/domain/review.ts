import { erasedText } from '#kernel/personal-data.ts';
import { DomainError } from '#kernel/refusal.ts';

/** A customer's review of an order, one per order (domain.md §4). */
export interface Review {
  readonly orderId: string;
  readonly service: string;
  /** 1 to 5. */
  readonly stars: number;
  readonly text: string;
  /** The customer's name on the landing pages. */
  readonly firstName: string;
  readonly at: Date;
}

/** A review with what staff decided about it. */
export interface JudgedReview extends Review {
  /** The review is shown only to its customer and to staff. */
  readonly hidden: boolean;
  /** The last decision about it. */
  readonly judgement: Judgement | null;
}

export interface Judgement {
  readonly by: string;
  readonly byName: string;
  readonly at: Date;
  readonly because: string;
}

/**
 * Hides a review, or shows it again. A review whose text was erased with its customer's account can't be judged.
 * @throws DomainError order.review_not_found, order.review_unchanged
 */
export const judged = (review: JudgedReview, hidden: boolean, judgement: Judgement): JudgedReview => {
  if (review.text === erasedText) throw new DomainError('order.review_not_found');
  if (review.hidden === hidden) throw new DomainError('order.review_unchanged');
  return { ...review, hidden, judgement };
};

/** A display name without the initial of the last name: `Ada Nur Y.` becomes `Ada Nur`. */
export const firstNameOf = (displayName: string): string => displayName.replace(/ \S\.$/u, '');
