import { bankReference } from '#kernel/bank-reference.ts';

/** Beginnings of numbers in a search text; null where the text can't be a number of that kind. */
export interface PaymentNumbers {
  /** Of our number, which the provider knows, too. */
  readonly number: string | null;
  /** Of the bank's reference, in its stored form. */
  readonly reference: string | null;
}

/**
 * Ignores spaces, dashes and capitals. A refund's reference is searched as the number of its payment, with which it
 * begins.
 */
export const paymentNumbersOf = (search: string): PaymentNumbers => {
  const typed = search.toLowerCase().replaceAll(/[\s-]/g, '');
  const number = /^[0-9a-z]{1,64}$/.test(typed) ? typed.replace(/^([0-9a-f]{32})r\d+$/, '$1') : null;
  const reference = bankReference(search);
  return { number, reference: reference.length >= 3 ? reference : null };
};
