import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { isStored, isWallet, type Account, type StoredAccount } from './account.ts';
import type { Entry } from './entry.ts';

/** A stored account between two postings. */
export interface AccountState {
  readonly balance: Money;
  /** The number of its last posting; 0 before the first. */
  readonly seq: number;
}
export type AccountStates = ReadonlyMap<Account, AccountState>;

/** A posting as it is written down: those of stored accounts carry their number and the balance after them. */
export interface Line {
  readonly entryKey: string;
  readonly account: Account;
  readonly amount: Money;
  readonly state?: AccountState;
}

const unopened: AccountState = { balance: Money.zero, seq: 0 };

/**
 * Carries the entries' postings onto the accounts, in their order.
 * @throws wallet.insufficient_balance if a wallet would go below zero; whatever else would is a fault.
 */
export const carry = (
  entries: readonly Entry[],
  seen: AccountStates,
): { readonly lines: readonly Line[]; readonly states: ReadonlyMap<StoredAccount, AccountState> } => {
  const states = new Map<StoredAccount, AccountState>();
  const lines = entries.flatMap(({ key, postings }) =>
    postings.map(({ account, amount }): Line => {
      if (!isStored(account)) return { entryKey: key, account, amount };
      const before = states.get(account) ?? seen.get(account) ?? unopened;
      const balance = before.balance.plus(amount);
      if (balance.isNegative) throw overdrawn(account, balance);
      const state = { balance, seq: before.seq + 1 };
      states.set(account, state);
      return { entryKey: key, account, amount, state };
    }),
  );
  return { lines, states };
};

/** What is said of a wallet that would stand at this, below zero. */
export const lacking = (balance: Money): DomainError =>
  new DomainError('wallet.insufficient_balance', { missing: balance.negated().ceilToLira() });

const overdrawn = (account: StoredAccount, balance: Money): Error =>
  isWallet(account) ? lacking(balance) : new Error(`${account} would be overdrawn by ${-balance.amount} kuruş`);

/** The stored accounts that these entries touch, in the order in which everyone locks them. */
export const storedAccountsOf = (entries: readonly Entry[]): readonly StoredAccount[] =>
  [...new Set(entries.flatMap(({ postings }) => postings.map(({ account }) => account)))].filter(isStored).toSorted();
