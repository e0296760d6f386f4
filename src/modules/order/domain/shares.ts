import { Money } from '#kernel/money.ts';

/** What the work of an order's earlier boosters is worth, and what they earned. They are paid when the order ends. */
export interface Earlier {
  /** The part of the price that their progress is worth. */
  readonly worth: Money;
  readonly earned: Money;
}

export const nobodyEarlier: Earlier = { worth: Money.zero, earned: Money.zero };

/** A past assignment: a booster had the order and left it before its end. */
export interface Assignment {
  readonly orderId: string;
  readonly boosterId: string;
  readonly sharePercent: number;
  /** The part of the price that their work in this assignment is worth. */
  readonly worth: Money;
  readonly earned: Money;
  /** The customer asked for another booster. */
  readonly turnedAway: boolean;
  readonly at: Date;
}

/**
 * What a booster earns when the work has reached a worth: their percentage of this worth, minus the same percentage of
 * what the work of earlier boosters is worth. Boosters with the same percentage together earn exactly what one booster
 * alone would earn. The result is never more than this worth minus what earlier boosters earned.
 */
export const shareUpTo = (worth: Money, earlier: Earlier, sharePercent: number): Money => {
  if (!earlier.worth.isLessThan(worth)) return Money.zero;
  const share = worth.percent(sharePercent).minus(earlier.worth.percent(sharePercent));
  return share.min(worth.minus(earlier.earned));
};

/**
 * A booster leaves and keeps what they earned.
 *
 * @param reached what all the work is worth now; if it is less than what the work of earlier boosters is worth, this
 * booster added nothing.
 */
export const leave = (
  of: { readonly orderId: string; readonly boosterId: string; readonly sharePercent: number },
  earlier: Earlier,
  reached: Money,
  how: { readonly turnedAway: boolean; readonly at: Date },
): { readonly assignment: Assignment; readonly earlier: Earlier } => {
  const worth = reached.isLessThan(earlier.worth) ? earlier.worth : reached;
  const earned = shareUpTo(worth, earlier, of.sharePercent);
  return {
    assignment: { ...of, ...how, worth: worth.minus(earlier.worth), earned },
    earlier: { worth, earned: earlier.earned.plus(earned) },
  };
};
