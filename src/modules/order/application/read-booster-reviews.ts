import type { ShownReview } from '#contract/order/showcase.ts';
import { oneDecimal, shownReview } from './read-showcase.ts';
import type { Needs } from './needs.ts';

/** What customers write about one booster, for the booster's public page. */
export const readBoosterReviews =
  ({ pieces }: Needs<'pieces'>) =>
  async (
    boosterId: string,
    limit: number,
  ): Promise<{ readonly count: number; readonly stars: number | null; readonly newest: readonly ShownReview[] }> => {
    const [newest, { reviews, stars }] = await Promise.all([
      pieces.reviewsOf(boosterId, limit),
      pieces.reviewFiguresOf(boosterId),
    ]);
    return { count: reviews, stars: oneDecimal(stars), newest: newest.map(shownReview) };
  };
export type ReadBoosterReviews = ReturnType<typeof readBoosterReviews>;
