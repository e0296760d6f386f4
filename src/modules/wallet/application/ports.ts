import type { Listed, Part } from '#kernel/lists.ts';
import type { AccessChange } from '#kernel/access.ts';
import type { ApprovalCommand } from '#kernel/approvals.ts';
import type { Money } from '#kernel/money.ts';
import type { AmountRange, TimeRange } from '#kernel/ports.ts';
import type { EntryKind, OrderPart, ProviderName, Role, Scope } from '#kernel/vocabulary.ts';
import type { StoredAccount } from '../domain/account.ts';
import type { Entry } from '../domain/entry.ts';
import type { FineClaim } from '../domain/fine-claim.ts';
import type { Payout } from '../domain/payout.ts';
import type { CardEarning } from '../domain/payout-hold.ts';
import type { AccountState } from '../domain/running-balance.ts';

/** The journal. Every movement of money goes through it. */
export interface Ledger {
  /**
   * Posts the entries, all or none, in the running transaction or in its own. Idempotent: entries whose keys were posted
   * before are not posted again.
   * @throws wallet.insufficient_balance with the missing amount, rounded up to whole lira; then nothing is written
   */
  post(...entries: readonly Entry[]): Promise<Posted>;
  /** Locks the user's wallet, ahead of the entry of {@link Ledger.postNew}. */
  lock(userId: string): Promise<LockedWallet>;
  /**
   * Posts an entry that can't have been posted before, because its key and its other accounts belong to something that the
   * running transaction adds, or has locked and found without it. It reads nothing but a wallet that it opens, and its
   * statements leave with the next one.
   * @throws wallet.insufficient_balance as {@link Ledger.post}
   */
  postNew(wallet: LockedWallet, entry: Entry): Promise<Posted>;
  /** Links an entry that was posted before to the running command, so that the audit log shows its balances. */
  refer(entry: Entry): Promise<void>;
}

/** A wallet that the running transaction has locked, as it stands; empty if the user never had money. */
export type LockedWallet = ReadonlyMap<StoredAccount, AccountState>;

/** The wallets that changed, each with its new balance. */
export type Posted = readonly { readonly userId: string; readonly balance: Money }[];

/** Reads the ledger. */
export interface Books {
  balanceOf(userId: string): Promise<Money>;
  /** The same with a lock: no other transaction can change the balance until the running transaction ends. */
  lockBalanceOf(userId: string): Promise<Money>;
  /** Balances by user. Users who never had money are not in the map. */
  balancesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Money>>;
  /** The same for a list. A balance that can't be parsed is null. */
  shownBalancesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Money | null>>;
  statement(userId: string, part: StatementPart): Promise<Listed<StatementLine>>;
  entries(part: EntriesPart): Promise<Listed<RecordedEntry>>;
  entry(id: string): Promise<RecordedEntry | undefined>;
  entryByKey(key: string): Promise<RecordedEntry | undefined>;
}

/** Card money that reached boosters by tip or order. */
export interface CardEarnings {
  /** Per booster, the earnings since `since` from wallets that received card money between `since` and their payment. */
  of(boosterIds: readonly string[], since: Date): Promise<ReadonlyMap<string, readonly CardEarning[]>>;
}

/** Wallets as the console lists them. */
export interface Wallets {
  page(part: WalletsPart): Promise<Listed<StoredWallet>>;
  find(userId: string): Promise<StoredWallet | undefined>;
}

/** The stored sum of every account's postings, up to a moment. */
export interface LedgerSums {
  /**
   * Adds a batch of the entries from before this moment, each once. Does nothing while another process adds one.
   * @returns whether there are more
   */
  keep(settled: Date): Promise<boolean>;
  /** Recomputes the stored sums from all postings and corrects them. @returns the accounts that were wrong */
  recount(): Promise<readonly string[]>;
  /** The present balance of every account: stored sums plus later postings. Wallets and escrows are one line each. */
  trialBalance(): Promise<readonly AccountSum[]>;
}

export interface StoredWallet {
  readonly userId: string;
  readonly balance: Money;
  readonly movements: number;
  readonly movedAt: Date;
}

