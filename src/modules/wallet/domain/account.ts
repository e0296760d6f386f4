import { paymentProviders, type ProviderName } from '#kernel/vocabulary.ts';

/**
 * The ledger's accounts. A positive balance is what Basamak owes to the account's holder: a wallet holds the user's money,
 * an escrow holds an order's money, `revenue` is what Basamak has earned.
 * Accounts of money that lies elsewhere are therefore negative: `psp:paytr` is minus the amount that the provider owes
 * Basamak, `psp:e-wallet` is minus the amount in Basamak's own e-wallet. `bank` falls when a transfer arrives and rises
 * when a payout leaves. `promotion` falls by what coupons cost.
 */
export type Account =
  | StoredAccount
  | 'revenue'
  | 'psp:paytr'
  | 'psp:e-wallet'
  | 'bank'
  | 'promotion'
  | 'penalty'
  | 'adjustment';

/** The account that holds the money paid by each payment method. */
export const providerAccounts = {
  paytr: 'psp:paytr',
  'bank-transfer': 'bank',
  'e-wallet': 'psp:e-wallet',
} as const satisfies Record<ProviderName, Account>;

/** The payment method of an account; undefined for accounts of no payment method. */
export const providerOf = (account: string): ProviderName | undefined =>
  paymentProviders.find((provider) => providerAccounts[provider] === account);

/**
 * Accounts with a stored balance, which never goes below zero. Their postings are numbered without gaps. Balances of
 * other accounts are sums of their postings.
 */
export type StoredAccount = WalletAccount | EscrowAccount;
type WalletAccount = `wallet:${string}`;
type EscrowAccount = `escrow:${string}`;

export const walletOf = (userId: string): WalletAccount => `wallet:${userId}`;
export const escrowOf = (orderId: string): EscrowAccount => `escrow:${orderId}`;

export const isWallet = (account: string): account is WalletAccount => account.startsWith('wallet:');
export const isStored = (account: Account): account is StoredAccount =>
  isWallet(account) || account.startsWith('escrow:');

/** The user whose wallet this is. */
export const holderOf = (account: WalletAccount): string => account.slice('wallet:'.length);
