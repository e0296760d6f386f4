import { type AccessChange, accessHandDays } from '#kernel/access.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Payout } from './payout.ts';

/**
 * Why a payout waits: access to the booster's account changed lately, the bank account is new for them, or the payout
 * would include earnings that a customer paid from money that lately came by card.
 */
type HoldCause =
  | (AccessChange & { readonly until: Date })
  | {
      readonly matter: 'iban';
      readonly hand: 'staff' | 'owner';
      readonly by: string;
      readonly at: Date;
      readonly until: Date;
    }
  | {
      readonly matter: CardEarning['matter'];
      readonly hand: 'customer';
      readonly by: string;
      /** When the customer paid by card. */
      readonly at: Date;
      readonly until: Date;
    };

/** A tip, or a booster's share of an order, paid from a wallet that had received money by card before. */
export interface CardEarning {
  readonly matter: 'tip' | 'order';
  readonly customerId: string;
  /** Without the part that was collected for a fine. */
  readonly amount: Money;
  /** The last payment by card before the tip or the last payment of the order. */
  readonly paidAt: Date;
}

/** What is known about a booster when their payout is checked. */
export interface BoosterMoney {
  readonly changes: readonly AccessChange[];
  readonly cardEarnings: readonly CardEarning[];
  /** What is left in the wallet. The requested payout has left it already. */
  readonly balance: Money;
}

export interface PayoutHold {
  /** The booster has not yet confirmed the payout by the link in the mail. */
  readonly unconfirmed: boolean;
  /** The latest cause first. Causes whose waiting time is over are included. */
  readonly causes: readonly HoldCause[];
  /** When the last waiting time ends; null if no waiting time is running. */
  readonly payableAt: Date | null;
}

/**
 * Whether the booster still has to confirm the payout. If the operator set the waiting time to 0, nothing has to be
 * confirmed.
 */
export const isUnconfirmed = (payout: Payout, settlesAfterHours: number): boolean =>
  settlesAfterHours > 0 && payout.ibanNew && payout.confirmedAt === null;

export const holdOf = (
  payout: Payout,
  { changes, cardEarnings, balance }: BoosterMoney,
  settlesAfterHours: number,
  now: Date,
): PayoutHold => {
  const settled = ({ at }: { readonly at: Date }) => new Date(at.getTime() + settlesAfterHours * 3600_000);
  const causes: HoldCause[] = changes.map((change) => ({ ...change, until: settled(change) }));
  if (payout.ibanNew) {
    const hand = payout.requestedBy === payout.boosterId ? 'owner' : 'staff';
    const cause = { matter: 'iban', hand, by: payout.requestedBy, at: payout.createdAt } as const;
    causes.push({ ...cause, until: settled(cause) });
  }
  const earning = earningWaitedFor(cardEarnings, balance, (at) => settled({ at }) <= now);
  if (earning) {
    const { matter, customerId, paidAt } = earning;
    const cause = { matter, hand: 'customer', by: customerId, at: paidAt } as const;
    causes.push({ ...cause, until: settled(cause) });
  }
  causes.sort((one, other) => other.at.getTime() - one.at.getTime());
  const last = causes[0]?.until;
  return {
    unconfirmed: isUnconfirmed(payout, settlesAfterHours),
    causes,
    payableAt: last && last > now ? last : null,
  };
};

/**
 * The earning whose waiting time has to end before the payout can be paid. Unsettled earnings must stay in the wallet: if
 * the remaining balance covers them all, the payout waits for none.
 */
const earningWaitedFor = (
  earnings: readonly CardEarning[],
  balance: Money,
  isSettled: (at: Date) => boolean,
): CardEarning | undefined => {
  const waiting = earnings
    .filter(({ paidAt }) => !isSettled(paidAt))
    .toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  return waiting.findLast((_, at) => Money.sum(waiting.slice(at).map(({ amount }) => amount)).amount > balance.amount);
};

/**
 * @throws DomainError wallet.payout_unconfirmed, wallet.payout_unsettled, wallet.payout_tip_unsettled,
 * wallet.payout_order_unsettled
 */
export const assertPayable = ({ unconfirmed, causes, payableAt }: PayoutHold, now: Date): void => {
  if (payableAt && causes[0]) {
    const hours = Math.ceil((payableAt.getTime() - now.getTime()) / 3600_000);
    const { matter } = causes[0];
    if (matter === 'tip') throw new DomainError('wallet.payout_tip_unsettled', { hours });
    if (matter === 'order') throw new DomainError('wallet.payout_order_unsettled', { hours });
    throw new DomainError('wallet.payout_unsettled', { matter, hours });
  }
  if (unconfirmed) throw new DomainError('wallet.payout_unconfirmed');
};

/** Days for which a staff member who changed a booster's wallet or access may not pay that booster; a colleague has to. */
export const handsApartForDays = accessHandDays;

/** Other acts of the payer for this booster within that time: entering the payout, giving access, or moving money. */
interface OtherHand {
  readonly enteredIt: boolean;
  readonly gaveAccess: boolean;
  readonly movedMoney: boolean;
}

/**
 * Separation of duties for staff: the payer must have done none of the other acts. Otherwise one person with two scopes
 * could fill a wallet and empty it. An admin may do both, below the limit that needs a second admin.
 * @throws DomainError wallet.payout_own_hand
 */
export const assertHandsApart = ({ enteredIt, gaveAccess, movedMoney }: OtherHand): void => {
  if (enteredIt || gaveAccess || movedMoney) throw new DomainError('wallet.payout_own_hand');
};
