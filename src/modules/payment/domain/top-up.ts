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

/** A payment on its way into a wallet. What is credited is the amount kept here, whatever a notification says. */
export interface TopUp {
  readonly id: string;
  /** How it is paid. */
  readonly provider: ProviderName;
  /** The provider's name for this attempt. */
  readonly merchantOid: string;
  readonly customerId: string;
  readonly amount: Money;
  readonly state: TopUpState;
  /** Opens the provider's card page; null until the provider has answered. */
  readonly frameToken: string | null;
  /** What is done as soon as the money is there. */
  readonly checkout: Checkout | null;
  /** Once the money is there: the order that came of a draft, also one that could only be kept as payment-error, or whose lane it was for. */
  readonly orderId: string | null;
  /** Why the lane that it was for could not be changed: a refusal's code. */
  readonly laneRefused: string | null;
  /** Why it brought no money; null while it may, and once it has. */
  readonly cause: TopUpCause | null;
  readonly refund: Refund | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly paidAt: Date | null;
  /** When it was first known to have failed, or ran out; stays where a later try is paid. */
  readonly failedAt: Date | null;
  /** As what it failed then; stays with that moment, because the daily figures have counted it so. */
  readonly failedAs: FailureKind | null;
}

export type Checkout = DraftCheckout | LaneCheckout;

/** An order is placed, at the price that the customer saw. */
export interface DraftCheckout {
  /** As the contract's Draft; its rules are pricing's. */
  readonly draft: object;
  readonly expectedPrice: Money;
}

/** The lane of an order is changed, for the difference that the customer saw. */
export interface LaneCheckout {
  readonly orderId: string;
  readonly lane: Lane;
  readonly champion: string | null;
  readonly expectedDifference: Money;
}

export const isForLane = (checkout: Checkout): checkout is LaneCheckout => 'lane' in checkout;

/** The way back. Under way, the amount has left the wallet, and that it has arrived is not known. */
export interface Refund {
  readonly state: RefundState;
  /** Counts the tries of which the earlier were refused. */
  readonly attempt: number;
  /** Our name for this try at the provider. */
  readonly reference: string;
  readonly by: string;
  readonly reason: string;
  readonly since: Date;
  /** How often the provider was asked to give it, or may have been. */
  readonly calls: number;
  /** Since when somebody is at it; whoever is ends long before the others' patience does. */
  readonly takenUpAt: Date | null;
  /** The account to which a bank transfer is sent back. */
  readonly iban: string | null;
}

export interface AmountRange {
  readonly minimum: Money;
  readonly maximum: Money;
}

/** How much may be loaded into a balance at once. */
export const topUpRange: AmountRange = {
  minimum: Money.from(loading.minimum),
  maximum: Money.from(loading.maximum),
};

/**
 * A card payment for an order is as small as what is missing of it. It may be as large as a loading or its price; one for a
 * lane only as large as the difference, in whole lira.
 */
export const orderRange = (checkout: Checkout, cardMinimum: Money): AmountRange =>
  isForLane(checkout)
    ? { minimum: cardMinimum, maximum: larger(checkout.expectedDifference.ceilToLira(), cardMinimum) }
    : { minimum: cardMinimum, maximum: larger(checkout.expectedPrice.ceilToLira(), topUpRange.maximum) };

const larger = (one: Money, other: Money): Money => (one.isLessThan(other) ? other : one);

const minutes = 60_000;
/** How long the provider keeps the card page open (its `timeout_limit`). */
export const openForMinutes = 30;
/** So many may be pending for one customer while their pages are open: the provider is asked about each of them again and again. */
export const openAtMost = 10;
/** What a success may need to become known after that. */
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
  merchantOid: of.id.replaceAll('-', ''), // letters and digits only, at most 64
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

/** Whether the money has arrived before, so that another word of success changes nothing. */
export const wasPaid = ({ state }: TopUp): boolean => state === 'paid' || state === 'refunded';

/** Whether it is known that it failed or ran out; another try may still be paid. */
export const hasFailed = ({ state }: TopUp): boolean => state === 'failed' || state === 'expired';

/** A success counts whenever it comes: also after a failure of another try, also after the page has expired. */
export const pay = (topUp: TopUp, at: Date): TopUp => ({ ...topUp, state: 'paid', cause: null, paidAt: at });

/**
 * It ends without money, or its customer may try another card. A failure never takes back a success. A refusal says more than
 * that the customer left, whichever word comes first. What changes nothing answers the same top-up.
 */
export const fail = (topUp: TopUp, told: TopUpCause, at: Date): TopUp => {
  const cause = told === 'abandoned' && at >= topUp.expiresAt ? 'expired' : told;
  const kind = kindOf(cause);
  if (wasPaid(topUp) || topUp.cause === cause || (topUp.cause && kind === 'left')) return topUp;
  const state = cause === 'expired' ? 'expired' : 'failed';
  return { ...topUp, state, cause, failedAt: topUp.failedAt ?? at, failedAs: topUp.failedAs ?? kind };
};

const kindOf = (cause: TopUpCause): FailureKind => (leftCauses.some((left) => left === cause) ? 'left' : 'refused');

/** Never paid, and its card page is closed long enough. */
export const hasExpired = (topUp: TopUp, now: Date): boolean =>
  topUp.state === 'pending' && now.getTime() > topUp.expiresAt.getTime() + marginMinutes * minutes;

export const expire = (topUp: TopUp, at: Date): TopUp => fail(topUp, 'expired', at);

/** Begins a try to give the amount back. Only a paid top-up can be refunded, whole and once. */
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

/** Whether the provider lists it as given: by this try, or by an earlier one that was taken for refused. Each is of the whole amount. */
export const wasGiven = ({ merchantOid, refund: { attempt } }: Refunding, listed: readonly string[]): boolean =>
  Array.from({ length: attempt }, (_, earlier) => referenceOf(merchantOid, earlier + 1)).some((ours) =>
    listed.includes(ours),
  );

/** After which somebody else may take up a refund that was begun or taken up. */
export const refundPatience = 2 * minutes;

/** How long after that it is asked for again: each pause is longer than the one before, by two minutes. */
export const refundPause = ({ calls }: Refund): number => ((calls * (calls - 1)) / 2) * refundPatience;

/** Somebody is at it, so that nobody else is at the same time. */
export const holdRefund = (topUp: Refunding, at: Date): Refunding => ({
  ...topUp,
  refund: { ...topUp.refund, takenUpAt: at },
});

/** The same, to ask the provider to give it. */
export const takeUpRefund = (topUp: Refunding, at: Date): Refunding => {
  const { refund, ...held } = holdRefund(topUp, at);
  return { ...held, refund: { ...refund, calls: refund.calls + 1 } };
};

export const isTakenUp = ({ refund: { takenUpAt } }: Refunding, now: Date): boolean =>
  takenUpAt !== null && now.getTime() - takenUpAt.getTime() < refundPatience;

/** Whoever is at it is known by when they took it up. */
export const isSameCall = (one: Refunding, other: Refunding): boolean =>
  one.refund.takenUpAt?.getTime() === other.refund.takenUpAt?.getTime();

/** Nobody is at it any more; how often the provider was asked stays. */
export const letGoOfRefund = (topUp: Refunding): Refunding => ({
  ...topUp,
  refund: { ...topUp.refund, takenUpAt: null },
});

/** The provider did nothing and said so: as if it had not been asked. */
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

/** A top-up whose refund has begun and whose end is not known yet. */
export type Refunding = TopUp & { readonly refund: Refund };
export const isRefunding = (topUp: TopUp): topUp is Refunding => topUp.refund?.state === 'under-way';
