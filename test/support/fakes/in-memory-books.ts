import type { Listed } from '#kernel/lists.ts';
import type { Money } from '#kernel/money.ts';
import type {
  Books,
  EntriesPart,
  EntryFilter,
  RecordedEntry,
  StatementLine,
  StatementPart,
} from '#modules/wallet/application/ports.ts';
import { providerOf, walletOf } from '#modules/wallet/domain/account.ts';
import type { InMemoryLedger } from './in-memory-ledger.ts';
import { isWithin } from './in-range.ts';

/** Reads the entries of a ledger in memory. */
export class InMemoryBooks implements Books {
  readonly #ledger: InMemoryLedger;

  constructor(ledger: InMemoryLedger) {
    this.#ledger = ledger;
  }

  async balanceOf(userId: string): Promise<Money> {
    return this.#ledger.balance(walletOf(userId));
  }

  lockBalanceOf(userId: string): Promise<Money> {
    return this.balanceOf(userId);
  }

  async balancesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Money>> {
    const opened = userIds.filter((userId) => this.#linesOf(userId).length > 0);
    return new Map(opened.map((userId) => [userId, this.#ledger.balance(walletOf(userId))]));
  }

  shownBalancesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Money | null>> {
    return this.balancesOf(userIds);
  }

  async statement(userId: string, part: StatementPart): Promise<Listed<StatementLine>> {
    const lines = this.#linesOf(userId);
    return {
      rows: partOf(lines, part).flatMap((line) => this.#statementLine(line)),
      total: lines.length,
      atLeast: false,
    };
  }

  async entries({ where, ...part }: EntriesPart): Promise<Listed<RecordedEntry>> {
    const found = this.#ledger.recorded.filter((entry) => meets(entry, where));
    return { rows: partOf(found, part), total: found.length, atLeast: false };
  }

  async entry(id: string): Promise<RecordedEntry | undefined> {
    return this.#ledger.recorded.find((entry) => entry.id === id);
  }

  async entryByKey(key: string): Promise<RecordedEntry | undefined> {
    return this.#ledger.recorded.find((entry) => entry.key === key);
  }

  #linesOf(userId: string) {
    return this.#ledger.lines.filter(({ account }) => account === walletOf(userId));
  }

  #statementLine({ entryKey, amount, state }: InMemoryLedger['lines'][number]): readonly StatementLine[] {
    const recorded = this.#ledger.recorded.find(({ key }) => key === entryKey);
    if (!recorded || !state) return [];
    const { id: entryId, kind, orderId, orderPart, fineClaimId, topUpId, reason, at, postings } = recorded;
    const orderNumber = this.#ledger.entries.find(({ key }) => key === entryKey)?.order?.number ?? null;
    const ways = topUpId === null ? [] : postings.flatMap(({ account }) => providerOf(account) ?? []);
    return [
      {
        entryId,
        seq: state.seq,
        kind,
        amount,
        balance: state.balance,
        orderId,
        orderNumber,
        orderPart,
        fineClaimId,
        topUpId,
        provider: ways[0] ?? null,
        reason,
        at,
      },
    ];
  }
}

const partOf = <T>(rows: readonly T[], { from, limit, descending }: StatementPart): readonly T[] =>
  (descending ? rows.toReversed() : rows).slice(from, from + limit);

const columns = ['id', 'key', 'kind', 'orderId', 'topUpId', 'payoutId', 'actorId', 'fineClaimId'] as const;

const meets = (entry: InMemoryLedger['recorded'][number], where: EntryFilter): boolean => {
  const accounts = entry.postings.map(({ account }) => account);
  const { about } = where;
  return (
    columns.every((name) => where[name]?.includes(entry[name] ?? '') ?? true) &&
    [where.account, where.wallet].every((wanted) => wanted?.some((one) => accounts.includes(one)) ?? true) &&
    (!about || about.orderIds.includes(entry.orderId ?? '') || about.topUpIds.includes(entry.topUpId ?? '')) &&
    isWithin({ from: where.after, to: where.before }, entry.at)
  );
};
