import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { handProviders, type HandProvider, type ProviderName } from '#kernel/vocabulary.ts';
import { dayOf, daysAfter } from '#kernel/days.ts';
import { isRefunding, isTakenUp, type Refunding, type TopUp } from './top-up.ts';

/** A payment that arrived at the bank or in the company's e-wallet, as staff entered it. */
export interface HandPayment {
  readonly topUpId: string;
  /** Our number of the payment, as for any provider. */
  readonly merchantOid: string;
  readonly provider: HandProvider;
  readonly amount: Money;
  /** The bank's own number of the transfer. Unique: the same transfer is never entered twice. */
  readonly reference: string;
  /** The day on which the payment arrived. */
  readonly arrivedOn: string;
  /** The sender of the transfer; null after the customer's account was deleted. */
  readonly sender: string | null;
  /** The ticket in which the customer asked for the payment to be entered. */
  readonly ticketId: string | null;
  readonly note: string | null;
  readonly enteredBy: string;
  readonly at: Date;
}

/** A refund that staff have to send, and how it ended. */
export interface HandRefund {
  /** Our reference of the refund, as for any provider. */
  readonly reference: string;
  readonly merchantOid: string;
  readonly amount: Money;
  readonly askedAt: Date;
  readonly end: HandRefundEnd | null;
}

interface HandRefundEnd {
  /** The bank's own number of the transfer; null if the refund was cancelled. */
  readonly bankReference: string | null;
  readonly by: string;
  readonly at: Date;
}

/** Milliseconds for which only the minute job may work on a refund to a card; after that staff may end it, too. */
const theJobsFor = 60 * 60_000;

/** The most days between a transfer's arrival and its entry in the console. */
const oldestDays = 90;

export const isByHand = (provider: ProviderName): provider is HandProvider =>
  (handProviders as readonly ProviderName[]).includes(provider);

/** Staff have to send the refund. Never true for card payments. */
export const isToSend = (topUp: TopUp): boolean => isRefunding(topUp) && isByHand(topUp.provider);

/**
 * Staff, too, may end a refund to a card that began at this time or before: they can look into the provider's own
 * console.
 */
export const theJobsUntil = (now: Date): Date => new Date(now.getTime() - theJobsFor);

/**
 * Whether staff have to end the payment's refund: they have to send it, or the provider has not reported the outcome in
 * time.
 */
export const waitsForPeople = (topUp: TopUp, now: Date): topUp is Refunding =>
  isRefunding(topUp) && (isByHand(topUp.provider) || topUp.refund.since <= theJobsUntil(now));

/**
 * The refund, if staff may end it now.
 * @throws DomainError payment.top_up_not_found, payment.refund_not_waiting, request.in_progress
 */
export const forPeople = (topUp: TopUp | undefined, now: Date): Refunding => {
  if (!topUp) throw new DomainError('payment.top_up_not_found');
  if (!waitsForPeople(topUp, now)) throw new DomainError('payment.refund_not_waiting');
  // a call to the provider about this refund may be running at this moment
  if (!isByHand(topUp.provider) && isTakenUp(topUp, now)) throw new DomainError('request.in_progress');
  return topUp;
};

/** @throws DomainError payment.arrival_out_of_range */
export const arrivalDay = (day: string, now: Date): string => {
  const today = dayOf(now);
  if (day > today || day < daysAfter(today, -oldestDays))
    throw new DomainError('payment.arrival_out_of_range', { days: oldestDays });
  return day;
};

/** A payment that is entered after its money has arrived: it is paid from the start. */
export const arrivedTopUp = (of: {
  id: string;
  provider: HandProvider;
  customerId: string;
  amount: Money;
  at: Date;
}): TopUp => ({
  id: of.id,
  provider: of.provider,
  merchantOid: of.id.replaceAll('-', ''),
  customerId: of.customerId,
  amount: of.amount,
  state: 'paid',
  frameToken: null,
  checkout: null,
  laneRefused: null,
  orderId: null,
  cause: null,
  refund: null,
  createdAt: of.at,
  expiresAt: of.at,
  paidAt: of.at,
  failedAt: null,
  failedAs: null,
});
