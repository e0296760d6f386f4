/** The letters and digits of a bank's reference number, in capitals. Accents are removed and full-width forms become plain. */
const lettersOf = (typed: string): string =>
  typed
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * A bank's reference number of a transfer, normalised: it is the same however people copy it. Spaces, dashes, case, dots on an
 * I, full-width forms and invisible characters do not count.
 */
export const bankReference = (typed: string): string => lettersOf(typed).replaceAll(/[^0-9A-Z]/g, '');

/**
 * Whether a text can be a reference number. Look-alike letters of other alphabets would give another number, and a
 * compatibility character may stand for several letters.
 */
export const isBankReference = (typed: string): boolean => /^[0-9A-Z]{3,64}$/.test(lettersOf(typed));