export interface AccountSum {
  /** `wallet` is the total of all wallets, `escrow` of all escrows. */
  readonly account: string;
  readonly count: number;
  readonly balance: Money;
}

export interface WalletsPart extends Part {
  readonly by: 'balance' | 'movedAt';
  readonly where: {
    readonly userIds?: readonly string[] | undefined;
    readonly balance?: AmountRange | undefined;
    readonly moved?: TimeRange | undefined;
  };
}

/** The owners of wallets; bound to identity. */
export interface Owners {
  /** Names as far as the viewer may see them. Unknown ids are left out. */
  of(userIds: readonly string[], viewer: StaffViewer): Promise<ReadonlyMap<string, Owner>>;
}

export interface Owner {
  readonly name: string;
  readonly role: Role;
}

export interface StatementPart extends Part {}

export interface StatementLine {
  readonly entryId: string;
  readonly seq: number;
  readonly kind: EntryKind;
  readonly amount: Money;
  readonly balance: Money;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly orderPart: OrderPart | null;
  /** The fine claim that it collects for. */
  readonly fineClaimId: string | null;
  readonly topUpId: string | null;
  /** The payment method, if the entry is about a payment. */
  readonly provider: ProviderName | null;
  readonly reason: string | null;
  readonly at: Date;
}

export interface EntriesPart extends Part {
  readonly where: EntryFilter;
}

/** Orders and payments that a search matches. `all`: the lists are complete. */
export interface References {
  readonly orderIds: readonly string[];
  readonly topUpIds: readonly string[];
  readonly all: boolean;
}

