import { erasedText } from '#kernel/personal-data.ts';
import { DomainError } from '#kernel/refusal.ts';

/** What a customer thinks of an order, once (domain.md §4). */
export interface Review {
  readonly orderId: string;
  readonly service: string;
  /** 1 to 5. */
  readonly stars: number;
  readonly text: string;
  /** The customer as the landing pages name them. */
  readonly firstName: string;
  readonly at: Date;
}

/** A review as the house judges it. */
export interface JudgedReview extends Review {
  /** Shown to nobody but its customer. */
  readonly hidden: boolean;
  /** The last decision about it, if there was one. */
  readonly judgement: Judgement | null;
}

export interface Judgement {
  readonly by: string;
  readonly byName: string;
  readonly at: Date;
  readonly because: string;
}

/**
 * Hides a review, or shows it again. What its customer erased with their account can't be shown again.
 * @throws DomainError order.review_not_found, order.review_unchanged
 */
export const judged = (review: JudgedReview, hidden: boolean, judgement: Judgement): JudgedReview => {
  if (review.text === erasedText) throw new DomainError('order.review_not_found');
  if (review.hidden === hidden) throw new DomainError('order.review_unchanged');
  return { ...review, hidden, judgement };
};

/** Of a display name such as `Ada Nur Y.` all but the last name's initial. */
export const firstNameOf = (displayName: string): string => displayName.replace(/ \S\.$/u, '');
