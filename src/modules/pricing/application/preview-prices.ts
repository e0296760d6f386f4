import type { PricePreview } from '#contract/pricing/price-book.ts';
import { Money, type MoneyJson } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { PriceBook, PublishedBook } from '../domain/price-book.ts';
import { quote } from '../domain/quote.ts';
import type { RecentOrders } from './ports.ts';
import { readDraft } from './read-draft.ts';
import type { Needs } from './needs.ts';

/**
 * How many of the latest orders are compared. The number is large enough to cover the usual services and small enough
 * for a comparison while the admin types.
 */
const lookedAt = 300;
const shown = 10;

interface Compared {
  readonly number: string;
  readonly service: string;
  readonly work: string;
  readonly before: Money;
  readonly after: Money;
}

/**
 * Prices the latest orders with the present price book and with another one. Coupons are left out, because they may
 * have changed since.
 */
export const previewPrices =
  ({ orders, books, clock, terms }: Needs<'books' | 'clock' | 'terms'> & { readonly orders: RecentOrders }) =>
  async (document: PriceBook): Promise<PricePreview> => {
    const now = clock.now();
    const [latest, holding] = await Promise.all([orders.latest(lookedAt), books.holding(now)]);
    const minimum = terms.minimumOrder();
    if (!holding) throw new DomainError('service.unavailable', { retryAfterSeconds: 2 });
    const compared = latest.flatMap(
      (order) => comparedBy(holding, { ...holding, book: document }, order, now, minimum) ?? [],
    );
    return {
      orders: compared.length,
      left: latest.length - compared.length,
      ...sums(compared),
      dearer: compared.filter((one) => differenceOf(one) > 0).length,
      cheaper: compared.filter((one) => differenceOf(one) < 0).length,
      services: [...Map.groupBy(compared, ({ service }) => service)]
        .map(([service, some]) => ({ service, orders: some.length, ...sums(some) }))
        .toSorted((a, b) => b.orders - a.orders),
      biggest: compared
        .filter((one) => differenceOf(one) !== 0)
        .toSorted((a, b) => Math.abs(differenceOf(b)) - Math.abs(differenceOf(a)))
        .slice(0, shown)
        .map((one) => ({ ...one, before: json(one.before), after: json(one.after) })),
    };
  };
export type PreviewPrices = ReturnType<typeof previewPrices>;

/** Undefined for an order that could not be placed today, for example because its rank is no longer served. */
const comparedBy = (
  today: PublishedBook,
  other: PublishedBook,
  { number, draft: wire }: Awaited<ReturnType<RecentOrders['latest']>>[number],
  now: Date,
  minimum: Money,
): Compared | undefined => {
  const draft = readDraft(wire);
  try {
    const [before, after] = [quote(draft, today, now, { minimum }), quote(draft, other, now, { minimum })];
    const work = before.summary.slice(0, 2).map(({ label }) => label);
    return { number, service: wire.service, work: work.join(', '), before: before.price, after: after.price };
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
};

const differenceOf = ({ before, after }: Compared): number => after.amount - before.amount;
const sums = (some: readonly Compared[]) => ({
  before: json(Money.sum(some.map(({ before }) => before))),
  after: json(Money.sum(some.map(({ after }) => after))),
});
const json = ({ amount, currency }: Money): MoneyJson => ({ amount, currency });
