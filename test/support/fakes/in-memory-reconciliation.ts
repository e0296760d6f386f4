import type { ProviderName } from '#kernel/vocabulary.ts';
import type {
  Claim,
  DayTopUps,
  DifferenceLine,
  Differences,
  FoundIn,
  Reconciliation,
  ReconciliationLine,
  Reconciliations,
} from '#modules/payment/application/reconciliation-ports.ts';
import { dayOf } from '#kernel/days.ts';
import type { Span } from '#modules/payment/domain/day.ts';
import type { Difference } from '#modules/payment/domain/differences.ts';
import type { TopUp } from '#modules/payment/domain/top-up.ts';
import type { ProviderBook, ProviderEntry } from '#modules/wallet/index.ts';
import { providerAccounts } from '#modules/wallet/domain/account.ts';
import type { InMemoryLedger } from './in-memory-ledger.ts';
import type { InMemoryTopUps } from './in-memory-payment.ts';
import { isWithin } from './in-range.ts';

/** Reconciled days and their differences. Days and differences read from each other the parts that their rows show. */
export class InMemoryReconciliations implements Reconciliations {
  readonly differences = new InMemoryDifferences(this);
  readonly #byId = new Map<string, Reconciliation>();

  async claim({ deadBefore, at, by, ...named }: Claim): Promise<Reconciliation | undefined> {
    const begun = { state: 'running', startedAt: at, startedBy: by, endedAt: null, failure: null } as const;
    const known = await this.of(named.provider, named.day);
    if (known?.state === 'running' && known.startedAt >= deadBefore) return undefined;
    const claimed = known
      ? { ...known, ...begun, run: named.run }
      : { ...named, ...begun, way: null, refusal: null, books: null };
    this.#byId.set(claimed.id, claimed);
    return claimed;
  }

  async held(id: string, run: string): Promise<Reconciliation | undefined> {
    const held = this.#byId.get(id);
    return held?.run === run ? held : undefined;
  }

  async save(reconciliation: Reconciliation): Promise<void> {
    this.#byId.set(reconciliation.id, reconciliation);
  }

  async find(id: string): Promise<ReconciliationLine | undefined> {
    const found = this.#byId.get(id);
    return found && this.#lineOf(found);
  }

