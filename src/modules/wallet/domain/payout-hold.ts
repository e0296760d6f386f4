import { type AccessChange, accessHandDays } from '#kernel/access.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Payout } from './payout.ts';

/**
 * Why a payout waits: who gets into the booster's account changed lately, the bank account is new for them, or it would take
 * money along that came by card lately and reached them by tip.
 */
export type HoldCause =
  | (AccessChange & { readonly until: Date })
  | {
      readonly matter: 'iban';
      readonly hand: 'staff' | 'owner';
      readonly by: string;
      readonly at: Date;
      readonly until: Date;
    }
  | {
      readonly matter: 'tip';
      readonly hand: 'customer';
      readonly by: string;
      /** When the customer paid by card. */
      readonly at: Date;
      readonly until: Date;
    };

/** A tip from a wallet into which money came by card before. */
export interface CardTip {
  readonly customerId: string;
  /** Without what was collected of it for a fine. */
  readonly amount: Money;
  /** The last payment by card before the tip. */
  readonly paidAt: Date;
}

/** What is known of a booster when their payout is looked at. */
export interface BoosterMoney {
  readonly changes: readonly AccessChange[];
  readonly tips: readonly CardTip[];
  /** What is left in the wallet; what was asked for has left it. */
  readonly balance: Money;
}

export interface PayoutHold {
  /** The booster has not said yet, by the link of a mail, that they want it. */
  readonly unconfirmed: boolean;
  /** What changed, the last one first; what has settled is among it. */
  readonly causes: readonly HoldCause[];
  /** When the last cause has settled; null: nothing keeps it from being paid. */
  readonly payableAt: Date | null;
}

/** Whether the booster has to confirm it. Where the operator turned the time off, nothing has to settle or be confirmed. */
export const isUnconfirmed = (payout: Payout, settlesAfterHours: number): boolean =>
  settlesAfterHours > 0 && payout.ibanNew && payout.confirmedAt === null;

export const holdOf = (
  payout: Payout,
  { changes, tips, balance }: BoosterMoney,
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
  const tip = tipWaitedFor(tips, balance, (at) => settled({ at }) <= now);
  if (tip) {
    const cause = { matter: 'tip', hand: 'customer', by: tip.customerId, at: tip.paidAt } as const;
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
 * The tip that has to settle before a payout takes nothing along of those that have not. Their money stays behind: where the
 * wallet still covers them all, none is waited for.
 */
const tipWaitedFor = (
  tips: readonly CardTip[],
  balance: Money,
  isSettled: (at: Date) => boolean,
): CardTip | undefined => {
  const waiting = tips
    .filter(({ paidAt }) => !isSettled(paidAt))
    .toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  return waiting.findLast((_, at) => Money.sum(waiting.slice(at).map(({ amount }) => amount)).amount > balance.amount);
};

/** @throws DomainError wallet.payout_unconfirmed, wallet.payout_unsettled, wallet.payout_tip_unsettled */
export const assertPayable = ({ unconfirmed, causes, payableAt }: PayoutHold, now: Date): void => {
  if (payableAt && causes[0]) {
    const hours = Math.ceil((payableAt.getTime() - now.getTime()) / 3600_000);
    const { matter } = causes[0];
    if (matter === 'tip') throw new DomainError('wallet.payout_tip_unsettled', { hours });
    throw new DomainError('wallet.payout_unsettled', { matter, hours });
  }
  if (unconfirmed) throw new DomainError('wallet.payout_unconfirmed');
};

/** For so long staff who had a hand in a booster's wallet or access leave paying that booster to a colleague. */
export const handsApartForDays = accessHandDays;

/** What the payer did to the booster in that time. */
export interface OtherHand {
  readonly enteredIt: boolean;
  readonly gaveAccess: boolean;
  readonly movedMoney: boolean;
}

/**
 * Of staff, whoever pays has no other part in it: one person with two scopes can't fill a wallet and empty it. An admin may,
 * within the limit above which a second admin is needed.
 * @throws DomainError wallet.payout_own_hand
 */
export const assertHandsApart = ({ enteredIt, gaveAccess, movedMoney }: OtherHand): void => {
  if (enteredIt || gaveAccess || movedMoney) throw new DomainError('wallet.payout_own_hand');
};
