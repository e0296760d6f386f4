import type { ShownReview } from '#contract/showcase.ts';
import type { Showpieces } from './ports.ts';
import { oneDecimal, shownReview } from './read-showcase.ts';

/** What customers say of one booster, for the booster's public page. */
export class ReadBoosterReviews {
  readonly #pieces: Showpieces;

  constructor(pieces: Showpieces) {
    this.#pieces = pieces;
  }

  async run(
    boosterId: string,
    limit: number,
  ): Promise<{ readonly count: number; readonly stars: number | null; readonly newest: readonly ShownReview[] }> {
    const [newest, { reviews, stars }] = await Promise.all([
      this.#pieces.reviewsOf(boosterId, limit),
      this.#pieces.reviewFiguresOf(boosterId),
    ]);
    return { count: reviews, stars: oneDecimal(stars), newest: newest.map(shownReview) };
  }
}
