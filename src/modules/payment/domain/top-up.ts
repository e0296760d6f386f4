import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { topUpRange as loading } from '#kernel/settings.ts';
import {
  leftCauses,
  type FailureKind,
  type Lane,
  type ProviderName,
  type RefundState,
  type TopUpCause,
  type TopUpState,
} from '#kernel/vocabulary.ts';

/** A payment into a wallet. The amount stored here is credited, whatever a notification says. */
export interface TopUp {
  readonly id: string;
  readonly provider: ProviderName;
  /** Our number of this payment at the provider. */
  readonly merchantOid: string;
  readonly customerId: string;
  readonly amount: Money;
  readonly state: TopUpState;
  /** Opens the provider's card page; null until the provider has answered. */
  readonly frameToken: string | null;
  /**
   * What the payment is for: an order or a lane, handled as soon as the payment is credited. Null if it is only for the
   * balance.
   */
  readonly checkout: Checkout | null;
  /**
   * Set after the credit: the order placed from the draft (perhaps only stored as payment-error), or the order whose
   * lane the payment was for.
   */
  readonly orderId: string | null;
  /** Why the lane could not be changed: the code of the refusal. */
  readonly laneRefused: string | null;
  /** Why the payment failed or expired; null while it is pending and after it is paid. */
  readonly cause: TopUpCause | null;
  readonly refund: Refund | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly paidAt: Date | null;
  /** When the payment was first known to have failed or expired. The time stays if a later try is paid. */
  readonly failedAt: Date | null;
  /** The kind of that first failure. It never changes, because the daily figures have counted it. */
  readonly failedAs: FailureKind | null;
}

export type Checkout = DraftCheckout | LaneCheckout;

/** The payment is for a new order at the price that the customer saw. */
export interface DraftCheckout {
  /** The contract's Draft; the pricing module checks it. */
  readonly draft: object;
  readonly expectedPrice: Money;
}

/** The payment is for a change of an order's lane at the difference that the customer saw. */
export interface LaneCheckout {
  readonly orderId: string;
  readonly lane: Lane;
  readonly champion: string | null;
  readonly expectedDifference: Money;
}

export const isForLane = (checkout: Checkout): checkout is LaneCheckout => 'lane' in checkout;

/** A refund. While it is under way, the amount has left the wallet and it is not known whether the customer got it. */
export interface Refund {
  readonly state: RefundState;
  /** Number of this attempt, from 1. All earlier attempts were refused. */
  readonly attempt: number;
  /** Our reference of this attempt at the provider. */
  readonly reference: string;
  readonly by: string;
  readonly reason: string;
  readonly since: Date;
  /** How often the provider was, or may have been, asked for the refund. */
  readonly calls: number;
  /**
   * When a call took the refund up; null while no call works on it. A call ends long before `refundLeaseMs` is over.
   */
  readonly takenUpAt: Date | null;
  /** The account to which staff send a bank transfer back. */
  readonly iban: string | null;
}

export interface AmountRange {
  readonly minimum: Money;
  readonly maximum: Money;
}

/** The amounts that may be loaded into a balance at once. */
export const topUpRange: AmountRange = {
  minimum: Money.from(loading.minimum),
  maximum: Money.from(loading.maximum),
};

/**
 * The amounts of a card payment for an order or a lane. The minimum is the card's minimum, because the payment may
 * cover only what the balance lacks. The maximum is the price in whole lira or the highest top-up, whichever is larger.
 * For a lane it is the difference in whole lira or the card's minimum, whichever is larger.
 */
export const orderRange = (checkout: Checkout, cardMinimum: Money): AmountRange =>
  isForLane(checkout)
    ? { minimum: cardMinimum, maximum: larger(checkout.expectedDifference.ceilToLira(), cardMinimum) }
    : { minimum: cardMinimum, maximum: larger(checkout.expectedPrice.ceilToLira(), topUpRange.maximum) };

const larger = (one: Money, other: Money): Money => (one.isLessThan(other) ? other : one);

const minutes = 60_000;
/** How long the provider keeps the card page open (its `timeout_limit`). */
export const openForMinutes = 30;
/**
 * The most payments that one customer may have pending with open pages: the provider is asked about each of them
 * repeatedly.
 */
export const openAtMost = 10;
/** Minutes after the closing of the page until a pending payment counts as expired. */
const marginMinutes = 5;

export const withinRange = (amount: Money, range: AmountRange): Money => {
  if (amount.isLessThan(range.minimum) || range.maximum.isLessThan(amount))
    throw new DomainError('payment.amount_out_of_range', { minimum: range.minimum, maximum: range.maximum });
  return amount;
};

export const beginTopUp = (of: {
  id: string;
  customerId: string;
  amount: Money;
  checkout: Checkout | null;
  at: Date;
}): TopUp => ({
  id: of.id,
  provider: 'paytr',
  merchantOid: of.id.replaceAll('-', ''), // PayTR: letters and digits only, at most 64
  customerId: of.customerId,
  amount: of.amount,
  state: 'pending',
  frameToken: null,
  checkout: of.checkout,
  orderId: null,
  laneRefused: null,
  cause: null,
  refund: null,
  createdAt: of.at,
  expiresAt: new Date(of.at.getTime() + openForMinutes * minutes),
  paidAt: null,
  failedAt: null,
  failedAs: null,
});

