import type { AccessChange } from '#kernel/access.ts';
import type { ApprovalCommand } from '#kernel/approvals.ts';
import type { Money } from '#kernel/money.ts';
import type { AmountRange, TimeRange } from '#kernel/ports.ts';
import type { EntryKind, OrderPart, ProviderName, Role, Scope } from '#kernel/vocabulary.ts';
import type { Entry } from '../domain/entry.ts';
import type { FineClaim } from '../domain/fine-claim.ts';
import type { Payout } from '../domain/payout.ts';
import type { CardTip } from '../domain/payout-hold.ts';

/** The journal. Everything that moves money goes through here. */
export interface Ledger {
  /**
   * Posts the entries, all or none, in the running transaction or in one of its own. Those whose keys were posted before are
   * not posted again.
   * @throws wallet.insufficient_balance with what is missing, in whole lira; nothing is written then.
   */
  post(...entries: readonly Entry[]): Promise<Posted>;
  /** Names an entry that was posted before as the one that the running command is about: the audit log shows its balances. */
  refer(entry: Entry): Promise<void>;
}

/** The wallets that changed, each with its new balance. */
export type Posted = readonly { readonly userId: string; readonly balance: Money }[];

/** What is read of the ledger. */
export interface Books {
  balanceOf(userId: string): Promise<Money>;
  /** The same; until the running transaction ends, nobody else moves it. */
  holdBalanceOf(userId: string): Promise<Money>;
  /** The balances of the users who ever had money; nobody else is in the map. */
  balancesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Money>>;
  /** The same for a list: null for a balance that can't be read. */
  shownBalancesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Money | null>>;
  statement(userId: string, part: StatementPart): Promise<Part<StatementLine>>;
  entries(part: EntriesPart): Promise<Part<RecordedEntry>>;
  entry(id: string): Promise<RecordedEntry | undefined>;
  entryByKey(key: string): Promise<RecordedEntry | undefined>;
}

/** Card money that reached boosters by tip. */
export interface CardTips {
  /** By booster: the tips since then from wallets into which money came by card since then, before the tip. */
  to(boosterIds: readonly string[], since: Date): Promise<ReadonlyMap<string, readonly CardTip[]>>;
}

/** Wallets as the console lists them. */
export interface Wallets {
  page(part: WalletsPart): Promise<Part<StoredWallet>>;
  find(userId: string): Promise<StoredWallet | undefined>;
}

/** What every account stands at, kept up to a moment. */
export interface LedgerSums {
  /** Counts some of the entries from before this moment, each once; whether there are more. Where somebody else counts, nothing. */
  keep(settled: Date): Promise<boolean>;
  /** Counts anew what is kept, by all postings, and puts it right; the accounts that were wrong. */
  recount(): Promise<readonly string[]>;
  /** Every account with what it stands at now, wallets and escrows as one each: the kept sums and what came since. */
  trialBalance(): Promise<readonly AccountSum[]>;
}

export interface StoredWallet {
  readonly userId: string;
  readonly balance: Money;
  readonly movements: number;
  readonly movedAt: Date;
}

export interface AccountSum {
  /** `wallet` and `escrow` stand for all of them. */
  readonly account: string;
  readonly count: number;
  readonly balance: Money;
}

export interface WalletsPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  readonly by: 'balance' | 'movedAt';
  readonly where: {
    readonly userIds?: readonly string[] | undefined;
    readonly balance?: AmountRange | undefined;
    readonly moved?: TimeRange | undefined;
  };
}

/** Whose wallets they are; bound to identity. */
export interface Owners {
  /** Unknown ids are left out. */
  of(userIds: readonly string[]): Promise<ReadonlyMap<string, Owner>>;
}

export interface Owner {
  readonly name: string;
  readonly role: Role;
}

export interface Part<T> {
  readonly rows: readonly T[];
  readonly total: number;
  /** Whether counting stopped before the end. */
  readonly atLeast?: boolean;
}

export interface StatementPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
}

export interface StatementLine {
  readonly entryId: string;
  readonly seq: number;
  readonly kind: EntryKind;
  readonly amount: Money;
  readonly balance: Money;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly orderPart: OrderPart | null;
  /** The fine above the balance of which it takes a part. */
  readonly fineClaimId: string | null;
  readonly topUpId: string | null;
  /** How the payment came that it is of. */
  readonly provider: ProviderName | null;
  readonly reason: string | null;
  readonly at: Date;
}

export interface EntriesPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  readonly where: EntryFilter;
}

/** Orders and payments; whether these are all that a search means. */
export interface References {
  readonly orderIds: readonly string[];
  readonly topUpIds: readonly string[];
  readonly all: boolean;
}

