import { tierSpans } from '#kernel/ladder.ts';
import type { Draft } from './draft.ts';

/** How long finished orders of one kind took, as multiples of their pure playing time. */
export interface Experience {
  /** One of {@link kindsOf}. */
  readonly kind: string;
  /** How many orders the numbers are computed from. */
  readonly orders: number;
  readonly median: number;
  /** The 80th percentile. */
  readonly most: number;
}

export type Experiences = ReadonlyMap<string, Experience>;
export const noExperience: Experiences = new Map();

/** An order that was finished and confirmed. */
export interface FinishedWork {
  readonly draft: Draft;
  /** From the start to the end of the order. */
  readonly hours: number;
  /** Pure playing time of the work. */
  readonly hoursAtTheGame: number;
}

/** A kind with fewer orders is left out. */
export const enoughOrders = 20;

/** The kinds of a draft, nearest first: by service, tiers and priority; by service and tiers; by service. */
export const kindsOf = (draft: Draft): readonly string[] => {
  const service = draft.service.id;
  const tiers = `${service} ${tiersOf(draft)}`;
  return [`${tiers} ${draft.extras.priority ? 'priority' : 'plain'}`, tiers, service];
};

const tiersOf = ({ game, work }: Draft): string => {
  if (work.kind === 'climb') {
    const crossed = tierSpans[game].filter((span) => work.from < span.to && work.to > span.from);
    return [crossed[0], crossed.at(-1)].map((span) => span?.tier ?? '').join('-');
  }
  return 'tier' in work ? work.tier : 'any';
};

/** Computes the experience of each kind. Kinds with too few orders are left out. */
export const learnFrom = (finished: readonly FinishedWork[]): readonly Experience[] => {
  const byKind = new Map<string, number[]>();
  for (const { draft, hours, hoursAtTheGame } of finished) {
    if (hours <= 0 || hoursAtTheGame <= 0 || draft.work.kind === 'coaching') continue;
    for (const kind of kindsOf(draft)) {
      const ratios = byKind.get(kind) ?? [];
      byKind.set(kind, ratios);
      ratios.push(hours / hoursAtTheGame);
    }
  }
  return [...byKind]
    .filter(([, ratios]) => ratios.length >= enoughOrders)
    .map(([kind, ratios]) => {
      const sorted = ratios.toSorted((a, b) => a - b);
      return { kind, orders: sorted.length, median: quantile(sorted, 0.5), most: quantile(sorted, 0.8) };
    });
};

/** The quantile, with linear interpolation between neighbours. @param sorted ascending, not empty */
const quantile = (sorted: readonly number[], part: number): number => {
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
};