/** Whether the money has arrived, so that a further success changes nothing. */
export const wasPaid = ({ state }: TopUp): boolean => state === 'paid' || state === 'refunded';

/** Whether the payment is known to have failed or expired. Another try may still be paid. */
export const hasFailed = ({ state }: TopUp): boolean => state === 'failed' || state === 'expired';

/** A success counts whenever it comes, even after a failed try or after the page has expired. */
export const pay = (topUp: TopUp, at: Date): TopUp => ({ ...topUp, state: 'paid', cause: null, paidAt: at });

/**
 * The payment failed or expired, or its customer may try another card. A failure never takes back a success. A refusal
 * replaces an abandonment, because a refusal says more; an abandonment never replaces a refusal. Returns the same
 * object if nothing changes.
 */
export const fail = (topUp: TopUp, told: TopUpCause, at: Date): TopUp => {
  const cause = told === 'abandoned' && at >= topUp.expiresAt ? 'expired' : told;
  const kind = kindOf(cause);
  if (wasPaid(topUp) || topUp.cause === cause || (topUp.cause && kind === 'left')) return topUp;
  const state = cause === 'expired' ? 'expired' : 'failed';
  return { ...topUp, state, cause, failedAt: topUp.failedAt ?? at, failedAs: topUp.failedAs ?? kind };
};

const kindOf = (cause: TopUpCause): FailureKind => (leftCauses.some((left) => left === cause) ? 'left' : 'refused');

/** Whether the payment was never paid and its page has been closed for longer than the margin. */
export const hasExpired = (topUp: TopUp, now: Date): boolean =>
  topUp.state === 'pending' && now.getTime() > topUp.expiresAt.getTime() + marginMinutes * minutes;

export const expire = (topUp: TopUp, at: Date): TopUp => fail(topUp, 'expired', at);

/** Begins an attempt to refund. Only a paid top-up can be refunded, in full and once. */
export const beginRefund = (
  topUp: TopUp,
  of: { by: string; reason: string; at: Date; iban?: string | null },
): Refunding => {
  if (topUp.state !== 'paid' || topUp.refund?.state === 'under-way')
    throw new DomainError('payment.top_up_not_refundable');
  const attempt = (topUp.refund?.attempt ?? 0) + 1;
  const reference = referenceOf(topUp.merchantOid, attempt);
  const { by, reason, at: since, iban = null } = of;
  return {
    ...topUp,
    refund: { state: 'under-way', attempt, reference, by, reason, since, calls: 0, takenUpAt: null, iban },
  };
};

const referenceOf = (merchantOid: string, attempt: number): string => `${merchantOid}R${attempt}`;

/**
 * Whether the provider lists the payment as refunded, by this attempt or by an earlier one that was recorded as
 * refused. Each attempt is for the full amount.
 */
export const wasGiven = ({ merchantOid, refund: { attempt } }: Refunding, listed: readonly string[]): boolean =>
  Array.from({ length: attempt }, (_, earlier) => referenceOf(merchantOid, earlier + 1)).some((ours) =>
    listed.includes(ours),
  );

/** Milliseconds after which another call may take up a refund that was begun or taken up. */
export const refundLeaseMs = 2 * minutes;

/**
 * Milliseconds from the beginning of the refund, plus `refundLeaseMs`, until the provider is asked for the refund
 * again. Each interval between two calls is two minutes longer than the one before.
 */
export const refundPause = ({ calls }: Refund): number => ((calls * (calls - 1)) / 2) * refundLeaseMs;

/** Marks the refund as taken up, so that no other call works on it. */
export const holdRefund = (topUp: Refunding, at: Date): Refunding => ({
  ...topUp,
  refund: { ...topUp.refund, takenUpAt: at },
});

/** Takes the refund up and counts a call to the provider. */
export const takeUpRefund = (topUp: Refunding, at: Date): Refunding => {
  const { refund, ...held } = holdRefund(topUp, at);
  return { ...held, refund: { ...refund, calls: refund.calls + 1 } };
};

export const isTakenUp = ({ refund: { takenUpAt } }: Refunding, now: Date): boolean =>
  takenUpAt !== null && now.getTime() - takenUpAt.getTime() < refundLeaseMs;

/** The time at which a call took the refund up identifies the call. */
export const isSameCall = (one: Refunding, other: Refunding): boolean =>
  one.refund.takenUpAt?.getTime() === other.refund.takenUpAt?.getTime();

/** Releases the refund; the number of calls stays. */
export const letGoOfRefund = (topUp: Refunding): Refunding => ({
  ...topUp,
  refund: { ...topUp.refund, takenUpAt: null },
});

/** The provider answered that it did nothing: the call is not counted. */
export const putOffRefund = (topUp: Refunding): Refunding => {
  const { refund, ...free } = letGoOfRefund(topUp);
  return { ...free, refund: { ...refund, calls: refund.calls - 1 } };
};

export const finishRefund = (topUp: Refunding): TopUp => ({
  ...topUp,
  state: 'refunded',
  refund: { ...topUp.refund, state: 'done', takenUpAt: null },
});

export const refuseRefund = (topUp: Refunding): TopUp => ({
  ...topUp,
  refund: { ...topUp.refund, state: 'refused', takenUpAt: null },
});

/** A top-up with a refund under way. */
export type Refunding = TopUp & { readonly refund: Refund };
export const isRefunding = (topUp: TopUp): topUp is Refunding => topUp.refund?.state === 'under-way';
