import type { ShownReview } from '#contract/order/showcase.ts';
import { shownReview } from './read-showcase.ts';
import type { Needs } from './needs.ts';

/** The newest of what customers write about one booster, for the booster's public page. */
export const readBoosterReviews =
  ({ pieces }: Needs<'pieces'>) =>
  async (boosterId: string, limit: number): Promise<readonly ShownReview[]> =>
    (await pieces.reviewsOf(boosterId, limit)).map(shownReview);
export type ReadBoosterReviews = ReturnType<typeof readBoosterReviews>;
