import { DomainError } from '#kernel/refusal.ts';
import type { ProviderBook } from '#modules/wallet/index.ts';
import type { DayBooks } from '../domain/compare-books.ts';
import { isIn, type Span, spanOf } from '../domain/day.ts';
import type { Movement, PaymentWord, Statement } from '../domain/statement.ts';
import { type TopUp, wasPaid } from '../domain/top-up.ts';
import { allInTurns } from './in-turns.ts';
import type { PaymentProvider } from './ports.ts';
import type { DayTopUps } from './reconciliation-ports.ts';

/** A payment page is open for half an hour, and may be paid after midnight. */
const beforeMidnight = 2 * 3_600_000;

export interface ReadDay {
  readonly statement: Statement;
  /** What the provider said instead of a report. */
  readonly refusal: string | null;
  readonly books: DayBooks;
}

/** Reads a provider's day and ours. Asks the provider about each payment on which the two are not of one mind. */
export class DayReader {
  readonly #topUps: DayTopUps;
  readonly #book: ProviderBook;
  readonly #live: boolean;

  constructor(topUps: DayTopUps, book: ProviderBook, config: { readonly live: boolean }) {
    this.#topUps = topUps;
    this.#book = book;
    this.#live = config.live;
  }

  /** @throws DomainError payment.provider_unavailable; anything else is an answer that we can't read */
  async run(provider: PaymentProvider, day: string): Promise<ReadDay> {
    const span = spanOf(day);
    const { statement, refusal, asked } = await this.#statementOf(provider, day, span);
    const topUps = await this.#ours(provider, span, statement.movements);
    await this.#ask(provider, topUps.filter(doubtfulIn(statement.movements, span)), asked);
    const posted = await this.#posted(provider, span, topUps);
    const { movements } = statement;
    return { statement, refusal, books: { span, movements, topUps, asked, posted, live: this.#live } };
  }

  /** Our side anew, after something was credited. */
  async again(provider: PaymentProvider, books: DayBooks): Promise<DayBooks> {
    const topUps = await this.#ours(provider, books.span, books.movements);
    return { ...books, topUps, posted: await this.#posted(provider, books.span, topUps) };
  }

  /** The report; where the provider has none for us, its word on each payment of ours. */
  async #statementOf(provider: PaymentProvider, day: string, span: Span) {
    const asked = new Map<string, PaymentWord | undefined>();
    try {
      return { statement: await provider.movements(day), refusal: null, asked };
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'payment.provider_refused')) throw error;
      const refusal = (error.params as { readonly reason?: string }).reason ?? '';
      const begun = { from: new Date(span.from.getTime() - beforeMidnight), to: span.to };
      const unpaid = await this.#topUps.unpaid(provider.name, begun);
      const moved = await this.#topUps.moved(provider.name, span);
      await this.#ask(provider, [...unpaid, ...moved], asked);
      const movements = [...unpaid, ...moved].flatMap((topUp) =>
        movementsOf(topUp, asked.get(topUp.merchantOid), span),
      );
      return { statement: { way: 'status' as const, movements }, refusal, asked };
    }
  }

  /** Whatever the provider's day or our ledger's names, and what we say of the day. */
  async #ours(provider: PaymentProvider, span: Span, movements: readonly Movement[]): Promise<readonly TopUp[]> {
    const { name } = provider;
    const oids = [...new Set(movements.map(({ merchantOid }) => merchantOid))];
    const entries = await this.#book.made(name, span);
    const ids = [...new Set(entries.flatMap(({ topUpId }) => topUpId ?? []))];
    const read = [await this.#topUps.moved(name, span), await this.#topUps.named(name, { ids, oids })].flat();
    return [...new Map(read.map((topUp) => [topUp.id, topUp])).values()];
  }

  async #posted(provider: PaymentProvider, span: Span, topUps: readonly TopUp[]): Promise<DayBooks['posted']> {
    const ofDay = await this.#book.made(provider.name, span);
    const about = await this.#book.about(
      provider.name,
      topUps.map(({ id }) => id),
    );
    return [...new Map([...about, ...ofDay].map((entry) => [entry.entryId, entry])).values()];
  }

  async #ask(
    provider: PaymentProvider,
    topUps: readonly TopUp[],
    asked: Map<string, PaymentWord | undefined>,
  ): Promise<void> {
    const oids = [...new Set(topUps.map(({ merchantOid }) => merchantOid))].filter((oid) => !asked.has(oid));
    const words = await allInTurns(oids, (oid) => provider.status(oid));
    for (const [index, oid] of oids.entries()) asked.set(oid, words[index]);
  }
}

/** What the provider's day and ours don't say alike. */
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

/** A provider's word on a payment of ours, as lines of its books. What it gave back under our name is as much as we asked for. */
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
