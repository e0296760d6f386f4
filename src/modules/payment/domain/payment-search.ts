import { bankReference } from '#kernel/bank-reference.ts';

/** A search text as the beginning of a number; null if the text can't be a number of that kind. */
export interface PaymentNumbers {
  /** The beginning of our number, which the provider knows, too. */
  readonly number: string | null;
  /** The beginning of the bank's reference, in its stored form. */
  readonly reference: string | null;
}

/**
 * Ignores spaces, dashes and capitals. A refund's reference begins with the number of its payment, and is searched as
 * that number.
 */
export const paymentNumbersOf = (search: string): PaymentNumbers => {
  const typed = search.toLowerCase().replaceAll(/[\s-]/g, '');
  const number = /^[0-9a-z]{1,64}$/.test(typed) ? typed.replace(/^([0-9a-f]{32})r\d+$/, '$1') : null;
  const reference = bankReference(search);
  return { number, reference: reference.length >= 3 ? reference : null };
};
