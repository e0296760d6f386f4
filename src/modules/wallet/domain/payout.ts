import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { PayoutState } from '#kernel/vocabulary.ts';

/** A payout to a booster's bank account. The amount left the wallet when it was requested. */
export interface Payout {
  readonly id: string;
  readonly boosterId: string;
  readonly amount: Money;
  /** Without spaces, upper case. */
  readonly iban: string;
  readonly state: PayoutState;
  readonly reason: string | null;
  /** The booster, or the staff member who entered the payout for them. */
  readonly requestedBy: string;
  readonly createdAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  /**
   * No earlier payout of this booster was paid to this bank account: the booster has to confirm the account by mail.
   */
  readonly ibanNew: boolean;
  readonly confirmedAt: Date | null;
}

export interface Decision {
  readonly outcome: 'paid' | 'refused';
  readonly reason?: string | undefined;
  readonly by: string;
  readonly at: Date;
}

/** @throws DomainError wallet.payout_already_decided, wallet.payout_confirmed */
export const confirmed = (payout: Payout, at: Date): Payout => {
  assertWaits(payout);
  if (!payout.ibanNew || payout.confirmedAt) throw new DomainError('wallet.payout_confirmed');
  return { ...payout, confirmedAt: at };
};

/** A request is decided once. A refusal needs a reason. */
export const decide = (payout: Payout, decision: Decision): Payout => {
  assertWaits(payout);
  if (decision.outcome === 'refused' && !decision.reason) throw new DomainError('request.reason_required');
  return {
    ...payout,
    state: decision.outcome,
    reason: decision.reason ?? payout.reason,
    decidedBy: decision.by,
    decidedAt: decision.at,
  };
};

const assertWaits = (payout: Payout): void => {
  if (payout.state !== 'requested') throw new DomainError('wallet.payout_already_decided');
};
