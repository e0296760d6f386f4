import { pointsPerRung, tierSpans } from '#kernel/ladder.ts';
import { Money, type MoneyJson } from '#kernel/money.ts';
import { isComplete } from '#kernel/progress.ts';
import type { Draft } from './draft.ts';
import type { Progress } from './progress.ts';

/** A line of the price as it is stored with an order. */
interface PriceLine {
  readonly code: string;
  readonly amount: MoneyJson;
}

/** The code of the price line that is added if another rank was found at the start. */
const foundRankCode = 'rank.found';

/** A fraction: `of` parts of `whole`. */
interface Part {
  readonly of: number;
  readonly whole: number;
}

/** Progress is counted in hundredths of its unit, for example in points of a rung. */
const hundredths = 100;

/**
 * The part of an order's price that the work done is worth. The tiers of a climb count one after the other, each at its
 * own price. Factors and surcharges are divided in proportion to the work. The extra win counts only when everything is
 * done. The coupon reduces every part alike.
 *
 * The result is zero for no progress and the whole price for complete work. More progress never gives a smaller result.
 */
export const worthOfWork = (
  draft: Draft,
  summary: readonly PriceLine[],
  reached: Pick<Progress, 'done' | 'total' | 'extraWin'>,
): Money => {
  const price = sumOf(summary);
  if (isComplete(reached, reached.total)) return price;
  const { done, total } = reached;
  const extraWin = sumOf(summary.filter(isExtraWin));
  const offered = sumOf(summary.filter(({ code }) => code !== 'coupon'));
  const { of, whole } = workPart(draft, summary, done, total);
  if (of <= 0 || whole <= 0 || !offered.isPositive) return Money.zero;
  const used = offered.minus(extraWin).fraction(of, whole);
  return used.fraction(price.amount, offered.amount);
};

const sumOf = (lines: readonly PriceLine[]): Money => Money.sum(lines.map(({ amount }) => amount));
const isExtraWin = ({ code }: PriceLine): boolean => code === 'extra.win';

const workPart = (draft: Draft, summary: readonly PriceLine[], done: number, total: number): Part => {
  const counted = { of: Math.round(done * hundredths), whole: Math.round(total * hundredths) };
  // the lines of the tiers begin at the declared rank, so in a climb that began at another rank every point is worth
  // the same
  const byTier = draft.work.kind === 'climb' && !summary.some(({ code }) => code === foundRankCode);
  return byTier ? (climbPart(draft, summary, counted.of) ?? counted) : counted;
};

/**
 * The part of a climb that is done, by the price of each tier. Amounts are in thousandths of a kuruş, so that a single
 * point within a tier counts. Undefined if no line names a tier.
 */
const climbPart = ({ game, work }: Draft, summary: readonly PriceLine[], climbed: number): Part | undefined => {
  if (work.kind !== 'climb') return undefined;
  const reached = work.from + Math.round((climbed * pointsPerRung) / hundredths);
  const paidFor = (code: string) => sumOf(summary.filter((line) => line.code === code)).amount;
  let begun = paidFor('lp'); // a discount for points that were already won on the first tier
  let of = 0;
  let whole = 0;
  for (const span of tierSpans[game]) {
    const start = Math.max(work.from, span.from);
    const points = Math.min(work.to, span.to) - start;
    if (points <= 0) continue;
    const amount = (paidFor(`steps.${span.tier}`) + paidFor(`apex.${span.tier}`) + begun) * 1000;
    begun = 0;
    of += Math.floor((amount * Math.min(points, Math.max(0, reached - start))) / points);
    whole += amount;
  }
  return whole > 0 ? { of, whole } : undefined;
};
