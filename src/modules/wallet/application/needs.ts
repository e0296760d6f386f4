import type { Mails } from '#kernel/mail.ts';
import type { Jobs, RateLimits, SharedClock, SignedIds, UnitOfWork } from '#kernel/ports.ts';
import type { WalletEvent } from '../domain/wallet-events.ts';
import type {
  AccessHistory,
  Books,
  CardEarnings,
  FineClaims,
  HandLimit,
  Holders,
  Ledger,
  LedgerSums,
  Owners,
  Payees,
  PayoutTerms,
  Payouts,
  PlayedOrders,
  Wallets,
} from './ports.ts';

/** What the use cases of this module need, by name. */
interface WalletNeeds {
  readonly ledger: Ledger;
  readonly books: Books;
  readonly claims: FineClaims;
  readonly holders: Holders;
  readonly playedOrders: PlayedOrders;
  readonly limit: HandLimit;
  readonly work: UnitOfWork<WalletEvent>;
  readonly payouts: Payouts;
  readonly payees: Payees;
  /** Links in mails that ask a booster to confirm a payout. They are signed with the mail address. */
  readonly links: SignedIds;
  readonly mails: Mails;
  readonly jobs: Jobs;
  readonly limits: RateLimits;
  readonly sums: LedgerSums;
  readonly sharedClock: SharedClock;
  readonly access: AccessHistory;
  readonly cardEarnings: CardEarnings;
  readonly wallets: Wallets;
  readonly owners: Owners;
  readonly terms: PayoutTerms;
}

export type Needs<K extends keyof WalletNeeds> = Pick<WalletNeeds, K>;