/** What people call that which entries are about; bound to orders and payments. */
export interface Subjects {
  /** What a search means: an order's number, the beginning of a payment's or of a bank's reference. */
  meant(search: string): Promise<References>;
  orderNumbersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  topUpNumbersOf(topUpIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Somebody of the house, who may know some people's names and not others'. */
export interface HouseViewer {
  readonly role: Role;
  readonly scopes: readonly Scope[];
}

/** People as far as a viewer may know them; bound to identity. */
export interface People {
  /** Deleted accounts are left out. */
  namesOf(
    userIds: readonly string[],
    viewer: HouseViewer,
  ): Promise<ReadonlyMap<string, { readonly name: string; readonly username: string | null }>>;
}

/** Each name with the values of which one must be met. */
export interface EntryFilter extends Filter<'id' | 'key' | 'kind' | 'orderId' | 'topUpId' | 'payoutId' | 'actorId'> {
  /** Accounts of which the entry touches one. */
  readonly account?: readonly string[] | undefined;
  /** The same of accounts that are somebody's. */
  readonly wallet?: readonly string[] | undefined;
  /** Fines above the balance of which the entry takes a part. */
  readonly fineClaimId?: readonly string[] | undefined;
  /** What the entry is about. */
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
  /** The fine above the balance of which it takes a part. */
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
  /** Locked until the transaction ends, so that it is decided once. */
  locked(id: string): Promise<Payout | undefined>;
  save(payout: Payout): Promise<void>;
  /** Writes that its booster has confirmed it. */
  confirm(payout: Payout): Promise<void>;
  /** Whether a payout of the booster was paid to this bank account. */
  wasPaidTo(boosterId: string, iban: string): Promise<boolean>;
  find(id: string): Promise<Payout | undefined>;
  /** The bank accounts of these payouts. */
  ibansOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  list(part: PayoutsPart): Promise<Part<Payout>>;
}

/** Fines above the balance. */
export interface FineClaims {
  /** Locks these boosters until the transaction ends: another that makes or collects a claim against them waits. */
  hold(boosterIds: readonly string[]): Promise<void>;
  /** Open ones of these boosters, the oldest first; locked until the transaction ends. */
  lockOpen(boosterIds: readonly string[], atMost?: number): Promise<readonly FineClaim[]>;
  /** Locked until the transaction ends. */
  locked(id: string): Promise<FineClaim | undefined>;
  add(claim: FineClaim): Promise<void>;
  save(claim: FineClaim): Promise<void>;
  find(id: string): Promise<FineClaim | undefined>;
  list(part: FineClaimsPart): Promise<Part<FineClaim>>;
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

/** For the console's first page. */
export interface PayoutFigures {
  /** Payouts of a booster that nobody has decided yet. */
  waitingOf(boosterId: string): Promise<number>;
  /** The same with what they ask for. */
  requestedOf(boosterId: string): Promise<{ readonly count: number; readonly sum: Money }>;
}

export interface PayoutsPart {
  readonly from: number;
  readonly limit: number;
  /** By its time, where nothing else is said. */
  readonly by?: 'createdAt' | 'amount';
  readonly descending: boolean;
  readonly where: Filter<'id' | 'boosterId' | 'state'>;
  readonly amount?: AmountRange | undefined;
  /** When it was asked for. */
  readonly created?: TimeRange | undefined;
}

/** What is settled about payouts; answered by the settings. */
export interface PayoutTerms {
  /** The least that a booster may ask for. */
  minimum(): Money;
}

/** What one person of the house may move by hand; bound to the approvals. */
export interface HandLimit {
  /**
   * Counts it in the running transaction, which moves the money.
   * @throws approval.required where a second admin is needed
   */
  count(movement: {
    readonly actorId: string;
    /** Whose money it is. */
    readonly personId: string;
    readonly command: ApprovalCommand;
    readonly amount: Money;
  }): Promise<void>;
}

/** A second admin has approved it: the limit does not count. */
export interface Approved {
  readonly approved?: true | undefined;
}

/** Who a wallet may belong to; bound to identity. */
export interface Holders {
  /** Nobody's where the account was deleted; until the running transaction ends it can't be. */
  holdRole(userId: string): Promise<Role | undefined>;
}

/** Who changed what lets somebody into an account; bound to identity. */
export interface AccessHistory {
  changesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, readonly AccessChange[]>>;
  /** Whether two of the staff are two people: neither was given their access by the other. */
  areApart(one: string, other: string): Promise<boolean>;
}

/** Where a booster is written to; bound to identity. */
export interface Payees {
  /** Nobody where the account is not active. */
  find(boosterId: string): Promise<{ readonly email: string; readonly firstName: string } | undefined>;
}

/** Who has worked on which order; bound to the order module. */
export interface PlayedOrders {
  /** Whether the booster has the order, or did something in it before another one got it. */
  workedOn(orderId: string, boosterId: string): Promise<boolean>;
}
