import { pointsName } from '#kernel/rank-labels.tr.ts';
import { tierSpans, pointsPerRung } from '#kernel/ladder.ts';
import { laneLabels, queueLabels, tierLabels } from '#kernel/labels.tr.ts';
import { type Currency, Money } from '#kernel/money.ts';
import { isApex, masterySteps, type PlayedGame } from '#kernel/vocabulary.ts';
import { type Coupon, discountOf } from './coupon.ts';
import { assertServed, type Draft, type Work } from './draft.ts';
import { estimateOf, type Estimate } from './estimate.ts';
import { type Experiences, noExperience } from './experience.ts';
import { at, type PriceBook, type PublishedBook } from './price-book.ts';

export interface SummaryLine {
  readonly code: string;
  readonly label: string;
  readonly amount: Money;
}

export interface Quote {
  /** Always the sum of the summary's lines. */
  readonly price: Money;
  readonly currency: Currency;
  readonly summary: readonly SummaryLine[];
  readonly priceBookVersion: number;
  readonly estimate: Estimate;
}

/**
 * The price of a draft (domain.md §3), computed in this order: the work; factors on the work (together the base);
 * surcharges on the base; an extra win; the difference to the minimum order price; and last the coupon, on the sum.
 * Each line is rounded half away from zero to a kuruş. Lines of zero are left out.
 * @throws DomainError if the work is not offered or the coupon is not valid for it.
 */
export const quote = (
  draft: Draft,
  { version, book }: PublishedBook,
  now: Date,
  {
    coupon,
    experiences = noExperience,
    minimum = Money.zero,
  }: {
    readonly coupon?: Coupon | undefined;
    readonly experiences?: Experiences;
    /** The lowest price of an order before its coupon. */
    readonly minimum?: Money;
  } = {},
): Quote => {
  assertServed(draft.work);
  const lines = workLines(draft, book);
  for (const factor of factorsOf(draft, book)) lines.push(factorLine(factor, total(lines)));
  const base = total(lines);
  for (const { code, label, percent } of surchargesOf(draft, book))
    lines.push({ code, label: `${label} ${signed(percent)}`, amount: base.percent(percent) });
  lines.push(...extraWin(draft, book));
  lines.push(...upTo(minimum, total(lines)));
  if (coupon) lines.push(couponLine(coupon, draft, total(lines), now));

  const summary = lines.filter((line) => !line.amount.isZero);
  return {
    price: total(summary),
    currency: 'TRY',
    summary,
    priceBookVersion: version,
    estimate: estimateOf(draft, book, experiences),
  };
};

const total = (lines: readonly SummaryLine[]): Money => Money.sum(lines.map((line) => line.amount));
const kurus = (amount: number): Money => Money.kurus(amount);
const signed = (percent: number): string => (percent < 0 ? `−%${-percent}` : `+%${percent}`);

const workLines = ({ game, work }: Draft, book: PriceBook): SummaryLine[] => {
  const prices = book.ladders[game];
  switch (work.kind) {
    case 'climb':
      return climbLines(game, work, book);
    case 'wins':
      return [counted('wins', work, 'galibiyet', kurus(at(prices.win, work.tier)))];
    case 'placement':
      return [counted('placement', work, 'yerleştirme maçı', kurus(at(prices.placement, work.tier)))];
    case 'coaching':
      return [counted('coaching', work, 'saat', kurus(at(prices.coaching, work.tier)))];
    case 'unrated':
      return [{ code: 'unrated', label: `${work.count} maç`, amount: kurus(book.unratedMatch).times(work.count) }];
    case 'mastery':
      return [
        {
          code: 'mastery',
          label: `Ustalık ${masteryLabel(work.from)} → ${masteryLabel(work.to)}`,
          amount: sumOf(book.mastery.slice(work.from, work.to)),
        },
      ];
    case 'levels':
      return [
        {
          code: 'levels',
          label: `Seviye ${work.from} → ${work.to}`,
          amount: sumOf(book.levels.slice(work.from - 1, work.to - 1)),
        },
      ];
    case 'challenger':
      return [perPoint('challenger', work, 'LP', book.challengerLp)];
    case 'radiant':
      return [perPoint('radiant', work, 'KP', book.radiantKp)];
  }
};

const sumOf = (prices: readonly number[]): Money => kurus(prices.reduce((sum, price) => sum + price, 0));
const counted = (
  code: string,
  { tier, count }: Extract<Work, { tier: unknown }>,
  unit: string,
  price: Money,
): SummaryLine => ({ code, label: `${tierLabels[tier]} · ${count} ${unit}`, amount: price.times(count) });
const perPoint = (
  code: string,
  { from, to }: Extract<Work, { from: number }>,
  unit: string,
  price: number,
): SummaryLine => ({ code, label: `${to - from} ${unit}`, amount: kurus(price).times(to - from) });
const masteryLabel = (step: number): string => {
  const { level = 0, marks = 0 } = masterySteps[step] ?? {};
  return marks === 0 ? `${level}` : `${level} (${marks} nişan)`;
};

