import { Money } from '#kernel/money.ts';
import type { DifferenceKind } from '#kernel/reconciliation.ts';
import { isIn, type Span } from './day.ts';
import type { Movement, PaymentWord } from './statement.ts';
import { type TopUp, wasPaid } from './top-up.ts';

/** A day in the provider's books and in ours. */
export interface DayBooks {
  readonly span: Span;
  readonly movements: readonly Movement[];
  /**
   * Our payments that a movement or ledger entry of the day refers to, and those that were credited, or whose refund
   * began, on the day.
   */
  readonly topUps: readonly TopUp[];
  /**
   * The provider's answers about single payments, by merchantOid; undefined if the provider knows of no such payment.
   */
  readonly asked: ReadonlyMap<string, PaymentWord | undefined>;
  /** Our ledger's entries on the provider's account: all entries of these top-ups, and all other entries of the day. */
  readonly posted: readonly PostedEntry[];
  /** Whether money is real: then test payments are not accepted. */
  readonly live: boolean;
}

export interface PostedEntry {
  readonly entryId: string;
  readonly kind: string;
  readonly topUpId: string | null;
  /** By how much the entry changes what the provider holds for us; negative for a refund. */
  readonly amount: Money;
}

export interface FoundDifference {
  readonly kind: DifferenceKind;
  /** A merchantOid or an entry's id. Kind and subject identify a difference when the day is compared again. */
  readonly subject: string;
  readonly merchantOid: string | null;
  readonly topUpId: string | null;
  /**
   * The amount in the provider's books. In a `ledger` difference: the amount that our ledger should have by the
   * payments.
   */
  readonly theirs: Money | null;
  readonly ours: Money | null;
}

export interface Side {
  readonly payments: number;
  readonly paid: Money;
  readonly refunds: number;
  readonly refunded: Money;
}

export interface Comparison {
  readonly provider: Side;
  /** Null if the provider's books do not contain its fees. */
  readonly fees: Money | null;
  readonly ours: Side;
  readonly differences: readonly FoundDifference[];
}

/**
 * Compares the provider's day with ours. The provider's time decides to which day a payment belongs. A payment that we
 * recorded on this day does not belong to it if the provider's answer shows that the provider recorded it on another
 * day.
 */
export const compareBooks = (books: DayBooks): Comparison => {
  const byOid = new Map(books.topUps.map((topUp) => [topUp.merchantOid, topUp]));
  const payments = grouped(books.movements, 'payment');
  const refunds = grouped(books.movements, 'refund');
  const silent = books.topUps.filter(({ merchantOid }) => !payments.has(merchantOid));
  const notGivenBack = books.topUps.filter(({ merchantOid }) => !refunds.has(merchantOid));
  return {
    provider: providerSide(books.movements),
    fees: feesOf(books.movements),
    ours: ourSide(books, payments, refunds),
    differences: [
      ...[...payments].flatMap(([oid, lines]) => paymentFault(books, lines, oid, byOid.get(oid))),
      ...silent.flatMap((topUp) => silenceFault(books, topUp)),
      ...[...refunds].flatMap(([oid, lines]) => refundFault(lines, oid, byOid.get(oid))),
      ...notGivenBack.flatMap((topUp) => refundSilenceFault(books, topUp)),
      ...ledgerFaults(books),
    ],
  };
};

type Lines = readonly Movement[];
const grouped = (movements: Lines, kind: Movement['kind']): ReadonlyMap<string, Lines> =>
  Map.groupBy(
    movements.filter((movement) => movement.kind === kind),
    ({ merchantOid }) => merchantOid,
  );

const grossOf = (lines: Lines): Money | null =>
  lines.some(({ gross }) => gross === null) ? null : Money.sum(lines.map(({ gross }) => gross ?? Money.zero));

const fault = (
  kind: DifferenceKind,
  oid: string,
  topUp: TopUp | undefined,
  theirs: Money | null,
  ours: Money | null,
): FoundDifference[] => [{ kind, subject: oid, merchantOid: oid, topUpId: topUp?.id ?? null, theirs, ours }];

/**
 * Faults of a payment that the provider has as paid. More than our amount is correct if the customer pays by
 * instalments.
 */
const paymentFault = (books: DayBooks, lines: Lines, oid: string, topUp: TopUp | undefined): FoundDifference[] => {
  const gross = grossOf(lines);
  if (!topUp) return fault('unknown-payment', oid, topUp, gross, null);
  if (books.live && books.asked.get(oid)?.test) return fault('test-payment', oid, topUp, gross, creditedOf(topUp));
  if (lines.length > 1 || gross?.isLessThan(topUp.amount)) return fault('amount', oid, topUp, gross, topUp.amount);
  return wasPaid(topUp) ? [] : fault('not-credited', oid, topUp, gross, Money.zero);
};

/** The fault of a payment that we credited on this day and that the provider's day does not have. */
const silenceFault = (books: DayBooks, topUp: TopUp): FoundDifference[] => {
  const { merchantOid, amount } = topUp;
  if (!wasPaid(topUp) || !isIn(books.span, topUp.paidAt)) return [];
  const word = books.asked.get(merchantOid);
  if (!word) return fault('not-paid', merchantOid, topUp, Money.zero, amount);
  if (books.live && word.test) return fault('test-payment', merchantOid, topUp, word.total, amount);
  return word.total.isLessThan(amount) ? fault('amount', merchantOid, topUp, word.total, amount) : [];
};

