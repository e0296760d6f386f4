/** Letters and digits of a bank's number; of letters with a mark the letter, of wide ones the usual. */
const lettersOf = (typed: string): string =>
  typed
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * A bank's number of a transfer: however people copy it, it is the same one. Blanks, dashes, capitals, dots on an I, wide
 * forms and what nobody sees are not part of it.
 */
export const bankReference = (typed: string): string => lettersOf(typed).replaceAll(/[^0-9A-Z]/g, '');

/** Whether it can be one: letters of other alphabets that look like ours would make another of it, and a wide sign may be several letters. */
export const isBankReference = (typed: string): boolean => /^[0-9A-Z]{3,64}$/.test(lettersOf(typed));
