import type { Ledger, Posted } from '#modules/wallet/application/ports.ts';
import { holderOf, isWallet, type Account } from '#modules/wallet/domain/account.ts';
import type { Entry } from '#modules/wallet/domain/entry.ts';
import { carry, storedAccountsOf, type AccountState, type Line } from '#modules/wallet/domain/running-balance.ts';
import { Money } from '#kernel/money.ts';

/** The journal in memory, with the same rules. */
export class InMemoryLedger implements Ledger {
  readonly entries: Entry[] = [];
  readonly lines: Line[] = [];
  readonly #states = new Map<Account, AccountState>();

  // oxlint-disable-next-line require-await -- a refusal is a rejected promise here as there
  refer(): Promise<void> {
    return Promise.resolve();
  }

  async post(...entries: readonly Entry[]): Promise<Posted> {
    const repeated = entries.flatMap(({ key }) => this.entries.find((earlier) => earlier.key === key) ?? []);
    if (repeated.length > 0) {
      if (JSON.stringify(repeated.map(({ postings }) => postings)) !== JSON.stringify(entries.map((e) => e.postings)))
        throw new Error('ledger key reused for something else');
    } else {
      const { lines, states } = carry(entries, this.#states);
      for (const [account, state] of states) this.#states.set(account, state);
      this.entries.push(...entries);
      this.lines.push(...lines);
    }
    return storedAccountsOf(entries)
      .filter(isWallet)
      .map((account) => ({ userId: holderOf(account), balance: this.balance(account) }));
  }

  balance(account: Account): Money {
    return this.#states.get(account)?.balance ?? Money.zero;
  }
}
