import * as z from 'zod/mini';
import {
  differenceEndings,
  differenceKinds,
  differenceStates,
  reconciliationFailures,
  reconciliationStates,
  reconciliationWays,
} from '../../kernel/reconciliation.ts';
import { paymentProviders } from '../../kernel/vocabulary.ts';
import { Id, Money, named, Time } from '../common.ts';

const Day = z.iso.date();

const BookSide = named(
  'BookSide',
  z.strictObject({ payments: z.int(), paid: Money, refunds: z.int(), refunded: Money }),
  'The totals of a day in the books of one side.',
);

export const Reconciliation = named(
  'Reconciliation',
  z.strictObject({
    id: Id,
    provider: z.enum(paymentProviders),
    /** A date in Istanbul. */
    day: Day,
    state: z.enum(reconciliationStates),
    startedAt: Time,
    /** Null for a scheduled run. */
    startedBy: z.nullable(Id),
    endedAt: z.nullable(Time),
    /** Why the last run failed; the figures are from the run before. */
    failure: z.nullable(z.enum(reconciliationFailures)),
    /** Null until a run has ended. The same holds for the figures. */
    way: z.nullable(z.enum(reconciliationWays)),
    /** The provider's message if it gave no report. */
    refusal: z.nullable(z.string()),
    theirs: z.nullable(BookSide),
    ours: z.nullable(BookSide),
    /** The provider's fees, and the amount that the provider has to pay out; null if the provider does not report them. */
    fees: z.nullable(Money),
    payable: z.nullable(Money),
    open: z.int(),
    /** Payments whose notification was lost and which the comparison has credited. */
    found: z.int(),
  }),
  'The comparison of a provider’s books with the ledger for one day.',
);
export type Reconciliation = z.infer<typeof Reconciliation>;

export const ReconciliationDifference = named(
  'ReconciliationDifference',
  z.strictObject({
    id: Id,
    reconciliationId: Id,
    provider: z.enum(paymentProviders),
    day: Day,
    kind: z.enum(differenceKinds),
    merchantOid: z.nullable(z.string()),
    topUpId: z.nullable(Id),
    userId: z.nullable(Id),
    customerName: z.nullable(z.string()),
    /** The entry in our ledger, if it belongs to no payment. */
    entryId: z.nullable(Id),
    /**
     * The amount in the provider’s books; for a difference within our ledger, the amount of the payments. Null if it is
     * unknown.
     */
    theirs: z.nullable(Money),
    ours: z.nullable(Money),
    state: z.enum(differenceStates),
    createdAt: Time,
    ending: z.nullable(z.enum(differenceEndings)),
    endedAt: z.nullable(Time),
    endedBy: z.nullable(Id),
    reason: z.nullable(z.string()),
  }),
  'A difference between the books of a day, and its outcome.',
);
export type ReconciliationDifference = z.infer<typeof ReconciliationDifference>;
