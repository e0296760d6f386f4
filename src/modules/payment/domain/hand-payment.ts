import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { handProviders, type HandProvider, type ProviderName } from '#kernel/vocabulary.ts';
import { dayOf, daysAfter } from '#kernel/days.ts';
import { isRefunding, isTakenUp, type Refunding, type TopUp } from './top-up.ts';

/** What arrived at the bank or in the house's e-wallet, as somebody of the house has entered it. */
export interface HandPayment {
  readonly topUpId: string;
  /** Our name for it at the provider, as for any payment. */
  readonly merchantOid: string;
  readonly provider: HandProvider;
  readonly amount: Money;
  /** The bank's own number for it: the same transfer is never entered twice. */
  readonly reference: string;
  /** The day on which it arrived. */
  readonly arrivedOn: string;
  /** Who sent it; null where its customer has left. */
  readonly sender: string | null;
  /** The ticket in which it was asked for. */
  readonly ticketId: string | null;
  readonly note: string | null;
  readonly enteredBy: string;
  readonly at: Date;
}

/** Money that somebody of the house has to send back, and what became of it. */
export interface HandRefund {
  /** Our name for it, as for any refund. */
  readonly reference: string;
  readonly merchantOid: string;
  readonly amount: Money;
  readonly askedAt: Date;
  readonly end: HandRefundEnd | null;
}

export interface HandRefundEnd {
  /** The bank's own number of the transfer; null where it was taken back. */
  readonly bankReference: string | null;
  readonly by: string;
  readonly at: Date;
}

/** Milliseconds for which a refund to a card is the minute job's alone. */
const theJobsFor = 60 * 60_000;

/** Days after which a transfer that nobody has entered is no matter for the console any more. */
const oldestDays = 90;

export const isByHand = (provider: ProviderName): provider is HandProvider =>
  (handProviders as readonly ProviderName[]).includes(provider);

/** Somebody has to send it back: nobody sends what came by card. */
export const isToSend = (topUp: TopUp): boolean => isRefunding(topUp) && isByHand(topUp.provider);

/** A refund to a card that began by then is for people, too: they see the provider's own pages. */
export const theJobsUntil = (now: Date): Date => new Date(now.getTime() - theJobsFor);

/** Its refund ends by people: they have to send it, or nobody else can tell whether the provider gave it. */
export const waitsForPeople = (topUp: TopUp, now: Date): topUp is Refunding =>
  isRefunding(topUp) && (isByHand(topUp.provider) || topUp.refund.since <= theJobsUntil(now));

/** What people may end now. @throws DomainError payment.top_up_not_found, payment.refund_not_waiting, request.in_progress */
export const forPeople = (topUp: TopUp | undefined, now: Date): Refunding => {
  if (!topUp) throw new DomainError('payment.top_up_not_found');
  if (!waitsForPeople(topUp, now)) throw new DomainError('payment.refund_not_waiting');
  // the provider may be giving it at this moment
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

/** A payment that has arrived before it is known here: there is nothing to wait for. */
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
