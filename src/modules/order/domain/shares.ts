import { Money } from '#kernel/money.ts';

/** What boosters before the present one did of an order, and have earned by it. They are paid when it ends. */
export interface Earlier {
  /** Of the price, by the progress that they left behind. */
  readonly worth: Money;
  readonly earned: Money;
}

export const nobodyEarlier: Earlier = { worth: Money.zero, earned: Money.zero };

/** One booster's time with an order, which ended before the order did. */
export interface Stint {
  readonly orderId: string;
  readonly boosterId: string;
  readonly sharePercent: number;
  /** What was done in it, of the price. */
  readonly worth: Money;
  readonly earned: Money;
  /** The customer asked for another one. */
  readonly turnedAway: boolean;
  readonly at: Date;
}

/**
 * What a booster earns of the work up to a worth: their percentage of it, less that percentage of what others had done.
 * So boosters of one percentage earn together what one alone would, to the kuruş; and nobody more than there is.
 */
export const shareUpTo = (worth: Money, earlier: Earlier, sharePercent: number): Money => {
  if (!earlier.worth.isLessThan(worth)) return Money.zero;
  const share = worth.percent(sharePercent).minus(earlier.worth.percent(sharePercent));
  return share.min(worth.minus(earlier.earned));
};

/**
 * A booster leaves: what they did is theirs.
 *
 * @param reached what all the work is worth by now; below what was there before them, they added nothing.
 */
export const leave = (
  of: { readonly orderId: string; readonly boosterId: string; readonly sharePercent: number },
  earlier: Earlier,
  reached: Money,
  how: { readonly turnedAway: boolean; readonly at: Date },
): { readonly stint: Stint; readonly earlier: Earlier } => {
  const worth = reached.isLessThan(earlier.worth) ? earlier.worth : reached;
  const earned = shareUpTo(worth, earlier, of.sharePercent);
  return {
    stint: { ...of, ...how, worth: worth.minus(earlier.worth), earned },
    earlier: { worth, earned: earlier.earned.plus(earned) },
  };
};
