import type { LockedWallet, Ledger, Posted, RecordedEntry } from '#modules/wallet/application/ports.ts';
import { holderOf, isWallet, walletOf, type Account } from '#modules/wallet/domain/account.ts';
import { fineClaimOf, orderPartOf } from '#modules/wallet/domain/entries.ts';
import type { Entry } from '#modules/wallet/domain/entry.ts';
import { carry, storedAccountsOf, type AccountState, type Line } from '#modules/wallet/domain/running-balance.ts';
import { Money } from '#kernel/money.ts';
import type { Clock } from '#kernel/ports.ts';

/** The ledger in memory, with the same rules. */
export class InMemoryLedger implements Ledger {
  readonly entries: Entry[] = [];
  readonly lines: Line[] = [];
  readonly recorded: (RecordedEntry & Pick<Entry, 'key'>)[] = [];
  readonly #states = new Map<Account, AccountState>();
  readonly #clock: Clock;

  constructor(clock: Clock = { now: () => new Date() }) {
    this.#clock = clock;
  }

  // oxlint-disable-next-line require-await -- a refusal is a rejected promise, as in the ledger on PostgreSQL
  refer(): Promise<void> {
    return Promise.resolve();
  }

  // oxlint-disable-next-line require-await -- as above
  async lock(userId: string): Promise<LockedWallet> {
    const account = walletOf(userId);
    const state = this.#states.get(account);
    return new Map(state ? [[account, state]] : []);
  }

  postNew(_wallet: LockedWallet, entry: Entry): Promise<Posted> {
    return this.post(entry);
  }

  async post(...entries: readonly Entry[]): Promise<Posted> {
    const repeated = entries.flatMap(({ key }) => this.entries.find((earlier) => earlier.key === key) ?? []);
    if (repeated.length > 0) {
      if (JSON.stringify(repeated.map(({ postings }) => postings)) !== JSON.stringify(entries.map((e) => e.postings)))
        throw new Error('ledger key reused by a different entry');
    } else {
      const { lines, states } = carry(entries, this.#states);
      for (const [account, state] of states) this.#states.set(account, state);
      this.entries.push(...entries);
      this.lines.push(...lines);
      for (const entry of entries) this.#record(entry, lines);
    }
    return storedAccountsOf(entries)
      .filter(isWallet)
      .map((account) => ({ userId: holderOf(account), balance: this.balance(account) }));
  }

  balance(account: Account): Money {
    return this.#states.get(account)?.balance ?? Money.zero;
  }

  /** The balances of all accounts, in kuruş, except zero ones. They sum to zero. */
  standing(): Readonly<Record<string, number>> {
    const sums = new Map<string, number>();
    for (const { account, amount } of this.lines) sums.set(account, (sums.get(account) ?? 0) + amount.amount);
    return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
  }

  #record(entry: Entry, lines: readonly Line[]) {
    const { key, kind, order, topUpId, payoutId, actorId, reason } = entry;
    this.recorded.push({
      id: `entry ${this.recorded.length + 1}`,
      key,
      kind,
      orderId: order?.id ?? null,
      orderPart: orderPartOf(key),
      fineClaimId: fineClaimOf(key),
      topUpId: topUpId ?? null,
      payoutId: payoutId ?? null,
      actorId,
      reason: reason ?? null,
      at: this.#clock.now(),
      postings: lines
        .filter(({ entryKey }) => entryKey === key)
        .map(({ account, amount, state }) => ({ account, amount, balance: state?.balance ?? null }))
        .toSorted((one, other) => (one.account < other.account ? -1 : 1)),
    });
  }
}
