/** Turkish IBANs have 26 characters; others 15 to 34. */
const TURKISH_LENGTH = 26;

export const compactIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/**
 * Checks length, form and check digits (ISO 13616: with its first four characters moved to the end, the number is 1
 * modulo 97).
 */
export function isIban(typed: string): boolean {
  const iban = compactIban(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  if (iban.startsWith('TR') && (iban.length !== TURKISH_LENGTH || !/^TR\d{24}$/.test(iban))) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}
