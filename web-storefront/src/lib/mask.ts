/** The tokens of a mask (specification §5): # digit, A letter, N letter or digit, X any character. */
const tokens: Readonly<Record<string, RegExp>> = { '#': /\d/, A: /\p{L}/u, N: /[\p{L}\d]/u, X: /./ };

/**
 * Applies a mask to what was typed. Characters that do not fit are left out. The mask's own characters appear with the
 * next typed one.
 */
function masked(mask: string, typed: string): string {
  const given = Array.from(typed);
  let shown = '';
  let said = '';
  for (const part of mask) {
    const token = tokens[part];
    if (!token) {
      said += part;
      if (given[0] === part) given.shift();
      continue;
    }
    while (given[0] !== undefined && !token.test(given[0])) given.shift();
    const next = given.shift();
    if (next === undefined) return shown;
    shown += said + next;
    said = '';
  }
  return shown;
}

/** `0 (532) 123 45 67`. A number with another country's code is not masked. */
export function maskPhone(typed: string): string {
  const text = typed.trimStart();
  if (text.startsWith('+') && !text.startsWith('+90')) return `+${text.replace(/\D/g, '').slice(0, 15)}`;
  const national = text
    .replace(/^\+90/, '')
    .replace(/\D/g, '')
    .replace(/^(90(?=5\d{9}$)|0)/, '');
  if (national) return masked('0 (###) ### ## ##', national);
  return text.startsWith('+') ? '+90' : text.slice(0, 1).replace(/\D/, '');
}

/** An IBAN that begins with digits is taken as a Turkish one. */
export function maskIban(typed: string): string {
  const iban = typed.trimStart().toLocaleUpperCase('en');
  return masked('AA## NNNN NNNN NNNN NNNN NNNN NN', /^\d/.test(iban) ? `TR${iban}` : iban);
}
