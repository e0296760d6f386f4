import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { FineClaimState } from '#kernel/vocabulary.ts';
import { isWallet, holderOf } from './account.ts';
import { fineCollection } from './entries.ts';
import type { Entry } from './entry.ts';

/** A fine above the booster's balance. The rest is collected from later earnings (decision 0081). */
export interface FineClaim {
  readonly id: string;
  readonly boosterId: string;
  /** The whole fine. */
  readonly amount: Money;
  /** What was collected so far: at once from the balance, then from earnings. */
  readonly settled: Money;
  /** What was waived and is never collected. */
  readonly waived: Money;
  readonly state: FineClaimState;
  /** Null if the booster's account was deleted. */
  readonly reason: string | null;
  readonly orderId: string | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  /** Null if the claim was waived because the account was deleted. */
  readonly waivedBy: string | null;
  readonly waivedAt: Date | null;
  readonly waiverReason: string | null;
}

/** A new fine claim, before anything is collected. */
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

/** The claim after this amount was collected for it. */
export const settledBy = (claim: FineClaim, taken: Money): FineClaim => {
  const open = openAmount(claim);
  if (taken.isNegative || open.isLessThan(taken))
    throw new RangeError(`${taken.amount} kuruş is not within the open ${open.amount} kuruş of fine ${claim.id}`);
  return { ...claim, settled: claim.settled.plus(taken), state: taken.equals(open) ? 'settled' : 'open' };
};

/** The waiver's reason for a deleted account. */
export const accountDeleted = 'Hesap silindi';

/**
 * Waives the open amount. `by` is null if the fine is waived because the account is deleted.
 * @throws wallet.claim_ended if nothing is open any more
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

/** The amount that one entry pays into a booster's wallet for work. */
interface Earning {
  readonly boosterId: string;
  readonly amount: Money;
  /** The entry's key. */
  readonly key: string;
}

/**
 * The earnings among these entries: settlements and tips, but not returned payouts or money that staff add by hand
 * (decision 0081).
 */
export const earningsIn = (entries: readonly Entry[]): readonly Earning[] =>
  entries
    .filter(({ kind }) => kind === 'settlement' || kind === 'tip')
    .flatMap(({ key, postings }) =>
      postings.flatMap(({ account, amount }) =>
        isWallet(account) && amount.isPositive ? [{ boosterId: holderOf(account), amount, key }] : [],
      ),
    );

interface Collection {
  readonly entries: readonly Entry[];
  /** The claims that changed, after the collection. */
  readonly claims: readonly FineClaim[];
}

/**
 * Collects from earnings: each booster's oldest claim first, and never more than was earned.
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
