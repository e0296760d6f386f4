import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { judged } from '../domain/review.ts';
import type { Reviews } from './ports.ts';

/** The house hides a review from everybody but its customer, or shows it again, and says why. */
export class JudgeReview {
  readonly #reviews: Reviews;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(reviews: Reviews, transactions: Transactions, clock: Clock) {
    this.#reviews = reviews;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws DomainError order.review_not_found, order.review_unchanged */
  run(asked: {
    readonly orderId: string;
    readonly hidden: boolean;
    readonly because: string;
    readonly by: { readonly id: string; readonly displayName: string };
  }): Promise<void> {
    return this.#transactions.run(async () => {
      const review = await this.#reviews.lock(asked.orderId);
      if (!review) throw new DomainError('order.review_not_found');
      const { by, because, hidden } = asked;
      const judgement = { by: by.id, byName: by.displayName, at: this.#clock.now(), because };
      await this.#reviews.save(judged(review, hidden, judgement));
    });
  }
}
