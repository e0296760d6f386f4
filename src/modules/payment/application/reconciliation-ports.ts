import type { Listed, Part } from '#kernel/lists.ts';
import type { Money } from '#kernel/money.ts';
import type {
  DifferenceKind,
  DifferenceState,
  ReconciliationFailure,
  ReconciliationState,
  ReconciliationWay,
} from '#kernel/reconciliation.ts';
import type { TimeRange } from '#kernel/ports.ts';
import type { ProviderName } from '#kernel/vocabulary.ts';
import type { Comparison, FoundDifference } from '../domain/compare-books.ts';
import type { Span } from '../domain/day.ts';
import type { Difference } from '../domain/differences.ts';
import type { TopUp } from '../domain/top-up.ts';

/** A provider's day, and the result of its last comparison with our books. */
export interface Reconciliation {
  readonly id: string;
  readonly provider: ProviderName;
  /** A day in Istanbul. */
  readonly day: string;
  readonly state: ReconciliationState;
  /** The run that holds the day. A run that has lost the day writes nothing. */
  readonly run: string;
  readonly startedAt: Date;
  /** Null for the scheduled job. */
  readonly startedBy: string | null;
  readonly endedAt: Date | null;
  /** Why the last run failed; the totals are those of the run before. */
  readonly failure: ReconciliationFailure | null;
  /** Null until a run has completed. */
  readonly way: ReconciliationWay | null;
  /** The provider's reason if it gave no report. */
  readonly refusal: string | null;
  readonly books: Omit<Comparison, 'differences'> | null;
}

/** A reconciliation with the counts of its differences. */
export interface ReconciliationLine extends Reconciliation {
  readonly open: number;
  /** Lost notifications that the comparison found and credited. */
  readonly found: number;
}

export interface Claim {
  readonly id: string;
  readonly provider: ProviderName;
  readonly day: string;
  readonly run: string;
  readonly at: Date;
  readonly by: string | null;
  /** A run that began before this time counts as dead, because a killed process does not release its day. */
  readonly deadBefore: Date;
}

export interface Reconciliations {
  /** Claims the day for a run and creates its row; undefined while another run holds it. */
  claim(claim: Claim): Promise<Reconciliation | undefined>;
  /** Reads the day and locks it until the transaction ends. Undefined if this run no longer holds the day. */
  held(id: string, run: string): Promise<Reconciliation | undefined>;
  save(reconciliation: Reconciliation): Promise<void>;
  find(id: string): Promise<ReconciliationLine | undefined>;
  of(provider: ProviderName, day: string): Promise<Reconciliation | undefined>;
  lastDayOf(provider: ProviderName): Promise<string | undefined>;
  list(part: Part & { readonly where: ReconciliationFilter }): Promise<Listed<ReconciliationLine>>;
}

interface ReconciliationFilter {
  readonly id?: readonly string[] | undefined;
  readonly provider?: readonly string[] | undefined;
  readonly state?: readonly string[] | undefined;
  readonly days?: TimeRange | undefined;
  /** Whether the day has open differences. */
  readonly open?: boolean | undefined;
}

export interface Differences {
  of(reconciliationId: string): Promise<readonly Difference[]>;
  /**
   * Opens the difference under this id. If the day has the same difference already, the existing one is opened again.
   */
  open(id: string, of: FoundIn): Promise<void>;
  /** Records a lost payment that the run itself has credited. */
  credited(id: string, of: FoundIn): Promise<void>;
  amounts(id: string, amounts: { readonly theirs: Money | null; readonly ours: Money | null }): Promise<void>;
  gone(id: string, at: Date): Promise<void>;
  find(id: string): Promise<DifferenceLine | undefined>;
  lock(id: string): Promise<Difference | undefined>;
  save(difference: Difference): Promise<void>;
  list(part: Part & { readonly where: DifferenceFilter }): Promise<Listed<DifferenceLine>>;
  openByProvider(): Promise<Readonly<Record<string, number>>>;
}

export interface FoundIn {
  readonly reconciliationId: string;
  readonly difference: FoundDifference;
  readonly at: Date;
}

/** A difference with its provider, its day and the customer concerned. */
export interface DifferenceLine extends Difference {
  readonly provider: ProviderName;
  readonly day: string;
  readonly customerId: string | null;
}

interface DifferenceFilter {
  readonly id?: readonly string[] | undefined;
  readonly reconciliationId?: readonly string[] | undefined;
  readonly provider?: readonly string[] | undefined;
  readonly kind?: readonly DifferenceKind[] | undefined;
  readonly state?: readonly DifferenceState[] | undefined;
  readonly merchantOid?: readonly string[] | undefined;
  readonly topUpId?: readonly string[] | undefined;
  readonly foundAt?: TimeRange | undefined;
  /** The beginning of a payment’s number; null if the searched text can't be a payment’s number. */
  readonly number?: string | null | undefined;
}

/** Our own payments of a day. */
export interface DayTopUps {
  /** Payments that were credited in that span, or whose refund began in it and was not refused. */
  moved(provider: ProviderName, span: Span): Promise<readonly TopUp[]>;
  /** Payments that were begun in that span and are not paid yet. */
  unpaid(provider: ProviderName, span: Span): Promise<readonly TopUp[]>;
  named(
    provider: ProviderName,
    names: { readonly ids: readonly string[]; readonly oids: readonly string[] },
  ): Promise<readonly TopUp[]>;
}
