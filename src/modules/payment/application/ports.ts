import type { Draft } from '#contract/pricing/schemas.ts';
import type { Listed } from '#kernel/lists.ts';
import type { AmountRange, TimeRange } from '#kernel/ports.ts';
import type { Found } from '#kernel/search.ts';
import type { Money } from '#kernel/money.ts';
import type {
  FailureKind,
  HandProvider,
  ProviderName,
  Role,
  Scope,
  TopUpCause,
  TopUpState,
} from '#kernel/vocabulary.ts';
import type { Span } from '../domain/day.ts';
import type { HandPayment, HandRefund } from '../domain/hand-payment.ts';
import type { PaymentNumbers } from '../domain/payment-search.ts';
import type { PaymentWord, Statement } from '../domain/statement.ts';
import type { DraftCheckout, LaneCheckout, TopUp } from '../domain/top-up.ts';

export interface TopUps {
  add(topUp: TopUp): Promise<void>;
  /** The provider's card page is open under this token. */
  opened(id: string, frameToken: string): Promise<void>;
  /**
   * The provider opened no card page, so the payment can never be paid.
   * @returns false if the payment was no longer pending
   */
  notOpened(id: string, at: Date): Promise<boolean>;
  find(id: string): Promise<TopUp | undefined>;
  findByOid(merchantOid: string): Promise<TopUp | undefined>;
  /** Reads the row and locks it until the transaction ends. */
  lock(id: string): Promise<TopUp | undefined>;
  save(topUp: TopUp): Promise<void>;
  list(part: TopUpsPart): Promise<Listed<TopUp>>;
  /**
   * Payments whose number, bank reference or refund's bank reference begins with the searched text. If very many match,
   * only some of them: of our own numbers the newest.
   */
  numbered(search: PaymentNumbers): Promise<Found>;
  /** The payments' numbers by id; unknown ids are left out. */
  numbersOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * The payments to ask the provider about at `now`, longest waiting first. All were begun before `begunBefore`.
   * Pending payments are always included. Failed and expired payments are included if they were begun after
   * `begunSince`, with at least `pause` milliseconds between two questions about the same payment. A payment is
   * asked about no more after an answer "unpaid" that came at least `late` milliseconds after its page closed.
   */
  nextToAsk(of: {
    now: Date;
    begunBefore: Date;
    begunSince: Date;
    late: number;
    pause: number;
    limit: number;
  }): Promise<readonly TopUp[]>;
  /** Stores that, by the provider's answer, the payment was not paid at that time. */
  notPaid(id: string, at: Date): Promise<void>;
  /**
   * How many of the customer's payments are pending with an open card page. Takes a transaction-scoped advisory lock
   * per customer.
   */
  lockUnpaidOf(customerId: string, now: Date): Promise<number>;
  /** How many of the customer's payments are pending or have a refund under way. */
  openOf(customerId: string): Promise<number>;
  /**
   * Refunds whose pause (`refundPause`) was over at `since`, and that no call has worked on since then. Refunds that staff have
   * to send are left out.
   */
  refunding(since: Date, limit: number): Promise<readonly TopUp[]>;
}

export interface TopUpsPart {
  readonly from: number;
  readonly limit: number;
  /** `createdAt` by default. */
  readonly by?: 'createdAt' | 'amount';
  readonly descending: boolean;
  readonly where: {
    readonly id?: readonly string[] | undefined;
    readonly userId?: readonly string[] | undefined;
    readonly provider?: readonly ProviderName[] | undefined;
    readonly state?: readonly TopUpState[] | undefined;
    readonly cause?: readonly TopUpCause[] | undefined;
    readonly failedAs?: readonly FailureKind[] | undefined;
    /** Whether staff have to send a refund. */
    readonly toSend?: boolean | undefined;
    /** Whether the payment's refund waits for staff at `now`. */
    readonly waiting?: { readonly is: boolean; readonly now: Date } | undefined;
    readonly merchantOid?: readonly string[] | undefined;
    readonly orderId?: readonly string[] | undefined;
    /** Payments whose number matches, and payments of exactly this amount in kuruş. */
    readonly search?: (PaymentNumbers & { readonly kurus: number | null }) | undefined;
    readonly amount?: AmountRange | undefined;
    readonly created?: TimeRange | undefined;
    readonly paid?: TimeRange | undefined;
    readonly failed?: TimeRange | undefined;
  };
}

/** Payments for orders that ended without money, whose customers are reminded once. */
export interface LeftPayments {
  /** Ids of such payments that were begun after one time and by another and are not yet decided, the oldest first. */
  undecided(
    begun: { readonly after: Date; readonly by: Date },
    limit: number,
    resting: readonly string[],
  ): Promise<readonly string[]>;
  /**
   * Stores that it is decided whether the customer is reminded.
   * @returns the payment; undefined if it was decided before, or paid meanwhile
   */
  decide(id: string, at: Date): Promise<TopUp | undefined>;
}

/** A provider with its own card page. It fails in the same ways as {@link PaymentProvider}. */
export interface CardPages {
  /**
   * Opens a card page and returns its token.
   * @throws payment.provider_refused
   */
  open(payment: CardPayment): Promise<string>;
  frameUrl(token: string): string;
}

/** The payment providers by name. */
export interface PaymentProviders {
  all(): readonly PaymentProvider[];
  of(name: ProviderName): PaymentProvider;
}

