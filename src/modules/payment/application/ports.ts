import type { AmountRange, TimeRange } from '#kernel/ports.ts';
import type { Found } from '#kernel/search.ts';
import type { Money } from '#kernel/money.ts';
import type { FailureKind, HandProvider, ProviderName, TopUpCause, TopUpState } from '#kernel/vocabulary.ts';
import type { Span } from '../domain/day.ts';
import type { HandPayment, HandRefund } from '../domain/hand-payment.ts';
import type { PaymentNumbers } from '../domain/payment-search.ts';
import type { PaymentWord, Statement } from '../domain/statement.ts';
import type { DraftCheckout, LaneCheckout, TopUp } from '../domain/top-up.ts';

export interface TopUps {
  add(topUp: TopUp): Promise<void>;
  /** The provider's card page is open under this token. */
  opened(id: string, frameToken: string): Promise<void>;
  /** The provider opened no card page: there is no time in which it can be paid. @returns false where it was not pending any more */
  notOpened(id: string, at: Date): Promise<boolean>;
  find(id: string): Promise<TopUp | undefined>;
  findByOid(merchantOid: string): Promise<TopUp | undefined>;
  /** Locked until the transaction ends. */
  locked(id: string): Promise<TopUp | undefined>;
  save(topUp: TopUp): Promise<void>;
  list(
    part: TopUpsPart,
  ): Promise<{ readonly rows: readonly TopUp[]; readonly total: number; readonly atLeast: boolean }>;
  /** The newest whose number, or the bank's reference of which or of whose refund, begins so. */
  numbered(search: PaymentNumbers): Promise<Found>;
  /** Their numbers; unknown ids are left out. */
  numbersOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * What the provider is asked about `now`: of all that are pending, and those that failed or ran out and were begun after
   * `begunSince`, until it was answered `late` (milliseconds) after its page had closed and not within `pause` of the time before, the ones that
   * have waited longest since their turn.
   */
  nextToAsk(of: {
    now: Date;
    begunBefore: Date;
    begunSince: Date;
    late: number;
    pause: number;
    limit: number;
  }): Promise<readonly TopUp[]>;
  /** The provider's answer: at that time it was not paid. */
  notPaid(id: string, at: Date): Promise<void>;
  /** How many of the customer's are pending with their card page open; nobody else counts them until the transaction ends. */
  holdUnpaidOf(customerId: string, now: Date): Promise<number>;
  /** How many of the customer's have an end that is not known: neither of the payment nor of its refund. */
  openOf(customerId: string): Promise<number>;
  /** Refunds that were begun their `refundPause` before that time, and taken up by nobody since; not those that wait for people to send them. */
  refunding(since: Date, limit: number): Promise<readonly TopUp[]>;
}

export interface TopUpsPart {
  readonly from: number;
  readonly limit: number;
  /** By its time, where nothing else is said. */
  readonly by?: 'createdAt' | 'amount';
  readonly descending: boolean;
  readonly where: {
    readonly id?: readonly string[] | undefined;
    readonly userId?: readonly string[] | undefined;
    readonly provider?: readonly ProviderName[] | undefined;
    readonly state?: readonly TopUpState[] | undefined;
    readonly cause?: readonly TopUpCause[] | undefined;
    readonly failedAs?: readonly FailureKind[] | undefined;
    /** Whether somebody has to send it back. */
    readonly toSend?: boolean | undefined;
    /** Whether its refund waits for people `now`. */
    readonly waiting?: { readonly is: boolean; readonly now: Date } | undefined;
    readonly merchantOid?: readonly string[] | undefined;
    readonly orderId?: readonly string[] | undefined;
    /** Those that are numbered so, and those of this amount. */
    readonly search?: (PaymentNumbers & { readonly kurus: number | null }) | undefined;
    readonly amount?: AmountRange | undefined;
    readonly created?: TimeRange | undefined;
    readonly paid?: TimeRange | undefined;
    readonly failed?: TimeRange | undefined;
  };
}

/** What a provider has that shows a card page of its own. It fails as {@link PaymentProvider} does. */
export interface CardPages {
  /**
   * Opens a card page and answers its token.
   * @throws payment.provider_refused
   */
  open(payment: CardPayment): Promise<string>;
  frameUrl(token: string): string;
}

/** Which provider has which payments. */
export interface PaymentProviders {
  all(): readonly PaymentProvider[];
  of(name: ProviderName): PaymentProvider;
}

