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

/** A day of one provider, and how its books stood beside ours when they were compared last. */
export interface Reconciliation {
  readonly id: string;
  readonly provider: ProviderName;
  /** A day of Istanbul. */
  readonly day: string;
  readonly state: ReconciliationState;
  /** Names the run that has the day, so that one that was overtaken writes nothing. */
  readonly run: string;
  readonly startedAt: Date;
  /** Null where it came round by itself. */
  readonly startedBy: string | null;
  readonly endedAt: Date | null;
  /** Why the last run came to no end; the rest is from the one before. */
  readonly failure: ReconciliationFailure | null;
  /** Null until a run has come to an end. */
  readonly way: ReconciliationWay | null;
  /** What the provider said where it gave no report. */
  readonly refusal: string | null;
  readonly books: Omit<Comparison, 'differences'> | null;
}

/** With what is counted of its differences. */
export interface ReconciliationLine extends Reconciliation {
  readonly open: number;
  /** Lost notifications that the comparison has found. */
  readonly found: number;
}

export interface Claim {
  readonly id: string;
  readonly provider: ProviderName;
  readonly day: string;
  readonly run: string;
  readonly at: Date;
  readonly by: string | null;
  /** A run that began before is dead: a killed process leaves its day as it was. */
  readonly deadBefore: Date;
}

export interface Part {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
}
export type Listed<T> = Promise<{ readonly rows: readonly T[]; readonly total: number; readonly atLeast: boolean }>;

export interface Reconciliations {
  /** Takes the day for a run, and makes its row; undefined while another run has it. */
  claim(claim: Claim): Promise<Reconciliation | undefined>;
  /** Until the transaction ends, if this run still has it. */
  held(id: string, run: string): Promise<Reconciliation | undefined>;
  save(reconciliation: Reconciliation): Promise<void>;
  find(id: string): Promise<ReconciliationLine | undefined>;
  of(provider: ProviderName, day: string): Promise<Reconciliation | undefined>;
  lastDayOf(provider: ProviderName): Promise<string | undefined>;
  list(part: Part & { readonly where: ReconciliationFilter }): Listed<ReconciliationLine>;
}

export interface ReconciliationFilter {
  readonly id?: readonly string[] | undefined;
  readonly provider?: readonly string[] | undefined;
  readonly state?: readonly string[] | undefined;
  readonly days?: TimeRange | undefined;
  /** Whether it has open differences. */
  readonly open?: boolean | undefined;
}

export interface Differences {
  of(reconciliationId: string): Promise<readonly Difference[]>;
  /** Under this id, unless the day has the same one already: then that one is open again. */
  open(id: string, of: FoundIn): Promise<void>;
  /** A payment that the run itself has credited: it is kept that it was found. */
  credited(id: string, of: FoundIn): Promise<void>;
  amounts(id: string, amounts: { readonly theirs: Money | null; readonly ours: Money | null }): Promise<void>;
  gone(id: string, at: Date): Promise<void>;
  find(id: string): Promise<DifferenceLine | undefined>;
  locked(id: string): Promise<Difference | undefined>;
  save(difference: Difference): Promise<void>;
  list(part: Part & { readonly where: DifferenceFilter }): Listed<DifferenceLine>;
  openByProvider(): Promise<Readonly<Record<string, number>>>;
}

export interface FoundIn {
  readonly reconciliationId: string;
  readonly difference: FoundDifference;
  readonly at: Date;
}

/** With the day and the customer that it is about. */
export interface DifferenceLine extends Difference {
  readonly provider: ProviderName;
  readonly day: string;
  readonly customerId: string | null;
}

export interface DifferenceFilter {
  readonly id?: readonly string[] | undefined;
  readonly reconciliationId?: readonly string[] | undefined;
  readonly provider?: readonly string[] | undefined;
  readonly kind?: readonly DifferenceKind[] | undefined;
  readonly state?: readonly DifferenceState[] | undefined;
  readonly merchantOid?: readonly string[] | undefined;
  readonly topUpId?: readonly string[] | undefined;
  readonly foundAt?: TimeRange | undefined;
  /** The beginning of a payment’s number; null where the search can be none. */
  readonly number?: string | null | undefined;
}

/** Our own side of a day. */
export interface DayTopUps {
  /** Credited in that time, or with a refund that began in it and was not refused. */
  moved(provider: ProviderName, span: Span): Promise<readonly TopUp[]>;
  /** Begun in that time and not paid by now. */
  unpaid(provider: ProviderName, span: Span): Promise<readonly TopUp[]>;
  named(
    provider: ProviderName,
    names: { readonly ids: readonly string[]; readonly oids: readonly string[] },
  ): Promise<readonly TopUp[]>;
}