/**
 * A way to be paid and to refund. If the provider can't be reached or answers late, calls throw
 * payment.provider_unavailable. If the form of its answer is unknown, they throw UnreadableAnswer. In both cases it is
 * unknown whether the call had an effect.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** What the provider knows about the successful payment; undefined as long as the payment has not succeeded. */
  status(merchantOid: string): Promise<PaymentWord | undefined>;
  /**
   * Refunds a payment to where it came from. Not idempotent: ask for the status before trying again. If the refund
   * exceeds the amount that is left to refund, the call throws UnreadableAnswer instead of a refusal, because the money
   * may have been refunded before.
   * @throws payment.provider_refused if this call certainly refunded nothing
   */
  refund(refund: { merchantOid: string; amount: Money; reference: string }): Promise<RefundOutcome>;
  /**
   * Payments and refunds of a day in Istanbul by the provider's own books.
   * @throws payment.provider_refused if its books are not open to us
   */
  movements(day: string): Promise<Statement>;
}

/**
 * `given-back`: the provider has made the refund. `to-send`: staff have to send it. `put-off`: this call certainly
 * refunded nothing.
 */
export type RefundOutcome = 'given-back' | 'to-send' | 'put-off';

/** Payments and refunds that staff move by hand and enter. */
export interface HandPayments {
  /** If a payment with the same reference exists, returns that payment and writes nothing. */
  add(payment: HandPayment): Promise<HandPayment | undefined>;
  withReference(provider: HandProvider, reference: string): Promise<HandPayment | undefined>;
  find(merchantOid: string): Promise<HandPayment | undefined>;
  findMany(merchantOids: readonly string[]): Promise<readonly HandPayment[]>;
  /** Oldest first. */
  refundsOf(merchantOids: readonly string[]): Promise<readonly HandRefund[]>;
  /** Once per reference. */
  askRefund(refund: HandRefund): Promise<void>;
  /** Creates the row if nobody has asked for the refund yet. */
  endRefund(refund: HandRefund): Promise<void>;
  /** Payments entered, and refunds sent, in that span. */
  movedIn(
    provider: HandProvider,
    span: Span,
  ): Promise<{ readonly payments: readonly HandPayment[]; readonly refunds: readonly HandRefund[] }>;
}

/** Tickets and their customers; bound to the ticket module. */
export interface PaymentTickets {
  holderOf(ticketId: string): Promise<string | undefined>;
}

export interface CardPayment {
  readonly merchantOid: string;
  readonly amount: Money;
  readonly customer: Payer;
  /** The customer's network address. */
  readonly address: string;
  readonly title: string;
  readonly topUpId: string;
}

export interface Payer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Relations between staff accounts; bound to identity. */
export interface Hands {
  /** Whether these are two independent people: neither has given the other access (an account, a password, powers). */
  areApart(one: string, other: string): Promise<boolean>;
}

/** The customers who pay; bound to identity. */
export interface Payers {
  /** Undefined if the account is not active. Locks the account until the transaction ends. */
  lock(userId: string): Promise<Payer | undefined>;
  /** Whether the account was deleted. Locks the account against deletion until the transaction ends. */
  hasLeft(userId: string): Promise<boolean>;
  /** Names, as far as the viewer may see them. Deleted accounts are left out. */
  namesOf(
    userIds: readonly string[],
    viewer: { readonly role: Role; readonly scopes: readonly Scope[] },
  ): Promise<ReadonlyMap<string, string>>;
}

/** What a card payment may be for besides the balance; bound to the order module. */
export interface DraftOrders {
  /**
   * The present price.
   * @param expected the price that the customer saw
   * @throws DomainError pricing.…, order.price_changed with the new quote
   */
  price(draft: object, customerId: string, expected?: Money): Money;
  /** The draft in the contract's form; null if today's contract can't parse it. */
  read(draft: object): Draft | null;
  /** Whether the customer has placed an order since then. */
  placedSince(customerId: string, since: Date): Promise<boolean>;
  /**
   * Places the order within the running transaction and returns its id.
   * @throws DomainError if the order can't be placed. Then nothing of the order is written, and the transaction
   * continues.
   */
  place(order: DraftOrder): Promise<string>;
  /** Stores the order as payment-error instead and returns its id. The money stays in the wallet. */
  keepAsPaymentError(order: DraftOrder, reason: string): Promise<string>;
  /** Checks that the lane could be changed now, for this difference. @throws DomainError order.…, pricing.… */
  checkLane(change: LaneCheckout, customerId: string): Promise<void>;
  /** Locks the order whose lane is to change, until the transaction ends. */
  lock(orderId: string): Promise<void>;
  /**
   * Changes the lane within the running transaction and pays from the balance. Returns the difference that was taken:
   * at most the expected one.
   * @throws DomainError if the change is no longer possible. Then nothing of it is written, and the transaction
   * continues.
   */
  changeLane(change: PaidLaneChange): Promise<Money>;
  /** Notifies the customer that the lane stays; the money is in the wallet. */
  tellLaneStays(change: PaidLaneChange, reason: string): Promise<void>;
}

interface OfPayment {
  readonly customerId: string;
  readonly topUpId: string;
}
export type DraftOrder = DraftCheckout & OfPayment;
export type PaidLaneChange = LaneCheckout & OfPayment;

/** Settings about card payments; bound to the settings. */
export interface PaymentTerms {
  /** The smallest amount that the provider charges to a card. */
  cardMinimum(): Money;
}

/** The numbers of the orders that payments were for; bound to the order module. */
export interface PaidOrders {
  numbersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
