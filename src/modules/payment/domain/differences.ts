import type { Money } from '#kernel/money.ts';
import type { DifferenceEnding, DifferenceKind, DifferenceState, ReconciliationWay } from '#kernel/reconciliation.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { FoundDifference } from './compare-books.ts';

/** A difference between a day's books, and what became of it. */
export interface Difference extends FoundDifference {
  readonly id: string;
  readonly reconciliationId: string;
  readonly state: DifferenceState;
  readonly foundAt: Date;
  readonly ending: DifferenceEnding | null;
  readonly endedAt: Date | null;
  /** Only of one that a person ended. */
  readonly endedBy: string | null;
  readonly reason: string | null;
}

export interface Verdicts {
  /** Seen for the first time, or again after they had gone by themselves or been closed with other amounts: then they were known. */
  readonly open: readonly (FoundDifference & { readonly known: string | null })[];
  /** Open ones that are there as before, perhaps with other amounts. */
  readonly stay: readonly { readonly id: string; readonly theirs: Money | null; readonly ours: Money | null }[];
  /** Open ones that are not there any more. */
  readonly gone: readonly Difference[];
}

/**
 * What a comparison says of the differences that were known. What a person ended stays ended, as they saw it: another
 * amount nobody has looked into. Where the day was compared without the provider's report, what only the report can show is
 * not gone because nobody saw it.
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

/** An amount that one of two ways to read a day does not tell is no other amount. */
const isOtherwise = (before: FoundDifference, now: FoundDifference): boolean =>
  differ(before.theirs, now.theirs) || differ(before.ours, now.ours);
const differ = (one: Money | null, other: Money | null): boolean =>
  one !== null && other !== null && !one.equals(other);

/** The provider's word on our own payments tells neither of those that we don't have nor how much was given back. */
const isHidden = (kind: DifferenceKind, way: ReconciliationWay): boolean =>
  way === 'status' && (kind === 'unknown-payment' || kind === 'unknown-refund' || kind === 'refund-amount');

/** A person has looked into it. @throws payment.difference_ended */
export const endDifference = (difference: Difference, of: { by: string; reason: string; at: Date }): Difference => {
  if (difference.state === 'ended') throw new DomainError('payment.difference_ended');
  return { ...difference, state: 'ended', ending: 'person', endedAt: of.at, endedBy: of.by, reason: of.reason };
};