/** Numbers of the orders and payments that entries are about; bound to those modules. */
export interface Subjects {
  /** Finds an order by its number, and payments by the beginning of their number or of the bank's reference. */
  meant(search: string): Promise<References>;
  orderNumbersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  topUpNumbersOf(topUpIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** One of the staff, whose role and scopes decide whose names they may see. */
export interface StaffViewer {
  readonly role: Role;
  readonly scopes: readonly Scope[];
}

/** People, as far as the viewer may see their names; bound to identity. */
export interface People {
  /** Deleted accounts are left out. */
  namesOf(
    userIds: readonly string[],
    viewer: StaffViewer,
  ): Promise<ReadonlyMap<string, { readonly name: string; readonly username: string | null }>>;
}

/** Each field lists alternative values; one of them has to match. */
export interface EntryFilter extends Filter<'id' | 'key' | 'kind' | 'orderId' | 'topUpId' | 'payoutId' | 'actorId'> {
  /** Accounts; the entry has a posting on one of them. */
  readonly account?: readonly string[] | undefined;
  /** Users' wallets; the entry has a posting on one of them. */
  readonly wallet?: readonly string[] | undefined;
  /** Fine claims; the entry collects for one of them. */
  readonly fineClaimId?: readonly string[] | undefined;
  /** Orders and payments; the entry is about one of them. */
  readonly about?: References | undefined;
  readonly after?: Date | undefined;
  readonly before?: Date | undefined;
}
type Filter<Name extends string> = { readonly [N in Name]?: readonly string[] | undefined };

export interface RecordedEntry {
  readonly id: string;
  readonly kind: EntryKind;
  readonly orderId: string | null;
  readonly orderPart: OrderPart | null;
  /** The fine claim that it collects for. */
  readonly fineClaimId: string | null;
  readonly topUpId: string | null;
  readonly payoutId: string | null;
  readonly actorId: string | null;
  readonly reason: string | null;
  readonly at: Date;
  readonly postings: readonly { readonly account: string; readonly amount: Money; readonly balance: Money | null }[];
}

export interface Payouts {
  add(payout: Payout): Promise<void>;
  /** Locks the payout until the transaction ends, so that it is decided once. */
  lock(id: string): Promise<Payout | undefined>;
  save(payout: Payout): Promise<void>;
  /** Writes only `confirmedAt`. */
  confirm(payout: Payout): Promise<void>;
  /** Whether an earlier payout of the booster was paid to this bank account. */
  wasPaidTo(boosterId: string, iban: string): Promise<boolean>;
  find(id: string): Promise<Payout | undefined>;
  /** The bank accounts of these payouts. */
  ibansOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  list(part: PayoutsPart): Promise<Listed<Payout>>;
}

/** Fines above the balance. */
export interface FineClaims {
  /**
   * Locks these boosters until the transaction ends: other transactions that add or collect claims against them wait.
   */
  lockBoosters(boosterIds: readonly string[]): Promise<void>;
  /** The boosters' open claims, the oldest first, locked until the transaction ends. */
  lockOpen(boosterIds: readonly string[], atMost?: number): Promise<readonly FineClaim[]>;
  /** Locks the claim until the transaction ends. */
  lock(id: string): Promise<FineClaim | undefined>;
  add(claim: FineClaim): Promise<void>;
  save(claim: FineClaim): Promise<void>;
  find(id: string): Promise<FineClaim | undefined>;
  list(part: FineClaimsPart): Promise<Listed<FineClaim>>;
}

export interface FineClaimsPart {
  readonly from: number;
  readonly limit: number;
  readonly by?: 'createdAt' | 'amount';
  readonly descending: boolean;
  readonly where: {
    readonly id?: readonly string[] | undefined;
    readonly boosterId?: readonly string[] | undefined;
    readonly orderId?: readonly string[] | undefined;
    readonly state?: readonly string[] | undefined;
  };
  readonly amount?: AmountRange | undefined;
  readonly created?: TimeRange | undefined;
}

/** Figures of payouts, for the console's first page. */
export interface PayoutFigures {
  /** The number of a booster's payouts that staff have not decided yet. */
  waitingOf(boosterId: string): Promise<number>;
  /** The number and sum of these payouts. */
  requestedOf(boosterId: string): Promise<{ readonly count: number; readonly sum: Money }>;
}

export interface PayoutsPart {
  readonly from: number;
  readonly limit: number;
  /** Default: `createdAt`. */
  readonly by?: 'createdAt' | 'amount';
  readonly descending: boolean;
  readonly where: Filter<'id' | 'boosterId' | 'state'>;
  readonly amount?: AmountRange | undefined;
  /** When the payout was requested. */
  readonly created?: TimeRange | undefined;
}

/** Terms of payouts; bound to the settings. */
export interface PayoutTerms {
  /** The smallest payout that a booster may request. */
  minimum(): Money;
}

/** The limit for money that staff move by hand; bound to the approvals. */
export interface HandLimit {
  /**
   * Counts the movement in the running transaction, which has to be the one that moves the money.
   * @throws approval.required, approval.required_over_all if a second admin is needed
   */
  count(movement: {
    readonly actorId: string;
    /** The person whose money is moved. */
    readonly personId: string;
    readonly command: ApprovalCommand;
    readonly amount: Money;
  }): Promise<void>;
}

/** `approved`: a second admin has approved the command, so the limit does not apply. */
export interface Approved {
  readonly approved?: true | undefined;
}

/** Users to whom wallets may belong; bound to identity. */
export interface Holders {
  /**
   * The user's role; undefined if the account was deleted. Locks the account against deletion until the running
   * transaction ends.
   */
  lockRole(userId: string): Promise<Role | undefined>;
}

/** Changes of access to accounts; bound to identity. */
export interface AccessHistory {
  changesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, readonly AccessChange[]>>;
  /** Whether two staff accounts are really two people: neither account got its access from the other. */
  areApart(one: string, other: string): Promise<boolean>;
}

/** A booster's mail address; bound to identity. */
export interface Payees {
  /** Undefined if the account is not active. */
  find(boosterId: string): Promise<{ readonly email: string; readonly firstName: string } | undefined>;
}

/** Which boosters have worked on which orders; bound to the order module. */
export interface PlayedOrders {
  /** Whether the booster has the order, or acted in it before another booster got it. */
  workedOn(orderId: string, boosterId: string): Promise<boolean>;
}
