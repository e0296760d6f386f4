import { DomainError } from '#kernel/refusal.ts';
import type { DayBooks } from '../domain/compare-books.ts';
import { isIn, type Span, spanOf } from '../domain/day.ts';
import type { Movement, PaymentWord, Statement } from '../domain/statement.ts';
import { type TopUp, wasPaid } from '../domain/top-up.ts';
import { allInTurns } from './in-turns.ts';
import type { PaymentProvider } from './ports.ts';
import type { DayTopUps } from './reconciliation-ports.ts';
import type { Needs } from './needs.ts';

/**
 * Milliseconds. Payments that were begun so long before a day may be paid on that day. A card page stays open for half
 * an hour.
 */
const beforeMidnight = 2 * 3_600_000;

export interface ReadDay {
  readonly statement: Statement;
  /** The provider's reason if it gave no report. */
  readonly refusal: string | null;
  readonly books: DayBooks;
}

/**
 * Reads a day in the provider's books and in ours, and asks the provider about each payment on which the two disagree.
 */
export const dayReader = ({
  topUps,
  book,
  config: { live },
}: Needs<'book'> & { readonly topUps: DayTopUps; readonly config: { readonly live: boolean } }) => {
  /** The provider's report. If the provider refuses a report, its answers about each of our payments instead. */
  const statementOf = async (provider: PaymentProvider, day: string, span: Span) => {
    const asked = new Map<string, PaymentWord | undefined>();
    try {
      return { statement: await provider.movements(day), refusal: null, asked };
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'payment.provider_refused')) throw error;
      const refusal = (error.params as { readonly reason?: string }).reason ?? '';
      const begun = { from: new Date(span.from.getTime() - beforeMidnight), to: span.to };
      const unpaid = await topUps.unpaid(provider.name, begun);
      const moved = await topUps.moved(provider.name, span);
      await ask(provider, [...unpaid, ...moved], asked);
      const movements = [...unpaid, ...moved].flatMap((topUp) =>
        movementsOf(topUp, asked.get(topUp.merchantOid), span),
      );
      return { statement: { way: 'status' as const, movements }, refusal, asked };
    }
  };

  /**
   * Our payments that were credited or refunded on this day, or that the provider's movements or our ledger entries of
   * this day refer to.
   */
  const ours = async (
    provider: PaymentProvider,
    span: Span,
    movements: readonly Movement[],
  ): Promise<readonly TopUp[]> => {
    const { name } = provider;
    const oids = [...new Set(movements.map(({ merchantOid }) => merchantOid))];
    const entries = await book.made(name, span);
    const ids = [...new Set(entries.flatMap(({ topUpId }) => topUpId ?? []))];
    const read = [await topUps.moved(name, span), await topUps.named(name, { ids, oids })].flat();
    return [...new Map(read.map((topUp) => [topUp.id, topUp])).values()];
  };

  const postedOf = async (
    provider: PaymentProvider,
    span: Span,
    topUps: readonly TopUp[],
  ): Promise<DayBooks['posted']> => {
    const ofDay = await book.made(provider.name, span);
    const about = await book.about(
      provider.name,
      topUps.map(({ id }) => id),
    );
    return [...new Map([...about, ...ofDay].map((entry) => [entry.entryId, entry])).values()];
  };

  const ask = async (
    provider: PaymentProvider,
    topUps: readonly TopUp[],
    asked: Map<string, PaymentWord | undefined>,
  ): Promise<void> => {
    const oids = [...new Set(topUps.map(({ merchantOid }) => merchantOid))].filter((oid) => !asked.has(oid));
    const words = await allInTurns(oids, (oid) => provider.status(oid));
    for (const [index, oid] of oids.entries()) asked.set(oid, words[index]);
  };

  return {
    /** @throws DomainError payment.provider_unavailable; any other error means an answer that can't be parsed */
    run: async (provider: PaymentProvider, day: string): Promise<ReadDay> => {
      const span = spanOf(day);
      const { statement, refusal, asked } = await statementOf(provider, day, span);
      const topUps = await ours(provider, span, statement.movements);
      await ask(provider, topUps.filter(doubtfulIn(statement.movements, span)), asked);
      const posted = await postedOf(provider, span, topUps);
      const { movements } = statement;
      return { statement, refusal, books: { span, movements, topUps, asked, posted, live: live } };
    },
    /** Reads our side again after something was credited. */
    again: async (provider: PaymentProvider, books: DayBooks): Promise<DayBooks> => {
      const topUps = await ours(provider, books.span, books.movements);
      return { ...books, topUps, posted: await postedOf(provider, books.span, topUps) };
    },
  };
};
export type DayReader = ReturnType<typeof dayReader>;

/** Selects payments that only one of the two sides has on this day, and refunds that only we have on this day. */
const doubtfulIn = (movements: readonly Movement[], span: Span): ((topUp: TopUp) => boolean) => {
  const named = (kind: Movement['kind']) =>
    new Set(movements.filter((movement) => movement.kind === kind).map(({ merchantOid }) => merchantOid));
  const [paid, givenBack] = [named('payment'), named('refund')];
  return (topUp) => {
    const { merchantOid, paidAt, refund } = topUp;
    const saysPaid = wasPaid(topUp);
    return (
      (paid.has(merchantOid) ? !saysPaid : saysPaid && isIn(span, paidAt)) ||
      (!givenBack.has(merchantOid) && refund?.state === 'done' && isIn(span, refund.since))
    );
  };
};

/**
 * The provider's answer about one of our payments, as lines of its books. A refund with our reference is taken to be of
 * the full amount that we asked for.
 */
const movementsOf = (topUp: TopUp, word: PaymentWord | undefined, span: Span): Movement[] => {
  if (!word) return [];
  const { merchantOid, refund, amount } = topUp;
  const paidToday = !wasPaid(topUp) || isIn(span, topUp.paidAt);
  const line = { merchantOid, fee: null };
  const ofAnotherDay = (reference: string) => reference === refund?.reference && !isIn(span, refund.since);
  const references = (word.refundReferences ?? []).filter((reference) => !ofAnotherDay(reference));
  return [
    ...(paidToday ? [{ ...line, kind: 'payment' as const, gross: word.total, reference: null }] : []),
    ...references.map((reference) => ({
      ...line,
      kind: 'refund' as const,
      gross: reference === refund?.reference ? amount : null,
      reference,
    })),
  ];
};
