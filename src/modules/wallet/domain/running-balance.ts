import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { isStored, isWallet, type Account, type StoredAccount } from './account.ts';
import type { Entry } from './entry.ts';

/** A stored account between two postings. */
export interface AccountState {
  readonly balance: Money;
  /** The number of the account's last posting; 0 before the first. */
  readonly seq: number;
}
type AccountStates = ReadonlyMap<Account, AccountState>;

/** A posting as it is stored. On a stored account it has a number and the balance after the posting. */
export interface Line {
  readonly entryKey: string;
  readonly account: Account;
  readonly amount: Money;
  readonly state?: AccountState;
}

const unopened: AccountState = { balance: Money.zero, seq: 0 };

/**
 * Applies the entries' postings to the accounts, in order.
 * @throws wallet.insufficient_balance if a wallet would go below zero; Error if an escrow would go below zero, which is
 * a bug
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

/** The refusal for a wallet that would have this negative balance. The missing amount is rounded up to whole lira. */
export const lacking = (balance: Money): DomainError =>
  new DomainError('wallet.insufficient_balance', { missing: balance.negated().ceilToLira() });

const overdrawn = (account: StoredAccount, balance: Money): Error =>
  isWallet(account) ? lacking(balance) : new Error(`${account} would be overdrawn by ${-balance.amount} kuruş`);

/** The stored accounts that these entries touch, sorted: always locked in this order, which prevents deadlocks. */
export const storedAccountsOf = (entries: readonly Entry[]): readonly StoredAccount[] =>
  [...new Set(entries.flatMap(({ postings }) => postings.map(({ account }) => account)))].filter(isStored).toSorted();
