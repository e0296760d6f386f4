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
   * Our payments that a movement or ledger entry of the day names, that were credited on it, or whose refund began on
   * it.
   */
  readonly topUps: readonly TopUp[];
  /** The provider's answers about single payments, by merchantOid; undefined where it knows of none. */
  readonly asked: ReadonlyMap<string, PaymentWord | undefined>;
  /** Entries on the provider's account in our ledger: all those of these top-ups, and all others of the day. */
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
  /** By the provider's books; in a `ledger` difference, what our ledger should have by the payments. */
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
  /** Null where the provider does not tell its fees. */
  readonly fees: Money | null;
  readonly ours: Side;
  readonly differences: readonly FoundDifference[];
}

/**
 * Compares the provider's day with ours. The provider's time decides to which day a payment belongs. A payment that we
 * recorded on this day and the provider on another, as its answer about it shows, does not belong to this day.
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

/** The provider has it as paid. More than our amount is correct where the customer pays by instalments. */
const paymentFault = (books: DayBooks, lines: Lines, oid: string, topUp: TopUp | undefined): FoundDifference[] => {
  const gross = grossOf(lines);
  if (!topUp) return fault('unknown-payment', oid, topUp, gross, null);
  if (books.live && books.asked.get(oid)?.test) return fault('test-payment', oid, topUp, gross, creditedOf(topUp));
  if (lines.length > 1 || gross?.isLessThan(topUp.amount)) return fault('amount', oid, topUp, gross, topUp.amount);
  return wasPaid(topUp) ? [] : fault('not-credited', oid, topUp, gross, Money.zero);
};

/** We credited it on this day, and the provider's day does not have it. */
const silenceFault = (books: DayBooks, topUp: TopUp): FoundDifference[] => {
  const { merchantOid, amount } = topUp;
  if (!wasPaid(topUp) || !isIn(books.span, topUp.paidAt)) return [];
  const word = books.asked.get(merchantOid);
  if (!word) return fault('not-paid', merchantOid, topUp, Money.zero, amount);
  if (books.live && word.test) return fault('test-payment', merchantOid, topUp, word.total, amount);
  return word.total.isLessThan(amount) ? fault('amount', merchantOid, topUp, word.total, amount) : [];
};

/**
 * The provider's day has a refund. A refund of ours that is under way is no difference: the provider is asked about it
 * until it ends.
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

/** Our refund began on this day and is done, but the provider's day does not have it. */
const refundSilenceFault = (books: DayBooks, topUp: TopUp): FoundDifference[] => {
  const { merchantOid, refund, amount } = topUp;
  if (refund?.state !== 'done' || !isIn(books.span, refund.since)) return [];
  const listed = books.asked.get(merchantOid)?.refundReferences?.includes(refund.reference);
  return listed ? [] : fault('not-refunded', merchantOid, topUp, Money.zero, amount);
};

/**
 * Checks that our ledger has moved for each payment what the payment's state says, and that nothing else has moved
 * there.
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
/** While a refund is under way the amount has left the wallet already. */
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
 * Our totals with the provider's days: the payments on the provider's day, and those that we have on this day and the
 * provider has on no day.
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
