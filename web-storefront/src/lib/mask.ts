import { Mask } from 'maska';

/** The product's mask tokens (specification §5): # digit, A letter, N letter or digit, X anything. */
const tokens = {
  '#': { pattern: /\d/ },
  A: { pattern: /\p{L}/u },
  N: { pattern: /[\p{L}\d]/u },
  X: { pattern: /./ },
};
const mobile = new Mask({ mask: '0 (###) ### ## ##', tokens });
const iban = new Mask({ mask: 'AA## NNNN NNNN NNNN NNNN NNNN NN', tokens });

/** `0 (532) 123 45 67`; a number that is written with its country's code stays as it is typed. */
export function maskPhone(typed: string): string {
  const text = typed.trimStart();
  if (text.startsWith('+') && !text.startsWith('+90')) return `+${text.replace(/\D/g, '').slice(0, 15)}`;
  const national = text
    .replace(/^\+90/, '')
    .replace(/\D/g, '')
    .replace(/^(90(?=5\d{9}$)|0)/, '');
  if (national) return mobile.masked(national);
  return text.startsWith('+') ? '+90' : text.slice(0, 1);
}

export const maskIban = (typed: string): string => iban.masked(typed.toLocaleUpperCase('en'));
