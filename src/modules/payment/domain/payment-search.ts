import { bankReference } from '#kernel/bank-reference.ts';

/** The beginnings of numbers that somebody may have read off a payment; null where it can be none of the kind. */
export interface PaymentNumbers {
  /** Of ours, which the provider knows, too. */
  readonly number: string | null;
  /** Of the bank's, as it is stored. */
  readonly reference: string | null;
}

/** Blanks, dashes and capitals are not part of a number. Our name for a refund begins with that of its payment. */
export const paymentNumbersOf = (search: string): PaymentNumbers => {
  const typed = search.toLowerCase().replaceAll(/[\s-]/g, '');
  const number = /^[0-9a-z]{1,64}$/.test(typed) ? typed.replace(/^([0-9a-f]{32})r\d+$/, '$1') : null;
  const reference = bankReference(search);
  return { number, reference: reference.length >= 3 ? reference : null };
};
