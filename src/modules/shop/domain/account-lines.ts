import { DomainError } from '#kernel/refusal.ts';

/** One typed account: `user:password[:mail…]`. */
interface AccountLine {
  /** Line number, from 1. Error messages contain the number instead of the line, because the line is secret. */
  readonly number: number;
  readonly username: string;
  readonly password: string;
  readonly extra: string | null;
}

/**
 * What adding the line would do: add the account; or refuse the line because it can’t be parsed, because an earlier
 * line has the same account, or because the account is in stock or sold already.
 */
type LineVerdict = 'new' | 'unreadable' | 'repeated' | 'known';

export interface JudgedLine {
  readonly number: number;
  readonly verdict: LineVerdict;
}

/**
 * Reads the lines; empty ones are skipped.
 * @throws DomainError shop.lines_unreadable with the numbers of all lines that lack a username or password or contain a
 * line break; request.invalid if no line is left
 */
export const readLines = (lines: readonly string[]): readonly AccountLine[] => {
  const read = typedLines(lines);
  const unreadable = read.filter((line) => !isReadable(line));
  if (unreadable.length > 0) throw new DomainError('shop.lines_unreadable', { lines: listed(unreadable) });
  return read;
};

/** All lines, including unreadable ones. @throws DomainError request.invalid if no line is left */
export const typedLines = (lines: readonly string[]): readonly AccountLine[] => {
  const read = lines.flatMap((line, index) => (line.trim() === '' ? [] : [readLine(line.trim(), index + 1)]));
  if (read.length === 0) throw new DomainError('request.invalid');
  return read;
};

export const isReadable = ({ username, password }: AccountLine): boolean => username !== '' && password !== '';

const readLine = (line: string, number: number): AccountLine => {
  // a line with a line break inside is refused, because its password would run on into the next account
  const [username = '', password = '', ...rest] = /[\r\n]/.test(line) ? [] : line.split(':');
  const extra = rest.join(':').trim();
  return { number, username: username.trim(), password: password.trim(), extra: extra === '' ? null : extra };
};

/** Lines whose account is on an earlier line, too. */
export const repeatedIn = <L extends { readonly fingerprint: string }>(lines: readonly L[]): readonly L[] => {
  const seen = new Set<string>();
  return lines.filter(({ fingerprint }) => {
    const again = seen.has(fingerprint);
    seen.add(fingerprint);
    return again;
  });
};

/** `2, 5, 9` */
export const listed = (lines: readonly { readonly number: number }[]): string =>
  lines.map(({ number }) => number).join(', ');