/**
 * Faults of a refund that the provider's day has. A refund of ours that is under way is no difference: the provider is
 * asked about it until it ends.
 */
const refundFault = (lines: Lines, oid: string, topUp: TopUp | undefined): FoundDifference[] => {
  const gross = grossOf(lines);
  const refund = topUp?.refund;
  if (!topUp || !refund || refund.state === 'refused') return fault('unknown-refund', oid, topUp, gross, Money.zero);
  if (lines.some(({ reference }) => reference !== null && reference !== refund.reference))
    return fault('unknown-refund', oid, topUp, gross, topUp.amount);
  if (refund.state === 'under-way' || gross === null || gross.equals(topUp.amount)) return [];
  return fault('refund-amount', oid, topUp, gross, topUp.amount);
};

/** The fault of a refund of ours that began on this day and is done, but that the provider's day does not have. */
const refundSilenceFault = (books: DayBooks, topUp: TopUp): FoundDifference[] => {
  const { merchantOid, refund, amount } = topUp;
  if (refund?.state !== 'done' || !isIn(books.span, refund.since)) return [];
  const listed = books.asked.get(merchantOid)?.refundReferences?.includes(refund.reference);
  return listed ? [] : fault('not-refunded', merchantOid, topUp, Money.zero, amount);
};

/**
 * Checks that our ledger has moved, for each payment, exactly the amount that the payment's state requires, and that it
 * contains no other entries.
 */
const ledgerFaults = ({ topUps, posted }: DayBooks): FoundDifference[] => {
  const byTopUp = Map.groupBy(posted, ({ topUpId }) => topUpId);
  const known = new Set<string | null>(topUps.map(({ id }) => id));
  const strangers = posted.filter(({ topUpId, kind }) => !known.has(topUpId) || !paymentKinds.has(kind));
  return [
    ...topUps.flatMap((topUp) => {
      const entries = (byTopUp.get(topUp.id) ?? []).filter(({ kind }) => paymentKinds.has(kind));
      const sumOf = (kind: string) => Money.sum(entries.filter((one) => one.kind === kind).map(({ amount }) => amount));
      const [credited, givenBack] = [sumOf('top-up'), sumOf('top-up-refund').negated()];
      const right = credited.equals(creditedOf(topUp)) && givenBack.equals(givenBackOf(topUp));
      const should = creditedOf(topUp).minus(givenBackOf(topUp));
      return right ? [] : fault('ledger', topUp.merchantOid, topUp, should, credited.minus(givenBack));
    }),
    ...strangers.map(({ entryId, amount }): FoundDifference => {
      const about = { merchantOid: null, topUpId: null };
      return { kind: 'ledger', subject: entryId, ...about, theirs: Money.zero, ours: amount };
    }),
  ];
};
const paymentKinds: ReadonlySet<string> = new Set(['top-up', 'top-up-refund']);

const creditedOf = (topUp: TopUp): Money => (wasPaid(topUp) ? topUp.amount : Money.zero);
/** A refund that is under way counts, because the amount has already left the wallet. */
const givenBackOf = (topUp: TopUp): Money => (isGivenBack(topUp) ? topUp.amount : Money.zero);
const isGivenBack = ({ refund }: TopUp): boolean => refund?.state === 'under-way' || refund?.state === 'done';

const sideOf = (payments: readonly (Money | null)[], refunds: readonly (Money | null)[]): Side => ({
  payments: payments.length,
  paid: Money.sum(payments.map((amount) => amount ?? Money.zero)),
  refunds: refunds.length,
  refunded: Money.sum(refunds.map((amount) => amount ?? Money.zero)),
});

const providerSide = (movements: Lines): Side => {
  const grosses = (kind: Movement['kind']) =>
    movements.filter((movement) => movement.kind === kind).map(({ gross }) => gross);
  return sideOf(grosses('payment'), grosses('refund'));
};

const feesOf = (movements: Lines): Money | null => {
  const fees = movements.filter(({ kind }) => kind === 'payment').map(({ fee }) => fee);
  return fees.includes(null) ? null : Money.sum(fees.map((fee) => fee ?? Money.zero));
};

/**
 * Our totals, with each payment on the day on which the provider has it. Payments that we have on this day and the
 * provider has on no day are included.
 */
const ourSide = (books: DayBooks, payments: ReadonlyMap<string, Lines>, refunds: ReadonlyMap<string, Lines>): Side => {
  const { span, asked, topUps } = books;
  const paid = topUps.filter(
    (topUp) =>
      wasPaid(topUp) &&
      (payments.has(topUp.merchantOid) || (isIn(span, topUp.paidAt) && !asked.get(topUp.merchantOid))),
  );
  const givenBack = topUps.filter(
    (topUp) => isGivenBack(topUp) && (refunds.has(topUp.merchantOid) || refundSilenceFault(books, topUp).length > 0),
  );
  const amounts = (some: readonly TopUp[]) => some.map(({ amount }) => amount);
  return sideOf(amounts(paid), amounts(givenBack));
};
