/**
 * The ledger's accounts. A positive balance is what Basamak owes to the account's holder: a wallet's is the user's money,
 * an escrow's is held for an order, revenue's is what Basamak has earned. What lies with others is therefore negative:
 * `psp:paytr` is minus what the provider owes us, `bank` rises when a payout leaves it, `promotion` sinks by what coupons cost.
 */
export type Account = StoredAccount | 'revenue' | 'psp:paytr' | 'bank' | 'promotion' | 'penalty' | 'adjustment';

/** Accounts with a stored balance that never goes below zero and postings numbered without gaps; the others are only sums. */
export type StoredAccount = WalletAccount | EscrowAccount;
type WalletAccount = `wallet:${string}`;
type EscrowAccount = `escrow:${string}`;

export const walletOf = (userId: string): WalletAccount => `wallet:${userId}`;
export const escrowOf = (orderId: string): EscrowAccount => `escrow:${orderId}`;

export const isWallet = (account: Account): account is WalletAccount => account.startsWith('wallet:');
export const isStored = (account: Account): account is StoredAccount =>
  isWallet(account) || account.startsWith('escrow:');

/** The user whose wallet this is. */
export const holderOf = (account: WalletAccount): string => account.slice('wallet:'.length);
