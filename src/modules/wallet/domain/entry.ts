import type { Money } from '#kernel/money.ts';
import type { EntryKind } from '#kernel/vocabulary.ts';
import type { Account } from './account.ts';

/** The change of one account: positive if Basamak then owes more to the account's holder, negative if less. */
export interface Posting {
  readonly account: Account;
  readonly amount: Money;
}

/** One movement of money. Its postings sum to zero. Entries are never changed; a correction is another entry. */
export interface Entry {
  readonly kind: EntryKind;
  /** Idempotency key, unique for ever: the same movement is never posted twice. */
  readonly key: string;
  readonly postings: readonly Posting[];
  readonly order?: Pick<OrderReference, 'id'> & Partial<OrderReference>;
  readonly topUpId?: string;
  readonly payoutId?: string;
  /** The user who made the movement; null if the system did. */
  readonly actorId: string | null;
  readonly reason?: string;
}

/** An order as statements show it. */
export interface OrderReference {
  readonly id: string;
  readonly number: string;
}

/** Makes an entry whose postings must sum to zero. Postings of zero are left out. */
export const entry = (draft: Entry): Entry => {
  const postings = draft.postings.filter(({ amount }) => !amount.isZero);
  const sum = postings.reduce((total, { amount }) => total + amount.amount, 0);
  if (sum !== 0) throw new RangeError(`the postings of entry ${draft.key} sum to ${sum}, not to 0`);
  if (postings.length < 2) throw new RangeError(`entry ${draft.key} has fewer than two postings`);
  if (new Set(postings.map(({ account }) => account)).size !== postings.length)
    throw new RangeError(`entry ${draft.key} has two postings on the same account`);
  return { ...draft, postings };
};
