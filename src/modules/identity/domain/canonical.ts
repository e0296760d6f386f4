/**
 * The form in which usernames and e-mail addresses are compared: one value for every spelling that people take for the
 * same. Compatibility forms are folded, case is folded by the root locale, and Turkish İ, I, ı and i are one letter
 * (domain.md §6), whatever the locale of the machine: upper case joins ı with i, and without its dot İ is I. Lower case
 * comes before upper too, for ẞ, whose upper case is not that of ß.
 */
export const canonical = (text: string): string =>
  text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().replaceAll(dotAbove, '').normalize('NFC');

const dotAbove = '\u0307';

/** The canonical form without accents: what searches look in, and what common passwords are recognised by. */
export const plain = (text: string): string => canonical(text).normalize('NFD').replaceAll(/\p{M}/gu, '');