/**
 * One line for each tier on the way. Below the apex tiers whole rungs are priced; the points that were already won on
 * the first rung are taken off in a separate line.
 */
const climbLines = (game: PlayedGame, { from, to }: Extract<Work, { kind: 'climb' }>, book: PriceBook) => {
  const { rung, point } = book.ladders[game];
  const lines: SummaryLine[] = [];
  let climbed: SummaryLine | undefined;
  for (const span of tierSpans[game]) {
    const start = Math.max(from, span.from);
    const points = Math.min(to, span.to) - start;
    if (points <= 0) continue;
    const label = tierLabels[span.tier];
    if (isApex(span.tier)) {
      const amount = kurus(at(point, span.tier)).times(points);
      lines.push({ code: `apex.${span.tier}`, label: `${label} · ${points} LP`, amount });
      continue;
    }
    const price = kurus(at(rung, span.tier));
    const rungs = Math.ceil(points / pointsPerRung);
    lines.push({ code: `steps.${span.tier}`, label: `${label} · ${rungs} basamak`, amount: price.times(rungs) });
    const done = rungs * pointsPerRung - points;
    if (done > 0) climbed = climbedLine(game, done, price, book.leastRung);
  }
  return climbed ? [...lines, climbed] : lines;
};
const climbedLine = (game: PlayedGame, points: number, price: Money, leastRung: number): SummaryLine => {
  const most = 100 - leastRung;
  const capped = points > most;
  return {
    code: 'lp',
    label: `${points} ${pointsName(game)} indirimi${capped ? ` (en çok %${most})` : ''}`,
    amount: price.percent(capped ? most : points).negated(),
  };
};

interface Percentage {
  readonly code: string;
  readonly label: string;
  readonly percent: number;
}

/** Factors multiply the sum of the lines before them. For each factor, a line shows the difference. */
const factorsOf = ({ game, server, queue, work }: Draft, { factors }: PriceBook): readonly Percentage[] => [
  { code: 'server', label: `Sunucu ${server.toUpperCase()}`, percent: at(factors.server[game], server) },
  { code: 'queue', label: `${queueLabels[queue]} kuyruk`, percent: factors.queue[queue] },
  ...(work.kind === 'climb' && work.duo ? [{ code: 'duo', label: 'Duo', percent: factors.duo }] : []),
];
const factorLine = ({ code, label, percent }: Percentage, sum: Money): SummaryLine => ({
  code,
  label: `${label} ${signed(percent - 100)}`,
  amount: sum.percent(percent - 100),
});

/** Percentages of the base: they add up and do not compound. */
const surchargesOf = ({ lane, specificAgents, extras }: Draft, { surcharges }: PriceBook): readonly Percentage[] => [
  { code: 'lane', label: laneLabels[lane], percent: surcharges.lane[lane] },
  { code: 'agents', label: 'Belirli ajanlar', percent: specificAgents ? surcharges.agents : 0 },
  { code: 'extra.offline', label: 'Çevrim dışı mod', percent: extras.offline ? surcharges.offline : 0 },
  { code: 'extra.stream', label: 'Canlı yayın', percent: extras.stream ? surcharges.stream : 0 },
  { code: 'extra.priority', label: 'Öncelikli', percent: extras.priority ? surcharges.priority : 0 },
];

const extraWin = ({ game, work, extras }: Draft, book: PriceBook): readonly SummaryLine[] =>
  extras.extraWin && work.kind === 'climb'
    ? [
        {
          code: 'extra.win',
          label: 'Sonda ek galibiyet',
          amount: kurus(at(book.ladders[game].win, work.targetTier)),
        },
      ]
    : [];

/**
 * Raises a smaller sum to the minimum. With a coupon the price may be below the minimum: the platform pays the
 * difference.
 */
const upTo = (minimum: Money, sum: Money): readonly SummaryLine[] =>
  sum.isLessThan(minimum)
    ? [{ code: 'minimum', label: 'En düşük sipariş tutarına tamamlama', amount: minimum.minus(sum) }]
    : [];

const couponLine = (coupon: Coupon, draft: Draft, sum: Money, now: Date): SummaryLine => {
  const { discount } = coupon;
  const share = discount.type === 'percent' ? ` ${signed(-discount.percent)}` : '';
  const off = discountOf(coupon, { serviceId: draft.service.id, total: sum, at: now });
  return { code: 'coupon', label: `Kupon · ${coupon.code}${share}`, amount: off.negated() };
};
