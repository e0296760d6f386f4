import type { Money } from '#kernel/money.ts';
import type { DifferenceEnding, DifferenceKind, DifferenceState, ReconciliationWay } from '#kernel/reconciliation.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { FoundDifference } from './compare-books.ts';

/** A difference between the books of a day, and how it ended. */
export interface Difference extends FoundDifference {
  readonly id: string;
  readonly reconciliationId: string;
  readonly state: DifferenceState;
  readonly foundAt: Date;
  readonly ending: DifferenceEnding | null;
  readonly endedAt: Date | null;
  /** Set only if a person ended the difference. */
  readonly endedBy: string | null;
  readonly reason: string | null;
}

interface Verdicts {
  /**
   * New differences, and known ones that are opened again because they had gone by themselves or because a person
   * closed them with other amounts. `known` is the id of a known one.
   */
  readonly open: readonly (FoundDifference & { readonly known: string | null })[];
  /** Open differences that were found again, perhaps with other amounts. */
  readonly stay: readonly { readonly id: string; readonly theirs: Money | null; readonly ours: Money | null }[];
  /** Open differences that were not found any more. */
  readonly gone: readonly Difference[];
}

/**
 * Compares the known differences of a day with those just found. A difference that a person closed stays closed, unless
 * its amounts have changed: nobody has looked into the new amounts. If there is no report by the provider, a difference
 * that only a report can show is not considered gone.
 */
export const judge = (
  known: readonly Difference[],
  found: readonly FoundDifference[],
  way: ReconciliationWay,
): Verdicts => {
  const before = new Map(known.map((difference) => [keyOf(difference), difference]));
  const now = new Map(found.map((difference) => [keyOf(difference), difference]));
  const open = known.filter(({ state }) => state === 'open');
  return {
    open: [...now]
      .filter(([key, difference]) => mayOpen(before.get(key), difference))
      .map(([key, difference]) => ({ ...difference, known: before.get(key)?.id ?? null })),
    stay: open.flatMap(({ id, ...difference }) => {
      const again = now.get(keyOf(difference));
      return again ? [{ id, theirs: again.theirs, ours: again.ours }] : [];
    }),
    gone: open.filter((difference) => !now.has(keyOf(difference)) && !isHidden(difference.kind, way)),
  };
};

const keyOf = ({ kind, subject }: Pick<FoundDifference, 'kind' | 'subject'>): string => `${kind} ${subject}`;
const mayOpen = (before: Difference | undefined, now: FoundDifference): boolean =>
  !before || (before.state === 'ended' && (before.ending !== 'person' || isOtherwise(before, now)));

/**
 * An amount that is missing on either side is no change: one of the two ways of reading a day does not contain all
 * amounts.
 */
const isOtherwise = (before: FoundDifference, now: FoundDifference): boolean =>
  differ(before.theirs, now.theirs) || differ(before.ours, now.ours);
const differ = (one: Money | null, other: Money | null): boolean =>
  one !== null && other !== null && !one.equals(other);

/**
 * Whether the way in which a day was read hides this kind of difference. The provider's answers about our own payments
 * show neither payments that we don't have nor the amount of a refund.
 */
const isHidden = (kind: DifferenceKind, way: ReconciliationWay): boolean =>
  way === 'status' && (kind === 'unknown-payment' || kind === 'unknown-refund' || kind === 'refund-amount');

/** Closes a difference that a person has looked into. @throws payment.difference_ended */
export const endDifference = (difference: Difference, of: { by: string; reason: string; at: Date }): Difference => {
  if (difference.state === 'ended') throw new DomainError('payment.difference_ended');
  return { ...difference, state: 'ended', ending: 'person', endedAt: of.at, endedBy: of.by, reason: of.reason };
};
