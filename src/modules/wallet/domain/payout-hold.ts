import { type AccessChange, accessHandDays } from '#kernel/access.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Payout } from './payout.ts';

/** Why a payout waits: who gets into the booster's account changed lately, or the bank account is new for them. */
export type HoldCause =
  | (AccessChange & { readonly until: Date })
  | {
      readonly matter: 'iban';
      readonly hand: 'staff' | 'owner';
      readonly by: string;
      readonly at: Date;
      readonly until: Date;
    };

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
  changes: readonly AccessChange[],
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
  causes.sort((one, other) => other.at.getTime() - one.at.getTime());
  const last = causes[0]?.until;
  return {
    unconfirmed: isUnconfirmed(payout, settlesAfterHours),
    causes,
    payableAt: last && last > now ? last : null,
  };
};

/** @throws DomainError wallet.payout_unconfirmed, wallet.payout_unsettled */
export const assertPayable = ({ unconfirmed, causes, payableAt }: PayoutHold, now: Date): void => {
  if (payableAt && causes[0]) {
    const hours = Math.ceil((payableAt.getTime() - now.getTime()) / 3600_000);
    throw new DomainError('wallet.payout_unsettled', { matter: causes[0].matter, hours });
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
