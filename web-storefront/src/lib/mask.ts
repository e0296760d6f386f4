/** The product's mask tokens (specification §5): # digit, A letter, N letter or digit, X anything. */
const tokens: Readonly<Record<string, RegExp>> = { '#': /\d/, A: /\p{L}/u, N: /[\p{L}\d]/u, X: /./ };

/** What was typed in the mask's form; what fits nowhere is left out, and what the mask itself says comes with what follows it. */
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

/** `0 (532) 123 45 67`; a number that is written with its country's code stays as it is typed. */
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

/** An account number that begins with digits is a Turkish one. */
export function maskIban(typed: string): string {
  const iban = typed.trimStart().toLocaleUpperCase('en');
  return masked('AA## NNNN NNNN NNNN NNNN NNNN NN', /^\d/.test(iban) ? `TR${iban}` : iban);
}
