import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { LeagueServer, StockState } from '#kernel/vocabulary.ts';
import type { Listing } from './listing.ts';

/** One account of a listing. Its credentials are in the vault. */
export interface StockAccount {
  readonly id: string;
  readonly listingId: string;
  /** Identifies the account without revealing its name. */
  readonly fingerprint: string;
  readonly state: StockState;
  readonly createdAt: Date;
}

/** A sale, with a copy of the listing's data at that time. */
export interface Purchase {
  readonly id: string;
  readonly listingId: string;
  readonly stockAccountId: string;
  readonly buyerId: string;
  readonly buyerName: string;
  readonly server: LeagueServer;
  readonly level: number;
  readonly description: string;
  readonly price: Money;
  readonly createdAt: Date;
  /** Set when the account was taken back and the price refunded. */
  readonly takenBack: { readonly at: Date; readonly by: string; readonly reason: string } | null;
}

interface Sale {
  readonly account: StockAccount;
  readonly purchase: Purchase;
}

/** Sells the account to this buyer at the listing's price. */
export const sell = (
  account: StockAccount,
  { server, level, description, price }: Listing,
  facts: { readonly id: string; readonly buyer: { readonly id: string; readonly name: string }; readonly at: Date },
): Sale => ({
  account: { ...account, state: 'sold' },
  purchase: {
    id: facts.id,
    listingId: account.listingId,
    stockAccountId: account.id,
    buyerId: facts.buyer.id,
    buyerName: facts.buyer.name,
    server,
    level,
    description,
    price,
    createdAt: facts.at,
    takenBack: null,
  },
});

/**
 * A sold account is taken back: it returns to stock or is retired.
 * @throws DomainError shop.not_sold
 */
export const takeBack = (
  account: StockAccount,
  purchase: Purchase | undefined,
  facts: { readonly outcome: 'in-stock' | 'retired'; readonly at: Date; readonly by: string; readonly reason: string },
): Sale => {
  if (account.state !== 'sold' || !purchase) throw new DomainError('shop.not_sold');
  const { outcome, ...takenBack } = facts;
  return { account: { ...account, state: outcome }, purchase: { ...purchase, takenBack } };
};