/**
 * A way to be paid, and to give it back. Whoever can't be reached or answers late is payment.provider_unavailable;
 * whoever answers in a form that nobody knows is UnreadableAnswer. Whether a call had an effect is not known then.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** What the provider knows of a successful payment; undefined while there is none, which may be not yet or never. */
  status(merchantOid: string): Promise<PaymentWord | undefined>;
  /**
   * Gives money back to where it came from. Not idempotent: ask for the status before trying again. More than there is left to
   * give is no refusal but a fault: it was given before.
   * @throws payment.provider_refused: nothing was given back by this call
   */
  refund(refund: { merchantOid: string; amount: Money; reference: string }): Promise<RefundOutcome>;
  /**
   * What was paid and given back on a day of Istanbul, by the provider's own books.
   * @throws payment.provider_refused where they are not open to us
   */
  movements(day: string): Promise<Statement>;
}

/** Whether the provider has given the money back, people have to send it, or it was put off: surely nothing was given by this call. */
export type RefundOutcome = 'given-back' | 'to-send' | 'put-off';

/** What people have entered of money that moved by their hands. */
export interface HandPayments {
  /** Answers the one that has the same reference where there is one: then nothing is written. */
  add(payment: HandPayment): Promise<HandPayment | undefined>;
  withReference(provider: HandProvider, reference: string): Promise<HandPayment | undefined>;
  find(merchantOid: string): Promise<HandPayment | undefined>;
  findMany(merchantOids: readonly string[]): Promise<readonly HandPayment[]>;
  /** Oldest first. */
  refundsOf(merchantOids: readonly string[]): Promise<readonly HandRefund[]>;
  /** Once by its reference. */
  askRefund(refund: HandRefund): Promise<void>;
  /** Also of one that nobody has asked for yet. */
  endRefund(refund: HandRefund): Promise<void>;
  /** What was entered, and what was sent back, in that time. */
  movedIn(
    provider: HandProvider,
    span: Span,
  ): Promise<{ readonly payments: readonly HandPayment[]; readonly refunds: readonly HandRefund[] }>;
}

/** Whose tickets there are; bound to the ticket module. */
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

/** Who of the staff is who; bound to identity. */
export interface Hands {
  /** Whether two of the staff are two people: neither was given their access by the other. */
  areApart(one: string, other: string): Promise<boolean>;
}

/** Who pays; bound to identity. */
export interface Payers {
  /** Nobody whose account is not active; until the running transaction ends it stays so. */
  hold(userId: string): Promise<Payer | undefined>;
  /** Whether the account was deleted; until the running transaction ends it can't be. */
  hasLeft(userId: string): Promise<boolean>;
  namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** What a card payment may be for beside the balance; bound to the order module. */
export interface DraftOrders {
  /** @throws DomainError pricing.… */
  price(draft: object, customerId: string): Money;
  /**
   * Places the order within the running transaction and answers its id.
   * @throws DomainError if the order can't be placed; then nothing of it was written, and the transaction goes on.
   */
  place(order: DraftOrder): Promise<string>;
  /** Keeps it as payment-error instead and answers its id; the money stays in the wallet. */
  keepAsPaymentError(order: DraftOrder, reason: string): Promise<string>;
  /** Whether the lane could be changed now, for this difference. @throws DomainError order.…, pricing.… */
  checkLane(change: LaneCheckout, customerId: string): Promise<void>;
  /**
   * Changes the lane within the running transaction, from the balance, and answers the difference that was taken: at most the expected one.
   * @throws DomainError if that can't be done any more; then nothing of it was written, and the transaction goes on.
   */
  changeLane(change: PaidLaneChange): Promise<Money>;
  /** Tells the customer that the lane stays; the money is in the wallet. */
  tellLaneStays(change: PaidLaneChange, reason: string): Promise<void>;
}

interface OfPayment {
  readonly customerId: string;
  readonly topUpId: string;
}
export type DraftOrder = DraftCheckout & OfPayment;
export type PaidLaneChange = LaneCheckout & OfPayment;

/** What is settled about card payments; answered by the settings. */
export interface PaymentTerms {
  /** The least that the provider charges to a card. */
  cardMinimum(): Money;
}

/** What people call the orders that payments were for; bound to the order module. */
export interface PaidOrders {
  numbersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
