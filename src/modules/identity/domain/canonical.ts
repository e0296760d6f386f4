/**
 * The form in which usernames and e-mail addresses are compared. All spellings that people consider the same have the
 * same form. Compatibility forms are folded (NFKC). Case is folded by the root locale, whatever the machine's locale.
 * Turkish İ, I, ı and i are one letter (domain.md §6): upper case turns both ı and i into I, and İ without its dot is
 * I. Lower case comes before upper case because of ẞ, whose upper case differs from that of ß.
 */
export const canonical = (text: string): string =>
  text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().replaceAll(dotAbove, '').normalize('NFC');

const dotAbove = '\u0307';

/** The canonical form without accents, for searches and for the check against common passwords. */
export const plain = (text: string): string => canonical(text).normalize('NFD').replaceAll(/\p{M}/gu, '');
