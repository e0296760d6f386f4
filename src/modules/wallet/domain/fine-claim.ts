import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { FineClaimState } from '#kernel/vocabulary.ts';
import { isWallet, holderOf } from './account.ts';
import { fineCollection } from './entries.ts';
import type { Entry } from './entry.ts';

/** A fine above the booster's balance: what is not taken yet is collected from later earnings (decision 0081). */
export interface FineClaim {
  readonly id: string;
  readonly boosterId: string;
  /** The whole fine. */
  readonly amount: Money;
  /** What was taken so far: at once from the balance, then from earnings. */
  readonly settled: Money;
  /** What will never be taken. */
  readonly waived: Money;
  readonly state: FineClaimState;
  /** Null where the booster's account was deleted. */
  readonly reason: string | null;
  readonly orderId: string | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  /** Null where the account's deletion waived it. */
  readonly waivedBy: string | null;
  readonly waivedAt: Date | null;
  readonly waiverReason: string | null;
}

/** What a fine is, before anything of it is taken. */
export const claimed = (
  of: Pick<FineClaim, 'id' | 'boosterId' | 'amount' | 'reason' | 'orderId' | 'createdBy' | 'createdAt'>,
): FineClaim => {
  if (!of.amount.isPositive) throw new DomainError('wallet.amount_not_positive');
  return {
    ...of,
    settled: Money.zero,
    waived: Money.zero,
    state: 'open',
    waivedBy: null,
    waivedAt: null,
    waiverReason: null,
  };
};

/** What is still to be collected. */
export const openAmount = ({ amount, settled, waived }: FineClaim): Money => amount.minus(settled).minus(waived);

/** The claim after this much was taken for it. */
export const settledBy = (claim: FineClaim, taken: Money): FineClaim => {
  const open = openAmount(claim);
  if (taken.isNegative || open.isLessThan(taken))
    throw new RangeError(`${taken.amount} is not within the ${open.amount} that fine ${claim.id} has open`);
  return { ...claim, settled: claim.settled.plus(taken), state: taken.equals(open) ? 'settled' : 'open' };
};

/** Why nothing is collected any more from somebody who left. */
export const accountDeleted = 'Hesap silindi';

/**
 * What is open is given up.
 * `by` is null where the account's deletion does it.
 * @throws wallet.claim_ended: nothing is open any more
 */
export const waived = (
  claim: FineClaim,
  { by, at, reason }: { readonly by: string | null; readonly at: Date; readonly reason: string },
): FineClaim => {
  if (claim.state !== 'open') throw new DomainError('wallet.claim_ended');
  return {
    ...claim,
    waived: claim.waived.plus(openAmount(claim)),
    state: 'waived',
    waivedBy: by,
    waivedAt: at,
    waiverReason: reason,
  };
};

/** What work brings into a booster's wallet by one entry. */
export interface Earning {
  readonly boosterId: string;
  readonly amount: Money;
  /** Of the entry. */
  readonly key: string;
}

/** Settlements and tips are earnings. A payout that comes back and what staff add by hand are none (decision 0081). */
export const earningsIn = (entries: readonly Entry[]): readonly Earning[] =>
  entries
    .filter(({ kind }) => kind === 'settlement' || kind === 'tip')
    .flatMap(({ key, postings }) =>
      postings.flatMap(({ account, amount }) =>
        isWallet(account) && amount.isPositive ? [{ boosterId: holderOf(account), amount, key }] : [],
      ),
    );

export interface Collection {
  readonly entries: readonly Entry[];
  /** The claims of which something was taken, as they stand then. */
  readonly claims: readonly FineClaim[];
}

/**
 * What earnings settle: of each booster the oldest claim first, and never more than was earned.
 * @param open open claims of the boosters who earned, the oldest first
 */
export const collect = (earnings: readonly Earning[], open: readonly FineClaim[]): Collection => {
  const claims = new Map<string, FineClaim>();
  const entries: Entry[] = [];
  for (const { boosterId, amount, key } of earnings) {
    let left = amount;
    for (const { id } of open.filter((claim) => claim.boosterId === boosterId)) {
      const claim = claims.get(id) ?? open.find((each) => each.id === id);
      if (!claim || claim.state !== 'open') continue;
      const taken = left.min(openAmount(claim));
      if (taken.isZero) break;
      entries.push(fineCollection({ claim, amount: taken, by: { earning: key } }));
      claims.set(id, settledBy(claim, taken));
      left = left.minus(taken);
    }
  }
  return { entries, claims: [...claims.values()] };
};