  async of(provider: ProviderName, day: string): Promise<Reconciliation | undefined> {
    return [...this.#byId.values()].find((one) => one.provider === provider && one.day === day);
  }

  async lastDayOf(provider: ProviderName): Promise<string | undefined> {
    const days = [...this.#byId.values()].filter((one) => one.provider === provider).map(({ day }) => day);
    return days.toSorted().at(-1);
  }

  async list({ where, from, limit, descending }: Parameters<Reconciliations['list']>[0]) {
    const lines = await Promise.all([...this.#byId.values()].map((one) => this.#lineOf(one)));
    const found = lines
      .filter(
        (line) =>
          (['id', 'provider', 'state'] as const).every((name) => where[name]?.includes(line[name]) ?? true) &&
          (!where.days?.from || line.day >= dayOf(where.days.from)) &&
          (!where.days?.to || line.day < dayOf(where.days.to)) &&
          (where.open === undefined || where.open === line.open > 0),
      )
      .toSorted((one, other) => (one.day < other.day ? -1 : 1));
    const rows = (descending ? found.toReversed() : found).slice(from, from + limit);
    return { rows, total: found.length, atLeast: false };
  }

  async #lineOf(reconciliation: Reconciliation): Promise<ReconciliationLine> {
    const all = await this.differences.of(reconciliation.id);
    return {
      ...reconciliation,
      open: all.filter(({ state }) => state === 'open').length,
      found: all.filter(({ ending }) => ending === 'credited').length,
    };
  }
}

const opened = { state: 'open', ending: null, endedAt: null, endedBy: null, reason: null } as const;

/** Always null, because this fake does not know the customers of payments. */
class InMemoryDifferences implements Differences {
  readonly #days: Reconciliations;
  readonly #byId = new Map<string, Difference>();

  constructor(days: Reconciliations) {
    this.#days = days;
  }

  async of(reconciliationId: string): Promise<readonly Difference[]> {
    return [...this.#byId.values()].filter((one) => one.reconciliationId === reconciliationId);
  }

  async open(id: string, { at: foundAt, ...of }: FoundIn): Promise<void> {
    await this.#put(id, of, { ...opened, foundAt });
  }

  async credited(id: string, { at, ...of }: FoundIn): Promise<void> {
    await this.#put(id, of, { ...opened, state: 'ended', ending: 'credited', foundAt: at, endedAt: at });
  }

  async amounts(id: string, { theirs, ours }: Pick<Difference, 'theirs' | 'ours'>): Promise<void> {
    this.#changeOpen(id, { theirs, ours });
  }

  async gone(id: string, endedAt: Date): Promise<void> {
    this.#changeOpen(id, { state: 'ended', ending: 'gone', endedAt });
  }

  async find(id: string): Promise<DifferenceLine | undefined> {
    const found = this.#byId.get(id);
    const compared = found && (await this.#days.find(found.reconciliationId));
    return compared && { ...found, provider: compared.provider, day: compared.day, customerId: null };
  }

  async lock(id: string): Promise<Difference | undefined> {
    return this.#byId.get(id);
  }

  async save({ id, state, ending, endedAt, endedBy, reason }: Difference): Promise<void> {
    const known = this.#byId.get(id);
    if (known) this.#byId.set(id, { ...known, state, ending, endedAt, endedBy, reason });
  }

  async list({ where, from, limit, descending }: Parameters<Differences['list']>[0]) {
    const columns = ['id', 'reconciliationId', 'provider', 'kind', 'state', 'merchantOid', 'topUpId'] as const;
    const named: { readonly [C in (typeof columns)[number]]?: readonly string[] | undefined } = where;
    const lines = await Promise.all([...this.#byId.keys()].map((id) => this.find(id)));
    const found = lines
      .flatMap((line) => line ?? [])
      .filter(
        (line) =>
          columns.every((name) => named[name]?.includes(line[name] ?? '') ?? true) &&
          isWithin(where.foundAt, line.foundAt) &&
          (where.number === undefined ||
            (where.number !== null && line.merchantOid?.toLowerCase().startsWith(where.number))),
      )
      .toSorted((one, other) => one.foundAt.getTime() - other.foundAt.getTime());
    const rows = (descending ? found.toReversed() : found).slice(from, from + limit);
    return { rows, total: found.length, atLeast: false };
  }

  async openByProvider(): Promise<Readonly<Record<string, number>>> {
    const { rows } = await this.list({ from: 0, limit: Infinity, descending: false, where: { state: ['open'] } });
    return Object.fromEntries(
      [...Map.groupBy(rows, ({ provider }) => provider)].map(([provider, { length }]) => [provider, length]),
    );
  }

  async #put(id: string, { reconciliationId, difference }: Omit<FoundIn, 'at'>, standing: Standing): Promise<void> {
    const { kind, subject } = difference;
    const known = (await this.of(reconciliationId)).find((one) => one.kind === kind && one.subject === subject);
    this.#byId.set(known?.id ?? id, { ...difference, ...standing, reconciliationId, id: known?.id ?? id });
  }

  #changeOpen(id: string, change: Partial<Difference>): void {
    const known = this.#byId.get(id);
    if (known?.state === 'open') this.#byId.set(id, { ...known, ...change });
  }
}

type Standing = Pick<Difference, 'state' | 'ending' | 'endedAt' | 'endedBy' | 'reason' | 'foundAt'>;

/** The top-ups of a day, read from the fake of top-ups. */
export class DayTopUpsOf implements DayTopUps {
  readonly #topUps: InMemoryTopUps;

  constructor(topUps: InMemoryTopUps) {
    this.#topUps = topUps;
  }

  moved(provider: ProviderName, span: Span): Promise<readonly TopUp[]> {
    return this.#where(
      provider,
      ({ paidAt, refund }) =>
        (paidAt !== null && isWithin(span, paidAt)) ||
        (refund !== null && refund.state !== 'refused' && isWithin(span, refund.since)),
    );
  }

  unpaid(provider: ProviderName, span: Span): Promise<readonly TopUp[]> {
    return this.#where(provider, ({ createdAt, paidAt }) => paidAt === null && isWithin(span, createdAt));
  }

  named(provider: ProviderName, { ids, oids }: Parameters<DayTopUps['named']>[1]): Promise<readonly TopUp[]> {
    return this.#where(provider, ({ id, merchantOid }) => ids.includes(id) || oids.includes(merchantOid));
  }

  async #where(provider: ProviderName, is: (topUp: TopUp) => boolean): Promise<readonly TopUp[]> {
    const all = { from: 0, limit: Infinity, descending: false, where: { provider: [provider] } };
    return (await this.#topUps.list(all)).rows.filter(is);
  }
}

/** The entries of a provider's account, read from a ledger in memory. */
export class ProviderBookOf implements ProviderBook {
  readonly #ledger: InMemoryLedger;

  constructor(ledger: InMemoryLedger) {
    this.#ledger = ledger;
  }

  made(provider: ProviderName, span: Span): Promise<readonly ProviderEntry[]> {
    return this.#where(provider, ({ at }) => isWithin(span, at));
  }

  about(provider: ProviderName, topUpIds: readonly string[]): Promise<readonly ProviderEntry[]> {
    return this.#where(provider, ({ topUpId }) => topUpId !== null && topUpIds.includes(topUpId));
  }

  async #where(
    provider: ProviderName,
    is: (entry: InMemoryLedger['recorded'][number]) => boolean,
  ): Promise<readonly ProviderEntry[]> {
    return this.#ledger.recorded
      .filter(({ kind }) => kind !== 'payout' && kind !== 'payout-return')
      .filter(is)
      .flatMap(({ id: entryId, kind, topUpId, postings }) =>
        postings
          .filter(({ account }) => account === providerAccounts[provider])
          .map(({ amount }) => ({ entryId, kind, topUpId, amount: amount.negated() })),
      );
  }
}
