import { paymentProviders, type ProviderName } from '#kernel/vocabulary.ts';

/**
 * The ledger's accounts. A positive balance is what Basamak owes to the account's holder: a wallet's is the user's money,
 * an escrow's is held for an order, revenue's is what Basamak has earned. What lies with others is therefore negative:
 * `psp:paytr` is minus what the provider owes us, `psp:e-wallet` minus what lies in the house's own, `bank` sinks by transfers that
 * arrive and rises when a payout leaves it, `promotion` sinks by what coupons cost.
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

/** Where the money lies that customers pay in this way. */
export const providerAccounts = {
  paytr: 'psp:paytr',
  'bank-transfer': 'bank',
  'e-wallet': 'psp:e-wallet',
} as const satisfies Record<ProviderName, Account>;

/** The way to pay whose account it is. */
export const providerOf = (account: string): ProviderName | undefined =>
  paymentProviders.find((provider) => providerAccounts[provider] === account);

/** Accounts with a stored balance that never goes below zero and postings numbered without gaps; the others are only sums. */
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
